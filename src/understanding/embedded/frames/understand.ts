/**
 * Reads one message with what learn.ts learned: cuts it, names the intent of each piece or `oos`, fills the slots, and says why.
 *
 * U1. Offsets are UTF-16 units of the text as it was sent.
 * U2. Only the first `LONGEST` units are read, so a pasted file costs what a page costs.
 * U3. What tells nothing by itself («oh well», «how do I do that?», «那好») is no frame of its own.
 * U4. Neighbouring pieces of one intent are one frame.
 * U5. A greeting before a wish and thanks behind it («hello, …», «…, 谢谢») are no part of it.
 */

import { languageOf } from '../../../core/text/language.ts'
import { type Token, tokeniseMessage } from '../../../learning/tokens.ts'
import { isFiller, isInterjection } from '../features/function-words.ts'
import { confidenceOf } from '../intents/scope.ts'
import type { Learned } from '../learn/learn.ts'
import type { Language, Understood, UnderstoodFrame } from '../learn/samples.ts'
import { connectorAt } from '../segments/connectors.ts'
import { chanceOfCut, denseOf, type Reader, readerOf, wordsOf } from '../segments/cut-model.ts'
import { cutAt, type Piece } from '../segments/pieces.ts'
import { fillSlots } from '../slots/fill-slots.ts'
import { reasonsOf } from './reasons.ts'

type UnderstandOptions = {
  readonly lang?: Language
  /** false: the whole message is one piece. */
  readonly several?: boolean
  /** true: every message is for this team, so the best intent is always named. */
  readonly closed?: boolean
}

const LONGEST = 4000

export function understand(learned: Learned, text: string, options: UnderstandOptions = {}): Understood {
  const tokens = tokeniseMessage(text.length > LONGEST ? text.slice(0, LONGEST) : text)
  const read = readerOf(learned.judge.router, tokens)
  const whole = options.several === false
  const pieces = whole ? [{ from: 0, to: tokens.length }] : piecesOf(learned, tokens, read)
  return {
    lang: options.lang ?? languageOf(text),
    frames: pieces.map((piece) =>
      frameOf(learned, { text, tokens, piece, read, closed: options.closed ?? false, whole }),
    ),
  }
}

function piecesOf(learned: Learned, tokens: readonly Token[], read: Reader): Piece[] {
  const says = ({ from, to }: Piece) => tells(tokens.slice(from, to))
  const pieces = cutAt(tokens, (doubt) => {
    if (!says(doubt.left) || !says(doubt.right)) return false // U3
    return chanceOfCut(learned.cuts, denseOf(learned.judge, doubt, read), wordsOf(doubt)) > 0.5
  })
  return pieces.length > 0 ? joinAlike(tokens, pieces, read) : [{ from: 0, to: tokens.length }]
}

/** U3: «and now?» is for nobody, unless a sample says it in these words. */
const tells = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => token.kind !== 'mark' && !isInterjection(token.text) && !isGreeting(tokens, at))
const sure = 0.8

/** «good morning», «早上好». */
const greetings = new Set([
  'good morning',
  'good afternoon',
  'good evening',
  'good day',
  '早 上 好',
  '上 午 好',
  '下 午 好',
  '晚 上 好',
])
function isGreeting(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - 2); from <= at; from++)
    for (const size of [2, 3]) {
      const said = tokens.slice(from, from + size).map(({ text }) => text)
      if (from + size > at && greetings.has(said.join(' '))) return true
    }
  return false
}

/** U5: whole clauses only, and never all of them. They stay in the frame; its intent is read without them. */
function withoutFillers(tokens: readonly Token[], { from, to }: Piece): Piece {
  const isMark = (at: number): boolean => tokens[at]?.kind === 'mark'
  const fills = (at: number): boolean => isFiller(tokens[at]?.text ?? '') || isGreeting(tokens, at)
  let [first, last] = [from, to]
  for (let at = from; at < to && (fills(at) || isMark(at)); at++) if (isMark(at)) first = at + 1
  for (let at = to - 1; at >= from && (fills(at) || isMark(at)); at--) if (isMark(at)) last = at
  return first < last && tokens.slice(first, last).some((token) => token.kind !== 'mark')
    ? { from: first, to: last }
    : { from, to }
}

/** Two neighbours with one intent are one wish in two sentences, unless a word like «then» or «另外» says otherwise (U4). */
function joinAlike(tokens: readonly Token[], pieces: readonly Piece[], read: Reader): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const intent = (one: Piece) => read(withoutFillers(tokens, one)).best[0]
    const alike = last && intent(last) === intent(piece) && !hasStrongWord(tokens, last.to, piece.from)
    if (alike) joined[joined.length - 1] = { from: last.from, to: piece.to }
    else joined.push(piece)
  }
  return joined
}

function hasStrongWord(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (tokens[at]?.kind !== 'mark' && connectorAt(tokens, at)?.strength === 2) return true
  return false
}

type Reading = { text: string; tokens: readonly Token[]; piece: Piece; read: Reader; closed: boolean; whole: boolean }

function frameOf(learned: Learned, { text, tokens, piece, read, closed, whole }: Reading): UnderstoodFrame {
  const own = tokens.slice(piece.from, piece.to)
  const core = whole ? piece : withoutFillers(tokens, piece)
  const ranking = read(core)
  const judged = confidenceOf(learned.judge.scope, ranking)
  const inScope = closed || (judged.inScope && (whole || tells(own) || judged.confidence >= sure))
  const label = ranking.best[0] ?? -1
  const intent = learned.intents[label]
  const filled =
    inScope && intent
      ? fillSlots(learned, { text, tokens: tokens.slice(core.from, core.to), label })
      : { slots: [], missing_slots: [] }
  return {
    intent: inScope ? (intent?.intent ?? 'oos') : 'oos',
    agent: inScope ? (intent?.agent ?? '') : '',
    start: own[0]?.start ?? 0,
    end: own.at(-1)?.end ?? text.length,
    confidence: judged.confidence,
    ...filled,
    reasons: reasonsOf(learned, own, ranking),
    candidates: ranking.best.flatMap((one) => {
      const found = learned.intents[one]
      return found ? [{ ...found, share: ranking.shares[one] ?? 0 }] : []
    }),
  }
}
