/**
 * What nobody knows the outcome of (design §10): an act whose result did not come. A probe of the world settles it, or a person.
 * It is never run twice (execution:X4). A decision that has outlived its task is looked for all the same, and whoever was asked about
 * that task is told what was found.
 */

import type { Cause } from '../contracts/causes.ts'
import type { CommandOf } from '../state/commands.ts'
import { type Conversation, type Decision, openDecision, runOf, taskOf } from '../state/conversation.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { ignore } from '../state/ignored.ts'
import { settledDecision } from '../state/ledger.ts'
import { probeTimeoutMs } from '../state/limits.ts'
import { ask, askAboutBlocked, withdraw } from '../talk/questions.ts'

type Found = CommandOf<'probed'>['outcome']

export function uncertain(d: Draft, { taskId, id: decision_id }: Decision, cause: Cause): void {
  d.emit('decision_uncertain', who.router, { taskId, decision_id, cause, until: d.at + probeTimeoutMs })
}

export function decideProbed(d: Draft, c: CommandOf<'probed'>): void {
  const x = openDecision(d.state, c.decisionId)
  if (x?.state !== 'UNCERTAIN' || x.until === undefined) return ignore(d, c.effect, { kind: 'late_outcome' })
  probed(d, x, c.outcome)
}

export function probed(d: Draft, x: Decision, outcome: Found): void {
  const t = runOf(d.state, x)
  d.emit('decision_probed', who.router, { taskId: x.taskId, decision_id: x.id, outcome, until: leaseUntil(d) })
  if (!t) return outcome === 'unknown' ? undefined : outlivedEnded(d, x, outcome)
  if (outcome === 'unknown') ask(d, { kind: 'uncertain', about: t.id, options: ['applied', 'not_applied', 'stop'] })
}

/** Its agent is gone, so nothing goes on by itself: the person who was asked is told what became of it. */
export function outlivedEnded(d: Draft, x: Decision, outcome: Exclude<Found, 'unknown'>): void {
  const t = taskOf(d.state, x.taskId)
  if (t?.state !== 'BLOCKED') return
  withdraw(d, { kind: 'probe_answered' }, (q) => q.kind === 'blocked' && q.about === t.id)
  askAboutBlocked(d, t, { cause: { kind: 'probe_found', ...actOf(d.state, x), outcome } })
}

/** The act by its position: what exactly it was stands there. */
export const actOf = (s: Conversation, { id, effect }: Pick<Decision, 'id' | 'effect'>) => ({
  effect,
  seq: settledDecision(s, id)?.seq ?? 0,
})
