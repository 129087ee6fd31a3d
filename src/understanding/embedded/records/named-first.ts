/**
 * «and my neurology one, move it to Saturday», 「还有我那个神经内科，给挪到周六」: the clause before a change or an end only names what it is
 * about. It is no wish of its own, and the change is for nothing else.
 *
 * F1. The clause has one name and no words of a wish. F2. The words behind it speak of a change or an end, and
 *     name nothing themselves. F3. Whether such a one stands is looked up
 *     like for any other wish (resolve-records.ts).
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { clausesOf, type Span } from '../heard/parts.ts'
import { asSlot, type PlacedValue, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'
import { speaksOfChange, wantsEnd } from './mentions.ts'
import { kindOf } from './record-book.ts'
import { type Message, missingFrom } from './resolve-records.ts'

const words = new Set(
  `and also oh ah uh um well so then plus as for about regarding with to my our the that this one appointment booking visit slot there's there is too i i've have got
  还 有 另 外 对 了 哦 啊 呃 嗯 哎 我 们 咱 那 这 个 的 号 呢 吧 嘛 之 前 上 次 至 于 关 说 到`.split(/\s+/),
)
/** 「约」 and 「挂」 alone ask for one; here they only say what kind of thing it is. */
const things = /预约|挂号|[约挂](?=了?的)/g

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

/** F1. */
function nameIn(text: string, topic: Span, values: readonly PlacedValue[]): PlacedValue | undefined {
  const [named, ...more] = values.filter(({ start, end }) => start >= topic.start && end <= topic.end)
  if (!named || more.length > 0) return
  const rest = foldInPlace(withoutValues(text, topic, [named])).replaceAll(things, ' ')
  return tokeniseMessage(rest).every(({ kind, text: word }) => kind === 'mark' || words.has(word)) ? named : undefined
}
