/** Replays a message whose cuts are known, and notes at each joint what the judge sees there: lessons for cut-model.ts. */

import { type CutLesson, denseOf, type Judge, readerOf, wordsOf } from '../segments/cut-model.ts'
import { cutAt } from '../segments/pieces.ts'
import type { Aligned } from './align.ts'

export function doubtsOf(judge: Judge, { tokens, cuts }: Aligned): CutLesson['doubts'] {
  const found: CutLesson['doubts'][number][] = []
  const read = readerOf(judge.classifier, tokens)
  cutAt(tokens, (doubt, i) => {
    const cut = cuts[i] ?? false
    found.push({ dense: denseOf(judge, doubt, read), words: wordsOf(doubt), cut })
    return cut
  })
  return found
}
