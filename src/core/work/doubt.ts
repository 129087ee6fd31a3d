/**
 * What nobody knows the outcome of (design §10): an act whose result did not come. A probe of the world settles it, or a person.
 * It is never run twice (execution:X4).
 */

import type { Cause } from '../contracts/causes.ts'
import type { CommandOf } from '../state/commands.ts'
import { type Conversation, type Decision, settledDecision, type Task } from '../state/conversation.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { ignore } from '../state/ignored.ts'
import { probeTimeoutMs } from '../state/limits.ts'
import { ask, askAboutBlocked, withdraw } from '../talk/questions.ts'

export function uncertain(d: Draft, t: Task, cause: Cause): void {
  const until = d.at + probeTimeoutMs
  d.emit('decision_uncertain', who.router, { taskId: t.id, decision_id: t.run?.decision?.id ?? '', cause, until })
}

export function decideProbed(d: Draft, c: CommandOf<'probed'>): void {
  const given = d.state.tasks.find((x) => x.doubt?.id === c.decisionId)
  if (given) return doubtProbed(d, given, c.outcome)
  const t = d.state.tasks.find((x) => x.run?.decision?.id === c.decisionId && x.run.decision.state === 'UNCERTAIN')
  if (t?.run?.state !== 'ERROR') return ignore(d, c.effect, { kind: 'late_outcome' })
  probed(d, t, c.outcome)
}

/** Its agent is gone, so nothing goes on by itself: the person who was asked is told what the probe found. */
export function doubtProbed(d: Draft, t: Task, outcome: CommandOf<'probed'>['outcome']): void {
  if (!t.doubt) return
  d.emit('decision_probed', who.router, { taskId: t.id, decision_id: t.doubt.id, outcome, until: leaseUntil(d) })
  if (t.state !== 'BLOCKED' || outcome === 'unknown') return
  withdraw(d, { kind: 'probe_answered' }, (q) => q.kind === 'blocked' && q.about === t.id)
  askAboutBlocked(d, t, { cause: { kind: 'probe_found', ...actOf(d.state, t.doubt), outcome } })
}

/** The act by its position: what exactly it was stands there. */
export const actOf = (s: Conversation, { id, effect }: Pick<Decision, 'id' | 'effect'>) => ({
  effect,
  seq: settledDecision(s, id)?.seq ?? 0,
})

export function probed(d: Draft, t: Task, outcome: CommandOf<'probed'>['outcome']): void {
  d.emit('decision_probed', who.router, {
    taskId: t.id,
    decision_id: t.run?.decision?.id ?? '',
    outcome,
    until: leaseUntil(d),
  })
  if (outcome === 'unknown') ask(d, { kind: 'uncertain', about: t.id, options: ['applied', 'not_applied', 'stop'] })
}
