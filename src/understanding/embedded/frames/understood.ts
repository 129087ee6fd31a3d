/** What is read in one message, before it is bound to anything else: a frame for each piece. */
import type { Spoken } from '../../../core/text/language.ts'
import type { FoundSlot } from '../slots/slot-spec.ts'

export type Reason = {
  readonly kind: 'nearest_sample' | 'words' | 'rival'
  readonly text: string
  readonly weight?: number
}
export type UnderstoodFrame = {
  /** `oos` when none fits. */
  readonly intent: string
  readonly agent: string
  readonly start: number
  readonly end: number
  readonly confidence: number
  readonly slots: readonly FoundSlot[]
  readonly missing_slots: readonly string[]
  readonly reasons: readonly Reason[]
  /** The best few intents with their share, best first; also for `oos`. */
  readonly candidates: readonly { readonly intent: string; readonly agent: string; readonly share: number }[]
}
export type UnderstoodMessage = { readonly lang: Spoken; readonly frames: readonly UnderstoodFrame[] }
