/** At most once, and the state machines: I5-I8, I10-I13, I36, I44, I47. */

import { intake } from '../core/machines/intake.ts'
import { interrupt } from '../core/machines/interrupt.ts'
import type { Table } from '../core/machines/machine.ts'
import { run } from '../core/machines/run.ts'
import { talk } from '../core/machines/talk.ts'
import { task } from '../core/machines/task.ts'
import { turn } from '../core/machines/turn.ts'
import { workflow } from '../core/machines/workflow.ts'
import { type Conversation, decisionOf, isIssued } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { decisionOfProposal } from '../core/state/ids.ts'
import { faultOf } from '../core/state/references.ts'
import { verifierId } from '../core/state/team.ts'
import type { At, Invariant } from './check.ts'
import { forged } from './texts.ts'
import { planOf, type Trace } from './trace.ts'

export const workInvariants: readonly Invariant[] = [
  {
    id: 'I5',
    sentence:
      'A decision_id whose effect is not a read causes at most one tool start, over all restarts and repetitions.',
    seen: 'the simulated host counts the starts of each decision_id over all lives of the process',
    tests: ['test/torture.test.ts'],
    step: (_, { starts }) => {
      for (const [id, start] of starts) if (start.effect !== 'read' && start.count > 1) return `${id} started twice`
    },
  },
  {
    id: 'I44',
    sentence:
      'What would change is journaled and judged before it lands; what is not as expected lands nowhere; what landed is recorded.',
    seen: 'at each landing the disk is asked for the changes; a decision that was judged as not as expected has had no effect',
    tests: ['test/scenarios/decisions.test.ts'],
    on: {
      decision_settled: ({ trace, e, facts }) => {
        if (e.verdict.accepted && trace.decisions.get(e.decision_id)?.faulty)
          return `${e.decision_id} was not as expected, and landed`
        const start = facts.starts.get(e.decision_id)
        if (start === undefined || e.staged === undefined) return
        if (!e.verdict.accepted && e.landed?.length === 0 && start.applied)
          return `${e.decision_id} landed, and was settled as not landed`
        if (e.verdict.accepted && !start.applied) return `${e.decision_id} was settled as landed, and did not land`
      },
    },
  },
  {
    id: 'I47',
    sentence: 'One decision that is not a read is at work in a workspace at a time, over all conversations.',
    seen: 'at each start the simulated host looks at every conversation of the same workspace',
    tests: ['test/scenarios/decisions.test.ts'],
    step: (_, { overlaps }) => overlaps[0],
  },
  {
    id: 'I6',
    sentence:
      'No tool starts before its INTENT (decision_issued) is synced. An INTENT without a RESULT becomes UNCERTAIN, is shown, and is never run again by itself.',
    seen: 'at each start the disk is asked for the INTENT; an INTENT that is no longer open has an outcome in the journal',
    tests: ['test/torture.test.ts', 'test/scenarios/work.test.ts'],
    step: intentsHaveOutcomes,
  },
  {
    id: 'I7',
    sentence: 'The first result wins; later, different or late ones are recorded as ignored and change nothing.',
    seen: 'outcomes of each decision, dispatch and message are counted; a forged frame would show by its words',
    tests: ['test/scenarios/work.test.ts', 'test/scenarios/dispatch.test.ts'],
    on: {
      decision_settled: ({ trace, e }) => second(trace.decisions.get(e.decision_id)?.outcome, 'decision_settled'),
      decision_uncertain: ({ trace, e }) => second(trace.decisions.get(e.decision_id)?.outcome, 'decision_uncertain'),
      decision_refused: ({ trace, e }) => second(trace.decisions.get(e.decision_id)?.outcome, 'decision_refused'),
      task_execution_result: ({ trace, e }) =>
        e.dispatchId !== undefined && trace.dispatches.get(e.dispatchId)?.result !== undefined
          ? `${e.dispatchId} has a second result`
          : undefined,
      safety_checked: ({ trace, e }) => second(trace.verdicts.get(e.messageId), `a verdict on ${e.messageId}`),
      plan_proposed: ({ trace, e }) => answers(trace, e.plan.plan_id, e.workflowId),
      task_review_result: ({ trace, e }) => answers(trace, e.reason, e.taskId),
      plan_review_result: ({ trace, e }) => answers(trace, e.reason, planOf(e.workflowId)),
      member_said: ({ e }) => (e.text.includes(forged) ? 'a frame with an old token was taken' : undefined),
    },
  },
  {
    id: 'I8',
    sentence:
      'The same decision_id with other content is refused with E_CONFLICT and runs nothing; with the same content its outcome is told again, or it is taken up again where it had none.',
    seen: 'each decision_id is proposed once in the journal, however often and with whatever content agents repeat it, unless its dispatch ended before it ran',
    tests: ['test/scenarios/work.test.ts'],
    on: {
      decision_proposed: ({ trace, e, before }) => {
        const known = trace.decisions.get(e.envelope.decision_id)
        const isOpen = before.decisions.some(({ id }) => id === e.envelope.decision_id)
        const mayHaveRun = known?.issued !== undefined && known.effect !== 'read'
        if (known && (isOpen || mayHaveRun || known.outcome !== undefined || known.content !== e.content))
          return `${e.envelope.decision_id} was proposed twice`
      },
      outcome_ignored: ({ trace, e, before }) => {
        const id = decisionOfProposal(e.effect)
        const { outcome, probed } = trace.decisions.get(id) ?? {}
        if (e.cause.kind !== 'repeated_proposal' || outcome !== undefined || probed !== undefined) return
        if (!before.decisions.some((x) => x.id === id)) return `${id} was repeated, and nothing ever becomes of it`
      },
      decision_issued: ({ trace, e }) =>
        trace.decisions.get(e.decision_id)?.issued !== undefined ? `${e.decision_id} was issued twice` : undefined,
    },
  },
  {
    id: 'I10',
    sentence: 'Only listed transitions happen; what is over never moves again; what does not fit a state is refused.',
    seen: 'after each event every machine that moved has moved along an edge of its table',
    tests: ['test/machines.test.ts', 'test/model-check.test.ts'],
    every: movesAlongEdges,
  },
  {
    id: 'I11',
    sentence:
      'A run that waits for a tool has exactly one outstanding decision, and a time-out turns it into an error once.',
    seen: 'after each step the run states are held against their decisions',
    tests: ['test/scenarios/work.test.ts'],
    step: ({ state }) => {
      for (const t of state.tasks) {
        const waits = t.run?.state === 'WAITING_TOOL'
        const decision = decisionOf(state, t)
        const issued = decision !== undefined && isIssued(decision) && decision.state !== 'UNCERTAIN'
        if (waits !== issued) return `${t.id}: the run is ${t.run?.state}, its decision ${decision?.state}`
      }
    },
  },
  {
    id: 'I12',
    sentence: 'Under inputPolicy lock a running run refuses every message but a word for pause or stop.',
    seen: 'each message that is routed in a locked conversation is such a word',
    tests: ['test/scenarios/talk.test.ts'],
    on: {
      routing_decision_made: ({ before, e }) => {
        const control = e.decision.payload?.controlAction
        if (before.team.inputPolicy !== 'lock' || control === 'pause' || control === 'cancel') return
        return isRunning(before) ? `${e.messageId} got through the lock` : undefined
      },
    },
  },
  {
    id: 'I13',
    sentence:
      'A task is with one agent at a time; a dispatch is accepted or refused once; an ack after its time-out starts no work; a frame with another token is ignored.',
    seen: 'dispatches, acks and tokens are held against what the simulated agents really sent',
    tests: ['test/scenarios/dispatch.test.ts'],
    on: { task_dispatch_requested: dispatchedOnce, task_dispatch_ack: ackedInTime, task_dispatch_nack: refusedOnce },
  },
  {
    id: 'I36',
    sentence:
      'An event names only what is there: its own ids come from its position, and whatever else it names is open, a member, or earlier.',
    seen: 'each event is held against the state before it, by the same table that import and replay use',
    tests: ['src/core/state/references.test.ts'],
    every: ({ before, e }) => faultOf(before, e as JournalEvent),
  },
]

/** A plan and a review say which request they are for; only the last one counts. */
function answers(trace: Trace, said: string, id: string): string | undefined {
  const request = /^for (\d+)$/.exec(said)?.[1]
  const last = trace.requests.get(id)
  if (request !== undefined && Number(request) !== last)
    return `an answer to ${request} was taken for one to ${last} of ${id}`
}

const second = (first: string | undefined, what: string): string | undefined =>
  first === undefined ? undefined : `${what} after ${first}`

const isRunning = (s: Conversation): boolean =>
  s.tasks.some((t) => t.state === 'RUNNING' && (t.run?.state === 'RUNNING' || t.run?.state === 'WAITING_TOOL'))

function intentsHaveOutcomes(trace: Trace): string | undefined {
  for (const [id, decision] of trace.decisions) {
    if (decision.issued === undefined || decision.outcome !== undefined || decision.effect === 'read') continue
    const { decisions, seq } = trace.state
    const forked = trace.events.some((e) => e.type === 'conversation_forked' && e.seq <= seq)
    if (!forked && !decisions.some((x) => x.id === id)) return `${id} was issued, has no outcome, and is forgotten`
  }
}

function dispatchedOnce({ before, e }: At<'task_dispatch_requested'>): string | undefined {
  const t = before.tasks.find((x) => x.id === e.taskId)
  if (!t) return `${e.taskId} is dispatched and not there`
  if (t.dispatch) return `${e.taskId} is dispatched to ${e.agentId} and still with ${t.dispatch.agentId}`
}

function ackedInTime({ trace, e, before, facts }: At<'task_dispatch_ack'>): string | undefined {
  const dispatch = trace.dispatches.get(e.dispatchId)
  if (!dispatch) return `${e.dispatchId} is accepted and was never requested`
  if (dispatch.ended) return `${e.dispatchId} has a second answer`
  if (e.at > dispatch.until) return `${e.dispatchId} was accepted ${e.at - dispatch.until} ms after its time-out`
  if (dispatch.agentId === verifierId) return // ours, inside the process
  const human = before.team.members.find((m) => m.id === dispatch.agentId)?.type === 'human'
  if (!human && !facts.acked.has(`${trace.id} ${e.dispatchId}`)) return `${e.dispatchId}: its agent never accepted it`
}

function refusedOnce({ trace, e }: At<'task_dispatch_nack'>): string | undefined {
  if (trace.dispatches.get(e.dispatchId)?.ended) return `${e.dispatchId} has a second answer`
}

/** Where one edge leads to, from each state. */
function edgesOf(m: Table): ReadonlyMap<string, ReadonlySet<string>> {
  const leads = new Map<string, Set<string>>()
  for (const [from, , to] of m.edges) leads.set(from, (leads.get(from) ?? new Set()).add(to))
  return leads
}
const edges = {
  task: edgesOf(task),
  run: edgesOf(run),
  talk: edgesOf(talk),
  intake: edgesOf(intake),
  interrupt: edgesOf(interrupt),
  workflow: edgesOf(workflow),
  turn: edgesOf(turn),
}

/** What ends or lets go of everything at once. */
const startsOver: ReadonlySet<string> = new Set(['conversation_forked', 'conversation_imported', 'conversation_ended'])

function movesAlongEdges({ before, after, e }: At): string | undefined {
  const talked = strayed('talk', before.talk, after.talk)
  if (talked) return `the talk ${talked}`
  if (startsOver.has(e.type)) return
  return (
    eachStrayed(before.tasks, after.tasks, (old, t) => strayed('task', old.state, t.state)) ??
    eachStrayed(before.tasks, after.tasks, (old, t) => strayed('run', old.run?.state, t.run?.state)) ??
    eachStrayed(before.workflows, after.workflows, (old, w) => strayed('workflow', old.state, w.state)) ??
    eachStrayed(before.workflows, after.workflows, (old, w) => strayed('turn', old.turn, w.turn)) ??
    // A route is taken and acted on in one event: through the state of the route to the one behind it.
    eachStrayed(before.messages, after.messages, (old, m) => strayed('intake', old.state, m.state, 2)) ??
    interruptStrayed(before, after)
  )
}

/** With another goal a new machine begins, unless a person holds the work. */
function interruptStrayed(before: Conversation, after: Conversation): string | undefined {
  if (before.current !== after.current) return
  const strayedTo = strayed('interrupt', before.interrupt, after.interrupt)
  return strayedTo && `the interrupt ${strayedTo}`
}

function eachStrayed<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  look: (old: T, now: T) => string | undefined,
): string | undefined {
  for (const now of after) {
    const old = before.find((x) => x.id === now.id)
    const strayedTo = old && old !== now && look(old, now)
    if (strayedTo) return `${now.id} ${strayedTo}`
  }
}

/** What is wrong with a move, if it took more edges of its table than allowed. */
function strayed(machine: keyof typeof edges, from = '', to = '', most = 1): string | undefined {
  if (from === '' || to === '' || from === to) return
  let reached = new Set([from])
  for (let taken = 0; taken < most; taken++) {
    reached = new Set([...reached].flatMap((state) => [...(edges[machine].get(state) ?? [])]))
    if (reached.has(to)) return
  }
  return `went ${from} to ${to}`
}
