/**
 * What a verdict of the safety gate means (design §7). Producing one is safety/.
 *
 * V1. Nothing born of a message is dispatched before its verdict is SAFE: routing waits for it. V2. First verdict wins.
 * V3. A gate that crashes or stays silent counts as BLOCK and says so.
 * V4. A notice stops nothing: the message goes on, and the views show the emergency line first.
 */
import type { CommandOf } from '../state/commands.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { ignore } from '../state/ignored.ts'
import { cancelAll } from '../work/cancel.ts'
import { routeWhenReady } from './understanding.ts'

export function decideVerdict(d: Draft, c: CommandOf<'safety_verdict'>): void {
  const message = d.state.messages.find((m) => m.id === c.messageId)
  if (!message || message.verdict !== undefined)
    return ignore(d, c.effect, { kind: message ? 'repeated_outcome' : 'late_outcome' })
  const { messageId, verdict, category, reason, cause, notice, used } = c
  d.emit('safety_checked', who.safety, { messageId, verdict, category, reason, cause, notice, used })
  if (verdict === 'SAFE') return routeWhenReady(d, messageId)
  if (verdict === 'BLOCK') return
  cancelAll(d, { kind: 'emergency' })
}
