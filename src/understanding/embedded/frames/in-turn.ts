/**
 * Values that are listed one kind after the other, and belong together by their place: «cardiology and neurology, on Tuesday and Thursday
 * respectively», «皮肤科和眼科各挂一个，分别周二和周四».
 *
 * L1. As many of one kind as of the other, the first list ended before the second begins. L2. What is offered for a choice («Monday or
 *     Tuesday») is no such list. L3. Anything else stands beside one of them, and is of that wish.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Learned } from '../learn/learn.ts'
import { type PlacedValue, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'

const isChoice = /(?<![a-z])(?:or|either)(?![a-z])|或|还是|都[行可]/

/** The values of each wish; undefined where they are not listed so. */
export function inTurn(text: string, values: readonly PlacedValue[]): PlacedValue[][] | undefined {
  const lists = listsIn(values)
  const [first, second] = lists
  if (!first || !second || lists.length > 2 || first.length !== second.length) return // L1
  if ((first.at(-1)?.start ?? 0) > (second[0]?.start ?? 0)) return
  if (isChoice.test(foldInPlace(text).slice(first[0]?.start, second.at(-1)?.end))) return // L2
  const turns = first.map((one, i) => [one, second[i] as PlacedValue])
  for (const value of values.filter((one) => !first.includes(one) && !second.includes(one))) {
    const beside = second.findLastIndex(({ start }) => start < value.start)
    turns[Math.max(0, beside)]?.push(value) // L3
  }
  return turns
}

/** Of each slot that has several values, those, by where the first stands. */
function listsIn(values: readonly PlacedValue[]): PlacedValue[][] {
  const lists = [...new Set(values.map(({ slot }) => slot))].map((slot) => values.filter((one) => one.slot === slot))
  return lists.filter((list) => list.length > 1 && new Set(list.map(({ value }) => value)).size === list.length)
}

const cue = /分别|依次|(?<![a-z])(?:respectively|in (?:that|this) order)(?![a-z])/
const onlyList =
  /^(?:[\s,.;:!，。、：]|(?<![a-z])(?:respectively|in|that|this|order|on|for|at|the|and|please|then)(?![a-z])|分别|依次|时间|日期|[是在挂约看要给和跟与的科吧])*$/
/** A piece that says only when each of those before it is to be: «…，分别是下周一和下周三». */
export function listsForLast(
  { learned, text }: { learned: Learned; text: string },
  frame: Frame,
  last: Frame,
): boolean {
  const said = foldInPlace(text.slice(frame.start, frame.end))
  if (last.agent === null || !cue.test(said)) return false
  const values = valuesIn(text.slice(frame.start, frame.end), typedSlotsOf(learned, last.agent), frame.start)
  const before = valuesIn(text.slice(last.start, last.end), typedSlotsOf(learned, last.agent), last.start)
  return (
    onlyList.test(foldInPlace(withoutValues(text, frame, values))) && inTurn(text, [...before, ...values]) !== undefined
  )
}
