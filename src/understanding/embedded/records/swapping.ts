/**
 * What stands is swapped for something else of its kind: «the ENT one I'd rather swap for neurology, same day», «骨科换成眼科吧», «还是看消化科
 * 吧，神内不去了». That one ends, and the other is made with all else as it was.
 *
 * X1. One thing is named that stands once, or is pointed at and the only one, and one that does not stand. X2. The words put the second in
 *     the place of the first; a change of one beside a wish for another is two wishes.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { sameValue } from '../slots/same-value.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import {
  asSlot,
  countWords,
  type FrameSlot,
  type PlacedValue,
  slotsOf,
  typedSlotsOf,
  valuesIn,
} from '../slots/slot-values.ts'
import { standingOf } from './record-book.ts'
import { about, type Message, missingFrom } from './resolve-records.ts'

const over = '(?:不(?:想|打算)?(?:去|看|要|挂|约|用)了?|退了?|取消了?|算了)'
/** The old one is ①, the new one ②. */
const inPlace = [
  /(?<![a-z])(?:swap|switch|chang|replac|exchang|trad|turn|mov)(?:e|ed|ing)?(?![a-z])[^②,]{0,40}(?<![a-z])(?:for|to|with|into|by)(?![a-z])[^①②,]{0,16}②/,
  /(?<![a-z])(?:make|have|do|get|see|want|prefer|take|like)(?![a-z])[^①②,]{0,16}②[^①②]{0,12}(?<![a-z])(?:instead of|rather than|in place of)(?![a-z])[^①②]{0,12}①/,
  /①[^②]{0,12}[换改转](?:成|为|到|去|看|挂|约)?[^①②,]{0,4}②/,
  /(?:那个|这个|它|刚才的?)[^①②]{0,6}[换改](?:成|为)?[^①②,]{0,4}②/,
  new RegExp(`(?:还是|改|换|想|要|就)[^①②,]{0,8}②[^①②]{0,6}[, ]①[^①②,]{0,6}${over}`),
  new RegExp(`①[^①②,]{0,6}${over}[^①②]{0,12}(?:换|改|还是|看|挂|约|去)[^①②,]{0,6}②`),
  /不(?:去|看|要|挂|约)①[^①②]{0,6}[, ][^①②]{0,6}(?:看|挂|约|换|改|去)[^①②,]{0,4}②/,
]
const pronoun = /(?<![a-z])(?:it|that|this|mine)(?![a-z])|那个|这个|它|刚才/
const mostWords = 30

export function swapped(message: Message & { readonly act: number }, frames: readonly Frame[]): Frame[] | undefined {
  const [first] = frames
  if (!first || countWords(message.said) > mostWords) return
  for (const kind of message.book.kinds) {
    const found = swapOf(message, kind)
    if (found) return swapFrames(message, { ...found, kind, first })
  }
}

type Swap = { readonly old: KnownRecord; readonly next: PlacedValue; readonly agent: string }
function swapOf({ learned, said, book }: Message, kind: TeamRecord): Swap | undefined {
  const [subject = ''] = kind.key
  const agent = learned.intents.find(({ intent }) => intent === kind.made)?.agent
  const standing = standingOf(book, kind)
  if (agent === undefined || kind.ended === undefined || standing.length === 0) return
  const named = valuesIn(said, typedSlotsOf(learned, agent)).filter(({ slot }) => slot === subject)
  const stands = (value: unknown): KnownRecord[] => standing.filter(({ slots }) => slots[subject] === value)
  const [next, ...more] = named.filter(({ value }) => stands(value).length === 0)
  const olds = [...new Set(named.flatMap(({ value }) => stands(value)))]
  const folded = foldInPlace(said)
  const pointed = olds.length === 0 && standing.length === 1 && pronoun.test(folded) ? standing : olds
  const [old] = pointed
  if (!next || !old || pointed.length > 1 || more.some(({ value }) => value !== next.value)) return // X1
  return putsInPlace(said, named, next.value) ? { old, next, agent } : undefined // X2
}

/** X2: of the values that are named, the words put this one in the place of the others. */
export function putsInPlace(said: string, named: readonly PlacedValue[], next: string): boolean {
  let marked = foldInPlace(said)
  for (const { start, end, value } of named.toReversed())
    marked = marked.slice(0, start) + (value === next ? '②' : '①') + marked.slice(end)
  return inPlace.some((pattern) => pattern.test(marked))
}

function swapFrames(
  message: Message & { readonly act: number },
  { old, next, agent, kind, first }: Swap & { readonly kind: TeamRecord; readonly first: Frame },
): Frame[] {
  const { learned, said, act } = message
  const whole = { ...first, agent, start: 0, end: said.length, confidence: Math.max(first.confidence, act) }
  const ended = about(message, { ...whole, intent: kind.ended ?? '', slots: [] }, { kind, record: old })
  const typed = typedSlotsOf(learned, agent)
  const timed = valuesIn(said, typed).filter(({ slot }) => slot !== kind.key[0] && isOf(typed, slot, 'date', 'time'))
  const given = timed.filter((one) => !isOfOld({ typed, old, now: message.book.now }, one, timed))
  const moves = given.some(({ slot, value }) => isOf(typed, slot, 'date') && old.slots[slot] !== value)
  const slots: FrameSlot[] = [asSlot(next), ...given.map(asSlot)]
  for (const { slot } of slotsOf(learned, agent)) {
    const value = old.slots[slot]
    if (typeof value !== 'string' || slots.some((one) => one.slot === slot)) continue
    if (!(moves && isOf(typed, slot, 'time'))) slots.push({ slot, value })
  }
  const made = { ...whole, intent: kind.made, slots }
  return [ended, { ...made, missing_slots: missingFrom(learned, made, slots) }]
}

type Old = { readonly typed: readonly SlotSpec[]; readonly old: KnownRecord; readonly now: number }
/** «周四的神经内科不去了，改挂周五的眼科»: the first day only says which one ends. */
function isOfOld({ typed, old, now }: Old, one: PlacedValue, all: readonly PlacedValue[]): boolean {
  const spec = typed.find(({ slot }) => slot === one.slot)
  const isKnown = ({ value }: PlacedValue): boolean =>
    spec !== undefined && sameValue(spec, { value: old.slots[spec.slot], at: old.at }, { value, at: now })
  return isKnown(one) && all.some((other) => other.slot === one.slot && !isKnown(other))
}

const isOf = (
  specs: readonly { readonly slot: string; readonly type: string }[],
  slot: string,
  ...types: readonly string[]
): boolean => specs.some((spec) => spec.slot === slot && types.includes(spec.type))
