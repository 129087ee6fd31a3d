/**
 * Binds the frames of one message to each other, to the task that waits, and to what is known already (S2 §9: M3, then M1).
 * understand.ts reads the pieces one by one; here they become what the person meant by all of them.
 *
 * B1. A piece that is nothing but a value belongs to the frame before it, if that is of the same agent.
 * B2. What fills the slot that was asked for answers it, with whatever words around it; if what is left is a wish, it is one as well.
 *     Where nothing does, other values of the same agent's slots add to the waiting task or correct it: «no, dermatology please».
 * B3. A slot that its own piece leaves open is looked for where its `from` says: in the rest of the message (pieces that fit nobody,
 *     other wishes of the same agent), then in what the same agent was told before, then in what any frame of this
 *     conversation knows under its name, if that fits its type.
 * B4. A new wish of the same intent starts afresh: what it had before, and what came of that (its cancellation), gives it only what is
 *     not required.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { plainAnswer } from '../../plain-answer.ts'
import type { Learned } from '../learn/learn.ts'
import type { FoundSlot, SlotSpec } from '../learn/samples.ts'
import { findSlot, readAnswer } from '../slots/find-slots.ts'
import { understand } from './understand.ts'

type Value = Frame['slots'][number]
/** What an agent was told earlier in this conversation. */
export type Told = { readonly intent: string; readonly slots: Readonly<Record<string, unknown>> }
/** One value of a frame of this conversation. */
export type Remembered = { readonly slot: string; readonly value: unknown; readonly intent: string }
type Before = { readonly told: readonly Told[]; readonly remembered: () => readonly Remembered[] }
type Asking = { readonly intent?: string; readonly asked?: readonly string[]; readonly slots: object }
type Message = { readonly learned: Learned; readonly text: string; readonly ask: number; readonly act: number }

/** B1. */
export function joinValues({ learned, text }: Message, frames: readonly Frame[]): Frame[] {
  const joined: Frame[] = []
  for (const frame of frames) {
    const last = joined.at(-1)
    const own = specsOf(learned, frame.agent)
    if (last && last.agent === frame.agent && (isBareValue(text, frame, own) || isSame(last, frame, joined, frames)))
      joined[joined.length - 1] = merged(last, frame)
    else joined.push(frame)
  }
  return joined
}

/** Behind a value that was joined, the same wish goes on: «a refund for the test, bill 7, you charged me twice». */
const isSame = (last: Frame, frame: Frame, joined: readonly Frame[], frames: readonly Frame[]): boolean =>
  last.intent === frame.intent && frames.indexOf(frame) > joined.length && last.agent !== null

const merged = (first: Frame, second: Frame): Frame => ({
  ...first,
  end: second.end,
  slots: [...first.slots, ...second.slots],
  missing_slots: first.missing_slots.filter((slot) => !second.slots.some((x) => x.slot === slot)),
})

function isBareValue(text: string, frame: Frame, own: readonly SlotSpec[]): boolean {
  if (frame.agent === null) return false
  const values = foundIn(text.slice(frame.start, frame.end), own, frame.start)
  if (values.length === 0) return false
  return wordsIn(withoutValues(text, frame, values)) <= aroundValue
}

/** B2. */
export function bindAnswer(message: Message, frames: readonly Frame[], asking: Asking): Frame[] {
  const { learned, text, ask } = message
  const agent = learned.intents.find((one) => one.intent === asking.intent)?.agent
  const open = specsOf(learned, agent ?? null).filter((spec) => !(spec.slot in asking.slots))
  const values = foundIn(text, open, 0)
  const wanted = new Set([...(asking.asked ?? []), ...open.flatMap((spec) => (spec.required ? spec.slot : []))])
  const answers = (asking.asked?.length ?? 0) > 0 && values.some((value) => wanted.has(value.slot))
  if (agent === undefined) return [...frames]
  if (!answers)
    return isTyped(learned, agent, asking.asked) ? correct(message, frames, { ...asking, agent }) : [...frames]
  return frames.map((frame) => {
    const inside = values.filter((value) => value.start >= frame.start && value.end <= frame.end)
    if (inside.length === 0) return frame
    const left = withoutValues(text, frame, inside)
    const rest = wordsIn(left) === 0 ? undefined : understand(learned, left, { several: false }).frames[0]
    const isWish =
      frame.agent !== null && frame.agent !== agent && rest?.intent === frame.intent && rest.confidence >= ask
    const others = frame.slots.filter((x) => !inside.some((value) => value.slot === x.slot))
    if (isWish) return { ...frame, slots: [...others, ...inside.map(asSlot)] }
    const own = others.filter((x) => frame.agent === agent && !(x.slot in asking.slots))
    return { ...frame, intent: asking.intent ?? frame.intent, agent, slots: [...own, ...inside.map(asSlot)] }
  })
}

/** What was asked for has a form by which it is known: a message without it is no answer. */
export const isTyped = (learned: Learned, agent: string | null, asked: readonly string[] = []): boolean =>
  specsOf(learned, agent).some(({ slot }) => slot === asked[0])

/** The rest of B2. Words around the values that are a wish of their own stay one. */
export function correct(
  { learned, text, act }: Message,
  frames: readonly Frame[],
  asking: Asking & { agent: string },
): Frame[] {
  const { agent, intent } = asking
  const values = foundIn(text, specsOf(learned, agent), 0)
  return frames.map((frame) => {
    const inside = values.filter((value) => value.start >= frame.start && value.end <= frame.end)
    if (inside.length === 0 || intent === undefined || frame.intent === intent) return frame
    const left = withoutValues(text, frame, inside)
    const rest = wordsIn(left) === 0 ? undefined : understand(learned, left, { several: false }).frames[0]
    const isWish = rest && rest.intent !== 'oos' && rest.intent !== intent && rest.confidence >= act
    if (isWish && plainAnswer(left.trim()) === undefined) return frame
    return { ...frame, intent, agent, slots: inside.map(asSlot), missing_slots: [] }
  })
}

/** What an answer leaves to be filled: free text that is known is not said anew, and free text that was asked for is all of it. */
export function answering({ learned, text }: Message, frames: readonly Frame[], asking: Asking): Frame[] {
  const agent = learned.intents.find((one) => one.intent === asking.intent)?.agent ?? null
  const texts = slotsOf(learned, agent).flatMap(({ slot, type }) => (type === 'text' ? slot : []))
  const [asked = ''] = asking.asked ?? []
  const isAnswered = frames.some((frame) => frame.slots.some(({ slot }) => slot === asked))
  return frames.map((frame) => {
    if (frame.intent !== asking.intent || frame.slots.length === 0) return frame
    const slots = frame.slots.filter(({ slot }) => !texts.includes(slot) || !(slot in asking.slots))
    const all = { slot: asked, value: text.trim(), start: 0, end: text.length }
    return { ...frame, slots: texts.includes(asked) && !isAnswered ? [...slots, all] : slots }
  })
}

/** B3, B4. */
export function shareSlots({ learned, text }: Message, frames: readonly Frame[], before: Before): Frame[] {
  const nobodys = frames.filter((frame) => frame.agent === null)
  return frames.map((frame) => {
    const open = slotsOf(learned, frame.agent).filter((spec) => !frame.slots.some((x) => x.slot === spec.slot))
    const found = open.flatMap((spec) => {
      const readable = spec.type !== 'text'
      const beside = readable && from(spec, 'message') ? besideIn(spec, { text, nobodys, frame, frames }) : undefined
      const told = readable && from(spec, 'history') ? earlier(spec, { learned, frame, told: before.told }) : undefined
      return (
        beside ??
        told ??
        (from(spec, 'memory') ? known(spec, { learned, frame, remembered: before.remembered() }) : undefined) ??
        []
      )
    })
    if (found.length === 0) return frame
    const missing_slots = frame.missing_slots.filter((slot) => !found.some((x) => x.slot === slot))
    return { ...frame, slots: [...frame.slots, ...found], missing_slots }
  })
}

const from = (spec: SlotSpec, where: 'message' | 'history' | 'memory'): boolean =>
  spec.from?.includes(where) ?? where === 'message'

type Beside = { text: string; nobodys: readonly Frame[]; frame: Frame; frames: readonly Frame[] }
function besideIn(spec: SlotSpec, { text, nobodys, frame, frames }: Beside): Value | undefined {
  const sibling = frames.find((other) => other.agent === frame.agent && other.intent !== frame.intent)
  const shared = sibling?.slots.find((x) => x.slot === spec.slot)
  if (shared) return { slot: spec.slot, value: shared.value }
  if (spec.type !== 'enum' && spec.type !== 'regex') return
  const [found] = nobodys.flatMap((piece) => findSlot(spec, text.slice(piece.start, piece.end), piece.start))
  return found && { slot: spec.slot, value: found.value, start: found.start, end: found.end }
}

type Earlier = { learned: Learned; frame: Frame; told: readonly Told[] }
function earlier(spec: SlotSpec, { learned, frame, told }: Earlier): Value | undefined {
  const own = told.findLast((one) => learned.intents.some((x) => x.intent === one.intent && x.agent === frame.agent))
  const value = own?.slots[spec.slot]
  const hadIt = told.some((one) => one.intent === frame.intent && one.slots[spec.slot] === value)
  const afresh = spec.required === true && (own?.intent === frame.intent || hadIt)
  return typeof value === 'string' && value !== '' && !afresh ? { slot: spec.slot, value } : undefined
}

type Known = { learned: Learned; frame: Frame; remembered: readonly Remembered[] }
/** The newest value under its name, whoever's frame it is of; what the agent itself went on to do with it is no newer (B4). */
function known(spec: SlotSpec, { learned, frame, remembered }: Known): Value | undefined {
  const agentOf = (intent: string) => learned.intents.find((one) => one.intent === intent)?.agent
  const isOwn = (intent: string): boolean => intent !== frame.intent && agentOf(intent) === frame.agent
  const last = remembered.findLast(({ slot, intent }) => slot === spec.slot && !(spec.required && isOwn(intent)))
  if (!last || (last.intent === frame.intent && spec.required === true)) return
  const value = typeof last.value === 'string' ? readAnswer(spec, last.value)?.value : undefined
  return value === undefined ? undefined : { slot: spec.slot, value }
}

const slotsOf = (learned: Learned, agent: string | null): SlotSpec[] =>
  learned.slots.filter((spec) => agent !== null && spec.agent === agent)
export const specsOf = (learned: Learned, agent: string | null): SlotSpec[] =>
  slotsOf(learned, agent).filter((spec) => spec.type !== 'text')

export type Placed = FoundSlot & { readonly start: number; readonly end: number }
/** All values, the longest first where they overlap: «tomorrow morning» is a day and a time. */
export function foundIn(text: string, specs: readonly SlotSpec[], at: number): Placed[] {
  const found = specs.flatMap((spec) =>
    findSlot(spec, text, at).flatMap((one) =>
      one.start === undefined || one.end === undefined ? [] : [{ ...one, start: one.start, end: one.end }],
    ),
  )
  const kept: Placed[] = []
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every((other) => one.end <= other.start || one.start >= other.end)) kept.push(one)
  return kept.toSorted((a, b) => a.start - b.start)
}

export function withoutValues(
  text: string,
  { start, end }: Pick<Frame, 'start' | 'end'>,
  values: readonly Placed[],
): string {
  const units = [...Array(end - start).keys()].map((i) =>
    values.some((value) => start + i >= value.start && start + i < value.end) ? ' ' : text.charAt(start + i),
  )
  return units.join('')
}

/** «bill F2024031», «单号F2024031». */
const aroundValue = 2
const wordsIn = (text: string): number => tokeniseMessage(text).filter(({ kind }) => kind !== 'mark').length
export const asSlot = ({ slot, value, start, end }: Placed): Value => ({ slot, value, start, end })
