/**
 * Joins pieces of one message that are nothing but a value («…, bill F2024031») to the wish before them.
 *
 * V1. The piece and the wish before it are of the same agent.
 * V2. After a joined value the same wish may go on: «a refund for the test, bill 17, you charged me twice».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { Learned } from '../learn/learn.ts'
import { countWords, typedSlotsOf, valuesIn, withoutValues } from './slot-values.ts'

type Message = { readonly learned: Learned; readonly text: string }

export function joinValues(message: Message, frames: readonly Frame[]): Frame[] {
  const joined: Frame[] = []
  for (const frame of frames) {
    const last = joined.at(-1)
    const belongs = last && last.agent === frame.agent && frame.agent !== null // V1
    const goesOn = last?.intent === frame.intent && frames.indexOf(frame) > joined.length // V2
    if (belongs && (isBareValue(message, frame) || goesOn)) joined[joined.length - 1] = merged(last, frame)
    else joined.push(frame)
  }
  return joined
}

const merged = (first: Frame, second: Frame): Frame => ({
  ...first,
  end: second.end,
  slots: [...first.slots, ...second.slots],
  missing_slots: first.missing_slots.filter((slot) => !second.slots.some((x) => x.slot === slot)),
})

/** «bill F2024031», «单号F2024031»: a value with at most two other words. */
const mostWordsAround = 2

function isBareValue({ learned, text }: Message, frame: Frame): boolean {
  const values = valuesIn(text.slice(frame.start, frame.end), typedSlotsOf(learned, frame.agent), frame.start)
  return values.length > 0 && countWords(withoutValues(text, frame, values)) <= mostWordsAround
}
