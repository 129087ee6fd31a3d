/**
 * Reads several pairs of names of which only the first has the words of the wish before it: «rename foo to bar and baz to qux»,
 * «把 foo 改名为 bar，baz 改名为 qux».
 *
 * P1. What stands behind a joint is read with the words that the message begins with, up to its first value, or up to the first that is
 *     not said for all: «in src, replace foo with bar and baz with qux». Each part must then be worded like a sample, with a name for
 *     every slot that has one value.
 * P2. What only one part has holds for all: «… and baz to qux in src».
 * P3. Each value is one word or quoted: «replace foo with "bar and baz with qux"» is one pair.
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
    if (!first?.every((found) => isOne(text, found))) continue
    for (const from of beginnings(message, first)) {
      const rest = [...tokens.filter(({ end }) => end <= from), ...tokens.slice(at + joint)]
      const whole = readBySkeleton(skeletons, text, rest)
      const others = pairsIn(message, rest) ?? (whole && [whole])
      if (others?.every((other) => isPair(message, first, other))) return [first, ...others]
    }
  }
}

/** P1: where the first value begins, with its quote, and the first that each part has for itself. */
function beginnings({ text, isMany }: Message, values: readonly FoundSlot[]): Set<number> {
  const found = [values[0], values.find(({ slot }) => !isMany(slot))]
  return new Set(found.flatMap((one) => (one?.start === undefined ? [] : one.start - (isQuoted(text, one) ? 1 : 0))))
}

/** The word between the two names of a pair stands in every pair. */
function isRepeated(tokens: readonly Token[], to: number, from: number): boolean {
  const before = new Set(tokens.slice(0, to).flatMap(({ kind, text }) => (kind === 'mark' ? [] : text)))
  return tokens.slice(from).some(({ text }) => before.has(text))
}

function isPair({ text, isMany }: Message, first: readonly FoundSlot[], other: readonly FoundSlot[]): boolean {
  const slotsOf = (values: readonly FoundSlot[]): Set<string> => new Set(values.map(({ slot }) => slot))
  const [mine, theirs] = [slotsOf(first), slotsOf(other)]
  const isSame = [...mine.symmetricDifference(theirs)].every(isMany)
  return isSame && mine.intersection(theirs).size > 1 && [...first, ...other].every((found) => isOne(text, found))
}

/** P3. */
const isOne = (text: string, found: FoundSlot): boolean =>
  isQuoted(text, found) || !/\s|^["'`“‘「《«]|["'`”’」》»]$/u.test(found.value)

const isQuoted = (text: string, { start = 0, end = 0 }: FoundSlot): boolean =>
  /^["'`“‘「《«][^"'`”’」》»]*["'`”’」》»]$/u.test(text.slice(Math.max(0, start - 1), end + 1))
