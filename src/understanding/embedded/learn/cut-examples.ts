/** Walks a message whose cuts are known, and notes at each possible cut what cut-model.ts would see there: examples to learn from. */

import { type CutExample, cutSignals, type Judge, readerOf, wordsAround } from '../segments/cut-model.ts'
import { cutAt } from '../segments/pieces.ts'
import type { Aligned } from './align.ts'

export function cutExamplesOf(judge: Judge, { tokens, cuts }: Aligned): CutExample[] {
  const examples: CutExample[] = []
  const read = readerOf(judge.classifier, tokens)
  cutAt(tokens, (possible, i) => {
    const cut = cuts[i] ?? false
    examples.push({ signals: cutSignals(judge, possible, read), words: wordsAround(possible), cut })
    return cut
  })
  return examples
}
