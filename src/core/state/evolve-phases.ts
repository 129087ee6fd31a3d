/** How `phase_transition` events and changes of the talk move the machines they name. Used by evolve.ts only. */
import { Bug } from '../contracts/result.ts'
import { intake } from '../machines/intake.ts'
import { interrupt } from '../machines/interrupt.ts'
import { type SignalOf, type StateOf, step, type Table } from '../machines/machine.ts'
import { turn } from '../machines/turn.ts'
import { workflow } from '../machines/workflow.ts'
import type { Conversation } from './conversation.ts'
import type { EventOf } from './events.ts'
import { inWorkflow, moved } from './evolve-workflow.ts'

type Patch = Partial<Conversation>
type Transition = Pick<EventOf<'phase_transition'>, 'on' | 'from' | 'to' | 'id' | 'reason' | 'loopId' | 'role'>
export const transitions: Record<EventOf<'phase_transition'>['machine'], (s: Conversation, e: Transition) => Patch> = {
  intake: (s, e) => ({
    messages: s.messages
      .map((m) => (m.id === e.id ? { ...m, state: walked(intake, m.state, e) } : m))
      .filter((m) => m.id !== e.id || !(intake.final as readonly string[]).includes(e.to)),
  }),
  interrupt: (s, e) => ({
    interrupt: walked(interrupt, s.interrupt, e),
    ...(e.on === 'pause' && { pausedAt: s.seq + 1, pausedBy: e.loopId === 'user' ? e.role : undefined }),
    ...(letsGo.has(e.to) && { pausedBy: undefined }),
  }),
  turn: (s, e) => inWorkflow(s, e.id, (w) => ({ ...w, turn: walked(turn, w.turn ?? turn.initial, e) })),
  workflow: (s, e) => {
    const after = inWorkflow(s, e.id, (w) => moved(w, walked(workflow, w.state, e), e))
    const isOver = (workflow.final as readonly string[]).includes(e.to)
    // What was granted for a plan ends with it.
    const grants = isOver || e.to === 'PLAN_LOOP' ? s.grants.filter((g) => g.workflowId !== e.id) : s.grants
    if (!isOver) return { ...after, grants }
    const workflows = after.workflows.filter((w) => w.id !== e.id)
    return s.current === e.id ? { workflows, grants, current: undefined, interrupt: unheld(s) } : { workflows, grants }
  },
}

/** Where a pause is over, or a later message has taken its place. */
const letsGo: ReadonlySet<string> = new Set(['EXECUTION', 'WAIT_USER_DECISION'])

/** The goal is no longer the current one: what was held for it is let go, but not what a person holds. */
export const unheld = (s: Conversation): Conversation['interrupt'] =>
  s.pausedBy === undefined ? 'EXECUTION' : s.interrupt

/** Takes the edge and holds it against what the event says (evolve:E2). */
function walked<T extends Table>(m: T, state: StateOf<T>, e: { on: string; to: string; from?: string }): StateOf<T> {
  if (e.from !== undefined && e.from !== state) throw new Bug(`${m.name} is in ${state}, the event says ${e.from}`)
  const to = step(m, state, e.on as SignalOf<T>)
  if (to !== e.to) throw new Bug(`${m.name}: ${e.on} leads to ${to}, the event says ${e.to}`)
  return to
}
export const arrived = <T extends Table>(m: T, state: StateOf<T>, e: { on: string; status: string }): StateOf<T> =>
  walked(m, state, { on: e.on, to: e.status })
