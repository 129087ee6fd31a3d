/**
 * A question for a place that names what is done there: «抽血在哪», «where do I go for an x-ray?».
 *
 * X1. Where the words ask where, the intent of that agent is meant whose samples ask so. X2. A place is known by what is done there, where
 *     its name begins with that («抽血处», «X-ray department»).
 */
import { foldInPlace } from '../../../learning/fold.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import type { Learned } from '../learn/learn.ts'
import type { IntentSpec } from '../learn/samples.ts'
import { missingFrom } from '../records/resolve-records.ts'
import { typedSlotsOf, valuesIn } from '../slots/slot-values.ts'

const where =
  /(?<![a-z])where(?:'s|s)?(?= (?:is|are|do|does|can|could|should|would|to|exactly|the|my|i|we)(?![a-z]))|(?<![a-z])(?:which|what) (?:floor|building|room|door|desk|counter|wing)(?![a-z])|在哪|去哪|到哪|哪[里儿边层栋](?!不)|[几哪]楼|什么地方|哪个(?:楼|窗口|门|地方|房间|诊室)|怎么走|咋走/
/** What else is asked in the same words. */
const much = /(?<![a-z])(?:how much|cost|price|pay|charge|cheap\w*)(?![a-z])|多少|[价钱费贵]/

/** Most of its samples ask for a place. */
export const seeksPlace = ({ samples }: Pick<IntentSpec, 'samples'>): boolean =>
  samples.filter(({ text }) => where.test(foldInPlace(text))).length * 2 > samples.length

type Message = { readonly learned: Learned; readonly text: string; readonly places: ReadonlySet<string> }

/** The frame as a question for a place; undefined where it is none. */
export function askedWhere({ learned, text, places }: Message, frame: UnderstoodFrame): UnderstoodFrame | undefined {
  const { intent, agent, start, end, slots } = frame
  const own = text.slice(start, end)
  const folded = foldInPlace(own)
  if (places.has(intent) || slots.length === 0 || !where.test(folded) || much.test(folded)) return
  const meant = learned.intents.find((one) => one.agent === agent && places.has(one.intent))?.intent
  if (meant === undefined) return
  const uses = learned.uses.get(meant)
  const specs = typedSlotsOf(learned, agent).filter(({ slot }) => uses?.has(slot))
  if (valuesIn(own, specs).length > 0 && slots.every(({ slot }) => uses?.has(slot))) return
  const named = slots.flatMap((one) => {
    const said = one.start === undefined ? '' : foldInPlace(text.slice(one.start, one.end))
    return specs.flatMap(({ slot, values = [] }) => {
      const [only, ...more] = said === '' ? [] : values.filter((value) => beginsWith(value, said))
      return only === undefined || more.length > 0 ? [] : { ...one, slot, value: String([only].flat()[0]) }
    })
  }) // X2
  return { ...frame, intent: meant, slots: named, missing_slots: missingFrom(learned, frame, named) }
}

const beginsWith = (value: string | readonly string[], said: string): boolean =>
  [value].flat().some((way) => foldInPlace(way).startsWith(said))
