/**
 * What the tagger looks at around one token: the words beside it, its own shape and letters, and the slots whose known values
 * it stands in. tagger.ts learns on these.
 *
 * G1. While learning, a value counts as known only if another sample has it too; otherwise every value would look known.
 */

import { extendBy, extendByText } from '../../../learning/hash.ts'
import { keptByWord } from '../../../learning/kept-words.ts'
import type { Token } from '../../../learning/tokens.ts'
import { conceptSpans } from '../features/concepts.ts'
import { factsOf } from '../features/word-facts.ts'
import { findDates, findDurations, findTimes } from './dates-and-times.ts'

/** How often each value of each slot was seen, the longest in tokens, and the tokens a value can begin with. */
export type Lexicon = {
  readonly values: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly longest: number
  readonly openings: ReadonlySet<string>
}
export type Labelled = { readonly tokens: readonly Token[]; readonly spans: readonly Span[] }
/** `from` and `to` are token positions, `to` excluded. */
export type Span = { readonly slot: number; readonly from: number; readonly to: number }

const longestPart = 8

export function lexiconOf(samples: readonly Labelled[]): Lexicon {
  const values = new Map<string, Map<number, number>>()
  const openings = new Set<string>()
  let longest = 0
  for (const { tokens, spans } of samples)
    for (const span of spans) {
      if (span.to - span.from > longestPart) continue
      longest = Math.max(longest, span.to - span.from)
      const key = keyOf(tokens, span.from, span.to)
      openings.add((tokens[span.from] as Token).text)
      const slots = values.get(key) ?? new Map<number, number>()
      values.set(key, slots.set(span.slot, (slots.get(span.slot) ?? 0) + 1))
    }
  return { values, longest, openings }
}

/** One list of hashes a token. */
export function tagFeatures(tokens: readonly Token[], lexicon: Lexicon, minimum: number): number[][] {
  const words = tagWords(tokens)
  const all = tokens.map(({ kind }, i) => {
    const features = aroundOf(words, i)
    if (kind === 'word') for (const hash of (words[i + edges] as TagWord).ends) features.push(hash)
    return features
  })
  markTyped(all, tokens)
  for (const { concept, from, to } of conceptSpans(tokens.map(({ text }) => factsOf(text))))
    for (let i = from - 1; i <= to; i++)
      all[i]?.push(extendByText(concept + 20_000, i < from ? 'before' : i === to ? 'after' : 'in'))
  for (let from = 0; from < tokens.length; from++) {
    if (!lexicon.openings.has((tokens[from] as Token).text)) continue
    let key = ''
    for (let to = from + 1; to <= Math.min(tokens.length, from + lexicon.longest); to++) {
      key += ` ${(tokens[to - 1] as Token).text}`
      for (const [slot, count] of lexicon.values.get(key) ?? [])
        if (count >= minimum) markKnown(all, { slot, from, to })
    }
  }
  return all
}

export const keyOf = (tokens: readonly Token[], from: number, to: number): string => {
  let key = ''
  for (let i = from; i < to; i++) key += ` ${(tokens[i] as Token).text}`
  return key
}

function markKnown(all: number[][], { slot, from, to }: Span): void {
  const long = to - from > 1 ? 'long' : 'one'
  for (let i = from; i < to; i++) {
    const part = i === from ? 'B' : 'I'
    all[i]?.push(extendByText(slot + 101, `${part}${long}`), extendByText(slot + 7001, part))
  }
  all[from - 1]?.push(extendByText(slot + 11, 'before'))
  all[to]?.push(extendByText(slot + 13, 'after'))
}

/** Dates, times and durations are found by rule already; the tagger learns which slot they fill. */
function markTyped(all: number[][], tokens: readonly Token[]): void {
  const text = textOf(tokens)
  const placeOf = (i: number): number => (tokens[i] as Token).start - (tokens[0] as Token).start
  finders.forEach((find, kind) => {
    let i = 0
    for (const { start, end } of find(text)) {
      while (i < tokens.length && placeOf(i) < start) i++
      for (; i < tokens.length && placeOf(i) < end; i++) {
        all[i]?.push(extendByText(kind + 51, placeOf(i) === start ? 'B' : 'I'))
        const isLast = i + 1 === tokens.length || placeOf(i + 1) >= end
        if (isLast) all[i]?.push(extendByText(kind + 61, 'last'))
      }
    }
  })
}

const finders = [findDates, findTimes, findDurations]

/** The folded text again, each token where it stood. */
function textOf(tokens: readonly Token[]): string {
  let text = ''
  const from = tokens[0]?.start ?? 0
  for (const token of tokens) text += ' '.repeat(token.start - from - text.length) + token.text
  return text
}

/** `words` has `edges` words before and after the tokens; the one of token `i` stands at `i + edges`. */
function aroundOf(words: readonly TagWord[], i: number): number[] {
  const at = (offset: number): TagWord => words[i + edges + offset] as TagWord
  const [early, before, here, after, late] = [at(-2), at(-1), at(0), at(1), at(2)]
  const out = [
    always,
    here.alone[0],
    before.alone[1],
    after.alone[2],
    early.alone[3],
    late.alone[4],
    extendByText(before.opening[0], here.text),
    extendByText(here.opening[1], after.text),
    extendByText(early.opening[2], before.text),
    extendByText(after.opening[3], late.text),
    extendByText(before.opening[4], after.text),
    oneMore(extendByText(early.opening[5], before.text), here.text),
    oneMore(extendByText(here.opening[6], after.text), late.text),
    here.shaped,
    oneMore(twoWords(15, before.shape, here.shape), after.shape),
    at(-3).alone[5],
    at(3).alone[6],
  ]
  return out
}

const edges = 3
const around = (edge: string): string[] => Array<string>(edges).fill(edge)
const tagWords = (tokens: readonly Token[]): TagWord[] =>
  [...around('<s>'), ...tokens.map(({ text }) => text), ...around('</s>')].map(tagWord)

type Seven = readonly [number, number, number, number, number, number, number]
/** What the tagger takes from one word, wherever it stands. */
type TagWord = {
  readonly text: string
  /** As the word itself, the one before, after, two before, two after, three before and three after. */
  readonly alone: Seven
  /** As the first of several words, with a blank behind it. */
  readonly opening: Seven
  readonly shape: string
  readonly shaped: number
  /** Its first and its last few letters. */
  readonly ends: readonly number[]
}

const always = extendByText(1, '')
const mostEnds = 4

const tagWord = keptByWord((text): TagWord => {
  const alone = (seed: number): number => extendByText(seed, text)
  const opening = (seed: number): number => extendBy(extendByText(seed, text), blank)
  const shape = shapeOf(text)
  const ends: number[] = []
  for (let n = 1; n <= Math.min(mostEnds, text.length - 1); n++)
    ends.push(extendByText(20 + n, text.slice(0, n)), extendByText(30 + n, text.slice(-n)))
  return {
    text,
    alone: [alone(2), alone(3), alone(4), alone(5), alone(6), alone(16), alone(17)],
    opening: [opening(7), opening(8), opening(9), opening(10), opening(11), opening(12), opening(13)],
    shape,
    shaped: extendByText(14, shape),
    ends,
  }
})

const blank = 0x20
/** The hash of both words with a blank between them; the string is not built. */
const twoWords = (seed: number, a: string, b: string): number => oneMore(extendByText(seed, a), b)
const oneMore = (hash: number, word: string): number => extendByText(extendBy(hash, blank), word)

function shapeOf(text: string): string {
  if (/^\d+$/.test(text)) return `d${Math.min(4, text.length)}`
  if (/\d/.test(text)) return 'mixed'
  if (text.length === 1) return text.charCodeAt(0) > 0x7f ? 'han' : 'one'
  return text.startsWith('<') ? 'edge' : 'w'
}
