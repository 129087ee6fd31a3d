/** Late or repeated: it changes nothing, and it is recorded under its own name (I7). */
import type { Cause } from '../contracts/causes.ts'
import type { Draft } from './draft.ts'
import { who } from './events.ts'
import type { DispatchId } from './ids.ts'

/** `told` is the dispatch whose agent is told why. */
export function ignore(d: Draft, effect: string, cause: Cause, told?: DispatchId): void {
  d.emit('outcome_ignored', who.router, { effect, why: cause.kind, cause, dispatchId: told })
}
