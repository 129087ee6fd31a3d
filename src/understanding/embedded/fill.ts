/** Fills the slots of one frame: what the tagger found, then what the typed recognisers find. */
import type { Learned } from './learn.ts'
import type { Token } from './normalise.ts'
import type { FoundSlot } from './spec.ts'
import { findSpans } from './tagger.ts'

export function fillSlots(
  learned: Learned,
  { text, tokens, label }: { text: string; tokens: readonly Token[]; label: number },
): { slots: FoundSlot[]; missing_slots: string[] } {
  const slots = learned.tagger
    ? findSpans(learned.tagger, tokens, label).map(({ slot, from, to }) => {
        const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
        return { slot: learned.slotNames[slot] ?? '', value: text.slice(start, end), start, end }
      })
    : []
  return { slots, missing_slots: [] }
}
