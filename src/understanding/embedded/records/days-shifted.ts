/**
 * By how many days words shift what stands: «往前提一天», «push it back a day», «the day after».
 *
 * K1. Only where it is clear: «move it forward» may be either way, and is asked.
 */
import { foldInPlace } from '../../../learning/fold.ts'
import { findNumbers } from '../../../teams/numbers.ts'
import { dayOf } from '../slots/calendar.ts'
import { findSlot } from '../slots/find-slots.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'

const amount = '((?:\\d|[一两二三四五六几]|a|one|two|three|four|five|couple of|few)) ?个?(天|周|星期|礼拜|days?|weeks?)'
const earlier = new RegExp(
  `(?:[往向]前(?:面)?[提推挪移调改放靠]|提[前早]|早)${amount}|(?<![a-z])${amount} (?:earlier|sooner)|(?<![a-z])bring (?:it|that|this|the [a-z]+) forward(?: by)? ${amount}`,
)
const later = new RegExp(
  `(?:[往向]后(?:面)?[推挪移调改放靠延拖错]|推[迟后]|延[后迟期]|晚)${amount}|(?<![a-z])${amount} later|(?<![a-z])(?:push|put|knock) .{1,20} back(?: by)? ${amount}|(?<![a-z])postpone .{1,20} ${amount}`,
)

/** One day or one week, counted from the day that was spoken of. */
const beside: readonly (readonly [RegExp, number])[] = [
  [
    /(?<![a-z])the (?:day after(?! tomorrow)|(?:next|following) day)(?![a-z])|(?<![每])(?:后一天|第二天|次日|隔天|转天)(?!了)/,
    1,
  ],
  [/(?<![a-z])the (?:day before(?! yesterday)|(?:previous|preceding) day)(?![a-z])|(?<![大以])前一天|头一天/, -1],
  [/(?<![a-z])the (?:week after(?! next)|following week)(?![a-z])|后一周|再下一?周/, 7],
  [/(?<![a-z])the (?:week before|previous week)(?![a-z])|前一周/, -7],
]

/** K1: how many days later, or earlier where it is less than nothing. */
export function daysShifted(text: string): number | undefined {
  const folded = foldInPlace(text)
  for (const [words, days] of beside) if (words.test(folded)) return days
  for (const [pattern, sign] of [
    [earlier, -1],
    [later, 1],
  ] as const) {
    const said = pattern
      .exec(folded)
      ?.slice(1)
      .filter((part) => part !== undefined)
    const count = said?.[0] === 'a' ? 1 : Number(findNumbers(said?.[0] ?? '')[0]?.normal ?? Number.NaN)
    if (said && !Number.isNaN(count)) return sign * count * (/周|星期|礼拜|week/.test(said[1] ?? '') ? 7 : 1)
  }
}

const dayMs = 86_400_000
type Said = { readonly value: string; readonly at: number }
/** The day that the words mean beside another one, which was said at that time; undefined where they mean none. */
export function dayBeside(text: string, spec: SlotSpec, { value, at }: Said): string | undefined {
  const days = daysShifted(text)
  const normal = days === undefined ? undefined : findSlot(spec, value)[0]?.normal
  const day = normal === undefined ? undefined : dayOf(normal, at)
  if (days === undefined || day === undefined) return
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
