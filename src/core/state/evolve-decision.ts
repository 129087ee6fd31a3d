/** How events change the decision of a run, and the ledger that remembers every decision_id (S4 §3.1). Used by evolve.ts only. */
import type { Conversation, Decision, Run, Task } from './conversation.ts'
import type { EventOf } from './events.ts'
import { leased, moveRun, renewed, replaceTask } from './evolve-task.ts'

type Patch = Partial<Conversation>

export const evolveDecision = {
  answered: (s: Conversation, e: EventOf<'question_answered'>): Patch => ({
    questions: s.questions.filter((q) => q.id !== e.questionId),
    approval: approvalIn(s, e),
  }),
  proposed: (s: Conversation, e: EventOf<'decision_proposed'>): Patch => {
    const { decision_id } = e.envelope
    const decision: Decision = {
      id: decision_id,
      hash: e.hash,
      effect: e.effect,
      state: 'PROPOSED',
      timeoutMs: e.envelope.timeout_ms,
      seq: e.seq,
    }
    return replaceTask(s, e.taskId, (t) => ({ ...renewed(t), run: withDecision(t.run, decision) }), {
      ledger: noted(s, decision_id, { hash: e.hash, seq: e.seq }),
    })
  },
  issued: (s: Conversation, e: EventOf<'decision_issued'>): Patch =>
    replaceTask(s, e.taskId, (t) => ({
      ...renewed(t),
      run: withDecision(moveRun(t, 'decision_issued'), changed(t, { state: 'ISSUED', until: e.until, seq: e.seq })),
    })),
  refused: (s: Conversation, e: EventOf<'decision_refused'>): Patch =>
    replaceTask(s, e.taskId, (t) =>
      // Refused by the host after it was issued: the system failed; before that, the run just goes on.
      t.run?.state === 'WAITING_TOOL'
        ? { ...t, run: withDecision(moveRun(t, 'tool_failed')) }
        : leased({ ...t, run: withDecision(t.run) }, e.until),
    ),
  settled: (s: Conversation, e: EventOf<'decision_settled'>): Patch =>
    replaceTask(s, e.taskId, (t) => {
      const run = withDecision(moveRun(t, e.verdict.accepted ? 'accepted' : 'expectation_not_met'))
      return leased({ ...t, run }, e.until)
    }),
  uncertain: (s: Conversation, e: EventOf<'decision_uncertain'>): Patch =>
    replaceTask(s, e.taskId, (t) => ({
      ...t,
      run: withDecision(moveRun(t, 'timeout'), changed(t, { state: 'UNCERTAIN', until: e.until, seq: e.seq })),
    })),
  probed: (s: Conversation, e: EventOf<'decision_probed'>): Patch =>
    replaceTask(s, e.taskId, (t) => {
      if (t.doubt?.id === e.decision_id) return { ...t, doubt: undefined }
      const run =
        e.outcome === 'unknown'
          ? withDecision(moveRun(t, 'outcome_unknown'), changed(t, { until: undefined }))
          : withDecision(moveRun(t, 'resumed'))
      return leased({ ...t, run }, e.until)
    }),
}

const withDecision = (run: Run | undefined, decision?: Decision): Run => ({ state: run?.state ?? 'RUNNING', decision })

const changed = (t: Task, change: Partial<Decision>): Decision | undefined =>
  t.run?.decision && { ...t.run.decision, ...change }

function noted(
  { ledger, kept }: Conversation,
  id: string,
  settled: { hash: string; seq: number },
): Conversation['ledger'] {
  const last = ledger.at(-1)
  if (!last || Object.keys(last).length >= kept.page) return [...ledger, { [id]: settled }]
  return [...ledger.slice(0, -1), { ...last, [id]: settled }]
}

/** The approval of an act or a plan is kept until that is issued or carried out, which is next. */
function approvalIn(s: Conversation, e: EventOf<'question_answered'>): Conversation['approval'] {
  const q = s.questions.find((one) => one.id === e.questionId)
  if ((q?.kind === 'approval' || q?.kind === 'plan') && e.option === 'approve')
    return { question: q.id, about: q.about, hash: q.hash }
}
