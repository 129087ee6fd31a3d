/**
 * What was just done and left no record is done again with what is said now: «说错了，是三天», «and an ultrasound?».
 *
 * A1. It is bare values, a correction, or a denial of what was told. A2. «and for a whole day?» behind a question goes on with it,
 *     where it is no whole wish of its own.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { freeTextIn } from '../frames/bind-answer.ts'
import type { Told } from '../frames/share-slots.ts'
import type { Heard } from '../heard/heed.ts'
import type { Learned } from '../learn/learn.ts'
import { asSlot, countWords, type FrameSlot, type PlacedValue, slotsOf, withoutValues } from '../slots/slot-values.ts'
import type { Message } from './follow-up-message.ts'
import { withMissing } from './resolve-records.ts'
import { mostWords, saysNothing } from './says-nothing.ts'

const onlyDay =
  /^\s*(?:and|what about|how about)(?: (?:on|at|over|for|the))* (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays|tomorrow|tonight) *\?\s*$|^(?:那|还有|然后)?(?:周[一二三四五六日末]|星期[一二三四五六日天]|节假日|晚上|明天)呢[?？\s]*$/
const asksOn = /^\s*(?:and|what about|how about)(?: (?:for|on|in|at|with|after|if))?(?: [a-z0-9]+){1,4} *\?\s*$/
/** A1: the same again, with what was said now. */
export function doAgain(
  { learned, heard, said: sent }: Message,
  { frame, values, last }: { frame: Frame; values: readonly PlacedValue[]; last: Told },
): Frame[] | undefined {
  const { text } = heard
  const corrects = heard.corrects || deniesOf(heard, sent, last)
  const uses = learned.uses.get(last.intent)
  const usable = values.filter(({ slot }) => uses?.has(slot))
  const isBare = usable.length > 0 && saysNothing(withoutValues(text, { start: 0, end: text.length }, usable), corrects)
  const isSame = corrects && frame.intent === last.intent && frame.slots.length > 0
  const isDenied = deniesKnown(heard, last)
  const isPut = usable.length > 0 && isDenied // «掰手指头算了算，不是五天，是八天»
  const put = isBare || isSame || isDenied ? undefined : putRight(learned, { text, corrects }, { frame, last })
  const isPart = frame.intent === 'oos' || frame.missing_slots.length > 0 || onlyDay.test(foldInPlace(text))
  const goesOn = isPart && usable.length === 0 && (asksOn.test(foldInPlace(text)) || onlyDay.test(foldInPlace(text))) // A2
  if (!isBare && !isSame && !isPut && !put && !goesOn) return
  const said = put ? [put] : isSame && !isBare && !isPut ? frame.slots : usable.map(asSlot)
  const known = slotsOf(learned, frame.agent).flatMap(({ slot }): FrameSlot[] => {
    const value = last.slots[slot]
    return typeof value === 'string' && !said.some((x) => x.slot === slot) ? [{ slot, value }] : []
  })
  return [withMissing(learned, { ...frame, intent: last.intent, slots: [...said, ...known] })]
}

/** A value with a form that was told is denied, and another takes its place. */
const deniesKnown = ({ dropped }: Heard, { slots }: Told): boolean =>
  dropped.some(
    ({ slot, value }) => slots[slot] !== undefined && foldInPlace(String(slots[slot])) === foldInPlace(value),
  )

/** «不是膝盖，是脚踝»: what was done was about what is denied now. */
function deniesOf({ aside }: Heard, sent: string, { slots }: Told): boolean {
  const known = Object.values(slots).flatMap((one) => (typeof one === 'string' ? foldInPlace(one) : []))
  const denied = aside
    .filter(({ why }) => why === 'denied')
    .map(({ start, end }) => foldInPlace(sent.slice(start, end)))
  return denied.some((one) =>
    known.some((value) => [...one.matchAll(/[a-z]{4,}|[\u4e00-\u9fff]{2}$/g)].some(([word]) => value.includes(word))),
  )
}

type Done = { readonly frame: Frame; readonly last: Told }
/** «oh wait, it's my neck really»: the only free words of what was done were others. */
function putRight(
  learned: Learned,
  { text, corrects }: Pick<Heard, 'text' | 'corrects'>,
  { frame, last }: Done,
): FrameSlot | undefined {
  if (!corrects || (frame.intent !== last.intent && frame.intent !== 'oos') || /[?？吗呢]\s*$/.test(text)) return
  const [slot, ...more] = slotsOf(learned, frame.agent).flatMap((one) => (one.type === 'text' ? one.slot : []))
  if (slot === undefined || more.length > 0 || typeof last.slots[slot] !== 'string') return
  const said = freeTextIn(learned, frame.agent, text)
  return said && countWords(text) <= mostWords ? { slot, ...said } : undefined
}
