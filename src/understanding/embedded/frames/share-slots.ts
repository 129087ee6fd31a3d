/**
 * Fills slots that their own piece leaves open from what else is known (S2 §9: M3, then M1).
 *
 * K1. A slot is looked for where its `from` says: in the rest of the message (pieces that fit nobody, other wishes of the same agent),
 *     then in what the same agent was told before, then in what frames of other agents know under its name, if that fits its type.
 * K2. A new wish of an intent that was there before starts afresh: its earlier values, and what came of them (a move, a cancellation), give
 *     it only what is not required, and no day or time. K3. So does what an agent settled elsewhere, once such a wish has taken it.
 * K5. «how long are you open?» speaks of all of it, and of no place that was asked for before.
 * K4. A choice of an agent goes on only to intents whose samples name one: the toilet that was asked for is no part of visiting hours.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { Learned } from '../learn/learn.ts'
import { findSlot, readAnswer } from '../slots/find-slots.ts'
import type { SlotSource, SlotSpec } from '../slots/slot-spec.ts'
import { type FrameSlot, slotsOf } from '../slots/slot-values.ts'

/** What an agent was told earlier in this conversation. */
export type Told = {
  readonly intent: string
  readonly slots: Readonly<Record<string, unknown>>
  /** What the message wanted that led to it: one goal for all that it made. */
  readonly goal?: string
}
/** One value of a frame of this conversation. */
export type Remembered = { readonly slot: string; readonly value: unknown; readonly intent: string }
type Before = { readonly told: readonly Told[]; readonly remembered: () => readonly Remembered[] }
type Message = {
  readonly learned: Learned
  readonly text: string
  /** What commits the person takes no value from a wish beside it. */
  readonly commits: (intent: string) => boolean
  /** What it speaks of was looked for among what stands: nothing else is known of it. */
  readonly refers: (intent: string) => boolean
  /** The records that it makes, changes or ends. */
  readonly kindOf: (intent: string) => object | undefined
}

export function shareSlots(message: Message, frames: readonly Frame[], before: Before): Frame[] {
  const { learned, text, commits, refers, kindOf } = message
  return frames.map((frame) => {
    const open = slotsOf(learned, frame.agent).filter((spec) => !frame.slots.some((x) => x.slot === spec.slot))
    const found = open.flatMap((spec) => {
      const typed = spec.type !== 'text'
      const goesOn = mayGoOn(learned, frame, spec)
      if (refers(frame.intent)) return (typed && besideIn(spec, { text, frame, frames, commits })) || []
      return (
        (typed && mayComeFrom(spec, 'message') ? besideIn(spec, { text, frame, frames, commits }) : undefined) ??
        (goesOn && typed && mayComeFrom(spec, 'history') && !isOfHouse(spec, text)
          ? toldEarlier(spec, { learned, frame, kindOf, told: before.told })
          : undefined) ??
        (goesOn && mayComeFrom(spec, 'memory')
          ? knownElsewhere(spec, { learned, frame, remembered: before.remembered() })
          : undefined) ??
        []
      )
    })
    if (found.length === 0) return frame
    const missing_slots = frame.missing_slots.filter((slot) => !found.some((x) => x.slot === slot))
    return { ...frame, slots: [...frame.slots, ...found], missing_slots }
  })
}

const mayComeFrom = (spec: SlotSpec, source: SlotSource): boolean => spec.from?.includes(source) ?? source === 'message'

const house = /(?<![a-z])(?:are|do|did) you (?:still )?(?:open|close|shut)|(?<![a-z])your (?:opening )?hours|你们/i
const pointsBack = /(?<![a-z])(?:it|there|that|they|this)(?![a-z])|[那这][里儿个边]|它/i
/** K5. */
const isOfHouse = ({ type }: SlotSpec, text: string): boolean =>
  type === 'enum' && house.test(text) && !pointsBack.test(text)

/** K4. */
function mayGoOn({ intents, uses }: Learned, { intent, agent }: Frame, { slot, type }: SlotSpec): boolean {
  const names = (one: string): boolean => uses.get(one)?.has(slot) === true
  return type !== 'enum' || names(intent) || !intents.some((one) => one.agent === agent && names(one.intent))
}

type Beside = Pick<Message, 'text' | 'commits'> & { frame: Frame; frames: readonly Frame[] }
function besideIn(spec: SlotSpec, { text, frame, frames, commits }: Beside): FrameSlot | undefined {
  const sibling = frames.find((other) => other.agent === frame.agent && other.intent !== frame.intent)
  const shared = sibling?.slots.find((x) => x.slot === spec.slot)
  if (shared && !commits(frame.intent)) return { slot: spec.slot, value: shared.value }
  if (spec.type !== 'enum' && spec.type !== 'regex' && spec.type !== 'phone' && spec.type !== 'person') return
  if (spec.type === 'person' && isForSpeaker(text, frame, frames)) return
  const nobodys = frames.filter((other) => other.agent === null)
  const [found] = nobodys.flatMap((piece) => foundIn(spec, text, piece))
  return found && { slot: spec.slot, value: found.value, start: found.start, end: found.end }
}

/** Whether somebody is only spoken of may be said behind their piece: «我妈念叨一个月了，行吧，给她约…». */
const foundIn = (spec: SlotSpec, text: string, { start, end }: Frame) =>
  spec.type === 'person'
    ? findSlot(spec, text).filter((one) => (one.start ?? 0) >= start && (one.end ?? 0) <= end)
    : findSlot(spec, text.slice(start, end), start)

const ofSpeaker = /^\W*(?:(?:and|but|while) )?i(?:'d| would)? (?:need|want|like)|^[，,、\s]*我(?:自己)?[要想挂约看]/i
const ofAnother = /^\W*(?:(?:and|but) )?(?:he|she|they)\b|^[，,、\s]*[他她]/i
/** «she needs …, I need …»: what the speaker wants for themselves is not for who was named before. */
function isForSpeaker(text: string, frame: Frame, frames: readonly Frame[]): boolean {
  const said = (one: Frame): string => text.slice(one.start, one.end)
  return ofSpeaker.test(said(frame)) && frames.some((one) => one !== frame && ofAnother.test(said(one)))
}

type Earlier = Pick<Message, 'learned' | 'kindOf'> & { frame: Frame; told: readonly Told[] }
function toldEarlier(spec: SlotSpec, { learned, frame, kindOf, told }: Earlier): FrameSlot | undefined {
  const own = told.findLast((one) => learned.intents.some((x) => x.intent === one.intent && x.agent === frame.agent))
  const value = own?.slots[spec.slot]
  if (!own || typeof value !== 'string' || value === '') return
  const kind = kindOf(frame.intent)
  const isAnothers = own.intent === frame.intent || (kind !== undefined && kindOf(own.intent) === kind)
  const hadIt = told.some((one) => one.intent === frame.intent && one.slots[spec.slot] === value)
  return isOfOneWish(spec) && (isAnothers || hadIt) ? undefined : { slot: spec.slot, value } // K2
}

const isOfOneWish = ({ required, type }: SlotSpec): boolean => required === true || type === 'date' || type === 'time'

type Known = { learned: Learned; frame: Frame; remembered: readonly Remembered[] }
/** The newest value under its name; of the agent's own frames only where its history counts. */
function knownElsewhere(spec: SlotSpec, { learned, frame, remembered }: Known): FrameSlot | undefined {
  const agentOf = (intent: string) => learned.intents.find((one) => one.intent === intent)?.agent
  const keeps = mayComeFrom(spec, 'history') && !isOfOneWish(spec)
  const taken = keeps ? -1 : remembered.findLastIndex(({ intent }) => intent === frame.intent) // K3
  const last = remembered
    .slice(taken + 1)
    .findLast(({ slot, intent }) => slot === spec.slot && (keeps || agentOf(intent) !== frame.agent))
  const value = typeof last?.value === 'string' ? readAnswer(spec, last.value)?.value : undefined
  return value === undefined ? undefined : { slot: spec.slot, value }
}
