/**
 * Finds slot values in a message: a first-order BIO tagger, learned as an averaged structured perceptron from annotated samples.
 * tag-features.ts says what it looks at; fill-slots.ts checks what it finds against the slot's type.
 *
 * T1. A message of one intent can only get slots that the samples of that intent have.
 * T2. I-x follows B-x or I-x only.
 */

import type { Keep, Put } from '../../../learning/keep.ts'
import { seeded, shuffle } from '../../../learning/random.ts'
import type { Token } from '../../../learning/tokens.ts'
import { bareFeatures } from '../features/features.ts'
import { knownNumbers, type Vocabulary, vocabularyOf } from '../features/vocabulary.ts'
import { keyOf, type Labelled, type Lexicon, lexiconOf, type Span, tagFeatures } from './tag-features.ts'

export type Tagger = {
  readonly vocabulary: Vocabulary
  readonly lexicon: Lexicon
  readonly tags: number
  readonly weights: Float32Array
  /** weights of tag b after tag a, at a * tags + b */
  readonly moves: Float32Array
  /** For each intent the tags it may use, O first. */
  readonly allowed: readonly Int32Array[]
}
export type TagSample = Labelled & { readonly intent: number }
type TagLesson = {
  readonly samples: readonly TagSample[]
  readonly slots: number
  readonly intents: number
  readonly epochs: number
  readonly keep: Keep
}

type Known = {
  readonly features: readonly (readonly number[])[]
  readonly gold: Int32Array
  readonly allowed: Int32Array
}
type Scores = Pick<Tagger, 'tags' | 'weights' | 'moves'>
type Draft = Scores & { readonly sums: Float32Array; readonly moveSums: Float32Array }

const isInside = (tag: number): boolean => tag > 0 && tag % 2 === 0

export function trainTagger(lesson: TagLesson): Tagger {
  const { samples } = lesson
  const lexicon = lexiconOf(samples)
  const hashes = samples.map((sample) => tagFeatures(sample.tokens, lexicon, 2))
  const vocabulary = vocabularyOf(
    hashes.map((lists) => bareFeatures(lists.flat())),
    samples.length > 2000 ? 2 : 1,
  )
  const tags = 1 + 2 * lesson.slots
  const allowed = allowedOf(lesson)
  const known = samples.map((sample, i) => ({
    features: (hashes[i] as number[][]).map((list) => knownNumbers(vocabulary, list)),
    gold: goldOf(sample),
    allowed: allowed[sample.intent] as Int32Array,
  }))
  const weightCount = vocabulary.size * tags
  const weightsAndMoves = lesson.keep(
    'tagger 1',
    (put) => {
      put(Int32Array.of(lesson.epochs, tags, weightCount))
      for (const one of known) putKnown(put, one)
    },
    () => {
      const all = new Float32Array(weightCount + tags * tags)
      rehearse({ tags, ...partsOf(all, weightCount) }, known, lesson.epochs)
      return all
    },
  )
  return { vocabulary, lexicon, tags, allowed, ...partsOf(weightsAndMoves, weightCount) }
}

const partsOf = (all: Float32Array, weightCount: number): Pick<Tagger, 'weights' | 'moves'> => ({
  weights: all.subarray(0, weightCount),
  moves: all.subarray(weightCount),
})

function putKnown(put: Put, { features, gold, allowed }: Known): void {
  put(Int32Array.of(gold.length, allowed.length))
  put(gold)
  put(allowed)
  for (const list of features) put(Int32Array.of(list.length, ...list))
}

export function findSpans(tagger: Tagger, tokens: readonly Token[], intent: number): Span[] {
  const allowed = tagger.allowed[intent]
  if (!allowed || allowed.length < 2 || tokens.length === 0) return []
  const features = tagFeatures(tokens, tagger.lexicon, 1).map((list) => knownNumbers(tagger.vocabulary, list))
  return spansOf(bestPath(tagger, features, allowed))
}

/** Where a value of the slot, word for word as in a sample, stands in the message; the longest first. */
export function knownValue(tagger: Tagger, tokens: readonly Token[], slot: number): Span | undefined {
  const { longest, openings, values } = tagger.lexicon
  const begins = tokens.flatMap(({ text }, from) => (openings.has(text) ? from : []))
  for (let size = longest; size > 0; size--)
    for (const from of begins)
      if (from + size <= tokens.length && values.get(keyOf(tokens, from, from + size))?.has(slot))
        return { slot, from, to: from + size }
  return undefined
}

function rehearse(scores: Scores, known: readonly Known[], epochs: number): void {
  const draft: Draft = {
    ...scores,
    sums: new Float32Array(scores.weights.length),
    moveSums: new Float32Array(scores.moves.length),
  }
  const order = Int32Array.from(known, (_, i) => i)
  const random = seeded(11)
  let step = 1
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const one = known[at] as Known
      const path = bestPath(draft, one.features, one.allowed)
      correct({ draft, one, path, step })
      step++
    }
  }
  for (let i = 0; i < draft.weights.length; i++)
    draft.weights[i] = (draft.weights[i] as number) - (draft.sums[i] as number) / step
  for (let i = 0; i < draft.moves.length; i++)
    draft.moves[i] = (draft.moves[i] as number) - (draft.moveSums[i] as number) / step
}

function correct({ draft, one, path, step }: { draft: Draft; one: Known; path: Int32Array; step: number }): void {
  /** `sums` notes at which step each change came, so that the average can be computed at the end. */
  const bumpIn = (weights: Float32Array, sums: Float32Array) => (at: number, by: number) => {
    weights[at] = (weights[at] as number) + by
    sums[at] = (sums[at] as number) + by * step
  }
  const bumpMove = bumpIn(draft.moves, draft.moveSums)
  const bump = bumpIn(draft.weights, draft.sums)
  for (let i = 0; i < path.length; i++) {
    const gold = one.gold[i] as number
    const found = path[i] as number
    const goldBefore = i > 0 ? (one.gold[i - 1] as number) : 0
    const foundBefore = i > 0 ? (path[i - 1] as number) : 0
    if (gold === found && goldBefore === foundBefore) continue
    bumpMove(goldBefore * draft.tags + gold, 1)
    bumpMove(foundBefore * draft.tags + found, -1)
    if (gold === found) continue
    for (const feature of one.features[i] as readonly number[]) {
      bump(feature * draft.tags + gold, 1)
      bump(feature * draft.tags + found, -1)
    }
  }
}

/** Viterbi over the allowed tags. */
function bestPath(tagger: Scores, features: readonly (readonly number[])[], allowed: Int32Array): Int32Array {
  const width = allowed.length
  const back = new Int32Array(features.length * width)
  let before = new Float32Array(width).fill(Number.NEGATIVE_INFINITY)
  before[0] = 0
  for (let i = 0; i < features.length; i++) {
    const now = emissions(tagger, features[i] as readonly number[], allowed)
    for (let k = 0; k < width; k++) {
      const tag = allowed[k] as number
      let best = Number.NEGATIVE_INFINITY
      let from = 0
      const inside = isInside(tag)
      // O stands first, and B-x beside I-x (T2).
      const end = inside ? k + 1 : width
      for (let j = inside ? k - 1 : 0; j < end; j++) {
        const score = (before[j] as number) + (tagger.moves[(allowed[j] as number) * tagger.tags + tag] as number)
        if (score > best) {
          best = score
          from = j
        }
      }
      now[k] = (now[k] as number) + best
      back[i * width + k] = from
    }
    before = now
  }
  return walkBack(before, back, allowed)
}

function emissions(tagger: Scores, features: readonly number[], allowed: Int32Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(allowed.length)
  for (const feature of features) {
    const base = feature * tagger.tags
    for (let k = 0; k < allowed.length; k++)
      out[k] = (out[k] as number) + (tagger.weights[base + (allowed[k] as number)] as number)
  }
  return out
}

function walkBack(last: Float32Array, back: Int32Array, allowed: Int32Array): Int32Array {
  const width = allowed.length
  const path = new Int32Array(back.length / width)
  let k = 0
  for (let j = 1; j < width; j++) if ((last[j] as number) > (last[k] as number)) k = j
  for (let i = path.length - 1; i >= 0; i--) {
    path[i] = allowed[k] as number
    k = back[i * width + k] as number
  }
  return path
}

function allowedOf(lesson: TagLesson): Int32Array[] {
  const sets = Array.from({ length: lesson.intents }, () => new Set<number>([0]))
  for (const sample of lesson.samples) for (const tag of goldOf(sample)) sets[sample.intent]?.add(tag)
  return sets.map((set) =>
    Int32Array.from(
      [...set]
        .flatMap((tag) => (tag > 0 ? [tag + (tag % 2) - 1, tag + (tag % 2)] : [0]))
        .sort((a, b) => a - b)
        .filter((tag, i, all) => tag !== all[i - 1]),
    ),
  )
}

function goldOf(sample: Labelled): Int32Array {
  const gold = new Int32Array(sample.tokens.length)
  for (const { slot, from, to } of sample.spans)
    for (let i = from; i < to; i++) gold[i] = 1 + 2 * slot + (i > from ? 1 : 0)
  return gold
}

function spansOf(path: Int32Array): Span[] {
  const spans: Span[] = []
  for (let i = 0; i < path.length; i++) {
    const tag = path[i] as number
    if (tag === 0 || isInside(tag)) continue
    let to = i + 1
    while (path[to] === tag + 1) to++
    spans.push({ slot: (tag - 1) / 2, from: i, to })
  }
  return spans
}
