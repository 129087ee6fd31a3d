/**
 * A detail or a correction of the record that the last task made or changed: «and make it 4 pm», «sorry, I meant Wednesday».
 *
 * D1. It is a change of that record. Where it corrects what the record is about, that one ends and another is made.
 * D2. A bare value that would take the place of another is asked about.
 * D3. A value for what a record is about, without words of correction, is a wish of its own.
 * D4. A message that would change nothing of the record, or that denies another one («Friday, not dermatology» behind neurology), is
 *     no detail of it. It is read like any other message, and what is not harmless is asked about.
 * D5. For another person and another day it is another one (second-one.ts): «and the eye doctor for my wife on Thursday».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { overlapsWith } from '../heard/parts.ts'
import { asksForIt } from '../heard/wishing.ts'
import type { Learned } from '../learn/learn.ts'
import { isForSomebody, nameInstead } from '../slots/persons.ts'
import { sameValue } from '../slots/same-value.ts'
import { asSlot, countWords, type FrameSlot, type PlacedValue, slotsOf, withoutValues } from '../slots/slot-values.ts'
import type { Detail, Message } from './follow-up-message.ts'
import { wantsEnd } from './mentions.ts'
import { standingOf } from './record-book.ts'
import { about, withMissing } from './resolve-records.ts'
import { mostWords, saysNothing } from './says-nothing.ts'
import { secondOne } from './second-one.ts'

/** Another one is wanted, not the last one otherwise. */
const another =
  /(?<!\b(?:the|that|this|my|your|'s) )\bone (?:for|on)\b|\b(?:another|again|also|too|additional|second|new|extra|as well)\b|再[挂约订借来]|另外|还要|也[要想挂约订]|多[挂约订]/i

/** «scrap that, the GP instead, also on Monday»: of what is put right, only the day is the same. */
const alsoThen = /(?<![a-z])(?:also|too|as well)(?![a-z])/gi
/** D1. */
export function detailOfLast(
  message: Message,
  { frame, values, kind, target, isOurs, isRejected }: Detail,
): Frame[] | undefined {
  const { heard, learned, references } = message
  const { text, corrects } = heard
  if (values.length === 0 || wantsEnd(text)) return
  const [subject = ''] = kind.key
  const rest = withoutValues(text, { start: 0, end: text.length }, values)
  if (another.test(corrects ? text.replace(alsoThen, ' ') : text) && !isOurs) {
    const isBare = !corrects && saysNothing(rest.replace(another, ' '))
    const more = isBare ? secondOne({ ...message, text }, { frame, values, kind, target }) : undefined
    return more && [more] // D5: «my dad into the eye clinic on Monday as well»
  }
  if (!corrects && rest.trim() === '' && values.some(({ slot }) => slot in target.slots)) return // D2
  const bare =
    saysNothing(rest, corrects) ||
    (nameInstead(message.said) !== undefined && countWords(rest) <= mostWithName) ||
    (isRejected && countWords(rest) <= (isChange(values) ? mostInChange : mostWords))
  const isName = ({ slot, value }: PlacedValue): boolean => slot === subject && value === target.slots[subject]
  const details = values.every((one) => !kind.key.includes(one.slot) || isName(one))
  const own = frame.intent === kind.made || frame.intent === kind.changed
  const isUnsure = frame.confidence <= message.act || isOurs
  const small =
    details && countWords(rest) <= mostWords && isUnsure && saysForWhom(message, values) && isGiven(message, values)
  if (!bare && !small && !(details && own)) return
  const said = values.find(({ slot, value }) => slot === subject && value !== target.slots[subject])
  const isOther = standingOf(message.book, kind).some(({ slots }) => slots[subject] === said?.value)
  if (said && isOther) return // it says which one is meant
  const isDenied = heard.dropped.some(({ slot, value }) => slot === subject && value === target.slots[subject])
  const isAnothers = deniesAnother(message, kind, target)
  const second =
    corrects || isDenied || isAnothers ? undefined : secondOne({ ...message, text }, { frame, values, kind, target })
  if (second) return [second] // D5
  if (said && !corrects && !isDenied && !takesPlace(foldInPlace(text), said)) return // D3
  const slots = values.filter(({ start }) => !references.has(start)).map(asSlot)
  if (isAnothers || !slots.some((one) => isNewTo(message, { one, frame, target }))) return // D4
  const records = { ...message, text, dropped: heard.dropped }
  if (said && kind.ended !== undefined) {
    const ended = about(records, { ...frame, intent: kind.ended, slots: [] }, { kind, record: target })
    const kept = knownOf(learned, frame, target).filter((x) => !slots.some(({ slot }) => slot === x.slot))
    return [ended, withMissing(learned, { ...frame, intent: kind.made, slots: [...slots, ...kept] })]
  }
  if (kind.changed === undefined) {
    const kept = knownOf(learned, frame, target).filter((x) => !slots.some(({ slot }) => slot === x.slot))
    const made = withMissing(learned, { ...frame, intent: kind.made, slots: [...slots, ...kept] })
    if (kind.ended === undefined) return [made]
    return [about(records, { ...frame, intent: kind.ended, slots: [] }, { kind, record: target }), made] // nothing changes it: it ends, and another is made
  }
  return [about(records, { ...frame, intent: kind.changed, slots }, { kind, record: target })]
}

const instead = /(?<![a-z])(?:instead|rather)(?![a-z])/
/** «换皮肤科吧», «改成周五的皮肤科»; «眼科改到周日» speaks of one that is known, and is none of those that stand. */
const takesPlace = (folded: string, { start, end }: PlacedValue): boolean =>
  instead.test(folded) ||
  (/[改换]/.test(folded.slice(0, start)) && !/^[^,。]{0,6}[改挪推调换][到至]/.test(folded.slice(end)))

/** «her name's Cate, with a C»: what is said around a name that is put right. */
const mostWithName = 6

const ownPlan = /(?<![a-z])i(?:'ll| will) (?:be|arrive|get) (?:there|here)(?![a-z])|准时?[到来]/
/** An hour that is only told of is none that is asked for: «you've saved my morning», «I finish work at five». */
function isGiven({ heard, learned, said }: Message, values: readonly PlacedValue[]): boolean {
  const isTime = ({ slot }: PlacedValue): boolean =>
    learned.slots.some((one) => one.slot === slot && one.type === 'time')
  if (!values.some(isTime)) return true
  if (ownPlan.test(foldInPlace(said))) return false
  return asksForIt({ meant: foldInPlace(heard.text), original: foldInPlace(said), values })
}

const mostInChange = 25
/** One value for one slot takes the place of what does not suit: whatever else is said explains it. */
const isChange = (values: readonly PlacedValue[]): boolean =>
  values.length > 0 && new Set(values.map(({ slot }) => slot)).size === values.length

const saysForWhom = ({ heard, learned }: Message, values: readonly PlacedValue[]): boolean =>
  values.every(
    ({ slot, start }) =>
      !learned.slots.some((one) => one.slot === slot && one.type === 'person') ||
      isForSomebody(foldInPlace(heard.text), start),
  )

type Given = { readonly one: FrameSlot; readonly frame: Frame; readonly target: KnownRecord }
function isNewTo({ learned, book }: Message, { one: { slot, value }, frame, target }: Given): boolean {
  const spec = slotsOf(learned, frame.agent).find((one) => one.slot === slot)
  const known = target.slots[slot]
  return !spec || known === undefined || !sameValue(spec, { value: known, at: target.at }, { value, at: book.now })
}

function deniesAnother({ heard }: Message, { key: [subject] }: TeamRecord, target: KnownRecord): boolean {
  const denied = heard.aside.filter(({ why }) => why === 'denied')
  return heard.dropped.some(
    (value) =>
      value.slot === subject &&
      value.value !== target.slots[subject] &&
      denied.some((part) => overlapsWith(value, part)),
  )
}

const knownOf = (learned: Learned, { agent }: Frame, { slots }: KnownRecord): FrameSlot[] =>
  slotsOf(learned, agent).flatMap(({ slot }) => {
    const value = slots[slot]
    return typeof value === 'string' ? [{ slot, value }] : []
  })
