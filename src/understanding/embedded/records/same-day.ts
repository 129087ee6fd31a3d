/**
 * Another one on the day of the last: «再给她加个眼科，同一天», «and the dentist for her, same day».
 *
 * Y1. Words of adding, or «the same day», with what it is about, of which none stands, are a wish to make it. Y2. «the same day» is the day of the last one
 *     that stands. Y3. «the day after» is counted from the wish before it in the message, else from the last one that stands.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { asSlot, countWords, type FrameSlot, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { dayBeside, daysShifted } from './days-shifted.ts'
import { speaksOfChange, wantsEnd } from './mentions.ts'
import { kindOf, lastOf, standingOf } from './record-book.ts'
import { type Message, missingFrom } from './resolve-records.ts'

const adds =
  /再[^,。]{0,6}(?:[加来挂约要]|预约)|加[挂约号个一]|也[^,。]{0,3}[挂约加来要]|还[要想得][^,。]{0,4}[挂约看加]|顺便[^,。]{0,4}[挂约看加]|(?<![a-z])(?:add|also|too|as well|another|plus)(?![a-z])/
const sameDay =
  /同一?[天日]|当天|(?:还是|也是?|就)(?:那|这)[一]?天|(?:日子|时间|日期)(?:不变|一样|相同)|一起的那天|(?<![a-z])(?:(?:the |on the |that )?same (?:day|date)|that day(?: too| as well)?)(?![a-z])/
const mostWords = 16
/** «and dermatology the day after» */
const isBeside = (folded: string): boolean => daysShifted(folded) !== undefined && !speaksOfChange(folded)

/** Y1. */
export function asAddition(message: Message & { readonly act: number }, frames: readonly Frame[]): readonly Frame[] {
  const [frame] = frames
  const { learned, text, book, act } = message
  const folded = foldInPlace(text)
  const isSameDay = sameDay.test(folded) && !speaksOfChange(folded) && !wantsEnd(folded)
  const isMore = adds.test(folded) || isBeside(folded) || isSameDay
  const isOne =
    frames.length === 1 || (isSameDay && frames.every((one) => one.agent === null || kindOf(book, one.intent)))
  if (!frame || !isOne || !isMore || countWords(text) > mostWords) return frames
  const isSure = frame.agent !== null && frame.confidence >= act && !(isSameDay && kindOf(book, frame.intent))
  if (/[?吗]\s*$/.test(folded) || isSure) return frames
  for (const kind of book.kinds) {
    const agent = learned.intents.find(({ intent }) => intent === kind.made)?.agent
    const standing = standingOf(book, kind)
    if (agent === undefined || standing.length === 0) continue
    const values = valuesIn(text, typedSlotsOf(learned, agent))
    const [said, ...more] = values.filter(({ slot }) => slot === kind.key[0])
    if (!said || more.length > 0 || standing.some(({ slots }) => slots[said.slot] === said.value)) continue
    const wish = { ...frame, start: 0, end: text.length, intent: kind.made, agent, slots: values.map(asSlot) }
    return [{ ...wish, confidence: act, missing_slots: missingFrom(learned, wish, wish.slots) }]
  }
  return frames
}

/** Y2. */
export function onSameDay({ learned, text, book }: Message, frame: Frame): Frame {
  const kind = kindOf(book, frame.intent)
  if (!kind || kind.made !== frame.intent || !sameDay.test(foldInPlace(text))) return frame
  const spec = typedSlotsOf(learned, frame.agent).find(({ slot, type }) => type === 'date' && kind.key.includes(slot))
  const last = lastOf(standingOf(book, kind))
  const day = spec && last?.slots[spec.slot]
  if (!spec || typeof day !== 'string' || frame.slots.some(({ slot }) => slot === spec.slot)) return frame
  const slots = [...frame.slots, { slot: spec.slot, value: day }]
  return { ...frame, slots, missing_slots: missingFrom(learned, frame, slots) }
}

/** Y3. */
export function daysAfter({ learned, text, book }: Message, frames: readonly Frame[]): readonly Frame[] {
  if (daysShifted(text) === undefined) return frames
  return frames.map((frame, i) => {
    const kind = kindOf(book, frame.intent)
    if (!kind || kind.made !== frame.intent) return frame
    const spec = typedSlotsOf(learned, frame.agent).find(({ slot, type }) => type === 'date' && kind.key.includes(slot))
    const dateOf = ({ slots }: Frame): FrameSlot | undefined => slots.find(({ slot }) => slot === spec?.slot)
    const before = frames.slice(0, i).findLast((one) => dateOf(one) !== undefined)
    const own = dateOf(frame)
    if (!spec || (own && own.start !== (before && dateOf(before)?.start))) return frame
    const last = lastOf(standingOf(book, kind))
    const known = before ? dateOf(before)?.value : last?.slots[spec.slot]
    const said = text.slice(before ? behind(before, frame) : frame.start, frame.end)
    const from = { value: String(known), at: before ? book.now : (last?.at ?? book.now) }
    const value = known === undefined ? undefined : dayBeside(said, spec, from)
    if (value === undefined) return frame
    const slots = [...frame.slots.filter(({ slot }) => slot !== spec.slot), { slot: spec.slot, value }]
    return { ...frame, slots, missing_slots: missingFrom(learned, frame, slots) }
  })
}

/** Where the words of a wish begin behind those of another. */
const behind = (before: Frame, { start }: Frame): number => Math.max(start, ...before.slots.map(({ end = 0 }) => end))
