/**
 * Binds a message to the task that waits for an answer (S2 §9: M3 first).
 *
 * B1. What fills the slot that was asked for answers it, with whatever words around it; if the rest is a wish, it is one as well.
 * B3. A question to somebody else gives no answer: «are you open on Saturday?» books no Saturday.
 * B6. Nor does a question or a remark that only names such a value: «is Friday usually busy?», «it's my birthday tomorrow» (heard/proposing.ts).
 * B4. A value that stands by itself before a wish is the answer, also where that wish is a question.
 * B7. A value that another sure wish needs beside its own is that one's: «book dermatology for Friday» does not say since when it hurts.
 * B5. Beside the piece that answers, another sure wish keeps its own values: «cancel the one on Monday and book … for Friday».
 * B2. Where nothing does, other values of the same agent's slots add to the waiting task or correct it: «no, dermatology please».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { plainAnswer } from '../../plain-answer.ts'
import type { Learned } from '../learn/learn.ts'
import { saysSomething } from '../segments/fillers.ts'
import { findStarts } from '../slots/dates-and-times.ts'
import { isForSomebody } from '../slots/persons.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import {
  asSlot,
  countWords,
  type FrameSlot,
  type PlacedValue,
  slotsOf,
  typedSlotsOf,
  valuesIn,
  valuesWithin,
  withoutValues,
} from '../slots/slot-values.ts'
import { understand } from './understand.ts'
import type { UnderstoodFrame } from './understood.ts'

/** The task that waits: its intent, the slots it asked for, and what it knows already. */
type Asking = { readonly intent?: string; readonly asked?: readonly string[]; readonly slots: object }
type Message = { readonly learned: Learned; readonly text: string; readonly ask: number; readonly act: number }
type Questions = {
  /** Whether words are a question. */
  readonly asks: (said: string) => boolean
  /** Whether what is surely somebody else's asks for information, whatever marks it has. */
  readonly inquires?: (said: string) => boolean
  /** The clauses of a text. */
  readonly clauses?: (text: string) => readonly { readonly start: number; readonly end: number }[]
  /** Whether the words of a question, without its values, propose them (heard/proposing.ts). */
  readonly proposes: (rest: string, lasts: boolean) => boolean
  /** The values that a statement only tells of (heard/proposing.ts). */
  readonly onlyTold: <V extends PlacedValue>(said: string, values: readonly V[]) => readonly V[]
  /** The lengths that belong to something else than what the task is about (heard/lasting.ts). */
  readonly ofElse: <V extends PlacedValue>(said: string, values: readonly V[], about: string) => readonly V[]
}

/** B1, else B2. */
export function bindAnswer(
  message: Message & Questions,
  frames: readonly Frame[],
  asking: Asking,
  isSame: SameWork = () => false,
): Frame[] {
  const { learned, text } = message
  const agent = agentOf(learned, asking)
  if (agent === undefined) return [...frames]
  const specs = typedSlotsOf(learned, agent)
  const open = specs.filter((spec) => !(spec.slot in asking.slots))
  const found = withStart(text, specs, asking) // beside the answer, what is known already may be corrected
  const values = withoutAsked(message, found).filter((value) => !isTaken({ ...message, agent }, frames, value))
  const wanted = new Set([...(asking.asked ?? []), ...open.flatMap((spec) => (spec.required ? spec.slot : []))])
  const answers = (asking.asked?.length ?? 0) > 0 && values.some((value) => wanted.has(value.slot))
  if (!answers)
    return isTyped(learned, agent, asking.asked) ? correct(message, frames, { ...asking, agent, isSame }) : [...frames]
  const gives = (frame: Frame): boolean => valuesWithin(values, frame).some(({ slot }) => wanted.has(slot))
  const isOwn = (frame: Frame): boolean => (frame.agent === null || frame.intent === asking.intent) && gives(frame)
  const isAnother = (frame: Frame): boolean =>
    frames.some(isOwn) &&
    frame.agent === agent &&
    frame.intent !== asking.intent &&
    frame.confidence >= message.act &&
    saysSomething(tokeniseMessage(withoutValues(text, frame, valuesWithin(values, frame)))) // «cardiology it is, and Monday»
  return asOne(
    frames.flatMap((frame) =>
      isAnother(frame) ? frame : answered(message, frame, { ...asking, agent, values: valuesWithin(values, frame) }),
    ), // B5
    asking.intent,
  )
}

/** B7. */
function isTaken(
  { text, act, agent }: Pick<Message, 'text' | 'act'> & { readonly agent: string },
  frames: readonly Frame[],
  { start, end }: PlacedValue,
): boolean {
  if (beginsAt.test(foldInPlace(text.slice(0, start)))) return false
  const others = frames.filter((one) => one.agent !== null && one.agent !== agent && one.confidence >= act)
  return others.some(
    ({ slots }) =>
      slots.some((one) => one.start === start && one.end === end) &&
      slots.some((one) => one.start !== undefined && one.start !== start),
  )
}
const beginsAt = /(?:\b(?:since|from)(?: (?:about|around|last|this))?|[自从])\s*$/

/** «周末上班吗，上的话周六»: of two values for a slot, the one that is only asked about is no answer. */
function withoutAsked({ text, asks, clauses: cut }: Message & Questions, values: PlacedValue[]): PlacedValue[] {
  const clauses = cut?.(foldInPlace(text)) ?? []
  const asksIn = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    asks(text.slice(start, end)) || asks(text.slice(start, end + 1))
  const isAsked = ({ start }: PlacedValue): boolean =>
    clauses.some((one) => one.start <= start && start < one.end && asksIn(one))
  const asked = clauses.length > 1 ? values.filter(isAsked) : []
  return values.filter((one) => !asked.includes(one) || !values.some((x) => x.slot === one.slot && !asked.includes(x)))
}

/** Pieces that each give the waiting task another value are one answer. */
function asOne(frames: readonly Frame[], intent: string | undefined): Frame[] {
  const joined: Frame[] = []
  for (const frame of frames) {
    const at = joined.findIndex((one) => one.intent === intent)
    const first = joined[at]
    const adds =
      first &&
      frame.intent === intent &&
      frame.slots.length > 0 &&
      frame.slots.every(({ slot }) => !first.slots.some((one) => one.slot === slot))
    if (first && adds)
      joined[at] = { ...first, end: Math.max(first.end, frame.end), slots: [...first.slots, ...frame.slots] }
    else joined.push(frame)
  }
  return joined
}

/** «it came up last week» answers «since when?». */
function withStart(text: string, specs: readonly SlotSpec[], { asked = [] }: Asking): PlacedValue[] {
  const values = valuesIn(text, specs)
  const spec = specs.find(({ slot, type }) => type === 'duration' && slot === asked[0])
  const [start] = spec && !values.some(({ slot }) => slot === spec.slot) ? findStarts(foldInPlace(text)) : []
  if (!spec || !start) return values
  const said = { ...start, slot: spec.slot, value: text.slice(start.start, start.end) }
  return [...values.filter((one) => one.end <= said.start || one.start >= said.end), said]
}

/** Two intents are words about the same work: a change of what is just being made. */
type SameWork = (x: string, y: string) => boolean
type Bound = Asking & { readonly agent: string; readonly isSame?: SameWork }

function answered(
  message: Message & Questions,
  frame: Frame,
  { agent, values, ...asking }: Bound & { values: PlacedValue[] },
): Frame[] {
  if (values.length === 0) return [frame]
  const rest = restOf(message, frame, values)?.frame
  const isWish =
    frame.agent !== null && frame.agent !== agent && rest?.intent === frame.intent && rest.confidence >= message.ask
  const others = frame.slots.filter((x) => !values.some((value) => value.slot === x.slot))
  const alone = isWish ? values.filter((value) => standsFirst(message.text, frame, value)) : []
  if (alone.length > 0 && asking.intent !== undefined) {
    const end = Math.max(...alone.map((one) => one.end)) // a question behind it does not make the answer one
    const answer = { ...frame, end, intent: asking.intent, agent, slots: alone.map(asSlot), missing_slots: [] }
    return [answer, { ...frame, start: end, slots: others }] // B4
  }
  const said = message.text.slice(frame.start, frame.end + 1)
  const asks = message.asks(said)
  if (isWish && (asks || message.inquires?.(said))) return [frame] // B3
  const meant = asks ? values : meantOf(message, frame, { agent, values, ...asking })
  if (meant.length === 0 || (asks && isOnlyNamed(message, frame, { agent, values, ...asking })))
    return [asNobodys(frame, agent)] // B6
  if (isWish) return [{ ...frame, slots: [...others, ...meant.map(asSlot)] }]
  const own = others.filter((x) => frame.agent === agent && !(x.slot in asking.slots))
  return [{ ...frame, intent: asking.intent ?? frame.intent, agent, slots: [...own, ...meant.map(asSlot)] }]
}

type Named = Bound & { readonly values: readonly PlacedValue[] }
function isOnlyNamed(message: Message & Questions, frame: Frame, { agent, values, asked = [] }: Named): boolean {
  const { learned, text, proposes } = message
  const lasts = typedSlotsOf(learned, agent).some(({ slot, type }) => slot === asked[0] && type === 'duration')
  const rest = foldInPlace(withoutValues(text, frame, values))
  return !proposes(rest, lasts) && !values.some((value) => standsFirst(text, frame, value))
}
/** The values that are meant, where it is asked for a day or since when. */
function meantOf(
  message: Message & Questions,
  frame: Frame,
  { agent, values, asked = [], slots }: Named,
): PlacedValue[] {
  const type = typedSlotsOf(message.learned, agent).find(({ slot }) => slot === asked[0])?.type
  if (type === 'duration') return lengthsOf(message, values, slots)
  if (type !== 'date') return [...values]
  const placed = values.map((of) => ({ ...of, of, start: of.start - frame.start, end: of.end - frame.start }))
  const said = foldInPlace(message.text.slice(frame.start, frame.end))
  const told = message.onlyTold(said, placed).map(({ of }) => of)
  return values.filter((one) => !told.includes(one))
}
/** Of lengths, those that belong to what the task knows: read in the whole message, since a piece may be a length alone. */
function lengthsOf(
  { text, ofElse }: Message & Questions,
  values: readonly PlacedValue[],
  known: object,
): PlacedValue[] {
  const about = Object.values(known).filter((one) => typeof one === 'string')
  const others = ofElse(foldInPlace(text), values, about.join(' '))
  return values.filter((one) => !others.includes(one))
}
const asNobodys = (frame: Frame, agent: string): Frame =>
  frame.agent !== null && frame.agent !== agent
    ? frame
    : { ...frame, intent: 'oos', agent: null, slots: [], missing_slots: [] }

const before =
  /^(?:[\s,.，。、]|(?<![a-z])(?:on|at|for|the|then|let'?s|say|do|make|it|ok|okay|yes|well|hm+|um|about)(?![a-z])|[那就嗯好是])*$/
const behind =
  /^(?: (?:please|pls|then|would be (?:fine|great|good)|works|is (?:fine|good)))*[吧了啊呢哈行好可以]*\s*(?:[,.;!?，。；！？]|(?:and|but|also|plus)(?![a-z])|还有|另外|顺便|对了)/
/** B4: «Wednesday, and how long is my queue?» */
function standsFirst(text: string, frame: Frame, { start, end }: PlacedValue): boolean {
  const folded = foldInPlace(text)
  return before.test(folded.slice(frame.start, start)) && behind.test(folded.slice(end, end + 40))
}

/** B4, where the wish is the same agent's: «Wednesday, and cancel my neurology on Friday» is an answer and a wish, each with its own day. */
export function cutAnswer({ learned, text, act }: Message, frames: readonly Frame[], asking: Asking): readonly Frame[] {
  const agent = agentOf(learned, asking)
  const [first, ...rest] = frames
  if (!first || first.agent !== agent || first.intent === asking.intent || first.confidence < act) return frames
  const values = valuesIn(text.slice(first.start, first.end), typedSlotsOf(learned, agent), first.start)
  const [value, ...others] = values
  if (!value || !asking.asked?.includes(value.slot) || !others.some(({ slot }) => slot === value.slot)) return frames
  if (!standsFirst(text, first, value)) return frames
  const answer = { ...first, intent: 'oos', agent: null, end: value.end, slots: [asSlot(value)], missing_slots: [] }
  const wish = { ...first, start: value.end, slots: first.slots.filter(({ start = 0 }) => start >= value.end) }
  return [answer, { ...wish, frame_id: `${first.frame_id}b` }, ...rest]
}

/** B2. Words around the values that are a wish of their own stay one. */
export function correct(message: Message, frames: readonly Frame[], { agent, intent, isSame }: Bound): Frame[] {
  const specs = typedSlotsOf(message.learned, agent)
  const values = valuesIn(message.text, specs)
  const persons = new Set(specs.flatMap(({ slot, type }) => (type === 'person' ? slot : [])))
  const folded = foldInPlace(message.text)
  return frames.map((frame) => {
    const inside = valuesWithin(values, frame).filter(
      ({ slot, start }) => !persons.has(slot) || isForSomebody(folded, start),
    )
    if (inside.length === 0 || intent === undefined || frame.intent === intent) return frame
    const rest = restOf(message, frame, inside)
    const isWish =
      rest && rest.frame.intent !== 'oos' && rest.frame.intent !== intent && rest.frame.confidence >= message.act
    const isWho = inside.every(({ slot }) => persons.has(slot)) && onlyForWhom.test(foldInPlace(rest?.words ?? ''))
    const isOther = isWish && !isWho && !isSame?.(rest.frame.intent, intent)
    if (isOther && plainAnswer(rest.words.trim()) === undefined) return frame
    return { ...frame, intent, agent, slots: inside.map(asSlot), missing_slots: [] }
  })
}

/** «it's for my mother, by the way», «是帮我爸约的»: the words around the person only say that it is for them. */
const onlyForWhom =
  /^(?:[\s,.!。]|'[sm]|(?<![a-z])(?:it|this|that|is|will be|would be|was|the|an?|appointment|booking|slot|visit|one|for|by the way|btw|oh|and|so|actually|really|not|me|i|am|book|making|who|needs|patient)(?![a-z])|[是给帮替为对了哦啊嗯挂约看的我要个号诊]|患者|病人|顺便说一[句声下])*$/

/** «about two months»: how sure an answer is, and no wish. */
const hedges = /大概|大约|差不多|可能|左右|\b(?:about|around|roughly|approximately|maybe|perhaps)\b/gi
const blanks = (said: string): string => ' '.repeat(said.length)

type Rest = { readonly words: string; readonly frame: UnderstoodFrame }

/** What the frame says without the values, read by itself. */
function restOf({ learned, text }: Message, frame: Frame, values: readonly PlacedValue[]): Rest | undefined {
  const words = withoutValues(text, frame, values).replace(hedges, blanks)
  const [read] =
    countWords(words) === 0 || !saysSomething(tokeniseMessage(words))
      ? []
      : understand(learned, words, { several: false }).frames
  return read && { words, frame: read }
}

/** What was asked for has a form by which it is known: a message without it is no answer. */
export const isTyped = (learned: Learned, agent: string | null, asked: readonly string[] = []): boolean =>
  typedSlotsOf(learned, agent).some(({ slot }) => slot === asked[0])

/**
 * Free text: what the task knows already is not said anew, unless it is corrected; where it was asked for and not found, what is left of
 * the message is it.
 */
export function fillFreeText(
  message: Message & { readonly corrects: boolean; readonly original: string },
  frames: readonly Frame[],
  asking: Asking,
): Frame[] {
  const { learned, text, corrects, original } = message
  const agent = agentOf(learned, asking) ?? null
  const texts = slotsOf(learned, agent).flatMap(({ slot, type }) => (type === 'text' ? slot : []))
  const [asked = ''] = asking.asked ?? []
  const isAnswered = frames.some((frame) => frame.slots.some(({ slot }) => slot === asked))
  const rest = texts.includes(asked) && !isAnswered ? freeTextIn(learned, agent, text) : undefined
  const put = putRight(original, texts, asking.slots)
  return frames.map((frame) => {
    if (frame.intent !== asking.intent || frame.slots.length === 0) return frame
    const slots = frame.slots.filter(
      ({ slot }) => !texts.includes(slot) || !(slot in asking.slots) || (corrects && !put),
    )
    return { ...frame, slots: [...slots, ...(rest ? [{ slot: asked, ...rest }] : []), ...(put ? [put] : [])] }
  })
}

/** Whether free words that the running task knows are corrected: «sorry, I meant my neck», «it's the neck, not the back». */
export function correctedText(
  message: Message & { readonly corrects: boolean; readonly from: number; readonly original: string },
  asking: Asking,
) {
  const { learned, corrects, from, original } = message
  const text = ' '.repeat(from) + message.text.slice(from)
  const agent = agentOf(learned, asking) ?? null
  const texts = slotsOf(learned, agent).flatMap(({ slot, type }) =>
    type === 'text' && slot in asking.slots ? slot : [],
  )
  const [slot] = texts
  const put = putRight(original, texts, asking.slots)
  if (put || slot === undefined || texts.length > 1 || !corrects || !isTyped(learned, agent, asking.asked)) return put
  if (valuesIn(text, typedSlotsOf(learned, agent)).length > 0 || isQuestion.test(text)) return
  const said = freeTextIn(learned, agent, text)
  return said && countWords(text.slice(said.start ?? 0, said.end)) <= mostWords ? { slot, ...said } : undefined
}
const mostWords = 8
/** «sorry, do you take cards» puts nothing right. */
const isQuestion =
  /[?？吗呢]\s*$|^\s*(?:(?:but|and|so|also|quick question) )?(?:do|does|did|can|could|is|are|will|would|where|what|when|how|which|who|why)(?:'s|'re)?\b/i

const whose = '(?:(?:my|the|a|an|his|her) )?'
/** What is wrong and what is right, each by name. */
const insteadOf = [
  new RegExp(
    `(?<![a-z])(?:not|isn'?t|wasn'?t) ${whose}(?<wrong>[a-z]{3,20}) {0,3},? {0,3}(?:(?:but|it'?s|rather|more|i mean|i meant) )?(?:(?:actually|really) )?(?:my|the|a|an|his|her) (?<right>[a-z]{3,20})`,
  ),
  new RegExp(`(?<![a-z])not ${whose}(?<wrong>[a-z]{3,20}) {0,3},? {0,3}but (?<right>[a-z]{3,20})`),
  /不是(?<wrong>[\u4e00-\u9fff]{1,4})[,，、 ]{0,4}(?:而?是)(?<right>[\u4e00-\u9fff]{1,6})/,
  new RegExp(`(?<right>[a-z]{3,20}) {0,3},? {0,3}(?:rather than|instead of|and not|not) ${whose}(?<wrong>[a-z]{3,20})`),
]
/** «the neck rather than the back», behind «my back hurts»: one word of what is known was another. */
function putRight(said: string, texts: readonly string[], known: object): FrameSlot | undefined {
  const folded = foldInPlace(said)
  const match = insteadOf.map((pattern) => pattern.exec(folded)).find((found) => found !== null)
  const { right = '', wrong = '' } = match?.groups ?? {}
  if (!match) return
  for (const [slot, value] of Object.entries(known)) {
    if (!texts.includes(slot) || typeof value !== 'string' || !foldInPlace(value).includes(wrong)) continue
    const at = foldInPlace(value).indexOf(wrong)
    const start = match.index
    const corrected = /[a-z]/.test(wrong) ? value.slice(0, at) + right + value.slice(at + wrong.length) : right
    return { slot, value: corrected, start, end: start + match[0].length }
  }
}

/** What a message says beside the values that have a form: the answer to a question for free text. Undefined: nothing. */
export function freeTextIn(learned: Learned, agent: string | null, text: string): Omit<FrameSlot, 'slot'> | undefined {
  const values = valuesIn(text, typedSlotsOf(learned, agent))
  const left = withoutValues(text, { start: 0, end: text.length }, values)
  if (!saysSomething(tokeniseMessage(left))) return
  const said = left.replace(/^[\s,.;:!?，。；：！？、]+/, '')
  const value = said.replace(/(?<![\s,.;:!?，。；：！？、])[\s,.;:!?，。；：！？、]+$/, '')
  const start = left.length - said.length
  return { value: text.slice(start, start + value.length), start, end: start + value.length }
}

const agentOf = (learned: Learned, { intent }: Asking): string | undefined =>
  learned.intents.find((one) => one.intent === intent)?.agent
