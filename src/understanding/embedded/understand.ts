/**
 * Reads one message with what learn.ts learned: cuts it, names the intent of each piece or `oos`, fills the slots, and says why.
 *
 * U1. Offsets are UTF-16 units of the text as it was sent.
 * U2. Only the first `LONGEST` units are read, so a pasted file costs what a page costs.
 * U3. An interjection is no frame of its own.
 */
import { chanceOfCut, denseOf, wordsOf } from './cut-model.ts'
import { fillSlots } from './fill.ts'
import { isInterjection } from './function-words.ts'
import type { Learned } from './learn.ts'
import { languageOf, type Token, tokenise } from './normalise.ts'
import { reasonsOf } from './reasons.ts'
import { rank } from './router.ts'
import { confidenceOf } from './scope.ts'
import { cutAt, type Piece } from './segment.ts'
import type { Language, Understood, UnderstoodFrame } from './spec.ts'

export type UnderstandOptions = {
  readonly lang?: Language
  /** false: the whole message is one piece. */
  readonly several?: boolean
  /** true: every message is for this team, so the best intent is always named. */
  readonly closed?: boolean
}

const LONGEST = 4000
const FILLER = 4

export function understand(learned: Learned, text: string, options: UnderstandOptions = {}): Understood {
  const tokens = tokenise(text.length > LONGEST ? text.slice(0, LONGEST) : text)
  const pieces = options.several === false ? [{ from: 0, to: tokens.length }] : piecesOf(learned, tokens)
  return {
    lang: options.lang ?? languageOf(text),
    frames: pieces.map((piece) => frameOf(learned, { text, tokens, piece, closed: options.closed ?? false })),
  }
}

function piecesOf(learned: Learned, tokens: readonly Token[]): Piece[] {
  const pieces = cutAt(
    tokens,
    (doubt) => chanceOfCut(learned.cuts, denseOf(learned.judge, doubt), wordsOf(doubt)) > 0.5,
  )
  return pieces.length > 1 ? withoutFillers(tokens, pieces) : pieces
}

/** «oh well», «那好» go with what follows, or with what came before (U3). */
function withoutFillers(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const isFiller = ({ from, to }: Piece) =>
    to - from <= FILLER && tokens.slice(from, to).every(({ text, kind }) => kind === 'mark' || isInterjection(text))
  const kept: Piece[] = []
  let waiting: number | undefined
  for (const piece of pieces) {
    if (isFiller(piece)) {
      waiting ??= piece.from
      continue
    }
    kept.push({ from: waiting ?? piece.from, to: piece.to })
    waiting = undefined
  }
  const last = kept.at(-1)
  if (!last) return [{ from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0 }]
  return waiting === undefined ? kept : [...kept.slice(0, -1), { from: last.from, to: pieces.at(-1)?.to ?? last.to }]
}

type Reading = { text: string; tokens: readonly Token[]; piece: Piece; closed: boolean }

function frameOf(learned: Learned, { text, tokens, piece, closed }: Reading): UnderstoodFrame {
  const own = tokens.slice(piece.from, piece.to)
  const ranking = rank(learned.judge.router, own)
  const judged = confidenceOf(learned.judge.scope, ranking)
  const inScope = closed || judged.inScope
  const label = ranking.best[0] ?? -1
  const intent = learned.intents[label]
  const filled = inScope && intent ? fillSlots(learned, { text, tokens: own, label }) : { slots: [], missing_slots: [] }
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
