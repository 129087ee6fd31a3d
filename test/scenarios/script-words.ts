/** Words of a scenario's lines as the core's own data: teams, what understanding found, plans. */

import type { PlannedCall } from '../../src/core/contracts/acting.ts'
import type { DecisionEnvelope } from '../../src/core/contracts/execution.ts'
import type { Plan } from '../../src/core/contracts/plan.ts'
import type { TaskResult } from '../../src/core/contracts/tasks.ts'
import { react } from '../../src/core/journey.ts'
import type { Command, CommandOf } from '../../src/core/state/commands.ts'
import type { Conversation, Task } from '../../src/core/state/conversation.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { Team } from '../../src/core/state/team.ts'
import { foldGoals, savedGoals } from '../../src/core/state/workflow-state.ts'
import { canonicalHash } from '../../src/edge/canonical-hash.ts'
import type { Understood } from '../../src/ports.ts'
import { goesOn } from '../../src/understanding/scripted.ts'

export function teamOf(rest: string): Team {
  const words = rest.split(' ')
  const rules = words.flatMap((w) => (w.startsWith('approve=') ? [approverRule(w.slice('approve='.length))] : []))
  const settings = words.filter((w) => w.includes('=') && !w.startsWith('approve='))
  const policy = { ...Object.fromEntries(settings.map((w) => setting(w))), ...(rules.length > 0 && { approve: rules }) }
  const members = words.filter((w) => w.includes(':')).map((w, order) => memberOf(w.split(':'), order))
  return Team.parse({ team: 't', ...policy, members })
}

/** `write,delete@ben` or `write@ann,ben!requester` */
function approverRule(rule: string): object {
  const [effects = '', by = ''] = rule.replace('!requester', '').split('@')
  const notBy = rule.includes('!requester') ? 'requester' : undefined
  return { effect: effects.split(','), by: by.split(','), notBy }
}

function memberOf([id = '', type = '', ...rest]: string[], order: number): object {
  const role = rest.find((r) => r === 'planner' || r === 'reviewer' || r === 'executor')
  const intents = rest.find((r) => r.includes('.'))?.split(',')
  const insertable = rest.includes('insertable') || undefined
  const repeatable = type === 'ai' ? !rest.includes('once') : undefined
  const harmful = rest.includes('harmful') ? intents : undefined
  return {
    id,
    type,
    name: id,
    order,
    role,
    class: rest.find((r) => r === 'focus' || r === 'high'),
    intents,
    insertable,
    repeatable,
    harmful,
  }
}

export function understood(text: string, [relation = '', confidence = '', intents = '']: string[]): Understood {
  const base = goesOn(text)
  const type = relation as Understood['analysis']['taskRelation']['type']
  const taskRelation = { type, confidence: Number(confidence), reasoning: 'scripted' }
  const action = type === 'control_instruction' ? (intents as 'cancel') : base.analysis.normalizedIntent.action
  const names = type === 'control_instruction' ? [] : intents.split(',').filter(Boolean)
  // An intent may bring slots: cs.parking(place=north)
  const frames = names.map((name, i) => ({
    frame_id: `f${i}`,
    intent: name.replace('+', '').split('(')[0] ?? '',
    agent: null,
    start: 0,
    end: text.length,
    confidence: Number(confidence),
    slots: [...name.matchAll(/(\w+)=(\w+)/g)].map(([, slot = '', value = '']) => ({ slot, value })),
    missing_slots: [],
    reasons: [],
  }))
  const added = frames.filter((_, i) => names[i]?.startsWith('+'))
  const ops = added.map(({ frame_id }) => ({ op: 'add' as const, frame_id, reason: 'scripted' }))
  const normalizedIntent = { ...base.analysis.normalizedIntent, action }
  return { analysis: { ...base.analysis, normalizedIntent, taskRelation }, frames, ops }
}

function setting(word: string): [string, unknown] {
  const [key = '', value = ''] = word.split('=')
  return [key, /^[\d[]/.test(value) ? JSON.parse(value) : value]
}

/** A plan of so many writes, of x1, x2 and so on, one a step. */
export function writesPlanned(count: number): { plan: Plan; hash: string; calls: PlannedCall[] } {
  const numbers = Array.from({ length: count }, (_, i) => i + 1)
  const call = (n: number) => ({ action: 'write_file', params: { path: `x${n}`, content: '' } })
  const steps = numbers.map((n) => ({
    step_id: `s${n}`,
    title: `write x${n}`,
    intent: 'write',
    tool_calls: [call(n)],
    expected_artifacts: [],
    status: 'pending' as const,
  }))
  const calls = numbers.map((n) => ({
    step_id: `s${n}`,
    reach: { effect: 'write' as const, paths: [`x${n}`] },
    risk: 'medium' as const,
    content: canonicalHash(call(n)),
  }))
  const verification = { mode: 'none' as const, commands: [], required: false, stop_on_fail: false }
  const about = { plan_id: 'p', goal: 'g', constraints: [], risk_level: 'medium' as const, created_at: 0 }
  return { plan: { ...about, steps, verification }, hash: 'p', calls }
}

/** Two steps, one after the other: they only read, they write, or the second waits for one that is not there. */
export function planThat(how: string): { plan: Plan; hash: string; calls?: PlannedCall[] } {
  const call = { action: how === 'dangerous' ? 'write_file' : 'read_file', params: {} }
  const step = { title: 's', intent: 'i', tool_calls: [call], expected_artifacts: [], status: 'pending' as const }
  const steps = [
    { ...step, step_id: 's1' },
    { ...step, step_id: 's2', depends_on: [how === 'broken' ? 's9' : 's1'] },
  ]
  const verification = { mode: 'none' as const, commands: [], required: false, stop_on_fail: false }
  const about = { plan_id: 'p', goal: 'g', constraints: [], risk_level: 'low' as const, created_at: 0 }
  return { plan: { ...about, steps, verification }, hash: 'p' }
}

export const decisionId = (n: string): string => `00000000-0000-4000-8000-${n.padStart(12, '0')}`

/** The envelope of an agent that sees no way on. */
export const givesUp = (message: string): DecisionEnvelope => ({
  decision_id: decisionId('99'),
  type: 'ERROR',
  params: { message },
})
export const actions = {
  read: 'read_file',
  write: 'write_file',
  delete: 'delete_file',
  execute: 'run_terminal_cmd',
  magic: 'no_such_action',
} as const

export type StaffAnswer = Partial<TaskResult> & Pick<Extract<CommandOf<'result'>, { success: true }>, 'planned'>
/** Whoever plans or reviews takes the task and answers; what breaks lacks something that no other try brings. */
export function staffFrames(t: Task | undefined, answer: StaffAnswer | 'breaks'): Command[] {
  const fence = { dispatchId: t?.dispatch?.id ?? 'd0', token: t?.dispatch?.token ?? 0 }
  if (answer === 'breaks') return [{ type: 'nack', cause: { kind: 'no_resource', missing: 'a model' }, ...fence }]
  const { planned, ...said } = answer
  const plain = { task_id: t?.id ?? '', status: 'completed' as const, slots_update: {}, missing_slots: [] }
  const result = { ...plain, user_response: '', ...said }
  return [
    { type: 'ack', ...fence },
    { type: 'started', ...fence },
    { type: 'result', ...fence, success: true, planned, result },
  ]
}

type Events = readonly JournalEvent[]
/** The last goal's saved form: status, reason, options. */
export function savedAs(events: Events): string[] {
  const saved = savedGoals(foldGoals('c1', events)).at(-1)
  return [saved?.workflowStatus ?? '', saved?.replanReason ?? '', saved?.decisionOptions.join(', ') ?? '']
}
export const lastSeq = (events: Events, what: string): number | undefined =>
  events.findLast((e) => e.type === what || (e.type === 'phase_transition' && e.on === what))?.seq
export const snapshotOf = (events: Events): number =>
  Number(savedGoals(foldGoals('c1', events)).at(-1)?.latestExecutionSnapshotId.replace('c1:', ''))

export const mib = (n: string): string => 'x'.repeat(Number(n) * 1_048_576)

export const problem = { code: 'E_POLICY_DENIED' as const, message: 'out of scope' }

/** What one commit told of the talk's status, and of whom it waits for. */
export const talkToldIn = (events: readonly JournalEvent[]): (string | undefined)[][] =>
  events.flatMap((e) => (e.type === 'talk_changed' ? [[e.status, e.waitingFor]] : []))

export const repeatedIn = (events: readonly JournalEvent[]): string[] =>
  events.flatMap((e) => (e.type === 'question_repeated' ? [e.text] : []))

/** What one commit has the agent of a run told. */
export const toldTo = (who: string, s: Conversation, events: readonly JournalEvent[]): string[] =>
  events.flatMap((e) => react('c', s, e)).flatMap((x) => ('agentId' in x && x.agentId === who ? [x.kind] : []))

/** How many decisions a person was asked about, and how many were covered by a grant or by what always may run. */
export function askedAndSaved(events: readonly JournalEvent[]): [number, number] {
  const asked = events.filter((e) => e.type === 'question_opened' && e.kind === 'approval')
  const saved = events.filter((e) => e.type === 'decision_issued' && /^g\d|^quick/.test(e.approval))
  return [asked.length, saved.length]
}
