/**
 * Words in their order as features: runs of a few, two with others between them, how each clause begins, and how longer words begin and
 * end («cancelling» is near to «cancelled», and that to «moved»). The reader of wishes and the third opinion of the gate learn from them.
 *
 * U1. A feature is a number (hash.ts); no string is built for a run of words.
 * U2. Whoever uses them gives seeds of their own, for the weights that ship were trained with these.
 */
import { extendBy, hashName } from './hash.ts'
import { keptByWord } from './kept-words.ts'
import type { Token } from './tokens.ts'

type Shape = {
  /** U2. */
  readonly seeds: { readonly run: number; readonly gap: number; readonly clause: number; readonly part: number }
  readonly longestRun: number
  readonly gaps: readonly number[]
  /** So many words of the beginning of a clause. */
  readonly edge: number
}

/** `hashes` are those of the tokens. */
export function wordRuns(tokens: readonly Token[], hashes: readonly number[], shape: Shape): number[] {
  const { seeds, longestRun, gaps, edge } = shape
  const ids: number[] = []
  tokens.forEach(({ kind, text }, at) => {
    addRun(ids, seeds.run, hashes.slice(at, at + longestRun))
    for (const gap of gaps) {
      const other = hashes[at + gap]
      if (other !== undefined) ids.push(extendBy(extendBy(seeds.gap, hashes[at] as number), other))
    }
    if (beginsClause(tokens, at)) addRun(ids, seeds.clause, hashes.slice(at, at + edge))
    if (kind === 'word' && text.length >= shortest)
      for (const part of partsOf(text)) ids.push(extendBy(seeds.part, part))
  })
  return ids
}

export const beginsClause = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind !== 'mark' && (at === 0 || tokens[at - 1]?.kind === 'mark')

/** The first word, the first two, and so on. */
export function addRun(ids: number[], seed: number, hashes: readonly number[]): void {
  let hash = seed
  for (const one of hashes) {
    hash = extendBy(hash, one)
    ids.push(hash)
  }
}

/** Words of fewer letters have no parts. */
const shortest = 4
const partsOf = keptByWord((text: string): readonly number[] => [
  hashName(text.slice(0, 4)),
  hashName(`-${text.slice(-3)}`),
])
