/**
 * How likely a message asks for something to be done, now, by the one who says it; or asks about it, tells of it, denies it, or leaves it
 * open. Learned from what many people would say to desks of all kinds (scripts/train-wishes.ts), so it knows more ways of speaking than the
 * cues it reads among other things.
 */
import { scoresOf } from '../../../learning/hashed-model.ts'
import { keptLately } from '../../../learning/kept-words.ts'
import { unpackWeights } from '../../../learning/packed-weights.ts'
import { wishRow } from './wish-features.ts'
import { packedWishes } from './wish-weights.ts'

export const wishLabels = ['wish', 'asked', 'told', 'denied', 'undecided'] as const
export type WishLabel = (typeof wishLabels)[number]
export type ReadWish = {
  /** How likely it is a wish. */
  readonly wish: number
  /** What it would be if it were none. */
  readonly else: Exclude<WishLabel, 'wish'>
}

/** Below this a message is not taken for a wish, whatever the cues say: of people it has never heard, one wish in eighty falls below it. */
export const unlikelyWish = 0.07

let unpacked: ReturnType<typeof unpackWeights<typeof packedWishes>> | undefined

/** `folded` is folded text (learning/fold.ts). */
export const readWish = keptLately((folded): ReadWish => {
  unpacked ??= unpackWeights(packedWishes)
  const [wish = 0, ...others] = scoresOf(unpacked, wishRow(folded))
  return { wish, else: wishLabels[1 + others.indexOf(Math.max(...others))] as ReadWish['else'] }
})
