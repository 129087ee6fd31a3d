/**
 * «and my neurology one, move it to Saturday», 「还有我那个神经内科，给挪到周六」: the clause before a change or an end only names what it is
 * about. It is no wish of its own, and the change is for nothing else.
 *
 * F1. The clause has one name and no words of a wish. F2. The words behind it speak of a change or an end, and
 *     name nothing themselves. F3. Whether such a one stands is looked up
 *     like for any other wish (resolve-records.ts). F4. A clause that says why not may be longer: «I can't make neurology on Thursday, move
 *     it to Friday», 「周四的神经内科我去不了，改到周五」. What it names changes, and does not end.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { clausesOf, type Span } from '../heard/parts.ts'
import { asSlot, type PlacedValue, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'
import { givesNew, speaksOfChange, wantsEnd } from './mentions.ts'
import { kindOf, standingOf } from './record-book.ts'
import { type Message, missingFrom, resolveAmong } from './resolve-records.ts'

const words = new Set(
  `and also oh ah uh um well so then plus as for about regarding with to my our the that this one appointment booking visit slot there's there is too i i've have got
  还 有 另 外 对 了 哦 啊 呃 嗯 哎 我 们 咱 那 这 个 的 号 呢 吧 嘛 之 前 上 次 至 于 关 说 到`.split(/\s+/),
)
/** 「约」 and 「挂」 alone ask for one; here they only say what kind of thing it is. */
const things = /预约|挂号|[约挂](?=了?的)|(?<=我)[约挂](?=了? )/g

export function asNamedFirst(message: Message, frames: readonly Frame[]): readonly Frame[] {
  const merged = frames.map((frame) => namedBefore(message, frame))
  const topics = merged.flatMap((one) => one.topic ?? [])
  if (topics.length === 0) return frames
  const isTopic = ({ start, end }: Frame): boolean =>
    topics.some((topic) => start >= topic.start && start < topic.end && end <= topic.end + 1)
  return merged.flatMap(({ frame, topic }) => (topic === undefined && isTopic(frame) ? [] : frame))
}

type Merged = { readonly frame: Frame; readonly topic?: Span }
function namedBefore(message: Message, frame: Frame): Merged {
  const { learned, text, book } = message
  const kind = kindOf(book, frame.intent)
  const excused = kind?.changed === frame.intent ? excusedBefore(message, frame, kind) : undefined
  if (excused) return excused
  const topic = clausesOf(text).findLast(({ end }) => end <= frame.start)
  if (!kind || frame.intent === kind.made || frame.record !== undefined || !topic) return { frame }
  const [subject = ''] = kind.key
  const specs = typedSlotsOf(learned, frame.agent)
  const own = text.slice(frame.start, frame.end)
  const isAct = speaksOfChange(foldInPlace(own)) || wantsEnd(own)
  if (!isAct || valuesIn(own, specs).some(({ slot }) => slot === subject)) return { frame } // F2
  const named = nameIn(text, topic, valuesIn(text, specs))
  if (named?.slot !== subject) return { frame }
  const slots = [asSlot(named), ...frame.slots.filter(({ slot }) => slot !== subject)]
  return { topic, frame: { ...frame, start: topic.start, slots, missing_slots: missingFrom(learned, frame, slots) } }
}

const comesNot =
  /(?<![a-z])(?:(?:can'?t|cannot|can no longer|won'?t|(?:un|not )able to|couldn'?t) (?:make|do|come|attend|be at|get to|go to|keep)|not (?:going to|gonna) make|doesn'?t (?:work|suit|fit)|(?:is|'s) no good|no longer works)(?![a-z])|[去来赶]不[了上成]|不(?:想|能|方便)?[去来]了?$|没[空时][去来]?|有[事课]/

/** F4. */
function excusedBefore(message: Message, frame: Frame, kind: TeamRecord): Merged | undefined {
  const { learned, text, said, book } = message
  const [subject = ''] = kind.key
  const specs = typedSlotsOf(learned, frame.agent)
  const all = valuesIn(said, specs).filter(({ slot }) => kind.key.includes(slot))
  const names = all.filter(({ slot }) => slot === subject)
  const [named, ...others] = names
  const topic = clausesOf(said).find(
    ({ start, end }) => named !== undefined && named.start >= start && named.end <= end,
  )
  if (
    !named ||
    others.length > 0 ||
    !topic ||
    topic.end > frame.end ||
    !speaksOfChange(foldInPlace(text.slice(topic.end)))
  )
    return
  if (frame.slots.some(({ slot }) => slot === subject) && frame.start > topic.start) return
  if (!comesNot.test(foldInPlace(said.slice(topic.start, topic.end)).trim())) return
  const given = frame.slots.filter(({ slot, start = 0 }) => slot !== subject && start >= topic.end)
  if (
    !givesNew(
      said,
      given.flatMap(({ start }) => (start === undefined ? [] : { start })),
    )
  )
    return
  const old = all.filter(({ slot, end }) => slot !== subject && end <= topic.end)
  const slots = [asSlot(named), ...given]
  const wish = { ...frame, start: topic.start, slots, missing_slots: missingFrom(learned, frame, slots) }
  const standing = standingOf(book, kind)
  const found =
    standing.length > 0
      ? resolveAmong(message, wish, { kind, standing, named: [named, ...old].map(asSlot) }).frames
      : []
  return { topic, frame: found.length === 1 && found[0] ? found[0] : wish }
}

/** F1. */
function nameIn(text: string, topic: Span, values: readonly PlacedValue[]): PlacedValue | undefined {
  const [named, ...more] = values.filter(({ start, end }) => start >= topic.start && end <= topic.end)
  if (!named || more.length > 0) return
  const rest = foldInPlace(withoutValues(text, topic, [named])).replaceAll(things, ' ')
  return tokeniseMessage(rest).every(({ kind, text: word }) => kind === 'mark' || words.has(word)) ? named : undefined
}
