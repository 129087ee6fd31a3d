/**
 * What an event about something else means for its goal: the phase of its turn follows the tool calls of its runs (S3 §2.3), and
 * the account for its summary is kept. Used by evolve.ts only.
 *
 * F1. TOOL_CALL signals move a turn that is EXECUTING, and no other: a verification has its own result.
 * F2. A turn that RECOVERS from a tool goes on as soon as no run of its goal is in ERROR or BLOCKED any more. One that recovers from
 *     something else is moved by recovering.ts.
 */
import { list, Path } from '../contracts/bounds.ts'
import { AgentChecked } from '../contracts/goal.ts'
import type { EffectClass } from '../contracts/kinds.ts'
import { next, type SignalOf, step } from '../machines/machine.ts'
import { turn } from '../machines/turn.ts'
import { type Conversation, openDecision, type Task, type Workflow } from './conversation.ts'
import type { EventOf, EventType, JournalEvent } from './events.ts'
import { inWorkflow } from './evolve-workflow.ts'
import type { Account } from './goal-record.ts'
import { changedKept } from './limits.ts'

type Follower<T extends EventType> = (s: Conversation, e: EventOf<T>, before: Conversation) => Conversation

export function followGoal(before: Conversation, after: Conversation, e: JournalEvent): Conversation {
  const follow = followers[e.type] as Follower<EventType> | undefined
  return follow && after.workflows.length > 0 ? follow(after, e, before) : after
}

const followers: { readonly [T in EventType]?: Follower<T> } = {
  plan_proposed: (s, { seq, workflowId, plan: { verification } }) => {
    const { mode, required, commands } = verification
    const checks = mode === 'none' ? undefined : { mode, required, commands: commands.length }
    return changed(s, workflowId, (w) => ({ ...w, plan: seq, checks, verified: undefined }))
  },
  plan_requested: (s, e) => changed(s, e.workflowId, ({ asking: _, ...w }) => w),
  plan_patched: (s, e) => changed(s, e.workflowId, (w) => ({ ...w, verified: undefined })),
  question_opened: (s, e) => {
    const asked = e.kind === 'approval' ? openDecision(s, e.about) : undefined
    const plan = e.kind === 'plan' && e.hash !== undefined ? e.about : undefined
    const goal = (asked && ofTask(s, asked.taskId)?.workflow) ?? plan
    return changed(s, goal, (w) => account(w, ({ asked: before }) => ({ asked: before + 1 })))
  },
  decision_prepared: (s, e) =>
    e.prepared.repository === false
      ? changed(s, ofTask(s, e.taskId)?.workflow, (w) => account(w, () => ({ repository: false as const })))
      : s,
  decision_issued: (s, e) => {
    const needed = freely.has(e.approval) ? 0 : 1
    return onTool(s, ofTask(s, e.taskId), 'TOOL_CALL_REQUEST', (w) =>
      needed === 0 ? w : account(w, (a) => ({ needed: a.needed + needed })),
    )
  },
  decision_settled: (s, e, before) => {
    const effect = openDecision(before, e.decision_id)?.effect
    const wrote = effect !== 'read' && e.verdict.accepted
    const paths = e.landed ?? (wrote ? (e.evidence?.met ?? []) : [])
    const on = e.verdict.accepted ? 'TOOL_CALL_RESULT(ok=true)' : 'TOOL_CALL_RESULT(ok=false)'
    return onTool(s, ofTask(s, e.taskId), on, (w) =>
      paths.length > 0 ? account(w, (a) => withPaths(a, paths, effect)) : w,
    )
  },
  decision_refused: (s, e) =>
    e.problem.cause?.kind === 'denied'
      ? changed(s, ofTask(s, e.taskId)?.workflow, (w) => account(w, () => ({ denied: true })))
      : broken(s, e),
  decision_uncertain: broken,
  run_resumed: mended,
  decision_probed: mended,
  task_canceled: (s, e, before) => {
    const t = ofTask(before, e.taskId)
    const skipped = { outcome: 'skipped' as const, seq: e.seq, why: e.cause }
    return mended(t?.kind === 'verify' ? changed(s, t.workflow, (w) => ({ ...w, verified: skipped })) : s)
  },
  task_created: (s, e) => (e.kind === 'commit' ? changed(s, e.workflowId, (w) => ({ ...w, commit: true })) : s),
  task_lease_expired: mended,
  task_execution_result: (s, e, before) => {
    const { checked, left_out } = e.result?.slots_update ?? {}
    const told = AgentChecked.safeParse(checked)
    const goal = told.success ? ofTask(before, e.taskId)?.workflow : undefined
    const left = LeftOut.safeParse(left_out)
    const committed = left.success
      ? changed(s, ofCommit(before, e.taskId), (w) => account(w, () => ({ left: left.data })))
      : s
    return mended(
      goal === undefined
        ? committed
        : changed(committed, goal, (w) => account(w, (a) => ({ checked: worst(a.checked, told.data) }))),
    )
  },
  phase_transition: (s, e) =>
    e.machine === 'turn' && e.from === 'RECOVERING'
      ? changed(s, e.id, (w) => ({ ...w, recovery: w.recovery && { tried: w.recovery.tried } }))
      : s,
}

/** Only the task that commits says what stays out. */
const ofCommit = (s: Conversation, id: string): string | undefined => {
  const t = ofTask(s, id)
  return t?.kind === 'commit' ? t.workflow : undefined
}
const LeftOut = list(Path, 200)

/** What one task did not do is not made good by the checks of another. */
const worst = (before: AgentChecked | undefined, now: AgentChecked | undefined): AgentChecked | undefined =>
  before === 'not_done' && now !== 'failed' ? before : now

/** The host refused it after it was issued, or its result did not come. */
function broken(s: Conversation, e: { readonly taskId: string }): Conversation {
  const t = ofTask(s, e.taskId)
  return t?.run?.state === 'ERROR' ? onTool(s, t, 'TOOL_CALL_RESULT(ok=false)') : s
}

/** F2. */
function mended(s: Conversation): Conversation {
  if (!s.workflows.some((w) => isHeldByTool(s, w))) return s
  return {
    ...s,
    workflows: s.workflows.map((w) => (isHeldByTool(s, w) ? signalled(w, 'repairable') : w)),
  }
}

const isHeldByTool = (s: Conversation, w: Workflow): boolean =>
  w.turn === 'RECOVERING' &&
  w.recovery?.asks === undefined &&
  w.recovery?.undo === undefined &&
  !s.tasks.some((t) => t.workflow === w.id && (t.run?.state === 'ERROR' || t.run?.state === 'BLOCKED'))

/** What needs nobody's word. */
const freely: ReadonlySet<string> = new Set(['read', 'read_only_command'])

type Signal = SignalOf<typeof turn>
/** F1. */
function onTool(s: Conversation, t: Task | undefined, on: Signal, change = (w: Workflow): Workflow => w): Conversation {
  return changed(s, t?.workflow, (w) => change(w.turn === 'EXECUTING' ? signalled(w, on) : w))
}

function signalled(w: Workflow, on: Signal): Workflow {
  return w.turn && next(turn, w.turn, on).ok ? { ...w, turn: step(turn, w.turn, on) } : w
}

const ofTask = (s: Conversation, id: string): Task | undefined => s.tasks.find((t) => t.id === id)

function changed(s: Conversation, id: string | undefined, change: (w: Workflow) => Workflow): Conversation {
  return id === undefined ? s : { ...s, ...inWorkflow(s, id, change) }
}

const empty: Account = { changed: [], more: 0, needed: 0, asked: 0 }
const account = (w: Workflow, change: (a: Account) => Partial<Account>): Workflow => {
  const now = w.account ?? empty
  return { ...w, account: { ...now, ...change(now) } }
}

function withPaths(a: Account, paths: readonly string[], effect: EffectClass | undefined): Partial<Account> {
  const all = [...new Set([...a.changed, ...paths.filter((path) => !path.startsWith('.git/'))])]
  return {
    ...(effect === 'execute' && gitIn(paths)),
    changed: all.slice(0, changedKept),
    more: a.more + Math.max(0, all.length - changedKept),
  }
}

const heads = '.git/refs/heads/'
/** A branch that is made, and a commit, each write a file of git that tells. Only a command does: an undo takes such files back. */
function gitIn(paths: readonly string[]): Pick<Account, 'branch' | 'committed'> {
  const branch = paths.find((path) => path.startsWith(heads))?.slice(heads.length)
  return {
    ...(branch !== undefined && { branch }),
    ...(paths.includes('.git/COMMIT_EDITMSG') && { committed: true as const }),
  }
}
