/** What the engine learns from, and what it answers: the words shared by learn.ts, understand.ts and everything that calls them. */

/** A value found in a text; the offsets are UTF-16 units. */
export type SlotValue = {
  readonly slot: string
  readonly value: string
  readonly start?: number
  readonly end?: number
}
export type Language = 'en' | 'zh'
export type Sample = { readonly text: string; readonly lang?: Language; readonly slots?: readonly SlotValue[] }

const slotTypes = ['text', 'number', 'date', 'time', 'duration', 'enum', 'regex', 'phone', 'person'] as const
export type SlotType = (typeof slotTypes)[number]
export type SlotSpec = {
  readonly agent: string
  readonly slot: string
  readonly type: SlotType
  readonly required?: boolean
  /** enum: the values, each with other ways to say it. */
  readonly values?: readonly (string | readonly string[])[]
  readonly pattern?: string
  readonly min?: number
  readonly max?: number
  /** Where a value may come from; left out, the piece of the message that has the intent. */
  readonly from?: readonly ('message' | 'history' | 'memory')[]
}
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

export type Reason = {
  readonly kind: 'nearest_sample' | 'words' | 'unknown_words' | 'scope' | 'rival' | 'slot' | 'cut'
  readonly text: string
  readonly weight?: number
}
export type FoundSlot = SlotValue & { readonly normal?: string }
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
export type Understood = { readonly lang: Language; readonly frames: readonly UnderstoodFrame[] }
