/**
 * By how many days words shift what stands: «往前提一天», «push it back a day».
 *
 * K1. Only where it is clear: «move it forward» may be either way, and is asked.
 */
import { foldInPlace } from '../../../learning/fold.ts'
import { findNumbers } from '../../../teams/numbers.ts'

const amount = '((?:\\d|[一两二三四五六几]|a|one|two|three|four|five|couple of|few)) ?个?(天|周|星期|礼拜|days?|weeks?)'
const earlier = new RegExp(
  `(?:[往向]前(?:面)?[提推挪移调改放靠]|提[前早]|早)${amount}|(?<![a-z])${amount} (?:earlier|sooner)|(?<![a-z])bring (?:it|that|this|the [a-z]+) forward(?: by)? ${amount}`,
)
const later = new RegExp(
  `(?:[往向]后(?:面)?[推挪移调改放靠延拖错]|推[迟后]|延[后迟期]|晚)${amount}|(?<![a-z])${amount} later|(?<![a-z])(?:push|put|knock) .{1,20} back(?: by)? ${amount}|(?<![a-z])postpone .{1,20} ${amount}`,
)

/** K1: how many days later, or earlier where it is less than nothing. */
export function daysShifted(text: string): number | undefined {
  const folded = foldInPlace(text)
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
