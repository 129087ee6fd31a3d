/**
 * The second opinion on a stretch, beside the weights (score.ts): runs of words and marks as they are written (learning/word-runs.ts). It
 * knows no families. It is wrong more often than the weights, but elsewhere, so that both together are wrong less often (second-look.ts).
 */
import { hashName } from '../learning/hash.ts'
import { keptByWord } from '../learning/kept-words.ts'
import type { SparseRow } from '../learning/softmax.ts'
import { type Token, tokeniseForRelation } from '../learning/tokens.ts'
import { wordRuns } from '../learning/word-runs.ts'

const shape = {
  seeds: { run: hashName('run'), gap: hashName('gap'), part: hashName('part'), clause: hashName('clause') },
  longestRun: 4,
  gaps: [2, 3, 4],
  edge: 3,
}
const mostTokens = 100

const wordHash = keptByWord((text: string): number => hashName(text))
const numberHash = hashName('#')
const hashOf = ({ kind, text }: Token): number => (kind === 'number' ? numberHash : wordHash(text))

/** `text` is a plain reading (features.ts) of the stretch. Who is in need calls out, and so does who is glad: «!» ends a clause, no more. */
export function runsRow(text: string): SparseRow {
  const tokens = tokeniseForRelation(text.replaceAll('!', '.')).slice(0, mostTokens)
  const ids = Int32Array.from(wordRuns(tokens, tokens.map(hashOf), shape))
  return { ids, values: new Float32Array(ids.length).fill(1 / Math.sqrt(ids.length || 1)) }
}
