/**
 * Reads several pairs of names of which only the first has the words of the wish before it: «rename foo to bar and baz to qux»,
 * «把 foo 改名为 bar，baz 改名为 qux».
 *
 * P1. What stands behind a joint is read with the words that the message begins with. Each part must then be worded like a sample, with
 *     a name for every slot that has one value.
 * P2. What only one part has holds for all: «… and baz to qux in src».
 */
import type { Token } from '../../../learning/tokens.ts'
import type { Skeleton } from './mixed-skeletons.ts'
import { jointAt, readBySkeleton } from './skeletons.ts'
import type { FoundSlot } from './slot-spec.ts'

type Message = {
  readonly skeletons: readonly Skeleton[]
  readonly text: string
  /** Whether one wish may have several values for a slot. */
  readonly isMany: (slot: string) => boolean
}

/** The values of each pair in their order; undefined where there are not several. */
export function repeatedPairs(message: Message, tokens: readonly Token[]): FoundSlot[][] | undefined {
  const pairs = pairsIn(message, tokens)
  return pairs?.map((own) => {
    const others = pairs.flat().filter(({ slot }) => !own.some((one) => one.slot === slot))
    return [...own, ...others.map(({ slot, value }) => ({ slot, value }))] // P2
  })
}

/** A longer list is no sentence any more. */
const mostTokens = 50

function pairsIn(message: Message, tokens: readonly Token[]): FoundSlot[][] | undefined {
  const { skeletons, text } = message
  if (tokens.length > mostTokens) return
  for (let at = 1; at < tokens.length; at++) {
    const joint = jointAt(tokens, at)
    const first =
      joint > 0 && isRepeated(tokens, at, at + joint) ? readBySkeleton(skeletons, text, tokens.slice(0, at)) : undefined
    const from = first?.[0]?.start
    if (!first || from === undefined) continue
    const rest = [...tokens.filter(({ end }) => end <= from), ...tokens.slice(at + joint)] // P1
    const whole = readBySkeleton(skeletons, text, rest)
    const others = whole ? [whole] : pairsIn(message, rest)
    if (others?.every((other) => isPair(message, first, other))) return [first, ...others]
  }
}

/** The word between the two names of a pair stands in every pair. */
function isRepeated(tokens: readonly Token[], to: number, from: number): boolean {
  const before = new Set(tokens.slice(0, to).flatMap(({ kind, text }) => (kind === 'mark' ? [] : text)))
  return tokens.slice(from).some(({ text }) => before.has(text))
}

function isPair({ isMany }: Message, first: readonly FoundSlot[], other: readonly FoundSlot[]): boolean {
  const slotsOf = (values: readonly FoundSlot[]): Set<string> => new Set(values.map(({ slot }) => slot))
  const [mine, theirs] = [slotsOf(first), slotsOf(other)]
  const isSame = [...mine.symmetricDifference(theirs)].every(isMany)
  return isSame && mine.intersection(theirs).size > 1 && [...first, ...other].every(({ value }) => !/\s/.test(value))
}
