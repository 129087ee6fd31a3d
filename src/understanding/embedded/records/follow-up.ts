/**
 * Details and corrections for what was just done, in a message that says little more than values: «and make it 4 pm», «it's for my
 * daughter», «sorry, I meant Wednesday», «说错了，是三天», «and an ultrasound?». They go to the record that the last task made or changed
 * (detail-of-last.ts); where it left none, it is done again with them (do-again.ts). «same for my wife» makes another one like it
 * (same-again.ts).
 *
 * F1. A bare number that corrects something is the hour, where what was just done has one: «I meant 11».
 * F2. A name that is put right is the patient's: «it's spelled Anna».
 * F4. «Friday won't work. Monday's fine», with another one on Monday, says that this one stays: nothing moves there.
 * F5. Why something was wrong is no part of what is put right (slip-reasons.ts).
 * F3. One that is named as known and does not stand is not the last one (names-another.ts).
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { asksSomething } from '../heard/moods.ts'
import { overlapsWith } from '../heard/parts.ts'
import { nameInstead } from '../slots/persons.ts'
import { sameValue } from '../slots/same-value.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { type PlacedValue, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'
import { contrasted } from './contrast.ts'
import { detailOfLast } from './detail-of-last.ts'
import { isAnothers, isOneOfMany, targetOf } from './detail-target.ts'
import { doAgain } from './do-again.ts'
import type { Detail, Message } from './follow-up-message.ts'
import { keptIn, speaksOfChange } from './mentions.ts'
import { namesAnother } from './names-another.ts'
import { detailForAll } from './of-all.ts'
import { kindOf, lastOf, standingOf } from './record-book.ts'
import { sameAgain } from './same-again.ts'
import { saysNothing } from './says-nothing.ts'
import { withoutExcuses } from './slip-reasons.ts'

/** Undefined: the message is more than that, or there is nothing that it could go to. */
export function followUp(sent: Message, frames: readonly Frame[]): Frame[] | undefined {
  const last = sent.told.at(-1)
  const agent = last && sent.learned.intents.find(({ intent }) => intent === last.intent)?.agent
  const message = sent.heard.corrects && agent !== undefined ? withoutReasons(sent, agent) : sent
  const [first] = frames
  if (!last || agent === undefined || !first || keptIn(message.said, message.heard.dropped).length > 0) return
  const { text } = message.heard
  const specs = typedSlotsOf(message.learned, agent)
  const values = nameIn(message, specs) ?? hourIn(message, specs) ?? valuesIn(text, specs)
  const frame: Frame = {
    ...first,
    agent,
    start: 0,
    end: text.length,
    confidence: Math.max(first.confidence, message.act),
  }
  const kind = kindOf(message.book, last.intent)
  if (!kind && frames.length > 1 && !saysNothing(withoutValues(text, { start: 0, end: text.length }, values))) return
  if (!kind) return message.harmful.has(last.intent) ? undefined : doAgain(message, { frame, values, last })
  if (namesAnother(message.book, kind, { text, values })) return // F3
  const all = detailForAll({ ...message, text, dropped: message.heard.dropped }, { frame, values, kind })
  if (all) return all
  const found = isOneOfMany(message, values, kind) ? undefined : targetOf(message, frame, kind)
  const target = found && isAnothers(message, { values, kind, target: found }) ? undefined : found
  const alike = target && sameAgain(message.learned, text, { frame, values, kind, target })
  if (alike) return alike
  const isOne = frames.length === 1 || saysNothing(withoutValues(text, { start: 0, end: text.length }, values))
  const left = target && contrasted({ text, values, now: message.book.now, specs }, target)
  const isRejected = left !== undefined || (target !== undefined && rejects(message, target))
  if (target && isRejected && onlyOfAnother(message, { kind, target, values: left ?? values })) return // F4
  const isOurs = isOnlyOurs(message, first, values)
  const others = isOurs ? frames.filter((one) => one.slots.length > 0 || !holds(one, values)) : frames // «my number is …» is no ticket
  if (!isOne && !((isRejected || isOurs) && ofNobodyElse(message, others, agent))) return
  const detail = target && { frame, values: left ?? values, kind, target, isOurs, isRejected }
  return detail && detailOfLast(message, detail)
}

/** F5. */
function withoutReasons(message: Message, agent: string): Message {
  const { heard, learned } = message
  return {
    ...message,
    heard: { ...heard, text: withoutExcuses(heard.text, valuesIn(heard.text, typedSlotsOf(learned, agent))) },
  }
}

/** F2. */
function nameIn({ said, book, told }: Message, specs: readonly SlotSpec[]): PlacedValue[] | undefined {
  const spec = specs.find(({ type }) => type === 'person')
  const found = spec && kindOf(book, told.at(-1)?.intent ?? '') ? nameInstead(said) : undefined
  return spec && found && [{ ...found, slot: spec.slot, value: found.normal }]
}

const bareNumber = /^[\s,.!。，]*(\d{1,2}|[一二两三四五六七八九十]{1,2})[\s,.!。，]*$/
const numbers = /\d{1,2}|[一二两三四五六七八九十]{1,2}/
/** F1. */
function hourIn({ heard, book, told }: Message, specs: readonly SlotSpec[]): PlacedValue[] | undefined {
  const [said, digits = ''] = heard.corrects ? (bareNumber.exec(foldInPlace(heard.text)) ?? []) : []
  const kind = kindOf(book, told.at(-1)?.intent ?? '')
  const target = kind && lastOf(standingOf(book, kind))
  const spec = specs.find(({ type }) => type === 'time')
  const known = spec && target?.slots[spec.slot]
  if (said === undefined || !spec || typeof known !== 'string' || !numbers.test(known)) return
  const start = heard.text.indexOf(digits)
  const value = known.replace(numbers, digits)
  return [{ slot: spec.slot, value, normal: value, start, end: start + digits.length }]
}

/** «my number is 07700 900142 in case you need to call»: a phone number is for who takes one, and the message asks nobody else. */
function isOnlyOurs({ learned, heard }: Message, { agent }: Frame, values: readonly PlacedValue[]): boolean {
  const isPhone = ({ slot }: PlacedValue): boolean =>
    learned.slots.some((spec) => spec.slot === slot && spec.type === 'phone')
  if (values.length === 0 || !values.every(isPhone) || asksSomething(heard.text)) return false
  return valuesIn(heard.text, typedSlotsOf(learned, agent)).every((one) => values.some((x) => overlapsWith(x, one)))
}

const holds = ({ start, end }: Frame, values: readonly PlacedValue[]): boolean =>
  values.some((one) => one.start >= start && one.end <= end)

const ofNobodyElse = ({ act }: Message, frames: readonly Frame[], agent: string): boolean =>
  frames.every((one) => one.agent === null || one.agent === agent || one.confidence < act)

/** F4. */
function onlyOfAnother(
  { heard, learned, book }: Message,
  { kind, target, values }: Pick<Detail, 'kind' | 'target' | 'values'>,
): boolean {
  if (speaksOfChange(foldInPlace(heard.text))) return false
  const others = standingOf(book, kind).filter((one) => one !== target)
  return values.some(({ slot, value }) => {
    const spec = learned.slots.find((one) => one.slot === slot && one.type === 'date')
    return others.some(
      ({ slots, at }) => spec !== undefined && sameValue(spec, { value: slots[slot], at }, { value, at: book.now }),
    )
  })
}

/** What the record has does not suit any more: «Friday is no good, how about Tuesday», «周五不太方便». */
const rejects = ({ heard, learned, book }: Message, target: KnownRecord): boolean =>
  heard.dropped.some(({ slot, value }) => {
    const spec = learned.slots.find((one) => one.slot === slot && one.type !== 'enum')
    const known = target.slots[slot]
    return (
      spec !== undefined &&
      known !== undefined &&
      sameValue(spec, { value: known, at: target.at }, { value, at: book.now })
    )
  })
