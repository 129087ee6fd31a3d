/**
 * What a text is about, as numbers that a softmax can learn from beside the words: gists as a rule, the vectors of a sentence encoder
 * where one is turned on (understanding/encoder).
 */
import type { Token } from '../../../learning/tokens.ts'
import { type Gist, gistOf, gistSize } from '../gists/gist.ts'

export type Sense = {
  /** Nothing where there is no table; empty where nothing of the text is known. */
  readonly read: (tokens: readonly Token[]) => Gist | undefined
  readonly size: number
  /** How much it counts against the words, from 0 to 1. */
  readonly weight: number
}

export const gistSense: Sense = { read: gistOf, size: gistSize, weight: 0.4 }
