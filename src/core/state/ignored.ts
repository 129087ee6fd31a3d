/** Late or repeated: it changes nothing, and it is recorded under its own name (I7). */
import type { Cause } from '../contracts/causes.ts'
import type { Draft } from './draft.ts'
import { who } from './events.ts'

export function ignore(d: Draft, effect: string, cause: Cause): void {
  d.emit('outcome_ignored', who.router, { effect, why: cause.kind, cause })
}
