/** How events change what a goal knows beside its plan: what is asked, seen, verified and tried. Used by evolve.ts only. */
import { OwnMode } from '../contracts/goal.ts'
import type { Conversation, Workflow } from './conversation.ts'
import type { EventOf } from './events.ts'
import { constrained, inWorkflow } from './evolve-workflow.ts'

type Patch = Partial<Conversation>

export const evolveGoal = {
  goal_constrained: constrained,
  /** Whoever asks does not plan any more: it is asked again with the answer. */
  goal_asked: (s: Conversation, e: EventOf<'goal_asked'>): Patch =>
    inWorkflow(s, e.workflowId, ({ planning: _, ...w }) => ({
      ...w,
      asking: { text: e.questions.join('\n'), cause: e.cause },
    })),
  goal_clarified: (s: Conversation, e: EventOf<'goal_clarified'>): Patch =>
    inWorkflow(s, e.workflowId, ({ asking: _, ...w }) => ({ ...w, clarified: (w.clarified ?? 0) + 1 })),
  context_requested: (s: Conversation, e: EventOf<'context_requested'>): Patch =>
    inWorkflow(s, e.workflowId, (w) => ({ ...w, context: { seq: e.seq, until: e.until } })),
  context_built: (s: Conversation, e: EventOf<'context_built'>): Patch =>
    inWorkflow(s, e.workflowId, (w) => ({ ...w, context: { seq: e.seq, own: ownModes(e) } })),
  goal_extended: (s: Conversation, e: EventOf<'goal_extended'>): Patch =>
    inWorkflow(s, e.workflowId, (w) => ({ ...w, until: e.until })),
  verification_finished: (s: Conversation, e: EventOf<'verification_finished'>): Patch =>
    inWorkflow(s, e.workflowId, (w) => ({ ...w, verified: { outcome: e.outcome, seq: e.seq, why: e.cause } })),
  recovery_chosen: (s: Conversation, e: EventOf<'recovery_chosen'>): Patch =>
    inWorkflow(s, e.workflowId, (w) => withRung(w, e)),
  goal_summarized: (): Patch => ({}),
}

const ownModes = (e: EventOf<'context_built'>): OwnMode[] =>
  OwnMode.options.filter((mode) => (e.context?.commands[mode]?.length ?? 0) > 0)

/** A goal that asks whether it should go on has until then to be answered. */
function withRung(w: Workflow, { rung, cause, until, seq }: EventOf<'recovery_chosen'>): Workflow {
  const before = w.recovery?.tried ?? []
  if (cause.kind === 'goal_timeout') return { ...w, recovery: { tried: before, asks: cause }, until }
  const tried = [...before, rung].slice(-20)
  if (rung === 'undo' && until !== undefined) return { ...w, recovery: { tried, undo: { seq, until } } }
  if (rung !== 'ask') return { ...w, recovery: { tried } }
  return { ...w, recovery: { tried, asks: cause } }
}
