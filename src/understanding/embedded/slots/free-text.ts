/**
 * Widens and finds values of free text by the words that samples have in such values: with few samples the tagger takes only a part
 * («盖疼» of «膝盖疼»), or misses what it has seen in other forms («knee has been swollen» after «knee is swollen»).
 *
 * X4. Else from the first to the last of such words in neighbouring clauses. X1. A value grows over its neighbours while they are such words. X2. Where none was found, the stretch from the first to the last of
 *     them in a clause is one, if they are two or more, or one that a sample has alone; else a short clause that has one of them. X3. A single word that samples have only beside
 *     others («it hurts») is none.
 */
import type { Token } from '../../../learning/tokens.ts'
import { isFunctionWord } from '../features/function-words.ts'
import type { Tagger } from './tagger.ts'

type Range = { readonly from: number; readonly to: number }
type Words = {
  readonly inside: ReadonlySet<string>
  readonly alone: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

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
  return { inside, alone, stems: new Set([...inside].map(stemOf)) }
}

/** X1. */
export function widened(tagger: Tagger, tokens: readonly Token[], { slot, from, to }: Range & { slot: number }): Range {
  const { inside } = wordsOf(tagger, slot)
  const fits = (at: number): boolean => inside.has(tokens[at]?.text ?? '')
  let [first, last] = [from, to]
  while (first > 0 && fits(first - 1)) first--
  while (last < tokens.length && fits(last)) last++
  const next = tokens[last]
  const isNoun = next?.kind === 'word' && /^[a-z]{3,}$/.test(next.text) && !isFunctionWord(next.text)
  if (last - first === 1 && isNoun) last++ // «hoarse voice», of which only one word is known
  return { from: first, to: last }
}

/** X3. */
export function saysTooLittle(tagger: Tagger, tokens: readonly Token[], slot: number): boolean {
  const { inside, alone } = wordsOf(tagger, slot)
  const said = tokens.flatMap(({ kind, text }) => (kind === 'mark' || isFunctionWord(text) ? [] : text))
  const numbers = said.every((word) => /^[\d零〇一二两三四五六七八九十百岁]+$/.test(word))
  return numbers || (said.length === 1 && inside.has(said[0] ?? '') && !alone.has(said[0] ?? ''))
}

/** A single word like one of them: «hurting» says less than «back, it's been hurting». */
export function isWeak(tagger: Tagger, tokens: readonly Token[], slot: number): boolean {
  const { alone, stems } = wordsOf(tagger, slot)
  const [word, ...more] = tokens.flatMap(({ kind, text }) => (kind === 'mark' || isFunctionWord(text) ? [] : text))
  return word !== undefined && more.length === 0 && stems.has(stemOf(word)) && !alone.has(word)
}

/** None of its words stands in such a value of a sample. */
export function isStrange(tagger: Tagger, tokens: readonly Token[], slot: number): boolean {
  const { inside, stems } = wordsOf(tagger, slot)
  return !tokens.some(({ text }) => inside.has(text) || stems.has(stemOf(text)))
}

/** Two characters side by side that such a value of a sample has; one by itself stands in too many words. */
export function hasKnownPair(tagger: Tagger, value: string, slot: number): boolean {
  const { alone } = wordsOf(tagger, slot)
  const known = [...alone].map((one) => one.replaceAll(' ', ''))
  return range(0, value.length - 1).some((i) => known.some((one) => one.includes(value.slice(i, i + 2))))
}

/** X2. */
export function stretchOf(tagger: Tagger, tokens: readonly Token[], slot: number): Range | undefined {
  const words = wordsOf(tagger, slot)
  let best: Stretch | undefined
  let start = 0
  for (let at = 0; at <= tokens.length; at++) {
    const isEnd = at === tokens.length || (tokens[at]?.kind === 'mark' && tokens[at]?.text !== "'")
    if (!isEnd) continue
    const found = stretchIn(words, tokens, range(start, at))
    if (found && found.words > (best?.words ?? 0)) best = found
    start = at + 1
  }
  return best ?? stretchOver(words, tokens)
}

/** X4: what hurts and how it does stand in two clauses: «it's my back, it's been hurting». */
function stretchOver({ inside, stems }: Words, tokens: readonly Token[]): Range | undefined {
  const hits = range(0, tokens.length).filter((i) => {
    const word = tokens[i]?.text ?? ''
    return tokens[i]?.kind !== 'mark' && !isFunctionWord(word) && (inside.has(word) || stems.has(stemOf(word)))
  })
  const [first, last] = [hits[0], hits.at(-1)]
  if (first === undefined || last === undefined || new Set(hits.map((i) => tokens[i]?.text)).size < 2) return
  return last - first < longestStretch ? { from: first, to: last + 1 } : undefined
}
const longestStretch = 10

type Stretch = Range & { readonly words: number }
function stretchIn(
  { inside, alone, stems }: Words,
  tokens: readonly Token[],
  places: readonly number[],
): Stretch | undefined {
  const textAt = (i: number): string => tokens[i]?.text ?? ''
  const isKnown = (i: number): boolean => inside.has(textAt(i)) || stems.has(stemOf(textAt(i)))
  const says = places.filter((i) => tokens[i]?.kind !== 'mark' && !isFunctionWord(textAt(i)))
  const hits = says.filter(isKnown)
  const several = new Set(hits.map(textAt)).size > 1 || alone.has(textAt(hits[0] ?? -1))
  const [first, last] = several ? [hits[0], hits.at(-1)] : [says[0], says.at(-1)]
  const enough = several || (hits.length > 0 && says.length > 1 && says.length <= mostWords)
  return first === undefined || last === undefined || !enough
    ? undefined
    : { from: first, to: last + 1, words: hits.length }
}
/** A clause that says more than this is not a value as a whole. */
const mostWords = 5

/** «itches» and «itchy» are one. */
const stemOf = (word: string): string => (/^[a-z]{5,}$/.test(word) ? word.slice(0, 4) : word)

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
