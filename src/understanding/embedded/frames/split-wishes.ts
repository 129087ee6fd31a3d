/**
 * Gives each value to one wish: a frame with several values for a slot that has only one becomes several frames, and each takes what
 * stands by it: «cardiology for Friday and dermatology for Monday», «明天的骨科和后天的眼科».
 *
 * Y1. A slot has one value, unless its spec says `many`. A wish that commits (records, not harmless), or one with several values for two
 *     slots, is split by what stands together; any other one by its choices alone: «how much is an X-ray and a CT?» asks twice.
 * Y2. A value goes with those around it up to a mark or a conjunction. What a wish lacks of the keys is its neighbour's: «the dentist
 *     and the eye doctor on Thursday».
 * Y4. Each group is read with its own words: «cancel … on Tuesday and order … for Friday». Where one is dropped («skip the dentist and
 *     get me the eye doctor instead»), the other is no change of it but a wish of its own.
 * Y5. Lists of equal length go together by place: «A and B, on Tuesday and Thursday respectively» (in-turn.ts).
 * Y6. «Tuesday or Wednesday» leaves the choice to somebody: it is no two wishes, and is asked (one-value:V2).
 * Y7. «my son is 6, he needs …, and my daughter is 9, she needs …»: each part is for whom its pronoun stands.
 * Y8. What is listed first and then told one by one is meant once: «Friday and Saturday, one each: Friday the dentist, Saturday the eyes».
 * Y3. Values that stand before the words of a wish, and behind another that has none, belong to that one: «退号，周五心内科的，然后挂…».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { ratioOf } from '../intents/wording.ts'
import type { Learned } from '../learn/learn.ts'
import { saysSomething } from '../segments/fillers.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import {
  asSlot,
  type FrameSlot,
  type PlacedValue,
  slotsOf,
  typedSlotsOf,
  valuesIn,
  valuesWithin,
  withoutValues,
} from '../slots/slot-values.ts'
import { inTurn } from './in-turn.ts'
import { pairTexts } from './pair-texts.ts'

type Message = {
  readonly learned: Learned
  readonly text: string
  /** Whether an intent commits the person. */
  readonly commits: (intent: string) => boolean
  /** Whether nothing speaks against a wish of this kind: a change without a word of change is doubted. */
  readonly isPlain: (intent: string, said: string) => boolean
  /** Slots that a wish shares with its neighbour where it has none itself. */
  readonly keysOf: (intent: string) => readonly string[]
  /** The intents that make, change and end the kind of record that an intent is about. */
  readonly kindOf: (intent: string) => Pick<TeamRecord, 'made' | 'changed' | 'ended'> | undefined
  /** Values that only say which one is meant («the Tuesday one»), by where they begin. */
  readonly references: ReadonlySet<number>
}
type Group = PlacedValue[]

export function splitWishes(message: Message, frames: readonly Frame[]): Frame[] {
  const split: Frame[] = []
  for (const frame of frames) {
    const groups = groupsOf(message, frame)
    if (groups.length < 2) {
      split.push(...(message.commits(frame.intent) ? [withPronoun(message, frame)] : pairTexts(message, frame)))
      continue
    }
    const last = split.at(-1)
    if (last && lacksAll(message, last, frame) && isBefore(message.text, frame, groups[0] ?? [])) {
      split[split.length - 1] = withGroup(message, last, groups.shift() ?? []) // Y3
    }
    const intents = intentsOf(message, frame, groups)
    split.push(
      ...groups.map((_, i) => {
        const intent = intents[i] ?? frame.intent
        return withGroup(message, { ...frame, intent }, shared(message, { groups, i, intents }))
      }),
    )
  }
  return split
}

/** Y1, Y2. */
function groupsOf(message: Message, frame: Frame): Group[] {
  const { learned, text, commits, references } = message
  if (frame.agent === null || frame.record !== undefined) return [] // what is known to be meant is whole
  const uses = learned.uses.get(frame.intent)
  const keys = message.keysOf(frame.intent)
  const specs = typedSlotsOf(learned, frame.agent).filter(({ slot }) => uses?.has(slot) || keys.includes(slot))
  const found = withPersons(message, frame, specs).filter((one) => !references.has(one.start))
  const values = withoutAnnounced(found)
  const single = values.filter(({ slot }) => !specs.some((spec) => spec.slot === slot && spec.many))
  const several = new Set(single.filter((one) => isRepeated(one, single)).map(({ slot }) => slot))
  if (several.size === 0) return []
  if (!commits(frame.intent) && several.size < 2) return choicesOf(frame, specs, values)
  if (single.some((one) => isOffered(text, one, single))) return [] // Y6
  const turns = inTurn(text, values)
  if (turns) return turns // Y5
  const groups: Group[] = [[]]
  for (const value of values) {
    const group = groups.at(-1) as Group
    const same = group.findIndex(({ slot }) => slot === value.slot)
    if (same < 0) group.push(value)
    else if (group.length === 1 && group[0]?.value === value.value)
      continue // «我爷爷81了，给他约…»
    else groups.push([...group.splice(cutIn(text, group, { same, value })), value])
  }
  return groups
}

/** Y8. */
function withoutAnnounced(values: Group): Group {
  const isSame = (a: PlacedValue, b: PlacedValue): boolean => a.slot === b.slot && a.value === b.value
  const size = values.findIndex(
    (one, i) => one.slot !== values[0]?.slot || values.slice(0, i).some((earlier) => isSame(earlier, one)),
  )
  const told = values.slice(size)
  const isListed = size > 1 && values.slice(0, size).every((one) => told.some((later) => isSame(one, later)))
  return isListed ? told : values
}

/** Whom a pronoun stands for is known from the whole message: «my wife is 64, she needs … on Monday, I need … on Tuesday». */
function withPersons({ text }: Message, frame: Frame, specs: readonly SlotSpec[]): PlacedValue[] {
  const own = valuesIn(text.slice(frame.start, frame.end), specs, frame.start)
  const people = specs.filter(({ type }) => type === 'person')
  const more = valuesWithin(people.length > 0 ? valuesIn(text, people) : [], frame).filter(
    (one) => !own.some(({ start, end }) => one.start < end && start < one.end),
  )
  return more.length === 0 ? own : [...own, ...more].sort((a, b) => a.start - b.start)
}

/** Y7. */
function withPronoun(message: Message, frame: Frame): Frame {
  const people = typedSlotsOf(message.learned, frame.agent).filter(({ type }) => type === 'person')
  if (people.length === 0 || frame.slots.some(({ slot }) => people.some((one) => one.slot === slot))) return frame
  const own = valuesIn(message.text.slice(frame.start, frame.end), people)
  const [who, ...more] = own.length > 0 ? [] : withPersons(message, frame, people)
  return who && more.length === 0 ? { ...frame, slots: [...frame.slots, asSlot(who)] } : frame
}

/** Y1: each choice with whatever else the wish has. */
function choicesOf(frame: Frame, specs: readonly SlotSpec[], values: readonly PlacedValue[]): Group[] {
  const isTaken = (one: PlacedValue): boolean =>
    frame.slots.some(({ start, slot }) => start === one.start && slot === one.slot)
  const isOf = ({ slot }: PlacedValue, type: SlotSpec['type']): boolean =>
    specs.some((spec) => spec.slot === slot && spec.type === type)
  const taken = values.filter((one) => isTaken(one) || isOf(one, 'regex'))
  const choices = taken.filter((one) => isOf(one, 'enum') || isOf(one, 'regex'))
  const repeated = choices.filter((one) => isRepeated(one, choices))
  const others = taken.filter((one) => !repeated.includes(one))
  return repeated.map((one) => [...others, one])
}

/** Y4. */
function intentsOf(message: Message, frame: Frame, groups: readonly Group[]): string[] {
  const kind = message.kindOf(frame.intent)
  const own: string[] = []
  for (const [i, group] of groups.entries()) {
    const from = i === 0 ? frame.start : (groups[i - 1]?.at(-1)?.end ?? 0)
    const said = message.text.slice(from, group.at(-1)?.end ?? from)
    const isMoved = moved.test(said) || (own.at(-1) === kind?.changed && movedToo.test(marked(message, from, group)))
    if (kind?.ended !== undefined && dropped.test(said)) own.push(kind.ended)
    else own.push(kind?.changed !== undefined && isMoved ? kind.changed : ownIntent(message, frame, { from, group }))
  }
  const isDropped = kind !== undefined && own.some((intent) => intent === kind.ended)
  return isDropped ? own.map((intent) => (intent === kind.changed ? kind.made : intent)) : own
}
const dropped = /\b(?:skip|drop|scrap|ditch|scratch|bin|forget(?: about)?|leave out)\b/i
/** «move the dentist to Monday, book …»: it begins as the wish to change something. */
const moved =
  /^\s*(?:(?:and|so|but|also|then|please|pls|kindly|can|could|would|you|i'd like to|i want to|i need to|i have to|just) )*(?:move|reschedule|postpone|shift)\b.* to (?:the |next )?[^ ]+$|^\s*(?:请|麻烦|帮我|再|把|另外)*[^,，。]{1,8}(?:[改挪推调]到|改期到)[^,，。]{1,8}$/i
/** … and goes on without a verb: «and general practice to Saturday». */
const movedToo = /^[\s,;]*(?:(?:and|then|plus|also|the|my) )*□(?: (?:one|appointment|booking))? to (?:the |next )?□$/i
const marked = ({ text }: Message, from: number, group: Group): string =>
  group
    .toReversed()
    .reduce(
      (said, { start, end }) => `${said.slice(0, start - from)}□${said.slice(end - from)}`,
      text.slice(from, group.at(-1)?.end),
    )

type Own = { readonly from: number; readonly group: Group }
/** Words of its own before a group may say that something else is wanted with it. */
function ownIntent({ learned, text, isPlain }: Message, frame: Frame, { from, group }: Own): string {
  const said = text.slice(from, group.at(-1)?.end ?? from).replace(ofValueBefore, '')
  const values = valuesIn(said, typedSlotsOf(learned, frame.agent))
  const around = withoutValues(said, { start: 0, end: said.length }, values).replace(joiner, '')
  if (!saysSomething(tokeniseMessage(around))) return frame.intent
  const rivals = learned.intents.filter((one) => one.agent === frame.agent && one.intent !== frame.intent)
  const better = rivals.find(
    (one) => ratioOf(learned, said, [one, frame.intent]) > (isPlain(one.intent, said) ? clearly : withoutDoubt),
  )
  return better?.intent ?? frame.intent
}
/** What says that the value before is something known is no word of the next one: 「神经内科周五的号、耳鼻喉科…」. */
const ofValueBefore =
  /^(?:的(?:[那这]?[个次]?号?|预约|挂号)?|[那这][个次]|号|'s|(?:'s)? (?:one|appointment|booking|visit|slot))(?=\s*(?:[,.;，。；、]|and\b|和|跟|与|及|还有|以及))/i
const clearly = 2
const withoutDoubt = 10

const isRepeated = ({ slot, value, normal, start }: PlacedValue, all: readonly PlacedValue[]): boolean =>
  all.some(
    (other) => other.slot === slot && other.start !== start && other.value !== value && !isSameDay(other, normal),
  )
/** «on a Friday, this Friday if possible». */
const isSameDay = (other: PlacedValue, normal: string | undefined): boolean =>
  normal !== undefined && other.normal === normal

/** Between two values of which one is to be chosen. */
export const eitherOr =
  /^ ?(?:,? ?(?:or|or maybe|or else)(?: on| at| for| the| maybe)*|或者?是?|还是|要么) ?(?:on |the )?$/i
/** Y6. */
const isOffered = (text: string, one: PlacedValue, all: readonly PlacedValue[]): boolean =>
  all.some(({ slot, start }) => slot === one.slot && start > one.end && eitherOr.test(text.slice(one.end, start)))

const separator = /[,.;，。；、\n]|(?<![a-z])(?:and|plus|then|also|or)(?![a-z])|和|跟|与|及|然后|还有|再|另外|并/i
/** What only joins a value to the one before it says nothing of its own: «食堂跟小卖部都开到几点». */
const joiner = /^\s*(?:and|plus|or|以及|还有|和|跟|与|及|、)/i
/** The gap nearest to the new value that has a mark or a conjunction; without one, that before it. */
function cutIn(text: string, group: Group, { same, value }: { same: number; value: PlacedValue }): number {
  for (let at = group.length; at > same; at--) {
    const before = group[at - 1] as PlacedValue
    const next = group[at] ?? value
    if (separator.test(text.slice(before.end, next.start))) return at
  }
  return group.length
}

type Among = { readonly groups: readonly Group[]; readonly i: number; readonly intents: readonly string[] }
/** Y2: keys from a neighbour, and the hour that is said with a day; a person goes on to the wishes behind. */
function shared(message: Message, { groups, i, intents }: Among): Group {
  const { learned, keysOf } = message
  const intent = intents[i] ?? ''
  const own = groups[i] ?? []
  const isOver = message.kindOf(intent)?.ended === intent // «forget cardiology, I want the eye clinic on Monday»
  const later = groups.filter((_, at) => at > i && (!isOver || intents[at] === intent))
  const persons = new Set(learned.slots.filter(({ type }) => type === 'person').map(({ slot }) => slot))
  const from = (slot: string, list: readonly Group[]) => list.flat().find((one) => one.slot === slot)
  const keys = keysOf(intent).flatMap((slot) =>
    own.some((one) => one.slot === slot) ? [] : (from(slot, groups.slice(0, i).reverse()) ?? from(slot, later) ?? []),
  )
  const first = groups[0]?.find(({ slot }) => persons.has(slot))
  const isLed = first !== undefined && first === groups[0]?.[0] && !own.some(({ slot }) => persons.has(slot))
  const hours = keys.flatMap((key) => hourOf(message, key, groups.flat()) ?? [])
  const more = hours.filter(({ slot }) => !own.some((one) => one.slot === slot))
  return [...own, ...keys, ...more, ...(isLed && i > 0 ? [first] : [])]
}

/** «明天上午挂骨科和眼科», «Monday at 9»: the time that stands right beside a day. */
function hourOf({ learned, text }: Message, day: PlacedValue, values: readonly PlacedValue[]): PlacedValue | undefined {
  const isOf = (type: SlotSpec['type'], name: string): boolean =>
    learned.slots.some((spec) => spec.slot === name && spec.type === type)
  if (!isOf('date', day.slot)) return
  return values.find(
    (one) => isOf('time', one.slot) && beside.test(text.slice(day.end, one.start)) && one.start >= day.end,
  )
}
const beside = /^ ?(?:(?:at|in the|around|about) )?的?$/

function withGroup({ learned }: Message, frame: Frame, group: Group): Frame {
  const typed = new Set(typedSlotsOf(learned, frame.agent).map(({ slot }) => slot))
  const free = frame.slots.filter(({ slot }) => !typed.has(slot))
  const slots: FrameSlot[] = [...group.toSorted((a, b) => a.start - b.start).map(asSlot), ...free]
  const required = slotsOf(learned, frame.agent).flatMap((spec) => (spec.required ? spec.slot : []))
  const missing_slots = required.filter((slot) => !slots.some((one) => one.slot === slot))
  return { ...frame, slots, missing_slots }
}

const lacksAll = ({ learned }: Message, last: Frame, next: Frame): boolean =>
  last.agent === next.agent &&
  last.intent !== next.intent &&
  last.missing_slots.length > 0 &&
  !last.slots.some(
    ({ slot, start }) => start !== undefined && typedSlotsOf(learned, last.agent).some((spec) => spec.slot === slot),
  )

const isBefore = (text: string, frame: Frame, group: Group): boolean =>
  group[0] !== undefined && text.slice(frame.start, group[0].start).trim().length <= 3
