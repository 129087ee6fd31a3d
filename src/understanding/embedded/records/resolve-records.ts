/**
 * Finds what a wish to change or end speaks of among what stands: by the values it names, then by words («the first one», «both»).
 *
 * T1. One fits: the wish gets its values, and which one it is. T2. None fits, or several: nothing is touched and it is asked.
 * T4. A change that says nothing new asks for it, unless it shifts the day by so many (days-shifted.ts).
 * T3. Where nothing of the kind stands, the wish is taken as it is: it may have been made elsewhere. T5. «cancel it», with all that was made here
 *     ended, is told that nothing stands. T6. A change to what it is already is none: what stands is told.
 * T7. What is called by a name that nothing here has («move my physio to Monday») is none of those that stand.
 * T8. What is kept and then changed is the same: «cancel the dentist but keep ENT, and move it to Friday». T9. What a message ends it does not
 *     change as well: «cancel the dentist and move it to Friday» is asked about.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { otherActIn } from '../heard/acts.ts'
import { clausesOf, overlapsWith } from '../heard/parts.ts'
import type { Learned } from '../learn/learn.ts'
import { isSamePerson, possessorIn, relationOf } from '../slots/persons.ts'
import { isPartOf, sameValue } from '../slots/same-value.ts'
import {
  asSlot,
  type FrameSlot,
  type PlacedValue,
  slotsOf,
  typedSlotsOf,
  valuesIn,
  withoutValues,
} from '../slots/slot-values.ts'
import { oneByTime } from './by-time.ts'
import { dayBeside } from './days-shifted.ts'
import { excusedSlots, pronoun } from './excused.ts'
import {
  givesNew,
  keptIn,
  meansTheOther,
  namesOtherThing,
  pointsOut,
  saysAll,
  singledOut,
  sparedByPlace,
  sparedIn,
} from './mentions.ts'
import { kindOf, type RecordBook, standingOf } from './record-book.ts'
import { whoseIn } from './whose.ts'

export type Message = {
  readonly learned: Learned
  readonly text: string
  /** The message as it was sent, nothing set aside. */
  readonly said: string
  readonly book: RecordBook
  /** Where values begin that only say which one is meant. */
  readonly references: ReadonlySet<number>
  /** Values that were corrected or denied. */
  readonly dropped: readonly PlacedValue[]
  /** Others of those that stood end with this message. */
  readonly isRest?: true
  /** A record in words. */
  readonly shown: (frame: Pick<Frame, 'agent'>, record: KnownRecord) => string
}
type Resolved = { readonly frames: readonly Frame[]; readonly notice?: Notice }

export function resolveRecords(message: Message, frames: readonly Frame[]): Resolved {
  const isEnd = ({ intent }: Frame): boolean => kindOf(message.book, intent)?.ended === intent
  const resolve = (frame: Frame, left: Message): Resolved => resolveOne(left, withStray(left, frame, frames))
  const ends = new Map(frames.filter(isEnd).map((frame) => [frame, resolve(frame, message)]))
  const over = new Set([...ends.values()].flatMap((one) => one.frames.flatMap(({ record = [] }) => record)))
  const known = message.book.known.filter(({ made }) => !over.has(made))
  const left = over.size > 0 ? { ...message, book: { ...message.book, known }, isRest: true as const } : message // T9
  const resolved = frames.map((frame) => ends.get(frame) ?? resolve(frame, left))
  const found = resolved.flatMap((one) => one.frames)
  return {
    frames: found.filter((one, i) => !found.slice(0, i).some((other) => isSameEnd(message.book, one, other))),
    notice: resolved.find((one) => one.notice)?.notice,
  }
}

/** What is named twice ends once: «周三的退掉，周六的，留着». */
const isSameEnd = (book: RecordBook, { intent, record }: Frame, other: Frame): boolean =>
  record !== undefined && record === other.record && intent === other.intent && intent === kindOf(book, intent)?.ended

/** What it is about may stand in a part of the message that is nobody's: «that eye appointment I've got, I'd like it moved». */
function withStray(message: Message, frame: Frame, frames: readonly Frame[]): Frame {
  const kind = kindOf(message.book, frame.intent)
  if (!kind || frame.intent === kind.made) return frame
  const excused = excusedSlots(message, frame, kind)
  if (excused) return { ...frame, slots: [...excused], missing_slots: missingFrom(message.learned, frame, excused) }
  if (standingOf(message.book, kind).length === 0) return withAct(message, frame, kind)
  const [subject = ''] = kind.key
  if (frame.slots.some(({ slot }) => slot === subject)) return frame
  const specs = typedSlotsOf(message.learned, frame.agent).filter(({ slot }) => slot === subject)
  const stray = valuesIn(message.text, specs).find(
    ({ start }) => !frames.some((one) => one.agent !== null && one.start <= start && start < one.end),
  )
  const found = stray ? asSlot(stray) : ownerBefore(message, frame, { kind, frames })
  return found ? { ...frame, slots: [...frame.slots, found] } : frame
}

/** «cancel my eye appointment... no, don't cancel it, move it to Friday»: it is what the act that was put right was about. */
function withAct({ learned, said }: Message, frame: Frame, { key: [subject = ''] }: TeamRecord): Frame {
  if (frame.slots.some(({ slot }) => slot === subject) || otherActIn(foldInPlace(said))?.not === undefined) return frame
  const [one, ...more] = valuesIn(
    said,
    typedSlotsOf(learned, frame.agent).filter(({ slot }) => slot === subject),
  )
  if (!one || more.length > 0) return frame
  const slots = [...frame.slots, asSlot(one)]
  return { ...frame, slots, missing_slots: missingFrom(learned, frame, slots) }
}

/** «my husband's is no longer needed, he has to work, please cancel it»: whose it is was said first, in words that are no wish. */
function ownerBefore(
  { learned, said }: Message,
  frame: Frame,
  { kind, frames }: { readonly kind: TeamRecord; readonly frames: readonly Frame[] },
): FrameSlot | undefined {
  const person = slotsOf(learned, frame.agent).find(({ type }) => type === 'person')
  const isNamed = frame.slots.some(({ slot }) => slot === person?.slot || kind.key.includes(slot))
  if (!person || isNamed || !pronoun.test(said.slice(frame.start, frame.end))) return
  if (frames.some(({ agent, start }) => agent !== null && start < frame.start)) return
  const value = possessorIn(said.slice(0, frame.start))
  const start = said.indexOf(value ?? '')
  return value === undefined ? undefined : { slot: person.slot, value, start, end: start + value.length }
}

function resolveOne(message: Message, frame: Frame): Resolved {
  const kind = kindOf(message.book, frame.intent)
  if (!kind || frame.intent === kind.made || frame.record !== undefined) return { frames: [frame] }
  const standing = standingOf(message.book, kind)
  const isAllOver = standing.length === 0 && message.book.known.some(({ record }) => record === kind.record)
  if (isAllOver && frame.intent === kind.ended && frame.slots.length === 0)
    return { frames: [], notice: { say: 'records', items: [] } } // T5
  if (standing.length === 0) return { frames: [withoutReferences(message, frame, kind)] } // T3
  const named = namedIn(message, frame, kind)
  if (namesUnknown(message, frame, kind)) return noneSuch(message, frame, { kind, standing }) // T7
  const own = slotsOf(message.learned, frame.agent)
  const isOfPerson = named.some(({ slot }) => own.some((spec) => spec.slot === slot && spec.type === 'person'))
  const said = message.text.slice(frame.start, frame.end)
  const owner = isOfPerson ? undefined : ownerIn(message, frame, standing)
  const whose = isOfPerson ? undefined : (owner ?? whoseIn({ text: said, said: message.said, standing }, own))
  return resolveAmong(message, frame, { kind, standing, named: whose ? [...named, whose] : named })
}

/** «我妈想改到周四»: for whom one stands says which, unless it shall become theirs. */
function ownerIn(
  { learned, text }: Message,
  { agent, slots }: Frame,
  standing: readonly KnownRecord[],
): FrameSlot | undefined {
  const person = slotsOf(learned, agent).find(({ type }) => type === 'person')?.slot ?? ''
  const isTheirs = (value: unknown): boolean =>
    standing.some((one) => typeof one.slots[person] === 'string' && isSamePerson(one.slots[person], String(value)))
  return slots.find(
    ({ slot, value, start }) =>
      slot === person && start !== undefined && isTheirs(value) && !givesNew(text, [{ start }]),
  )
}

type Among = {
  readonly kind: TeamRecord
  readonly standing: readonly KnownRecord[]
  /** The values by which it is known. */
  readonly named: readonly FrameSlot[]
}

export function resolveAmong(message: Message, frame: Frame, { kind, standing, named }: Among): Resolved {
  const off = message.dropped.map(asSlot)
  const isSpared = saysAll(foldInPlace(message.text)) // «cancel everything, well, not the dentist»
  const isMeant = (one: FrameSlot): boolean => named.some(({ start }) => start !== undefined && start === one.start)
  const denied = isSpared ? off.filter((one) => one.slot === kind.key[0] && !isMeant(one)) : []
  const keeps = [...new Set([...keptIn(message.said, named), ...keptIn(message.said, off), ...denied])]
  const spared = new Set([...sparedIn(message.text, named), ...keeps.map(({ start = 0 }) => start)])
  const isNamed = (record: KnownRecord, values: readonly FrameSlot[]): boolean =>
    fits(message, { record, agent: frame.agent, named: values })
  const values = [...named, ...keeps.filter((one) => !named.includes(one))]
  const [left, own] = [false, true].map((own) => values.filter(({ start = -1 }) => own !== spared.has(start)))
  const kept =
    left && left.length > 0 ? standing.filter((record) => isNamed(record, left)) : sparedByPlace(message.text, standing)
  const [stays] = kept
  if (stays && kept.length === 1 && frame.intent === kind.changed && own?.length === 0 && !pointsAway(message, frame))
    return { frames: [about(message, frame, { kind, record: stays })] } // T8
  if (message.isRest && own?.length === 0 && !namesRest(message, frame))
    return asked(message, frame, { kind, standing, named, say: 'which_one' }) // T9
  const possible = standing.filter((record) => isNamed(record, own ?? []) && !kept.includes(record))
  const isOwn = ({ value }: FrameSlot): boolean => relationOf(String(value)) === 'self' // for whom else, where nobody is named
  const exact = possible.filter((record) => own?.every((one) => record.slots[one.slot] !== undefined || isOwn(one)))
  const fit = exact.length > 0 ? exact : possible
  const rest = standing.filter((record) => !fit.includes(record))
  const isOther = fit.length === 1 && rest.length === 1 && meansTheOther(message.said)
  const [only, ...more] = fit
  if (only && more.length === 0 && message.isRest) return { frames: [about(message, frame, { kind, record: only })] }
  if (isOther) return { frames: rest.map((record) => about(message, frame, { kind, record })) }
  const said = message.text.slice(frame.start, frame.end)
  const timed = oneByTime(said, fit, { kind, specs: typedSlotsOf(message.learned, frame.agent) })
  const { meant, all } =
    kept.length > 0 ? { meant: fit, all: true } : timed ? { meant: [timed], all: false } : singledOut(said, fit)
  const [one] = meant
  if (one && meant.length === 1 && isAsItIs(message, frame, { kind, record: one }))
    return { frames: [], notice: { say: 'records', items: [message.shown(frame, one)] } } // T6
  if (one && (meant.length === 1 || all))
    return { frames: meant.map((record) => about(message, frame, { kind, record })) }
  if (fit.length === 0) return noneSuch(message, frame, { kind, standing, named })
  return asked(message, frame, { kind, standing: fit, named, say: 'which_one' })
}

/** «cancel the dentist and move the other one», «剩下的改到周五»; «cancel the dentist and move it» says not which. */
const namesRest = ({ text }: Message, { start, end }: Frame): boolean =>
  pointsOut(text.slice(start, end)) ||
  /(?<![a-z])(?:rest|remaining|others?|left)(?![a-z])|[剩余]|其[他它]/.test(foldInPlace(text.slice(start, end)))
/** «keep ENT and move the other one» speaks of what is not kept. */
const pointsAway = ({ text }: Message, { start, end }: Frame): boolean => pointsOut(text.slice(start, end))

const noneSuch = (
  message: Message,
  frame: Frame,
  { kind, standing, named = [] }: Partial<Among> & Pick<Among, 'kind' | 'standing'>,
) => asked(message, frame, { kind, standing, named, say: 'none_such' })

/** T2. */
function asked(
  message: Message,
  frame: Frame,
  { kind, standing, named, say }: Among & { readonly say: 'none_such' | 'which_one' },
): Resolved {
  const open = {
    ...frame,
    slots: frame.slots.filter(({ start }) => start === undefined || !named.some((x) => x.start === start)),
  }
  return {
    frames: [],
    notice: {
      say,
      frame: frame.intent === kind.ended ? { ...frame, slots: [] } : open,
      items: standing.map((record) => message.shown(frame, record)),
      choices: standing.map((record) => about(message, open, { kind, record })),
    },
  }
}

/** T7. */
function namesUnknown({ learned, text }: Message, frame: Frame, { key }: TeamRecord): boolean {
  const own = text.slice(frame.start, frame.end)
  const specs = typedSlotsOf(learned, frame.agent)
  const values = valuesIn(own, specs)
  if (values.some(({ slot }) => slot === key[0])) return false
  return namesOtherThing(withoutValues(own, { start: 0, end: own.length }, values))
}

/** T6. */
function isAsItIs(
  { references }: Message,
  frame: Frame,
  { kind, record }: { kind: TeamRecord; record: KnownRecord },
): boolean {
  const given = frame.slots.filter(({ slot, start = -1 }) => slot !== kind.key[0] && !references.has(start))
  const isSame = ({ slot, value }: FrameSlot): boolean => record.slots[slot] === value
  return frame.intent === kind.changed && given.length > 0 && given.every(isSame)
}

/** To end it, every value says which one. To change it, what it is about does, and what is marked as old. */
export function namedIn(
  { learned, text, said, references, dropped }: Message,
  frame: Frame,
  { key, ended }: TeamRecord,
): FrameSlot[] {
  const own = frame.slots.filter(({ start }) => start !== undefined)
  const values = valuesIn(text.slice(frame.start, frame.end), typedSlotsOf(learned, frame.agent), frame.start).map(
    asSlot,
  )
  const kept = keptIn(said, dropped)
  const isAnothers = (one: PlacedValue): boolean => ofAnother({ said, dropped, frame, subject: key[0] }, one)
  const old = dropped.filter(
    (one) =>
      key.includes(one.slot) &&
      one.start >= frame.start - 40 &&
      !kept.includes(one) &&
      !givesNew(said, [one]) &&
      !isAnothers(one),
  )
  if (frame.intent === ended) return own
  const marked = values.filter(({ start = -1 }) => references.has(start))
  const subject = own.filter(({ slot }) => slot === key[0])
  const others = [...marked, ...old.map(asSlot)].filter(({ slot }) => slot !== key[0])
  return [...subject, ...others]
}

type Beside = Pick<Message, 'said' | 'dropped'> & { readonly frame: Frame; readonly subject?: string }
/** «I can't make neurology on Thursday, cancel it, and move ENT to Friday»: that Thursday is not the day of ENT. */
function ofAnother({ said, dropped, frame, subject }: Beside, { start, end }: PlacedValue): boolean {
  const about = frame.slots.find(({ slot }) => slot === subject)?.value
  const clause = clausesOf(said).find((one) => one.start <= start && one.end >= end)
  if (about === undefined || !clause) return false
  return dropped.some((one) => one.slot === subject && one.value !== about && overlapsWith(one, clause))
}

type Fit = { readonly record: KnownRecord; readonly agent: string | null; readonly named: readonly FrameSlot[] }
function fits({ learned, book }: Message, { record, agent, named }: Fit): boolean {
  return named.every(({ slot, value }) => {
    const spec = slotsOf(learned, agent).find((one) => one.slot === slot)
    const known = record.slots[slot]
    if (spec?.type === 'person' && known === undefined) return !isSomebodys(value) // made for nobody, it is the speaker's own
    if (!spec || known === undefined) return spec?.type === 'time' // nothing speaks against it
    return (
      isPartOf(spec, String(known), String(value)) ||
      sameValue(spec, { value: known, at: record.at }, { value, at: book.now })
    )
  })
}

const isSomebodys = (value: unknown): boolean => ![undefined, 'self'].includes(relationOf(String(value)))

/** T1. A change keeps what it does not speak of. */
export function about(
  message: Message,
  frame: Frame,
  { kind, record }: { kind: TeamRecord; record: KnownRecord },
): Frame {
  const { learned, references } = message
  const ends = frame.intent === kind.ended
  const said = frame.slots.filter(({ slot, start = -1 }) => !ends && slot !== kind.key[0] && !references.has(start))
  const given = !ends && said.length === 0 ? shifted(message, frame, { kind, record }) : said
  const known = Object.entries(record.slots).flatMap(([slot, value]) =>
    typeof value === 'string' && !given.some((one) => one.slot === slot) && isSlot(learned, frame, slot)
      ? [{ slot, value }]
      : [],
  )
  // Another day is another time, unless one is said.
  const isOfKey = (slot: string): boolean => slot !== kind.key[0] && kind.key.includes(slot)
  const moves = given.some(({ slot }) => isOfKey(slot))
  const isOpen = !ends && given.length === 0 // T4
  const kept = known.filter(
    ({ slot }) => !((moves || isOpen) && isTime(learned, frame, slot)) && !(isOpen && isOfKey(slot)),
  )
  const slots: FrameSlot[] = [...given, ...kept]
  return { ...frame, slots, missing_slots: missingFrom(learned, frame, slots), record: record.made }
}

/** T4: a day earlier or later than it was. */
function shifted(
  { learned, said }: Message,
  { agent }: Frame,
  { kind, record }: { kind: TeamRecord; record: KnownRecord },
): FrameSlot[] {
  const spec = slotsOf(learned, agent).find(({ slot, type }) => type === 'date' && kind.key.includes(slot))
  const known = spec && record.slots[spec.slot]
  const value = spec && typeof known === 'string' ? dayBeside(said, spec, { value: known, at: record.at }) : undefined
  return spec && value !== undefined ? [{ slot: spec.slot, value }] : []
}

const isSlot = (learned: Learned, { agent }: Frame, slot: string): boolean =>
  slotsOf(learned, agent).some((spec) => spec.slot === slot)
const isTime = (learned: Learned, { agent }: Frame, slot: string): boolean =>
  slotsOf(learned, agent).some((spec) => spec.slot === slot && spec.type === 'time')

export const missingFrom = (learned: Learned, { agent }: Pick<Frame, 'agent'>, slots: readonly FrameSlot[]): string[] =>
  slotsOf(learned, agent).flatMap((spec) =>
    spec.required && !slots.some(({ slot }) => slot === spec.slot) ? spec.slot : [],
  )

export const withMissing = (learned: Learned, frame: Frame): Frame => ({
  ...frame,
  missing_slots: missingFrom(learned, frame, frame.slots),
})

function withoutReferences({ learned, references }: Message, frame: Frame, { changed }: TeamRecord): Frame {
  if (frame.intent !== changed || references.size === 0) return frame
  const slots = frame.slots.filter(({ start = -1 }) => !references.has(start))
  return { ...frame, slots, missing_slots: missingFrom(learned, frame, slots) }
}
