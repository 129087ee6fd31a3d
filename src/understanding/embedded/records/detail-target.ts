/** Which of the records that stand a detail is for: «我妈的改到周日», «the ENT one is for my son»; one that could be several is asked about. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { isSamePerson, relationOf } from '../slots/persons.ts'
import { type PlacedValue, slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import type { Detail, Message } from './follow-up-message.ts'
import { pointsOut, referencesIn, singledOut, speaksOfChange } from './mentions.ts'
import { lastOf, standingOf } from './record-book.ts'
import { namedIn, resolveAmong } from './resolve-records.ts'
import { spokenOf, whoseIn } from './whose.ts'

const anyOfMine =
  /\bmy (?:appointment|booking|reservation|order|loan)\b(?! (?:on|for|with|at|of|about)\b)|我的?(?:号|预约|挂号|预订|订单)/
const oneOfThem = /\bone of (?:them|those|these|my|the|mine)\b|有一个|其中一?个|[两三几]个(?:里|中|当中)/
/** Several that stand are about what is named, or nothing is named but that it is the person's: it has to be asked which. */
export function isOneOfMany(message: Message, values: readonly PlacedValue[], kind: TeamRecord): boolean {
  const { book, heard } = message
  const [subject = ''] = kind.key
  if (madeTogether(message, kind) && !values.some(({ slot }) => slot === subject)) return true
  const named = values.find(({ slot }) => slot === subject)
  if (!named && !anyOfMine.test(foldInPlace(heard.text)) && !oneOfThem.test(foldInPlace(heard.text))) return false
  return standingOf(book, kind).filter(({ slots }) => !named || slots[subject] === named.value).length > 1
}

/** «改到周五» behind a message that made two: it does not say which. */
function madeTogether({ told, book, heard, references }: Message, kind: TeamRecord): boolean {
  const [before, last] = told.slice(-2)
  const isMade = [before, last].every((one) => one?.intent === kind.made)
  if (!isMade || last?.goal === undefined || last.goal !== before?.goal || standingOf(book, kind).length < 2)
    return false
  const { text, dropped } = heard
  return dropped.length === 0 && references.size === 0 && !pointsOut(text) && speaksOfChange(foldInPlace(text))
}

/** It names the person of another one that stands: «我妈的改到周日», and the last was made for somebody else. */
export function isAnothers(
  { learned, book, heard }: Message,
  { values, kind, target }: Pick<Detail, 'values' | 'kind' | 'target'>,
): boolean {
  const persons = new Set(learned.slots.flatMap(({ slot, type }) => (type === 'person' ? slot : [])))
  const named = values.filter(({ slot }) => persons.has(slot))
  const isOf = (record: KnownRecord, { slot, value }: PlacedValue): boolean =>
    typeof record.slots[slot] === 'string' && isSamePerson(record.slots[slot], value)
  const isWhose = (one: PlacedValue): boolean => referencesIn(heard.text, [one]).size > 0 // «我妈那个»
  return named.some(
    (one) =>
      !isOf(target, one) &&
      ((relationOf(one.value) !== undefined && isWhose(one)) ||
        standingOf(book, kind).some((record) => record !== target && isOf(record, one))),
  )
}

/** The one that has a value which the message names or takes back, where it is one; else the last that was touched. */
export function targetOf(message: Message, frame: Frame, kind: TeamRecord): KnownRecord | undefined {
  const theirs = ofSpokenOf(message, frame, kind)
  const standing = theirs ?? standingOf(message.book, kind)
  const records = { ...message, text: message.heard.text, dropped: message.heard.dropped }
  if (kind.changed !== undefined && (message.heard.dropped.length > 0 || message.references.size > 0)) {
    const wish = { ...frame, intent: kind.changed, slots: [] }
    const named = namedIn(records, wish, kind)
    const found = named.length > 0 ? resolveAmong(records, wish, { kind, standing, named }).frames : []
    const meant = found.length === 1 ? standing.find(({ made }) => made === found[0]?.record) : undefined
    if (meant || (named.length > 0 && message.references.size > 0)) return meant // «the Tuesday one», and two are on Tuesday
  }
  const about = subjectsIn(message, frame, kind)
  const named = about.length === 1 ? standing.filter(({ slots }) => slots[kind.key[0] ?? ''] === about[0]?.value) : []
  if (named.length === 1 && saysWhich(message.heard.text, about)) return named[0] // «the ENT one is for my son»
  const { meant, all } = pointsOut(message.heard.text)
    ? singledOut(message.heard.text, standing)
    : { meant: [], all: false }
  if (all && meant.length > 1) return // «两个都改到下午»
  if (meant.length === 0 && theirs && theirs.length > 1) return // «move hers to Friday», and she has two
  return meant.length === 1 ? meant[0] : lastOf(standing)
}

/** «she can't do Thursday, please move hers to Tuesday»: of several people's, those of the one who is spoken of. */
function ofSpokenOf(
  { learned, book, heard, said }: Message,
  { agent }: Frame,
  kind: TeamRecord,
): readonly KnownRecord[] | undefined {
  const standing = standingOf(book, kind)
  const isChange = heard.dropped.length > 0 || speaksOfChange(foldInPlace(heard.text))
  const whose = { text: heard.text, said, standing }
  if (standing.length < 2) return
  const owner = (isChange ? spokenOf : whoseIn)(whose, slotsOf(learned, agent))
  const isTheirs = ({ slots }: KnownRecord): boolean =>
    owner !== undefined && isSamePerson(String(slots[owner.slot] ?? 'me'), String(owner.value))
  const theirs = standing.filter(isTheirs)
  return theirs.length > 0 ? theirs : undefined
}

const subjectsIn = ({ learned, heard }: Message, { agent }: Frame, { key: [subject] }: TeamRecord): PlacedValue[] =>
  valuesIn(heard.text, typedSlotsOf(learned, agent)).filter(({ slot }) => slot === subject)
const saysWhich = (text: string, values: readonly PlacedValue[]): boolean => referencesIn(text, values).size > 0
