/**
 * A moment that is said twice, first roughly and then exactly, is one: «in the afternoon …, say half past three», «下周的骨科，周三吧»,
 * «早上九点有的话就九点吧». The exact one counts, and takes from the rough one what it leaves open.
 *
 * O1. Only where each is said once, and nothing joins them as two: «Wednesday morning and Thursday at 10» are two moments.
 */
import type { Found } from '../../../teams/numbers.ts'

const joins = /(?<![a-z])(?:and|or|plus|then|to|until|till|between)(?![a-z])|[和跟与及或到至]|然后|还有|另外/
const areJoined = (text: string, a: Found, b: Found): boolean =>
  joins.test(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)))

/** From which hour to which, and whether the hours of the afternoon are meant. */
const parts: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/凌晨/, 0, 6],
  [/morning|早|上午/, 5, 12],
  [/中午/, 11, 14],
  [/afternoon|下午/, 12, 18],
  [/傍晚/, 17, 20],
  [/evening|晚/, 17, 24],
]
const partOf = (said: string) => parts.find(([pattern]) => pattern.test(said))
const isClock = ({ normal }: Found): boolean => /^\d\d:\d\d$/.test(normal)
/** «the afternoon one» may be that at 14:00. */
export function isWithinPart(said: string, normal: string): boolean {
  const part = /\d|[一二两三四五六七八九十]/.test(said) ? undefined : partOf(said)
  const [, hour] = /^(\d\d):\d\d$/.exec(normal) ?? []
  return part !== undefined && hour !== undefined && Number(hour) >= part[1] && Number(hour) < part[2]
}
/** «the morning one», 「上午那个」: which one it is, and not when. */
const asKnown = /^(?: (?:one|appointment|booking|visit|slot)(?![a-z])|的?[那这]个|的号)/i
/** It leaves no doubt about which half of the day is meant. */
const isWhole = (said: string): boolean =>
  /[ap]\.?m|morning|afternoon|evening|noon|midnight/.test(said) || !!partOf(said)

/** «3 pm» and «at 3» may be one hour; «3 am» and «3 pm» are two. */
export function isSameHour(a: Hour, b: Hour): boolean {
  const [x, y] = [a, b].map(({ normal = '' }) => /^(\d\d):(\d\d)$/.exec(normal))
  if (!x || !y || x[2] !== y[2] || Number(x[1]) % 12 !== Number(y[1]) % 12) return false
  return x[1] === y[1] || isWhole(a.value) !== isWhole(b.value)
}
type Hour = { readonly value: string; readonly normal?: string }

export function oneTime(text: string, found: readonly Found[], dates: readonly Found[]): readonly Found[] {
  const [a, b] = found
  if (!a || !b || found.length > 2 || areJoined(text, a, b)) return found
  if (new Set(dates.map(({ normal }) => normal)).size > 1) return found // O1
  const said = ({ start, end }: Found): string => text.slice(start, end)
  if (isClock(a) && isClock(b)) {
    if (
      a.normal.slice(2) !== b.normal.slice(2) ||
      Number(a.normal.slice(0, 2)) % 12 !== Number(b.normal.slice(0, 2)) % 12
    )
      return found
    const [whole, half] = isWhole(said(a)) ? [a, b] : [b, a]
    return isWhole(said(whole)) && !isWhole(said(half)) ? bothAs(text, found, whole) : found
  }
  const [exact, rough] = isClock(a) ? [a, b] : [b, a]
  const part = partOf(said(rough))
  const hour = Number(exact.normal.slice(0, 2))
  if (!isClock(exact) || isClock(rough) || !part || asKnown.test(text.slice(rough.end))) return found
  const within = (h: number): boolean => h >= part[1] && h <= part[2]
  if (isWhole(said(exact))) return within(hour) ? bothAs(text, found, exact) : found
  const meant = within(hour) ? hour : within(hour + 12) ? hour + 12 : undefined
  if (meant === undefined) return found
  const normal = `${String(meant % 24).padStart(2, '0')}${exact.normal.slice(2)}`
  return bothAs(text, found, { ...exact, normal, value: inWords(said(exact), said(rough)) })
}

/** Each place in the text has the same value: whatever is cut from it, nothing contradicts. */
const bothAs = (text: string, found: readonly Found[], { start, end, normal, value = text.slice(start, end) }: Found) =>
  found.map((one) => ({ start: one.start, end: one.end, normal, value }))

/** «half past three in the afternoon», «3:30 pm», «下午三点». */
function inWords(exact: string, rough: string): string {
  if (/[\u4e00-\u9fff]/.test(rough)) return rough + exact
  const part = rough.replace(/^(?:early|late) /, '')
  if (/^\d{1,2}:\d\d$/.test(exact)) return `${exact} ${part === 'morning' ? 'am' : 'pm'}`
  return `${exact} in the ${part}`
}

const nextWeek = /^(?:next week|下个?(?:周|星期|礼拜))$/
const anyWeek = /^(?:(?:this|next) week(?:end)?|(?:on|over|at) the weekend|[下这本]个?(?:周|星期|礼拜))$/
const weekday = /^\+0w[1-7]$/
const besideDay = /^,? (?:the )?$/
/** «Tuesday the 24th», «Monday, November 23» are one day each. */
function withNumber(text: string, found: readonly Found[]): readonly Found[] {
  return found.reduce<Found[]>((joined, one) => {
    const last = joined.at(-1)
    const isNumber = /^(?:day-\d+|(?:\d{4}-)?\d\d-\d\d)$/.test(one.normal)
    if (last && isNumber && weekday.test(last.normal) && besideDay.test(text.slice(last.end, one.start)))
      joined[joined.length - 1] = { start: last.start, end: one.end, normal: one.normal }
    else joined.push(one)
    return joined
  }, [])
}

export function oneDay(text: string, all: readonly Found[]): readonly Found[] {
  const found = withNumber(text, all)
  const week = found.find(({ start, end }) => anyWeek.test(text.slice(start, end)))
  const [day, ...more] = found.filter((one) => one !== week)
  if (!week || !day || more.length > 0 || !weekday.test(day.normal) || areJoined(text, week, day)) return found
  const said = text.slice(day.start, day.end)
  if (!nextWeek.test(text.slice(week.start, week.end)) || /^(?:this|coming|upcoming|[这本])/.test(said))
    return bothAs(text, found, day)
  const value = /[\u4e00-\u9fff]/.test(said) ? `下${said}` : `next ${said.charAt(0).toUpperCase()}${said.slice(1)}`
  return bothAs(text, found, { ...day, normal: day.normal.replace('+0', '+1'), value })
}
