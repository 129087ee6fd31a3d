/** Moves the machines whose steps are `phase_transition` events. An edge that is not there is a refusal, never a throw. */

import type { Refusal } from '../contracts/result.ts'
import type { ReplanReason } from '../contracts/understanding.ts'
import { intake } from '../machines/intake.ts'
import { interrupt } from '../machines/interrupt.ts'
import { next, type SignalOf, type StateOf, type Table } from '../machines/machine.ts'
import { turn } from '../machines/turn.ts'
import { workflow } from '../machines/workflow.ts'
import type { Conversation, Message, Workflow } from './conversation.ts'
import type { Draft } from './draft.ts'
import { type Who, who } from './events.ts'

type Moved = Refusal | undefined

export const moveMessage = (d: Draft, m: Message, on: SignalOf<typeof intake>): Moved =>
  move(d, { m: intake, id: m.id, from: d.state.messages.find((x) => x.id === m.id)?.state ?? 'IDLE', on })

export const moveInterrupt = (d: Draft, ...signals: SignalOf<typeof interrupt>[]): Moved => {
  for (const on of signals) {
    const refused = move(d, { m: interrupt, id: d.state.current, from: d.state.interrupt, on })
    if (refused) return refused
  }
}

/** A pause that carries a person's name stays until a person ends it (design §2). */
export const pauseBy = (d: Draft, member: string): Moved =>
  move(d, { m: interrupt, id: d.state.current, from: d.state.interrupt, on: 'pause', by: who.user(member) })

type GoalSignal = SignalOf<typeof workflow>
export const moveWorkflow = (
  d: Draft,
  id: string,
  signal: GoalSignal | { on: GoalSignal; reason?: ReplanReason },
): Moved => {
  const w = workflowOf(d.state, id)
  return w && move(d, { m: workflow, id, from: w.state, ...(typeof signal === 'string' ? { on: signal } : signal) })
}

/** Only a goal with a workspace has a turn; for the others this does nothing. */
export function moveTurn(d: Draft, id: string, ...signals: SignalOf<typeof turn>[]): void {
  for (const on of signals) {
    const from = workflowOf(d.state, id)?.turn
    if (from !== undefined && next(turn, from, on).ok) move(d, { m: turn, id, from, on })
  }
}

export const workflowOf = (s: Conversation, id: string | undefined): Workflow | undefined =>
  s.workflows.find((w) => w.id === id)

type Step<T extends Table> = {
  m: T
  id?: string
  from: StateOf<T>
  on: SignalOf<T>
  reason?: ReplanReason
  by?: Who
}
function move<T extends Table>(d: Draft, step: Step<T>): Moved {
  const to = next(step.m, step.from, step.on)
  if (!to.ok) return to
  const machine = step.m.name as 'intake' | 'workflow' | 'interrupt' | 'turn'
  d.emit('phase_transition', step.by ?? who.router, {
    machine,
    id: step.id,
    on: step.on,
    from: step.from,
    to: to.value,
    ...(step.reason && { reason: step.reason }),
  })
}
