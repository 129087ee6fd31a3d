/** What the engine learns a team from: samples of its intents, its slots, and messages with several intents. */
import type { Spoken } from '../../../core/text/language.ts'
import type { SlotSpec, SlotValue } from '../slots/slot-spec.ts'

export type Sample = { readonly text: string; readonly lang?: Spoken; readonly slots?: readonly SlotValue[] }
export type IntentSpec = {
  readonly intent: string
  readonly agent: string
  readonly samples: readonly Sample[]
  /** Descriptions; each counts as one more sample while there are few. */
  readonly about?: readonly string[]
}
/** A message with several intents, in the order of the text; `segments` where it is known which part is which. */
export type MixedSample = Sample & {
  readonly intents: readonly string[]
  readonly segments?: readonly { readonly intent: string; readonly start: number; readonly end: number }[]
}
export type LearningSpec = {
  readonly intents: readonly IntentSpec[]
  readonly slots?: readonly SlotSpec[]
  readonly mixed?: readonly MixedSample[]
}
