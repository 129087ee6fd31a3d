/**
 * «the earlier one», «the later of the two», 「晚的那个」: of those that fit, the first or the last by the day and the hour they are for.
 * «Monday» and «Thursday» are in that order for most people, whatever day it is: where the calendar has it otherwise, it is asked.
 */
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { dayOf } from '../slots/calendar.ts'
import { findSlot } from '../slots/find-slots.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'

const thing = '(?: (?:one|appointment|booking|visit|slot)(?![a-z])| of (?:the|my|those|these|them|both)(?![a-z]))'
const soonest = new RegExp(
  `(?<![a-z])(?:earlier|earliest|sooner|soonest)${thing}|(?:日子|时间)?(?:比较|更|最)?[早先](?:的|一点的|些的|点的)(?:那个|号|那次)`,
)
const latest = new RegExp(
  `(?<![a-z])later${thing}|(?:日子|时间)?(?:比较|更|最)?晚(?:的|一点的|些的|点的)(?:那个|号|那次)`,
)

/** Whether words single one out by when it is. */
export const ordersByTime = (folded: string): boolean => soonest.test(folded) || latest.test(folded)

type Among = { readonly kind: TeamRecord; readonly specs: readonly SlotSpec[] }

/** Undefined: the words do not say so, or it is not known when they are. */
export function oneByTime(text: string, fit: readonly KnownRecord[], { kind, specs }: Among): KnownRecord | undefined {
  const folded = foldInPlace(text)
  const isFirst = soonest.test(folded)
  if (fit.length < 2 || isFirst === latest.test(folded)) return
  const [one, same] = [whenOf, inWeek].map((order) => endOf(fit, isFirst, (record) => order(record, { kind, specs })))
  return one === same ? one : undefined
}

type Order = (record: KnownRecord) => string | undefined
function endOf(fit: readonly KnownRecord[], isFirst: boolean, order: Order): KnownRecord | undefined {
  const timed = fit.map((record) => ({ record, when: order(record) ?? '' }))
  const sorted = timed.toSorted((a, b) => (a.when < b.when ? -1 : 1))
  const [one, next] = isFirst ? sorted : sorted.toReversed()
  return timed.some(({ when }) => when === '') || one?.when === next?.when ? undefined : one?.record
}

/** The day, and the hour behind it where it is known. */
function whenOf(record: KnownRecord, among: Among): string | undefined {
  const day = dayOf(normalOf(record, among, 'date') ?? '', record.at)
  return day && `${day} ${normalOf(record, among, 'time') ?? ''}`
}

/** A weekday by its place in the week, another day by the calendar. */
function inWeek(record: KnownRecord, among: Among): string | undefined {
  const normal = normalOf(record, among, 'date') ?? ''
  if (!/^[+-]\dw[1-7]$/.test(normal)) return whenOf(record, among)
  return `${normal.replace('+', '2').replace('-', '1')} ${normalOf(record, among, 'time') ?? ''}`
}

function normalOf({ slots }: KnownRecord, { kind, specs }: Among, type: SlotSpec['type']): string | undefined {
  const spec = specs.find((one) => one.type === type && (type === 'time' || kind.key.includes(one.slot)))
  const value = spec && slots[spec.slot]
  return spec && typeof value === 'string' ? findSlot(spec, value)[0]?.normal : undefined
}
