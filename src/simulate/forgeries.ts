/** What somebody might change in an exported conversation so that it tells of something else. Each one must be refused (import). */
import { isRatedAsChange } from '../core/state/actions.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields that are changed, where the event has them. */
export const forgeries: Readonly<Record<string, (e: Fields) => Fields | undefined>> = {
  'a person under an executor’s name': (e) => (e.loopId === 'user' ? { loopId: 'executor' } : undefined),
  'an executor under a person’s name': (e) => (e.loopId === 'executor' ? { loopId: 'user' } : undefined),
  'the program under a name it has not': (e) =>
    e.loopId === 'system' || e.loopId === 'orchestrator' ? { role: 'root' } : undefined,
  'a lease without an end': (e) => (e.until === undefined ? undefined : { until: 9e15 }),
  'a gate that may be silent for ever': (e) => (e.gateUntil === undefined ? undefined : { gateUntil: 9e15 }),
  'words that were not checked': (e) =>
    e.type === 'member_said' && e.messageId !== undefined ? { text: `${e.text} and more` } : undefined,
  'a dispatch to another': (e) => (e.type === 'task_dispatch_requested' ? { agentId: 'mallory' } : undefined),
  'an id of another position': (e) =>
    e.type === 'task_created' ? { taskId: 't1' } : e.type === 'question_opened' ? { questionId: 'q1' } : undefined,
  'a cause that belongs to something else': (e) =>
    e.cause === undefined ? undefined : { cause: { kind: e.type === 'outcome_ignored' ? 'emergency' : 'late_ack' } },
  'a reason that is not its cause': (e) =>
    e.type === 'task_dispatch_nack' ? { reason: e.reason === 'replaced' ? 'refused' : 'replaced' } : undefined,
  'an approval of a plan by nobody': (e) =>
    e.type === 'plan_approved' && e.by !== undefined
      ? { by: undefined, loopId: 'orchestrator', role: 'reviewer' }
      : undefined,
  'an approval of another plan': (e) => (e.type === 'plan_approved' ? { hash: 'another' } : undefined),
  'a plan that is said to do other than it does': (e) =>
    e.type === 'plan_proposed' ? { harmless: !e.harmless } : undefined,
  'an option that was not offered': (e) => (e.type === 'question_answered' ? { option: 'everything' } : undefined),
  'an approval that was not given': (e) => (e.type === 'decision_issued' ? { approval: 'q1' } : undefined),
  'an approval of what was not shown': (e) =>
    e.type === 'question_opened' && e.hash !== undefined ? { hash: 'another' } : undefined,
  'a question about what does not wait': (e) =>
    e.type === 'question_opened' && questionsOfWork.has(e.kind) ? { about: 'x1' } : undefined,
  'a grant in a question that nobody answered': (e) => (e.type === 'grant_given' ? { questionId: 'q1' } : undefined),
  'a grant for another path': (e) => (e.type === 'grant_given' ? { grant: elsewhere(e.grant) } : undefined),
  'a grant for longer': (e) =>
    e.type === 'grant_given' ? { grant: { ...(e.grant as object), until: Number(e.at) + 9e9 } } : undefined,
  'grants that no step of the plan names': (e) =>
    e.type === 'plan_approved' && Array.isArray(e.grants) && e.grants.length > 0
      ? { grants: e.grants.map(elsewhere) }
      : undefined,
  'a memory without end': (e) =>
    e.type === 'conversation_started' ? { kept: { ...(e.kept as object), dispatches: 9e15 } } : undefined,
  'a change that is said to be a read': (e) =>
    e.type === 'decision_proposed' && isRatedAsChange((e.envelope as { action?: string }).action ?? '')
      ? { effect: 'read' }
      : undefined,
  'attempts that never were': (e) =>
    e.type === 'decision_attempted' || e.type === 'decision_retry_scheduled' ? { attempt: -9 } : undefined,
  'a pause of another’s work': (e) => (e.type === 'pause_awaited' ? { agentId: 'mallory' } : undefined),
  'failures that never were': (e) => (e.type === 'task_retry_scheduled' ? { failures: -9 } : undefined),
  'a time that lies ahead': (e) => ({ at: Number(e.at) + 3e14 }),
}

const questionsOfWork: ReadonlySet<unknown> = new Set(['approval', 'plan', 'details', 'blocked', 'review', 'uncertain'])
const elsewhere = (grant: unknown): object => ({ ...(grant as object), path: 'etc/elsewhere', host: 'elsewhere' })
