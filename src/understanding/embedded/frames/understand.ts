/**
 * Reads one message with what learn.ts learned: cuts it, names the intent of each piece or `oos`, fills the slots, and says why.
 * What the pieces mean together, and beside the running task, is decided by the files next to this one.
 *
 * U1. Offsets are UTF-16 units of the text as it was sent.
 * U2. Only the first `longest` units are read, so that a pasted file costs what a page costs.
 * U3. A piece that says nothing by itself («oh well») has no intent, unless a sample says it in these words.
 * U4. A greeting before a wish and thanks after it belong to its frame, but its intent is read without them.
 * U5. A piece whose intent is sure, and that names one of the agent's own choices, is for the team, however unusual its words are: «where
 *     are the toilets».
 * U6. So is a piece with several values that is worded like a sample, whatever the values are: «把 b.txt 里的 baz 改成 qux»; and where the
 *     intent is sure, one with a file's name as its value: «新建 intro.txt».
 * U8. A piece that is worded like a sample of another intent, and like none of the likeliest, is that, whatever its names are: «rename undo to revert in
 *     src». A value of the likeliest intent that has a form speaks for it: «change version to 2.0.0».
 * U7. Several pairs behind the words of one wish are a frame each: «rename foo to bar and baz to qux».
 */
import { languageOf, type Spoken } from '../../../core/text/language.ts'
import { type Token, tokeniseMessage } from '../../../learning/tokens.ts'
import type { Ranking } from '../intents/classifier.ts'
import { confidenceOf } from '../intents/scope.ts'
import { preferring, rewordOf } from '../intents/wording.ts'
import type { Learned } from '../learn/learn.ts'
import { cutMessage } from '../segments/cut-message.ts'
import { type Reader, readerOf } from '../segments/cut-model.ts'
import { saysSomething, withoutFillers } from '../segments/fillers.ts'
import type { Piece } from '../segments/pieces.ts'
import { fillSlots } from '../slots/fill-slots.ts'
import { findSlot } from '../slots/find-slots.ts'
import { repeatedPairs } from '../slots/repeated-pairs.ts'
import { mayFit, readBySkeleton } from '../slots/skeletons.ts'
import { slotsOf, takesNames } from '../slots/slot-values.ts'
import { reasonsOf } from './reasons.ts'
import type { UnderstoodFrame, UnderstoodMessage } from './understood.ts'

type UnderstandOptions = {
  readonly lang?: Spoken
  /** false: the whole message is one piece. */
  readonly several?: boolean
  /** true: every message is for this team, so the best intent is always named. */
  readonly closed?: boolean
}

const longest = 4000
/** From here on, an intent is believed although the piece says nothing by itself (U3). */
const sure = 0.8

export function understand(learned: Learned, text: string, options: UnderstandOptions = {}): UnderstoodMessage {
  const { lang = languageOf(text), several = true, closed = false } = options
  const tokens = tokeniseMessage(text.length > longest ? text.slice(0, longest) : text)
  const read = readerOf(learned.judge.classifier, tokens, rewordOf(learned, text))
  const pieces = several ? cutMessage(learned, { text, tokens, read }) : [{ from: 0, to: tokens.length }]
  return {
    lang,
    frames: pieces.flatMap((piece, i) => {
      const after = i + 1 < pieces.length ? piece.to : tokens.length
      return withPairs(learned, { text, tokens, piece, after, read, closed, whole: !several })
    }),
  }
}

/** How likely the whole message is each of the best few intents. */
export function sharesOfWhole(learned: Learned, text: string): UnderstoodFrame['candidates'] {
  const tokens = tokeniseMessage(text.length > longest ? text.slice(0, longest) : text)
  const read = readerOf(learned.judge.classifier, tokens, rewordOf(learned, text))
  return candidatesOf(learned, read({ from: 0, to: tokens.length }))
}

const candidatesOf = ({ intents }: Learned, { best, shares }: Ranking): UnderstoodFrame['candidates'] =>
  best.flatMap((one) => {
    const found = intents[one]
    return found ? [{ ...found, share: shares[one] ?? 0 }] : []
  })

type Reading = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly piece: Piece
  /** Where it ends with its marks: the words that join it to the next piece are no part of a value. */
  readonly after: number
  readonly read: Reader
  readonly closed: boolean
  readonly whole: boolean
}

/** With an ending. */
const isFile = /[^\s.]\.[A-Za-z]\w{0,9}$/

/** U5. */
function namesChoice(learned: Learned, agent: string | undefined, text: string, own: readonly Token[]): boolean {
  const said = text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0)
  const choices = agent === undefined ? [] : slotsOf(learned, agent).filter(({ type }) => type === 'enum')
  return choices.some((spec) => findSlot(spec, said).length > 0)
}

type Own = { readonly text: string; readonly own: readonly Token[] }
/** U8. */
function byNames(learned: Learned, { text, own }: Own, ranking: Ranking): Ranking {
  if (!takesNames(learned) || !mayFit(learned.skeletons, own)) return ranking
  const [first = -1] = ranking.best
  const namesOf = (label: number): number => {
    const values = readBySkeleton(learned.skeletons.get(label) ?? [], text, own) ?? []
    const begins = (values[0]?.start ?? 0) > (own[0]?.start ?? 0)
    return begins && values.every(({ value }) => /^[^\s\p{Script=Han}]+$/u.test(value)) ? values.length : 0
  }
  if (namesOf(first) > 0) return ranking
  const [best = first] = [...learned.skeletons.keys()]
    .filter((label) => label !== first && namesOf(label) > 1)
    .sort((a, b) => (ranking.shares[b] ?? 0) - (ranking.shares[a] ?? 0))
  if (best === first || hasTyped(learned, first, text.slice(own[0]?.start, own.at(-1)?.end))) return ranking
  return preferring(ranking, best)
}

const hasTyped = (learned: Learned, label: number, said: string): boolean =>
  slotsOf(learned, learned.intents[label]?.agent ?? null).some(
    (spec) => spec.type !== 'text' && findSlot(spec, said).length > 0,
  )

/** U7. */
function withPairs(learned: Learned, reading: Reading): UnderstoodFrame[] {
  const { text, tokens, piece } = reading
  const frame = frameOf(learned, reading)
  const skeletons = learned.skeletons.get(learned.intents.findIndex(({ intent }) => intent === frame.intent)) ?? []
  const own = tokens.slice(piece.from, piece.to)
  if (skeletons.length === 0) return [frame]
  const many = slotsOf(learned, frame.agent).flatMap((spec) => (spec.many ? spec.slot : []))
  const pairs = repeatedPairs({ skeletons, text, isMany: (slot) => many.includes(slot) }, own)
  return pairs?.map((slots) => ({ ...frame, ...rangeOf(slots), slots, missing_slots: [] })) ?? [frame]
}

/** From the first of its values to the last. */
const rangeOf = (slots: readonly { start?: number; end?: number }[]) => ({
  start: Math.min(...slots.flatMap(({ start }) => start ?? [])),
  end: Math.max(...slots.flatMap(({ end }) => end ?? [])),
})

function frameOf(learned: Learned, { text, tokens, piece, after, read, closed, whole }: Reading): UnderstoodFrame {
  const own = tokens.slice(piece.from, piece.to)
  const core = whole ? piece : withoutFillers(tokens, piece) // U4
  const ranking = byNames(learned, { text, own }, read(core))
  const judged = confidenceOf(learned.judge.scope, ranking)
  const label = ranking.best[0] ?? -1
  const intent = learned.intents[label]
  const worded = readBySkeleton(learned.skeletons.get(label) ?? [], text, own) ?? []
  const isWorded = worded.length > 1 || (judged.confidence >= sure && worded.some(({ value }) => isFile.test(value))) // U6
  const isFor =
    judged.inScope || isWorded || (judged.confidence >= sure && namesChoice(learned, intent?.agent, text, own)) // U5
  const inScope = closed || (isFor && (whole || saysSomething(own) || judged.confidence >= sure)) // U3
  const filled =
    inScope && intent
      ? fillSlots(learned, {
          text,
          tokens: tokens.slice(core.from, core.to),
          whole: tokens.slice(piece.from, after),
          label,
        })
      : { slots: [], missing_slots: [] }
  return {
    intent: inScope ? (intent?.intent ?? 'oos') : 'oos',
    agent: inScope ? (intent?.agent ?? '') : '',
    start: own[0]?.start ?? 0,
    end: own.at(-1)?.end ?? text.length,
    confidence: judged.confidence,
    ...filled,
    reasons: reasonsOf(learned, own, ranking),
    candidates: candidatesOf(learned, ranking),
  }
}
