/**
 * Moves the machines whose steps are `phase_transition` events.
 *
 * H1. A move that the table does not have is a bug of ours and throws: the command it belongs to changes nothing.
 * H2. Where a person may ask for what cannot be done now, or a goal may have passed a phase, the name says so: `…IfItCan`.
 */

import { must, type Refusal } from '../contracts/result.ts'
import type { ReplanReason } from '../contracts/understanding.ts'
import { intake } from '../machines/intake.ts'
import { interrupt } from '../machines/interrupt.ts'
import { next, type SignalOf, type StateOf, step, type Table } from '../machines/machine.ts'
import { turn } from '../machines/turn.ts'
import { workflow } from '../machines/workflow.ts'
import type { Conversation, Message, Workflow } from './conversation.ts'
import type { Draft } from './draft.ts'
import { type Who, who } from './events.ts'

/** A message that has ended with its conversation moves no more. */
export function moveMessage(d: Draft, m: Message, on: SignalOf<typeof intake>): void {
  const from = d.state.messages.find((x) => x.id === m.id)?.state
  if (from !== undefined) move(d, { m: intake, id: m.id, from, on })
}

export function moveInterrupt(d: Draft, ...signals: SignalOf<typeof interrupt>[]): void {
  for (const on of signals) move(d, { m: interrupt, id: d.state.current, from: d.state.interrupt, on })
}

/** H2: refused where the work is not in a state to be resumed. */
export function resumeIfItCan(d: Draft): Refusal | undefined {
  const allowed = next(interrupt, d.state.interrupt, 'resume')
  if (!allowed.ok) return allowed
  moveInterrupt(d, 'resume')
  if (d.state.interrupt === 'RESUME_READY') moveInterrupt(d, 'resume_execution')
}

/** H2. A pause that carries a person's name stays until a person ends it (design §2). */
export function pauseIfItCan(d: Draft, member: string): Refusal | undefined {
  const from = d.state.interrupt
  const allowed = next(interrupt, from, 'pause')
  if (!allowed.ok) return allowed
  move(d, { m: interrupt, id: d.state.current, from, on: 'pause', by: who.user(member) })
}

type GoalSignal = SignalOf<typeof workflow>
export function moveWorkflow(
  d: Draft,
  id: string,
  signal: GoalSignal | { on: GoalSignal; reason?: ReplanReason },
): void {
  const from = workflowOf(d.state, id)?.state
  must(from !== undefined, `there is no goal ${id} to move`)
  move(d, { m: workflow, id, from, ...(typeof signal === 'string' ? { on: signal } : signal) })
}

/**
 * H2. Only a goal with a workspace has a turn. Of the signals it takes those its phase has: a goal that is planned again has passed
 * PLANNING already, and its turn stays in EXECUTING.
 */
export function moveTurnIfItCan(d: Draft, id: string, ...signals: SignalOf<typeof turn>[]): void {
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
function move<T extends Table>(d: Draft, { m, id, from, on, reason, by = who.router }: Step<T>): void {
  const machine = m.name as 'intake' | 'workflow' | 'interrupt' | 'turn'
  const to = step(m, from, on) // H1
  d.emit('phase_transition', by, { machine, id, on, from, to, ...(reason && { reason }) })
}
