/**
 * Learns a team's intents, slots and cuts from its samples, when the team is loaded. frames/understand.ts reads messages with the result.
 *
 * L1. Deterministic: the same samples give the same weights.
 * L2. Confidence is calibrated on samples that were held back (in folds), never on samples that were learned.
 */

import { languageOf } from '../../../core/text/language.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { type Keep, keepNothing } from '../../../learning/keep.ts'
import { type Token, tokeniseMessage } from '../../../learning/tokens.ts'
import { type Features, featuresOf } from '../features/features.ts'
import { type Gist, noGist } from '../gists/gist.ts'
import { type Classifier, rank, trainClassifier } from '../intents/classifier.ts'
import { type HeldBack, type Scope, scopeOf } from '../intents/scope.ts'
import { gistSense, type Sense } from '../intents/sense.ts'
import { learnWording, type Wording } from '../intents/wording.ts'
import { type CutModel, edgesOf, type Judge, trainCuts } from '../segments/cut-model.ts'
import { shippedCuts } from '../segments/cut-weights.ts'
import type { LearnedSlots } from '../slots/fill-slots.ts'
import { learnSkeletons, namedSlots } from '../slots/skeletons.ts'
import { type TagSample, trainTagger } from '../slots/tagger.ts'
import { type Aligned, align } from './align.ts'
import { cutExamplesOf } from './cut-examples.ts'
import type { LearningSpec, MixedSample, Sample } from './samples.ts'

export type Learned = LearnedSlots & {
  readonly texts: readonly string[]
  readonly judge: Judge
  readonly cuts: CutModel
  /** The slots that samples of each intent speak of. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>
  /** How the intents of one agent are told apart by the words around values. */
  readonly wording: Wording
}

type Example = {
  text: string
  tokens: readonly Token[]
  label: number
  slots: readonly { slot: string; start: number; end: number }[]
}

const foldCount = 5
const many = 3000
const thirds = 3
/** With fewer possible cuts to learn from, the shipped weights are better. */
const fewCuts = 100
/** With more samples an intent than this, the name of the intent adds nothing. */
const nameHelps = 40

export function learn(
  spec: LearningSpec,
  { sense = gistSense, keep = keepNothing }: { sense?: Sense; keep?: Keep } = {},
): Learned {
  const intents = spec.intents.map(({ intent, agent }) => ({ intent, agent }))
  const numbers = new Map(intents.map(({ intent }, i) => [intent, i]))
  const aligned = align(
    (spec.mixed ?? []).filter((one) => one.intents.every((intent) => numbers.has(intent))),
    (intent) => numbers.get(intent) as number,
    intents.length,
  )
  const examples = [...ownExamples(spec), ...mixedExamples(aligned)]
  const names = examples.length < nameHelps * intents.length ? hintsOf(spec) : []
  const hints = [...names, ...otherWays(spec, examples)]
  const asked = askedIn(aligned, intents.length)
  const judge = judgeOf({ examples, hints, classes: intents.length, asked, sense, keep })
  return {
    intents,
    texts: [...examples, ...hints].map(({ text }) => text),
    judge,
    cuts: aligned.some(({ pieces }) => pieces.length > 1)
      ? learnCuts(aligned, examples, { classes: intents.length, asked, sense, keep })
      : shippedCuts(),
    slots: spec.slots ?? [],
    uses: new Map(spec.intents.map(({ intent, samples }) => [intent, slotsIn(samples)])),
    wording: learnWording({ examples, intents, slots: spec.slots ?? [], keep }),
    named: namedSlots(examples),
    skeletons: learnSkeletons(
      examples,
      (label, slot) => isFreeText(spec, intents[label]?.agent, slot),
      (label, slot) => hasMany(spec, intents[label]?.agent, slot),
    ),
    ...slotsLearned(examples, { intents: intents.length, keep }),
  }
}

type Lesson = {
  readonly examples: readonly Example[]
  readonly hints: readonly Example[]
  readonly classes: number
  /** How often each intent is asked for, where messages with several intents tell. */
  readonly asked: readonly number[] | undefined
  readonly sense: Sense
  readonly keep: Keep
}

const isFreeText = ({ slots = [] }: LearningSpec, agent: string | undefined, slot: string): boolean =>
  slots.some((spec) => spec.agent === agent && spec.slot === slot && spec.type === 'text')

const hasMany = ({ slots = [] }: LearningSpec, agent: string | undefined, slot: string): boolean =>
  slots.some((spec) => spec.agent === agent && spec.slot === slot && spec.many === true)

const slotsIn = (samples: readonly Sample[]): Set<string> =>
  new Set(samples.flatMap((one) => (one.slots ?? []).map(({ slot }) => slot)))

function judgeOf({ examples, hints, classes, asked, sense, keep }: Lesson): Judge {
  const all = [...examples, ...hints]
  const features = all.map(({ tokens }) => featuresOf(tokens))
  const gists = all.map(({ tokens }) => sense.read(tokens) ?? noGist)
  const teach = (isTaught: (i: number) => boolean): Classifier => {
    const kept = all.map((_, i) => i).filter((i) => i >= examples.length || isTaught(i))
    return trainClassifier({
      features: kept.map((i) => features[i] as Features),
      gists: kept.map((i) => gists[i] as Gist),
      labels: kept.map((i) => (all[i] as Example).label),
      classes,
      asked,
      sense,
      keep,
    })
  }
  return {
    classifier: teach(() => true),
    scope: holdBack(examples, teach),
    edges: edgesOf(examples.map(({ tokens }) => tokens)),
  }
}

/** Equal parts of messages are learned once, but each time counts for how often an intent is asked for. */
function askedIn(aligned: readonly Aligned[], classes: number): number[] | undefined {
  if (aligned.length === 0) return undefined
  const asked = new Array<number>(classes).fill(0)
  for (const { pieces } of aligned) for (const { label } of pieces) asked[label] = (asked[label] ?? 0) + 1
  return asked
}

/** Every sample is judged by a classifier that has not seen it (L2); of very many samples, a fifth is enough. */
function holdBack(examples: readonly Example[], teach: (isTaught: (i: number) => boolean) => Classifier): Scope {
  const seen = new Map<number, number>()
  const folds = examples.map(({ label }) => {
    const count = seen.get(label) ?? 0
    seen.set(label, count + 1)
    return count % foldCount
  })
  const heldBack: HeldBack[] = []
  for (let fold = 0; fold < (examples.length > many ? 1 : foldCount); fold++) {
    const classifier = teach((i) => folds[i] !== fold)
    examples.forEach(({ tokens, label }, i) => {
      if (folds[i] !== fold || (seen.get(label) ?? 0) < 2) return
      const { best, signals } = rank(classifier, tokens)
      heldBack.push({ signals, right: best[0] === label })
    })
  }
  return scopeOf(heldBack)
}

/** The judge must not know the parts by heart: it learns from two thirds of them and is asked about the others, each third in turn. */
function learnCuts(
  aligned: readonly Aligned[],
  examples: readonly Example[],
  given: Pick<Lesson, 'classes' | 'asked' | 'sense' | 'keep'>,
): CutModel {
  const third = new Map<string, number>()
  for (const { text } of examples) if (!third.has(text)) third.set(text, third.size % thirds)
  const turns = examples.length > many ? 1 : thirds
  const cuts = Array.from({ length: turns }, (_, turn) => {
    const learned = examples.filter(({ text }) => third.get(text) !== turn).slice(0, 2 * many)
    const judge = judgeOf({ ...given, examples: learned, hints: [] })
    const kept = aligned.filter(({ tokens, pieces }) =>
      pieces.every(({ from, to }) => third.get(textOf(tokens, from, to)) === turn),
    )
    return kept.slice(0, many).flatMap((one) => cutExamplesOf(judge, one))
  })
  return cuts.flat().length < fewCuts ? shippedCuts() : trainCuts(cuts.flat())
}

type Telling = { readonly intents: number; readonly keep: Keep }
function slotsLearned(examples: readonly Example[], { intents, keep }: Telling): Pick<Learned, 'slotNames' | 'tagger'> {
  const slotNames = [...new Set(examples.flatMap(({ slots }) => slots.map(({ slot }) => slot)))]
  if (slotNames.length === 0) return { slotNames, tagger: undefined }
  const samples = examples.map(
    ({ tokens, label, slots }): TagSample => ({
      tokens,
      intent: label,
      spans: slots.flatMap(({ slot, start, end }) => {
        const from = tokens.findIndex((token) => token.end > start)
        const to = tokens.findLastIndex((token) => token.start < end) + 1
        return from >= 0 && to > from ? [{ slot: slotNames.indexOf(slot), from, to }] : []
      }),
    }),
  )
  return { slotNames, tagger: trainTagger({ samples, slots: slotNames.length, intents, epochs: 10, keep }) }
}

const ownExamples = (spec: LearningSpec): Example[] =>
  spec.intents.flatMap(({ samples }, label) =>
    samples.map(({ text, slots }) => ({
      text,
      tokens: tokeniseMessage(text),
      label,
      slots: placed(text, slots ?? []),
    })),
  )

/** Equal parts of different messages are one sample. */
function mixedExamples(aligned: readonly Aligned[]): Example[] {
  const seen = new Set<string>()
  return aligned.flatMap(({ sample, tokens, pieces }) =>
    pieces.flatMap(({ from, to, label }) => {
      const text = textOf(tokens, from, to)
      const key = `${label} ${text}`
      if (seen.has(key)) return []
      seen.add(key)
      const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
      const inside = placed(sample.text, sample.slots ?? []).filter((slot) => slot.start >= start && slot.end <= end)
      return [{ text, tokens: tokens.slice(from, to), label, slots: inside }]
    }),
  )
}

const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** The intent's own name and its descriptions, as samples. */
const hintsOf = (spec: LearningSpec): Example[] =>
  spec.intents.flatMap(({ intent, about }, label) =>
    [wordsInName(intent), ...(about ?? [])].map((text) => ({ text, tokens: tokeniseMessage(text), label, slots: [] })),
  )

/**
 * A sample for each way to say a choice that no sample says: the words of one that has another choice, for every intent that speaks of
 * the slot, so that no choice speaks for one of them.
 */
function otherWays({ slots = [], intents }: LearningSpec, examples: readonly Example[]): Example[] {
  const said = examples.map(({ text }) => foldInPlace(text)).join('\n')
  const made: Example[] = []
  for (const { slot, agent, values } of slots) {
    const ways = (values ?? []).flatMap((value) => (typeof value === 'string' ? [value] : value))
    for (const way of ways) {
      if (said.includes(foldInPlace(way)) || made.length >= examples.length) continue
      for (const [label, intent] of intents.entries()) {
        if (intent.agent !== agent) continue
        const pattern = examples.find(
          (one) =>
            one.label === label && one.slots.some((x) => x.slot === slot) && languageOf(one.text) === languageOf(way),
        )
        const at = pattern?.slots.find((x) => x.slot === slot)
        if (!pattern || !at) continue
        const text = pattern.text.slice(0, at.start) + way + pattern.text.slice(at.end)
        made.push({ text, tokens: tokeniseMessage(text), label, slots: [] })
      }
    }
  }
  return made
}

const wordsInName = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[._/#-]+/g, ' ')

function placed(
  text: string,
  slots: NonNullable<MixedSample['slots']>,
): { slot: string; start: number; end: number }[] {
  return slots.flatMap(({ slot, value, start, end }) => {
    const from = start ?? text.indexOf(value)
    return from < 0 || value === '' ? [] : [{ slot, start: from, end: end ?? from + value.length }]
  })
}
