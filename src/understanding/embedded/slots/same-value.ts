/** Do two values of a slot mean the same, each in the words of its own time? «Friday» and «the 20th» may be one day. */
import { foldInPlace } from '../../../learning/fold.ts'
import { dayOf } from './calendar.ts'
import { findSlot } from './find-slots.ts'
import { isWithinPart } from './one-moment.ts'
import { isSamePerson, relationOf } from './persons.ts'
import type { SlotSpec } from './slot-spec.ts'

type Said = { readonly value: unknown /** When it was said. */; readonly at: number }

export function sameValue(spec: SlotSpec, a: Said, b: Said): boolean {
  const [first, second] = [foldInPlace(String(a.value)), foldInPlace(String(b.value))]
  if (first === second) return true
  if (spec.type === 'person') return relationOf(first) !== undefined && isSamePerson(first, second)
  if (spec.type === 'enum' || spec.type === 'text' || spec.type === 'regex') return false
  const [x, y] = [normalOf(spec, String(a.value)), normalOf(spec, String(b.value))]
  if (x === undefined || y === undefined) return false
  if (spec.type !== 'date') return x === y
  const day = dayOf(x, a.at)
  return day === undefined ? x === y : day === dayOf(y, b.at)
}

const normalOf = (spec: SlotSpec, value: string): string | undefined => findSlot(spec, value)[0]?.normal

/** «the afternoon one» may be that at 2 pm. */
export const isPartOf = (spec: SlotSpec, known: string, said: string): boolean =>
  spec.type === 'time' && isWithinPart(foldInPlace(said), normalOf(spec, known) ?? '')
