/**
 * Complaints in words that no sample has: «my big toe has gone purple», «眼皮一直跳».
 *
 * K1. A piece that names a part of somebody's body is a complaint where the likeliest intent takes one in free words, and the piece asks
 *     for nothing and about nothing. K2. What it says is what is complained about. K3. A piece that also names a value of another agent
 *     («胸口闷，想挂心内科») is read as before.
 */
import { foldInPlace } from '../../../learning/fold.ts'
import { freeTextIn } from '../frames/bind-answer.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import { bodyPartsIn } from '../heard/body-parts.ts'
import { isQuestion, requested } from '../heard/cues.ts'
import { clausesOf, overlapsWith, type Span } from '../heard/parts.ts'
import type { Learned } from '../learn/learn.ts'
import { findPersons } from '../slots/persons.ts'
import { slotsOf, valuesIn } from '../slots/slot-values.ts'

type Message = { readonly learned: Learned; readonly text: string; readonly act: number }

const likely = 0.4

/** The frame as a complaint; undefined where it is none, or needs no help. */
export function complaintIn({ learned, text, act }: Message, frame: UnderstoodFrame): UnderstoodFrame | undefined {
  const [best] = frame.candidates
  const free = slotsOf(learned, best?.agent ?? null).filter(({ type, required }) => type === 'text' && required)
  const [slot, ...more] = free.map((one) => one.slot)
  if (!best || slot === undefined || more.length > 0 || best.share < likely) return
  const own = text.slice(frame.start, frame.end)
  const isTold = frame.intent === best.intent && frame.slots.some((one) => one.slot === slot && !isPerson(one.value))
  if (isTold && frame.confidence >= act) return
  const folded = foldInPlace(own)
  if (isQuestion.test(folded) || requested.test(folded)) return // K1
  const others = learned.slots.filter(({ agent, type }) => agent !== best.agent && type === 'enum')
  const [part] = bodyPartsIn(folded)
  const said = part && valuesIn(own, others).length === 0 && complaintAt(learned, best.agent, own, part)
  if (!said) return // K3
  const value = { slot, ...said, start: frame.start + said.start, end: frame.start + said.end }
  const slots = [...frame.slots.filter((one) => one.slot !== slot), value]
  const missing_slots = slotsOf(learned, best.agent).flatMap((spec) =>
    spec.required && !slots.some((one) => one.slot === spec.slot) ? spec.slot : [],
  )
  const confidence = Math.max(frame.confidence, act)
  return { ...frame, intent: best.intent, agent: best.agent, confidence, slots, missing_slots }
}

/** «老爷子今年八十三，腿抽筋»: who has it is not what he has. */
const isPerson = (value: string): boolean =>
  findPersons(value).some(({ start, end }) => start === 0 && end === value.length)

/** K2: the clause with the part, without the values that have a form. */
function complaintAt(learned: Learned, agent: string, own: string, part: Span) {
  const clause = clausesOf(own).find((one) => overlapsWith(one, part))
  if (!clause) return
  const said = freeTextIn(learned, agent, own.slice(clause.start, clause.end))
  if (!said) return
  const { start = 0, end = 0 } = said
  return { value: String(said.value), start: start + clause.start, end: end + clause.start }
}
