/** Late or repeated: it changes nothing, and it is recorded (I7). */
import type { Draft } from './draft.ts'
import { who } from './events.ts'

export function ignore(d: Draft, effect: string, why: string): void {
  d.emit('outcome_ignored', who.router, { effect, why })
}
