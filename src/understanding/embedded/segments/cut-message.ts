/**
 * Cuts a message into pieces with what was learned: pieces.ts walks the joints, cut-model.ts decides at each of them.
 *
 * C1. There is no cut beside a piece that says nothing by itself («oh well», «how do I do that?», «那好»).
 * C3. Two wishes that one agent's samples tell apart clearly are cut: «cancel … on Tuesday and book …».
 * C2. Neighbouring pieces of one intent are one piece, unless a word such as «then» or «另外» stands between them.
 */
import type { Token } from '../../../learning/tokens.ts'
import type { Ranking } from '../intents/classifier.ts'
import { connectorAt } from './connectors.ts'
import { type CutModel, isCut, type Judge, type Reader } from './cut-model.ts'
import { saysSomething, withoutFillers } from './fillers.ts'
import { cutAt, type Piece } from './pieces.ts'

type Learned = {
  readonly cuts: CutModel
  readonly judge: Judge
  readonly intents: readonly { readonly agent: string }[]
  readonly wording: ReadonlyMap<string, unknown>
}
/** From here on a piece is taken for a wish of its own beside another of the same agent (C3). */
const clear = 0.6

export function cutMessage(
  { cuts, judge, intents, wording }: Learned,
  tokens: readonly Token[],
  read: Reader,
): Piece[] {
  const says = ({ from, to }: Piece) => saysSomething(tokens.slice(from, to))
  const areTwoWishes = (left: Ranking, right: Ranking): boolean => {
    const [a = -1, b = -1] = [left.best[0], right.best[0]]
    const agent = intents[a]?.agent
    if (a === b || agent === undefined || agent !== intents[b]?.agent || !wording.has(agent)) return false
    return (left.shares[a] ?? 0) >= clear && (right.shares[b] ?? 0) >= clear
  }
  const pieces = cutAt(tokens, (possible) => {
    if (!says(possible.left) || !says(possible.right)) return false // C1
    if (areTwoWishes(read(possible.left), read(possible.right))) return true // C3
    return isCut(cuts, judge, possible, read)
  })
  return pieces.length > 0 ? joinAlike(tokens, pieces, read) : [{ from: 0, to: tokens.length }]
}

/** C2. */
function joinAlike(tokens: readonly Token[], pieces: readonly Piece[], read: Reader): Piece[] {
  const intentOf = (piece: Piece) => read(withoutFillers(tokens, piece)).best[0]
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && !hasStrongWord(tokens, last.to, piece.from) && intentOf(last) === intentOf(piece))
      joined[joined.length - 1] = { from: last.from, to: piece.to }
    else joined.push(piece)
  }
  return joined
}

function hasStrongWord(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (tokens[at]?.kind !== 'mark' && connectorAt(tokens, at)?.strength === 2) return true
  return false
}
