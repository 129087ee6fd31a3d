/**
 * Binds a message to the task that waits for an answer (S2 §9: M3 first).
 *
 * B1. What fills the slot that was asked for answers it, with whatever words around it; if the rest is a wish, it is one as well.
 * B2. Where nothing does, other values of the same agent's slots add to the waiting task or correct it: «no, dermatology please».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { plainAnswer } from '../../plain-answer.ts'
import type { Learned } from '../learn/learn.ts'
import {
  asSlot,
  countWords,
  type PlacedValue,
  slotsOf,
  typedSlotsOf,
  valuesIn,
  valuesWithin,
  withoutValues,
} from './slot-values.ts'
import { understand } from './understand.ts'
import type { UnderstoodFrame } from './understood.ts'

/** The task that waits: its intent, the slots it asked for, and what it knows already. */
type Asking = { readonly intent?: string; readonly asked?: readonly string[]; readonly slots: object }
type Message = { readonly learned: Learned; readonly text: string; readonly ask: number; readonly act: number }

/** B1, else B2. */
export function bindAnswer(message: Message, frames: readonly Frame[], asking: Asking): Frame[] {
  const { learned, text } = message
  const agent = agentOf(learned, asking)
  if (agent === undefined) return [...frames]
  const open = typedSlotsOf(learned, agent).filter((spec) => !(spec.slot in asking.slots))
  const values = valuesIn(text, open)
  const wanted = new Set([...(asking.asked ?? []), ...open.flatMap((spec) => (spec.required ? spec.slot : []))])
  const answers = (asking.asked?.length ?? 0) > 0 && values.some((value) => wanted.has(value.slot))
  if (!answers)
    return isTyped(learned, agent, asking.asked) ? correct(message, frames, { ...asking, agent }) : [...frames]
  return frames.map((frame) => answered(message, frame, { ...asking, agent, values: valuesWithin(values, frame) }))
}

type Bound = Asking & { readonly agent: string }

function answered(
  message: Message,
  frame: Frame,
  { agent, values, ...asking }: Bound & { values: PlacedValue[] },
): Frame {
  if (values.length === 0) return frame
  const rest = restOf(message, frame, values)?.frame
  const isWish =
    frame.agent !== null && frame.agent !== agent && rest?.intent === frame.intent && rest.confidence >= message.ask
  const others = frame.slots.filter((x) => !values.some((value) => value.slot === x.slot))
  if (isWish) return { ...frame, slots: [...others, ...values.map(asSlot)] }
  const own = others.filter((x) => frame.agent === agent && !(x.slot in asking.slots))
  return { ...frame, intent: asking.intent ?? frame.intent, agent, slots: [...own, ...values.map(asSlot)] }
}

/** B2. Words around the values that are a wish of their own stay one. */
export function correct(message: Message, frames: readonly Frame[], { agent, intent }: Bound): Frame[] {
  const values = valuesIn(message.text, typedSlotsOf(message.learned, agent))
  return frames.map((frame) => {
    const inside = valuesWithin(values, frame)
    if (inside.length === 0 || intent === undefined || frame.intent === intent) return frame
    const rest = restOf(message, frame, inside)
    const isWish =
      rest && rest.frame.intent !== 'oos' && rest.frame.intent !== intent && rest.frame.confidence >= message.act
    if (isWish && plainAnswer(rest.words.trim()) === undefined) return frame
    return { ...frame, intent, agent, slots: inside.map(asSlot), missing_slots: [] }
  })
}

type Rest = { readonly words: string; readonly frame: UnderstoodFrame }

/** What the frame says without the values, read by itself. */
function restOf({ learned, text }: Message, frame: Frame, values: readonly PlacedValue[]): Rest | undefined {
  const words = withoutValues(text, frame, values)
  const [read] = countWords(words) === 0 ? [] : understand(learned, words, { several: false }).frames
  return read && { words, frame: read }
}

/** What was asked for has a form by which it is known: a message without it is no answer. */
export const isTyped = (learned: Learned, agent: string | null, asked: readonly string[] = []): boolean =>
  typedSlotsOf(learned, agent).some(({ slot }) => slot === asked[0])

/** Free text: what the task knows already is not said anew; where it was asked for and no value found, all of the message is it. */
export function fillFreeText(message: Message, frames: readonly Frame[], asking: Asking): Frame[] {
  const { learned, text } = message
  const texts = slotsOf(learned, agentOf(learned, asking) ?? null).flatMap(({ slot, type }) =>
    type === 'text' ? slot : [],
  )
  const [asked = ''] = asking.asked ?? []
  const isAnswered = frames.some((frame) => frame.slots.some(({ slot }) => slot === asked))
  return frames.map((frame) => {
    if (frame.intent !== asking.intent || frame.slots.length === 0) return frame
    const slots = frame.slots.filter(({ slot }) => !texts.includes(slot) || !(slot in asking.slots))
    const all = { slot: asked, value: text.trim(), start: 0, end: text.length }
    return { ...frame, slots: texts.includes(asked) && !isAnswered ? [...slots, all] : slots }
  })
}

const agentOf = (learned: Learned, { intent }: Asking): string | undefined =>
  learned.intents.find((one) => one.intent === intent)?.agent
