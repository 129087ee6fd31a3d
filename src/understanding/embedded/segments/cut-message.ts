/**
 * Cuts a message into pieces with what was learned: pieces.ts walks the joints, cut-model.ts decides at each of them.
 *
 * C1. There is no cut beside a piece that says nothing by itself («oh well», «how do I do that?», «那好»).
 * C3. Two wishes that one agent's samples tell apart clearly are cut: «cancel … on Tuesday and book …».
 * C2. Neighbouring pieces of one intent are one piece, unless a word such as «then» or «另外» stands between them.
 * C4. Two pieces of one intent that are each worded like a sample, with values for the same slot, are two wishes: «先把 A 里的 x 改成 y，
 *     再把 B 里的 z 改成 w».
 * C6. Two clear wishes of different agents, each with a choice or a code of its own, are cut: «the receipt for F2026012 and an appointment with ENT».
 * C5. Where both pieces together are worded like a sample, there is no cut between two of its values: «in a.txt, b.txt and c.txt».
 */
import type { Token } from '../../../learning/tokens.ts'
import type { Ranking } from '../intents/classifier.ts'
import { mayFit, readBySkeleton, type Skeletons } from '../slots/skeletons.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { valuesIn } from '../slots/slot-values.ts'
import { connectorAt } from './connectors.ts'
import { type CutModel, isCut, type Judge, type Reader } from './cut-model.ts'
import { saysSomething, withoutFillers } from './fillers.ts'
import { cutAt, jointsOf, type Piece, type PossibleCut } from './pieces.ts'

type Learned = {
  readonly cuts: CutModel
  readonly judge: Judge
  readonly intents: readonly { readonly agent: string }[]
  readonly wording: ReadonlyMap<string, unknown>
  readonly skeletons: Skeletons
  readonly slots: readonly SlotSpec[]
}
type Message = { readonly text: string; readonly tokens: readonly Token[]; readonly read: Reader }
/** From here on a piece is taken for a wish of its own beside another of the same agent (C3). */
const clear = 0.6

export function cutMessage(learned: Learned, message: Message): Piece[] {
  const { cuts, judge, intents, wording } = learned
  const { tokens, read } = message
  const says = ({ from, to }: Piece) => saysSomething(tokens.slice(from, to))
  const areTwoWishes = (left: Ranking, right: Ranking): boolean => {
    const [a = -1, b = -1] = [left.best[0], right.best[0]]
    const agent = intents[a]?.agent
    if (a === b || agent === undefined || agent !== intents[b]?.agent || !wording.has(agent)) return false
    return (left.shares[a] ?? 0) >= clear && (right.shares[b] ?? 0) >= clear
  }
  const isWhole = (piece: Piece, other: Piece): boolean => {
    const { best, shares } = read(piece)
    const label = best[0] ?? -1
    if ((shares[label] ?? 0) < clear || label === read(other).best[0]) return false
    return namesOwn(learned, message, { piece, agent: intents[label]?.agent })
  }
  const worded = wordedIn(learned, message)
  const pieces = cutAt(tokens, (possible) => {
    if (!says(possible.left) || !says(possible.right)) return false // C1
    if (worded.isOneWish(possible)) return false // C5
    if (worded.areTwo(possible.left, possible.right)) return true // C4
    if (areTwoWishes(read(possible.left), read(possible.right))) return true // C3
    if (isWhole(possible.left, possible.right) && isWhole(possible.right, possible.left)) return true // C6
    return isCut(cuts, judge, possible, read)
  })
  return pieces.length > 0 ? joinAlike(message, pieces, worded.areTwo) : [{ from: 0, to: tokens.length }]
}

type Named = { readonly piece: Piece; readonly agent: string | undefined }
/** C6: a choice or a code of this agent, and of no other. */
function namesOwn({ slots }: Learned, { text, tokens }: Message, { piece, agent }: Named): boolean {
  const said = text.slice(tokens[piece.from]?.start, tokens[piece.to - 1]?.end)
  const named = slots.filter(({ type }) => type === 'enum' || type === 'regex')
  const [own, others] = [true, false].map((isOwn) => named.filter((one) => (one.agent === agent) === isOwn))
  return valuesIn(said, own ?? []).length > 0 && valuesIn(said, others ?? []).length === 0
}

/** C2. */
function joinAlike({ tokens, read }: Message, pieces: readonly Piece[], areTwo: Worded['areTwo']): Piece[] {
  const intentOf = (piece: Piece) => read(withoutFillers(tokens, piece)).best[0]
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isMore = last && !hasStrongWord(tokens, last.to, piece.from) && intentOf(last) === intentOf(piece)
    if (isMore && !areTwo(last, piece)) joined[joined.length - 1] = { from: last.from, to: piece.to }
    else joined.push(piece)
  }
  return joined
}

function hasStrongWord(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (tokens[at]?.kind !== 'mark' && connectorAt(tokens, at)?.strength === 2) return true
  return false
}

type Worded = {
  readonly areTwo: (left: Piece, right: Piece) => boolean
  readonly isOneWish: (possible: PossibleCut) => boolean
}
/** A wish goes on over at most so many joints. */
const mostJoints = 4

const unworded: Worded = { areTwo: () => false, isOneWish: () => false }

function wordedIn({ skeletons, slots, intents }: Learned, { text, tokens, read }: Message): Worded {
  if (!mayFit(skeletons, tokens)) return unworded
  const labelOf = (piece: Piece): number => read(withoutFillers(tokens, piece)).best[0] ?? -1
  const valuesIn = (piece: Piece) =>
    readBySkeleton(skeletons.get(labelOf(piece)) ?? [], text, tokens.slice(piece.from, piece.to))
  const isSingle = (slot: string, label: number): boolean =>
    !slots.some((spec) => spec.slot === slot && spec.agent === intents[label]?.agent && spec.many)
  /** The piece, and the same up to one of the next joints: «a.txt» of «a.txt 和 b.txt 里的 …». */
  const ends = ({ from, to }: Piece): Piece[] => {
    const later = jointsOf(tokens).flatMap((joint) => (joint.from > to ? joint.from : []))
    return [to, ...later.slice(0, mostJoints), tokens.length].map((end) => ({ from, to: end }))
  }
  return {
    areTwo(left, right) {
      const label = labelOf(left)
      if (!skeletons.has(label)) return false
      const own = valuesIn(left)?.filter(({ slot }) => isSingle(slot, label)) ?? []
      if (own.length === 0) return false
      return ends(right).some(
        (piece) =>
          labelOf(piece) === label && valuesIn(piece)?.some((one) => own.some(({ slot }) => slot === one.slot)),
      )
    },
    isOneWish({ left, right, joint }) {
      const at = tokens[joint.from]?.start ?? 0
      const isBetween = ({ start, end }: { start: number; end: number }): boolean => start >= at || end <= at
      const isWhole = ends(right).some(({ to }) => valuesIn({ from: left.from, to })?.every(isBetween))
      return isWhole && (isPlace(text, tokens, right) || !valuesIn(left))
    },
  }
}

/** `b.txt`, `src/b`: a plain word could be a wish of its own. */
const isPlace = (text: string, tokens: readonly Token[], { from, to }: Piece): boolean =>
  /^\S*[./]\S*/.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end))
