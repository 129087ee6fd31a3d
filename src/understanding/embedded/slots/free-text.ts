/**
 * Widens and finds values of free text by the words that samples have in such values: with few samples the tagger takes only a part
 * («盖疼» of «膝盖疼»), or misses what it has seen in other forms («knee has been swollen» after «knee is swollen»).
 *
 * X1. A value grows over its neighbours while they are such words. X2. Where none was found, the stretch from the first to the last of
 *     them in a clause is one, if they are two or more, or one that a sample has alone. X3. A single word that samples have only beside
 *     others («it hurts») is none.
 */
import type { Token } from '../../../learning/tokens.ts'
import { isFunctionWord } from '../features/function-words.ts'
import type { Tagger } from './tagger.ts'

type Range = { readonly from: number; readonly to: number }
type Words = { readonly inside: ReadonlySet<string>; readonly alone: ReadonlySet<string> }

const known = new WeakMap<Tagger, Map<number, Words>>()

function wordsOf(tagger: Tagger, slot: number): Words {
  const slots = known.get(tagger) ?? new Map<number, Words>()
  known.set(tagger, slots)
  const found = slots.get(slot) ?? collect(tagger, slot)
  slots.set(slot, found)
  return found
}

function collect({ lexicon }: Tagger, slot: number): Words {
  const inside = new Set<string>()
  const alone = new Set<string>()
  for (const [key, owners] of lexicon.values) {
    if (!owners.has(slot)) continue
    const words = key.split(' ').filter((word) => word !== '' && !isFunctionWord(word))
    for (const word of words) inside.add(word)
    alone.add(words.join(' '))
  }
  return { inside, alone }
}

/** X1. */
export function widened(tagger: Tagger, tokens: readonly Token[], { slot, from, to }: Range & { slot: number }): Range {
  const { inside } = wordsOf(tagger, slot)
  const fits = (at: number): boolean => inside.has(tokens[at]?.text ?? '')
  let [first, last] = [from, to]
  while (first > 0 && fits(first - 1)) first--
  while (last < tokens.length && fits(last)) last++
  return { from: first, to: last }
}

/** X3. */
export function saysTooLittle(tagger: Tagger, tokens: readonly Token[], slot: number): boolean {
  const { inside, alone } = wordsOf(tagger, slot)
  const said = tokens.flatMap(({ kind, text }) => (kind === 'mark' || isFunctionWord(text) ? [] : text))
  return said.length === 0 || (said.length === 1 && inside.has(said[0] ?? '') && !alone.has(said[0] ?? ''))
}

/** X2. */
export function stretchOf(tagger: Tagger, tokens: readonly Token[], slot: number): Range | undefined {
  const { inside, alone } = wordsOf(tagger, slot)
  let best: (Range & { readonly words: number }) | undefined
  let start = 0
  for (let at = 0; at <= tokens.length; at++) {
    const isEnd = at === tokens.length || (tokens[at]?.kind === 'mark' && tokens[at]?.text !== "'")
    if (!isEnd) continue
    const hits = range(start, at).filter((i) => inside.has(tokens[i]?.text ?? ''))
    const [first, last] = [hits[0], hits.at(-1)]
    const said = hits.map((i) => tokens[i]?.text ?? '')
    const enough = new Set(said).size > 1 || alone.has(said[0] ?? '')
    if (first !== undefined && last !== undefined && enough && hits.length > (best?.words ?? 0))
      best = { from: first, to: last + 1, words: hits.length }
    start = at + 1
  }
  return best
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
