/**
 * Joins pieces of one message that are nothing but a value («…, bill F2024031») to the wish before them.
 *
 * V1. The piece and the wish before it are of the same agent; or it says nothing but values of that agent («…, Sunday then»), and the
 *     intent that happens to score highest means little.
 * V4. Values before the first wish of a message belong to it. V8. So do they before a wish to end what it does not name itself, or names
 *     as several («both», «都»), whatever was told before them: «家里有事，周一的全科、周三的眼科，都退了吧» books nothing.
 * V5. So do the values of what is told first, where the wish behind it is the same agent's and has none: «F2024031 was charged twice, I
 *     want a refund». Why one does not come belongs to the wish to end it, and to no other: «I can't make Friday, please cancel it».
 * V3. A piece whose words speak clearly for another intent is that wish.
 * V6. So does a list of values for the wishes before it: «骨科和牙科，分别是周一和周三» (in-turn.ts).
 * V7. Other values for the same slots, without a verb, are the wish before them once more: «move A to Thursday and B to Friday».
 * V9. Behind a wish to end something, what takes its place is no value of that: «drop it, the GP on Saturday instead».
 * V2. After a joined value the same wish may go on: «a refund for the test, bill 17, you charged me twice».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { matchesIn } from '../../../core/text/matches.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { ratioOf } from '../intents/wording.ts'
import type { Learned } from '../learn/learn.ts'
import { saysSomething } from '../segments/fillers.ts'
import { isOnlyPatient } from '../slots/persons.ts'
import {
  asSlot,
  countWords,
  type FrameSlot,
  type PlacedValue,
  typedSlotsOf,
  valuesIn,
  withoutValues,
} from '../slots/slot-values.ts'
import { listsForLast } from './in-turn.ts'

type Message = {
  readonly learned: Learned
  readonly text: string
  readonly act: number
  /** Whether words ask for something. */
  readonly requests?: (folded: string) => boolean
  /** The intents that make, change and end the kind of record that an intent is about. */
  readonly kindOf?: (intent: string) => Pick<TeamRecord, 'ended'> | undefined
}

export function joinValues(message: Message, frames: readonly Frame[]): Frame[] {
  const joined: Frame[] = []
  for (const frame of frames) {
    const last = joined.at(-1)
    const isOther = last !== undefined && takesPlace(message, frame, last) // V9
    const belongs = last && !isOther && last.agent === frame.agent && frame.agent !== null // V1
    const adds = last && !isOther && last.agent !== null && addsTo(message, frame, last) // V1
    const goesOn = last?.intent === frame.intent && frames.indexOf(frame) > joined.length // V2
    const first = last && (listFor(message, joined, frame) ?? (isToldFirst(message, last, frame) ? last : undefined)) // V4, V8, V5
    if (last && first)
      joined.splice(-1, 1, ...wishBefore(message, last, first), {
        ...merged(frame, withValues(message, first, frame)),
        start: first.start,
        end: frame.end,
      })
    else if (last && listsForLast(message, frame, last))
      joined[joined.length - 1] = merged(last, frame) // V6
    else if (last && joined.length > 1 && listsForLast(message, frame, together(joined, last)))
      joined.splice(0, joined.length, merged(together(joined, last), frame)) // V6: the first list was cut in two
    else if (last && adds) joined[joined.length - 1] = merged(last, { ...frame, slots: [...adds] })
    else if (last && isOnceMore(message, frame, last))
      joined.push({ ...last, start: frame.start, end: frame.end, slots: valuesOf(message, frame, last).map(asSlot) }) // V7
    else if (belongs && (isBareValue(message, frame, last) || goesOn)) joined[joined.length - 1] = merged(last, frame)
    else joined.push(frame)
  }
  return joined
}

const inItsPlace = /(?<![a-z])(?:instead|rather)(?![a-z])|[改换](?=[挂约订看成])/
/** V9. */
const takesPlace = (message: Message, frame: Frame, last: Frame): boolean =>
  message.kindOf?.(last.intent)?.ended === last.intent &&
  inItsPlace.test(saidIn(message, frame)) &&
  valuesOf(message, frame, last).some(({ slot }) => isChoice(message, slot))
const isChoice = ({ learned }: Message, slot: string): boolean =>
  learned.slots.some((one) => one.slot === slot && one.type === 'enum')

/** All that was read so far as one wish, where it is one agent's. */
const together = (joined: readonly Frame[], last: Frame): Frame => {
  const [first = last] = joined
  return joined.every(({ agent }) => agent === last.agent) ? joined.slice(1).reduce(merged, first) : last
}

/** What the piece asks for before its list begins. */
function wishBefore(message: Message, last: Frame, { start }: Frame): Frame[] {
  const before = { ...last, end: start }
  if (start === last.start || valuesOf(message, before, last).length === 0) return []
  return [{ ...before, slots: last.slots.filter((one) => one.start === undefined || one.start < start) }]
}

/** What fits nobody has no values yet: «病人是李玫，挂…». */
const withValues = ({ learned, text }: Message, first: Frame, { agent }: Frame): Frame =>
  first.slots.length > 0
    ? first
    : {
        ...first,
        slots: valuesIn(text.slice(first.start, first.end), typedSlotsOf(learned, agent), first.start).map(asSlot),
      }

const merged = (first: Frame, second: Frame): Frame => ({
  ...first,
  end: second.end,
  slots: [...first.slots, ...second.slots],
  missing_slots: first.missing_slots.filter((slot) => !second.slots.some((x) => x.slot === slot)),
})

/** V4, V8: the last piece, from where it lists what the wish is about. */
function listFor(message: Message, joined: readonly Frame[], wish: Frame): Frame | undefined {
  const [last, ...told] = joined.toReversed()
  if (!last) return
  if (told.length === 0 && leads(message, last, wish)) return last
  const list = endsThem(message, wish) ? listIn(message, last, wish) : undefined
  if (!list) return
  const before = { ...last, end: list.start }
  const isReason = !message.requests?.(saidIn(message, before)) && valuesOf(message, before, wish).length === 0
  const isAlone = isReason && told.every(({ agent }) => agent !== wish.agent)
  return isAlone || (several.test(saidIn(message, wish)) && list.slots.length > 2) ? list : undefined
}

const several = /\b(?:both|all|them|those|these)\b|[两俩三几]个|都|全/
const saidIn = ({ text }: Message, { start, end }: Frame): string => foldInPlace(text.slice(start, end))
/** V8: it ends something, and leaves it to the words before it to say what. */
const endsThem = (message: Message, wish: Frame): boolean =>
  message.kindOf?.(wish.intent)?.ended === wish.intent &&
  (valuesOf(message, wish, wish).length === 0 || several.test(saidIn(message, wish)))

const marks = /[,.;!?。，；！？]/g
/** Behind the clauses that tell why, or ask for something else: «I'm stuck at home, so the GP on Monday and ENT on Wednesday, …». */
function listIn(message: Message, last: Frame, wish: Frame): Frame | undefined {
  const starts = [0, ...matchesIn(saidIn(message, last), marks).map(({ index }) => index + 1)]
  const lists = starts.map((at) => ({ ...last, start: last.start + at }))
  const list = lists.find((one) => leads(message, one, wish))
  return list && { ...list, slots: valuesOf(message, list, wish).map(asSlot) }
}

const onlyLinks = /^(?:[\s,.;，。、]|\b(?:the|a|an|on|at|for|my|and|in|with|so)\b|[的和跟与把将])*$/
/** V4: nothing but values, before the words of the wish: «周一的心内科和周三的骨科帮我退掉». */
function leads({ learned, text }: Message, first: Frame, wish: Frame): boolean {
  if (wish.agent === null || first.intent === wish.intent || (first.agent !== null && first.agent !== wish.agent))
    return false
  const values = valuesIn(text.slice(first.start, first.end), typedSlotsOf(learned, wish.agent), first.start)
  if (values.length === 0) return false
  return (
    onlyLinks.test(foldInPlace(withoutValues(text, first, values))) || isOnlyPatient(text.slice(first.start, first.end))
  )
}

const tells = /[^来到得不]了|过|\b(?:was|were|have been|has been|[a-z]{3,}ed)\b/
/** Why something is to end; it says nothing of when something else is wanted. */
const unable =
  /[去来赶]不[了上]|没[空时]|不(?:方便|合适)|\b(?:can'?t|cannot|won'?t|unable|not able|no good|no longer|busy|doesn'?t|is(?: out| off)?$)\b/
/** V5. */
function isToldFirst(message: Message, first: Frame, wish: Frame): boolean {
  const { learned, text, requests = () => false } = message
  const ends = message.kindOf?.(wish.intent)?.ended === wish.intent
  if (wish.agent === null || first.intent === wish.intent) return false
  if (first.agent !== wish.agent && !(ends && first.agent === null)) return false
  const [told = '', wished = ''] = [first, wish].map(({ start, end }) => foldInPlace(text.slice(start, end)))
  if (!(tells.test(told) || (ends && unable.test(told))) || requests(told) || !(ends || requests(wished))) return false
  const uses = learned.uses.get(wish.intent)
  const values = valuesIn(text.slice(first.start, first.end), typedSlotsOf(learned, wish.agent), first.start)
  return (
    values.length > 0 && values.every(({ slot }) => uses?.has(slot) && !wish.slots.some((one) => one.slot === slot))
  )
}

const nothingMore =
  /^(?:[\s,.;!，。、！~]|'s(?![a-z])|\b(?:the|a|an|on|at|for|my|and|in|with|then|please|instead|it|is|that|would|be|fine|good|ok|okay|works|do|let'?s|make|say|maybe|rather|so|about|around|roughly|almost|nearly|now|since)\b|大概|大约|差不多|左右|快|[的吧就是那还了好行呗嘛啊可以有])*$/
/** V1. */
function addsTo({ learned, text }: Message, frame: Frame, last: Frame): readonly FrameSlot[] | undefined {
  const values = valuesIn(text.slice(frame.start, frame.end), typedSlotsOf(learned, last.agent), frame.start)
  const isOpen = values.every(({ slot }) => !last.slots.some((one) => one.slot === slot))
  const rest = withoutValues(text, frame, values)
  const isBare =
    values.length > 0 &&
    (nothingMore.test(foldInPlace(rest)) ||
      isOnlyPatient(text.slice(frame.start, frame.end)) ||
      isPhone({ learned, text }, frame, values))
  return isBare && isOpen ? values.map(asSlot) : undefined
}

const valuesOf = ({ learned, text }: Message, { start, end }: Frame, { agent }: Frame): PlacedValue[] =>
  valuesIn(text.slice(start, end), typedSlotsOf(learned, agent), start)

const onlyPlaces = /^(?:[\s,.;!?]|\b(?:the|my|one|on|at|to|for|till|until)\b)*$/
/** V7. */
function isOnceMore(message: Message, frame: Frame, last: Frame): boolean {
  if (frame.agent !== null || last.agent === null) return false
  const values = valuesOf(message, frame, last)
  const isSame = values.every(({ slot }) => last.slots.some((one) => one.slot === slot && one.start !== undefined))
  return values.length > 1 && isSame && onlyPlaces.test(foldInPlace(withoutValues(message.text, frame, values)))
}

const mostWithPhone = 8
/** «…, my phone is 13800138000»: a number to be called at is part of the wish before it, where nobody else has a value there. */
function isPhone({ learned, text }: Pick<Message, 'learned' | 'text'>, frame: Frame, values: readonly PlacedValue[]) {
  const said = text.slice(frame.start, frame.end)
  const own = valuesIn(said, typedSlotsOf(learned, frame.agent), frame.start)
  const isNumber = ({ slot }: PlacedValue): boolean =>
    learned.slots.some((spec) => spec.slot === slot && spec.type === 'phone')
  return values.every(isNumber) && own.length === 0 && countWords(withoutValues(text, frame, values)) <= mostWithPhone
}

/** «bill F2024031», «单号F2024031»: a value with at most two other words. */
const mostWordsAround = 2

/** Words that speak so much more for another intent of the agent are a wish of their own: «… and book dermatology» (V3). */
const clearly = 3

/** «化验室在哪»: a word that asks is more than a value. */
const asksFor = /(?<![a-z])(?:where|how|what|when|which)(?![a-z])|[哪谁几怎]|多少/

function isBareValue({ learned, text, act }: Message, frame: Frame, last: Frame): boolean {
  const values = valuesIn(text.slice(frame.start, frame.end), typedSlotsOf(learned, frame.agent), frame.start)
  const rest = withoutValues(text, frame, values)
  if (values.length === 0 || countWords(rest) > mostWordsAround) return false
  const own = text.slice(frame.start, frame.end)
  const isWish =
    frame.intent !== last.intent &&
    frame.confidence >= act &&
    (saysSomething(tokeniseMessage(rest)) || asksFor.test(foldInPlace(rest)))
  return !isWish || ratioOf(learned, own, [frame, last.intent]) < clearly // V3
}
