/**
 * How events change decisions, the runs they belong to, the grants, and the ledger that remembers every decision_id (S4 §3.1).
 * Used by evolve.ts only.
 *
 * L1. One decision of a run is looked at at a time: when it leaves, the first that waits takes its place.
 * L2. With its dispatch ends what was not issued yet; what was issued stays until it is known what became of it.
 * L3. What ended so, and a read, may be proposed again under its id by whoever has the task next.
 */
import type { Prepared } from '../contracts/acting.ts'
import type { SignalOf } from '../machines/machine.ts'
import type { run } from '../machines/run.ts'
import {
  type Conversation,
  type Decision,
  decisionOf,
  isGoing,
  isIssued,
  openDecision,
  runOf,
  type Task,
} from './conversation.ts'
import type { EventOf } from './events.ts'
import { leased, moveRun, replaceTask } from './evolve-task.ts'
import { type DispatchId, decisionOfProposal } from './ids.ts'
import { type Ledger, noted, remembered } from './ledger.ts'

type Patch = Partial<Conversation>
type OfDecision = { readonly decision_id: string; readonly seq: number; readonly at: number }

export const evolveDecision = {
  resumed: (s: Conversation, e: EventOf<'run_resumed'>): Patch => {
    const { tasks } = replaceTask(s, e.taskId, (t) => leased({ ...t, run: moveRun(t, 'resumed') }, e.until))
    return withNext({ tasks, decisions: s.decisions }, s.tasks.find((t) => t.id === e.taskId)?.dispatch?.id, e)
  },
  answered: (s: Conversation, e: EventOf<'question_answered'>): Patch => {
    const q = s.questions.find((one) => one.id === e.questionId)
    const questions = s.questions.filter((one) => one.id !== e.questionId)
    const approved = q?.kind === 'approval' && !e.option.startsWith('deny')
    if (q?.kind === 'plan' && e.option === 'approve')
      return { questions, approval: { question: q.id, about: q.about, hash: q.hash } }
    if (!approved) return { questions }
    return { questions, ...changed(s, { decision_id: q.about ?? '' }, { state: 'COVERED', approval: q.id }) }
  },
  proposed: (s: Conversation, e: EventOf<'decision_proposed'>): Patch => {
    const { envelope, taskId, hash, content, effect, okExit, prepareMs, commit } = e
    const { decision_id: id, timeout_ms: timeoutMs = 0 } = envelope
    const dispatchId = s.tasks.find((t) => t.id === taskId)?.dispatch?.id ?? ''
    const about = { id, taskId, dispatchId, hash, content, effect, okExit, timeoutMs, prepareMs, seq: e.seq }
    const named = commit === undefined ? {} : { commit: true as const }
    const proposed: Decision = { ...about, ...named, state: 'WAITING', attempt: 1 }
    const { tasks, decisions } = s
    return {
      ...withNext({ tasks, decisions: [...decisions, proposed] }, dispatchId, e),
      ...noted(s, { id, hash, seq: e.seq }),
    }
  },
  prepared: (s: Conversation, e: EventOf<'decision_prepared'>): Patch => {
    const following = e.following && { ...lookOf(e.following.prepared), hash: e.following.hash }
    const shown = { ...lookOf(e.prepared), seq: e.seq, hash: e.hash, ...(following && { following }) }
    const state = e.approval === undefined ? 'ASKED' : 'COVERED'
    return changed(s, e, { state, shown, approval: e.approval, until: undefined, seq: e.seq })
  },
  reopened: (s: Conversation, e: EventOf<'decision_reopened'>): Patch =>
    changed(s, e, { state: 'ASKED', approval: undefined, seq: e.seq }),
  issued: (s: Conversation, e: EventOf<'decision_issued'>): Patch =>
    inRun(s, e, 'decision_issued', { state: 'ISSUED', until: e.until, seq: e.seq }),
  stale: (s: Conversation, e: EventOf<'decision_stale'>): Patch => {
    const known = openDecision(s, e.decision_id)
    const until = e.at + (known?.prepareMs ?? 0)
    return inRun(s, e, 'stale', { state: 'PROPOSED', approval: undefined, shown: undefined, until, seq: e.seq })
  },
  retryScheduled: (s: Conversation, e: EventOf<'decision_retry_scheduled'>): Patch =>
    changed(s, e, { state: 'RESTING', attempt: e.attempt, until: e.notBefore, seq: e.seq }),
  attempted: (s: Conversation, e: EventOf<'decision_attempted'>): Patch =>
    changed(s, e, { state: 'ISSUED', attempt: e.attempt, until: e.until, seq: e.seq }),
  staged: (s: Conversation, e: EventOf<'changes_staged'>): Patch =>
    changed(s, e, { state: 'LANDING', staged: e.seq, until: e.until, seq: e.seq }),
  refused: (s: Conversation, e: EventOf<'decision_refused'>): Patch => {
    const known = openDecision(s, e.decision_id)
    // Refused by the host after it was issued: the system failed. Before that, or when it has no run any more, nothing did.
    if (!known || !isIssued(known)) return over(s, e, undefined)
    return over(s, e, known.effect === 'read' && e.problem.code !== 'E_TOOL_TIMEOUT' ? went(s) : 'tool_failed')
  },
  settled: (s: Conversation, e: EventOf<'decision_settled'>): Patch =>
    over(s, e, e.verdict.accepted ? went(s) : 'expectation_not_met'),
  uncertain: (s: Conversation, e: EventOf<'decision_uncertain'>): Patch =>
    inRun(s, e, 'timeout', { state: 'UNCERTAIN', until: e.until, seq: e.seq }),
  probed: (s: Conversation, e: EventOf<'decision_probed'>): Patch => {
    const known = openDecision(s, e.decision_id)
    // Nobody can tell, and its run waits for it: a person is asked.
    if (e.outcome === 'unknown' && known && runOf(s, known))
      return inRun(s, e, 'outcome_unknown', { until: undefined, seq: e.seq })
    return over(s, e, 'resumed')
  },
  ignored: (s: Conversation, e: EventOf<'outcome_ignored'>): Patch => {
    if (e.why !== 'repeated_proposal' || e.dispatchId === undefined) return {}
    return remembered(s, decisionOfProposal(e.effect), { tells: e.dispatchId })
  },
}

const lookOf = ({ reach, risk, confined }: Prepared): Pick<Prepared, 'reach' | 'risk' | 'confined'> => ({
  reach,
  risk,
  confined,
})

/** A pause that waited for the tool holds the run with its result. */
const went = (s: Conversation): 'paused' | 'accepted' => (s.interrupt === 'PAUSING' ? 'paused' : 'accepted')

/** What is left of the decisions of a dispatch that is over (L2), and what is known of those that are not (L3). */
export function decisionsAfter(s: Conversation, dispatchId: DispatchId | undefined): Patch {
  const gone = s.decisions.filter((x) => x.dispatchId === dispatchId && !outlives(x))
  if (gone.length === 0) return {}
  let ledger: Ledger = s
  for (const x of gone) ledger = remembered(ledger, x.id, mayHaveRun(x) ? { ended: x.seq } : { dropped: true })
  return { decisions: s.decisions.filter((x) => !gone.includes(x)), recent: ledger.recent, ledger: ledger.ledger }
}

const mayHaveRun = (x: Decision): boolean => isIssued(x) && x.effect !== 'read'

/** A read is just done again; and what a probe could not tell nobody finds out any more: a person is asked about its task. */
const outlives = (x: Decision): boolean => mayHaveRun(x) && x.until !== undefined

/** Whoever approved it did so under another team: only what needed nobody's word stays covered. */
export const reopenedAll = (s: Conversation): Pick<Conversation, 'decisions' | 'grants'> => ({
  grants: [],
  decisions: s.decisions.map((x) =>
    x.state === 'COVERED' && !freely.has(x.approval ?? '') ? { ...x, state: 'ASKED', approval: undefined } : x,
  ),
})
const freely: ReadonlySet<string> = new Set(['read', 'read_only_command'])

/** L1. After a run is let go on, too. */
function withNext({ tasks, decisions }: Work, dispatchId: DispatchId | undefined, e: Stamp): Work {
  const t = dispatchId === undefined ? undefined : tasks.find((x) => x.dispatch?.id === dispatchId)
  if (!t) return { tasks, decisions }
  const after = takesOne(t) && !decisionOf({ decisions }, t) ? promoted(decisions, t, e) : decisions
  return { decisions: after, tasks: tasks.map((x) => (x === t ? held(x, after) : x)) }
}
type Work = Pick<Conversation, 'tasks' | 'decisions'>
type Stamp = { readonly seq: number; readonly at: number }
/** What is proposed while the work is held is looked at when it goes on. */
const takesOne = isGoing

/** A lease runs only while the agent is expected to speak: not while it waits for an answer to what it proposed. */
const held = (t: Task, decisions: readonly Decision[]): Task =>
  decisions.some((x) => x.dispatchId === t.dispatch?.id) && t.dispatch
    ? { ...t, dispatch: { ...t.dispatch, until: undefined } }
    : t

function promoted(decisions: readonly Decision[], t: Task, e: { seq: number; at: number }): readonly Decision[] {
  const first = decisions.find((x) => x.dispatchId === t.dispatch?.id)
  if (!first) return decisions
  return decisions.map((x) =>
    x === first ? { ...x, state: 'PROPOSED', seq: e.seq, until: e.at + first.prepareMs } : x,
  )
}

const changed = (s: Conversation, e: { readonly decision_id: string }, change: Partial<Decision>) => ({
  decisions: s.decisions.map((x) => (x.id === e.decision_id ? { ...x, ...change } : x)),
})

/** Its run moves with it, unless it has outlived it. */
function inRun(s: Conversation, e: OfDecision, on: SignalOf<typeof run>, change: Partial<Decision>): Patch {
  const { decisions } = changed(s, e, change)
  const known = openDecision(s, e.decision_id)
  const t = known && runOf(s, known)
  if (!t) return { decisions }
  return replaceTask(s, t.id, (x) => held({ ...x, run: moveRun(x, on) }, decisions), { decisions })
}

/** It leaves the state. Its run goes on along its table, and takes up the next one. */
function over(
  s: Conversation,
  e: OfDecision & { readonly until: number },
  on: SignalOf<typeof run> | undefined,
): Patch {
  const known = openDecision(s, e.decision_id)
  const decisions = s.decisions.filter((x) => x.id !== e.decision_id)
  const ledger = remembered(s, e.decision_id, { ended: e.seq })
  const t = known && runOf(s, known)
  if (!t) return { decisions, ...ledger }
  const tasks = s.tasks.map((x) => (x.id === t.id ? leased(on ? { ...x, run: moveRun(x, on) } : x, e.until) : x))
  return { ...withNext({ decisions, tasks }, t.dispatch?.id, e), ...ledger }
}
