/**
 * What a record has, said again before something else of the same kind: «Monday is a holiday. Tuesday please», behind a booking for Monday.
 * Whatever is said of the old value, the new one takes its place.
 *
 * K1. Two values of one slot in two clauses, nothing but times beside them, and whoever is the reason for the change; the first is the
 *     record's, the second is not.
 */
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { clausesOf } from '../heard/parts.ts'
import { isForSomebody } from '../slots/persons.ts'
import { sameValue } from '../slots/same-value.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import type { PlacedValue } from '../slots/slot-values.ts'

type Said = {
  readonly text: string
  readonly values: readonly PlacedValue[]
  readonly now: number
  readonly specs: readonly SlotSpec[]
}

/** The values without the old one; undefined: there is no such contrast. */
export function contrasted({ text, values, now, specs }: Said, target: KnownRecord): PlacedValue[] | undefined {
  const dates = values.filter(({ slot }) => isOf(specs, slot, 'date'))
  const [old, fresh, ...more] = dates
  if (!old || !fresh || more.length > 0 || old.slot !== fresh.slot) return
  const clauses = clausesOf(text)
  const clauseOf = ({ start }: PlacedValue): number => clauses.findIndex((one) => one.start <= start && start < one.end)
  const isReason = (one: PlacedValue): boolean =>
    isOf(specs, one.slot, 'person') && clauseOf(one) === clauseOf(old) && !isForSomebody(foldInPlace(text), one.start)
  if (!values.every((one) => dates.includes(one) || isOf(specs, one.slot, 'time') || isReason(one))) return
  const spec = specs.find(({ slot }) => slot === old.slot)
  const known = target.slots[old.slot]
  if (!spec || known === undefined) return
  const isKnown = ({ value }: PlacedValue): boolean =>
    sameValue(spec, { value: known, at: target.at }, { value, at: now })
  if (!isKnown(old) || isKnown(fresh) || clauseOf(old) === clauseOf(fresh)) return // K1
  return values.filter((one) => one !== old && !isReason(one))
}

const isOf = (specs: readonly SlotSpec[], name: string, type: SlotSpec['type']): boolean =>
  specs.some((spec) => spec.slot === name && spec.type === type)
