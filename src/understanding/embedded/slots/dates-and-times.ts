/**
 * Finds dates, times of day and durations in a folded text, English and Chinese. find-slots.ts calls these.
 *
 * D1. No clock is read: a relative date stays relative (`+1d` is tomorrow), an absolute one becomes YYYY-MM-DD or MM-DD.
 * D2. A time becomes HH:MM, a duration ISO 8601 (P2D, PT30M). A part of the day, or a start («since Monday»), stays in words.
 * D3. Most texts speak of no time at all: `timeSign` tells, and then no other pattern is run. Every pattern needs one of its words.
 */

import { matchesIn } from '../../../core/text/matches.ts'
import { keptLately } from '../../../learning/kept-words.ts'
import { type Found, findNumbers, foundAt, hanNumber } from '../../../teams/numbers.ts'
import { oneDay, oneTime } from './one-moment.ts'
import { longestOf } from './overlaps.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const weekdays = 'mon tue wed thu fri sat sun'.split(' ')
const relative = new Map([
  ['today', '+0d'],
  ['tonight', '+0d'],
  ['tomorrow', '+1d'],
  ['tmrw', '+1d'],
  ['tmr', '+1d'],
  ['tomo', '+1d'],
  ['yesterday', '-1d'],
  ['day after tomorrow', '+2d'],
  ['day before yesterday', '-2d'],
  ['今儿', '+0d'],
  ['明儿', '+1d'],
  ['后儿', '+2d'],
  ['今天', '+0d'],
  ['今日', '+0d'],
  ['今晚', '+0d'],
  ['明天', '+1d'],
  ['明日', '+1d'],
  ['明早', '+1d'],
  ['明晚', '+1d'],
  ['后天', '+2d'],
  ['大后天', '+3d'],
  ['昨天', '-1d'],
  ['昨日', '-1d'],
  ['前天', '-2d'],
])
const H = '[零〇一二两三四五六七八九十百]'
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'
const hourEn = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const patterns = {
  iso: /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/g,
  slashed: /\b(\d{1,2})[/](\d{1,2})(?:[/](\d{4}|\d{2}))?\b/g,
  monthDay: new RegExp(`\\b${month}\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?`, 'g'),
  dayMonth: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}\\b(?:,? (\\d{4})\\b)?`, 'g'),
  weekday:
    /\b(?:(this|next|last)(?: coming)? |(?:this )?(?:coming|upcoming) )?(mon|tues?|wed(?:nes|s)?|thu(?:rs|r)?|fri|sat(?:ur)?|sun)(?:day)?\b/g,
  relative:
    /\bday (?:after tomorrow|before yesterday)\b|\b(?:today|tonight|tom+or+ow|tmrw|tmr|tomo|yesterday)\b|大?后天|[今明昨][天日]|[今明后](?:儿个?)|[今明]晚|明早|前天/g,
  han: new RegExp(
    `(?:(\\d{4}|[零〇一二三四五六七八九]{4})年)?(\\d{1,2}|${H}{1,3})月(?:(\\d{1,2}|${H}{1,3})[日号]?)?`,
    'g',
  ),
  /** A day of this month or the next; «the 2nd one» and «3号线» are none. */
  nth: /(?:\bthe |(?<=^\s{0,40}(?:on )?|[,.;:!?…]\s{0,40}|\b(?:on|to|for|till|until|is|say|rather|instead|meant|mean|be) ))(\d{1,2})(?:st|nd|rd|th)\b(?=\s*$|[^\w\s]|\s(?:at|in|on|or|and|if|please|for|is|works?|would|instead|then|to|not|but)\b)/g,
  /** «挂15号» is the number of a ticket; «挂15号的骨科» is a day. */
  hanNthOf: new RegExp(`(?<=[挂到是])(\\d{1,2}|${H}{1,3})[号日](?=的(?!号)|[上下]午|早上|晚上)`, 'g'),
  hanNth: new RegExp(
    `(?<![月第\\d挂是排到${H.slice(1, -1)}])(\\d{1,2}|${H}{1,3})[号日](?![楼线门窗店病诊桌房机口院柜厅馆码])`,
    'g',
  ),
  hanWeekday: /(?:((?<!一)下下|上|(?<!一)下|这|本)个?)?(?:周|星期|礼拜)([一二三四五六日天末])/g,
  /** No single day: whoever acts on it knows which. */
  stretch:
    /\b(?:this|next) (?:week|month)\b|\b(?:(?:this|next) |(?:on|over|at) the )weekend\b|(?:(?<!一)下下|(?<!一)下|这|本)个?(?:周|星期|礼拜)(?![一二三四五六日天末\d])|(?:(?:下|这|本)个?)?月[底末初](?!前)|(?:下|这|本)个月(?![底末初中\d])/g,
  clock: /\b(\d{1,2})(?::(\d{2})|\.(?=[0134][05](?:\D|$))(\d{2}))? ?(a\.?m\.?|p\.?m\.?|o'clock)?(?![\d:/])/g,
  spoken:
    /\b(noon|midnight|(?:half|quarter) (?:past|to) (?:[a-z]{3,6}|\d{1,2})(?: in the (?:morning|afternoon|evening))?)\b/g,
  /** «at 3», «around ten»: an hour by itself, where nothing is counted with it. */
  hour: new RegExp(
    `\\b(?:at|around|about|by|after|before) (${hourEn})(?:ish)?(?: in the (morning|afternoon|evening)| at night)?(?=\\s*$|[,.!?;]|\\s(?:please|pls|and|or|but|on|for|if|would|is|works|thx|thanks|then|sharp|instead|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)|\\b(${hourEn})(?: o'clock)? in the (morning|afternoon|evening)\\b`,
    'g',
  ),
  partOfDay:
    /(?<!\bgood )\b(?:early |late )?(?:morning|afternoon|evening)\b|(?<=(?:day|\b(?:mon|tues?|wed|thurs?|fri|sat|sun|tomorrow)) )[ap]m\b|(?:凌晨|早上|早晨|上午|中午|下午|傍晚|晚上|(?<=[天日儿一二三四五六末])(?:一大?|大清|清)早)(?!好)/g,
  hanClock: new RegExp(
    `(凌晨|早上|上午|中午|下午|傍晚|晚上|夜里|今晚|明晚)?(?<![周期拜]|[早晚快慢好多少近](?=一点))(\\d{1,2}|${H}{1,3})(?:点钟?|时(?![间候常刻]))(?:(半)|(一刻|三刻)|(\\d{1,2}|${H}{1,3})分?)?`,
    'g',
  ),
}

/** D3. */
const timeSign = new RegExp(
  `\\d|\\b(?:since|day|to(?:day|night|m)|tmr|yesterday|week|fortnight|month|year|night|mon|tue|wed|thu|fri|sat|sun|early|late|morning|afternoon|noon|evening|midnight|half|quarter|hour|min|sec|hr|wk|mth|yr)|\\b(?:at|around|about|by|after|before) (?:${hourEn})|[年月日号周星礼拜点时秒分钟天今明昨前后去晨早午晚夜半几儿俩仨]`,
)

export const findDates = keptLately((text): readonly Found[] => {
  if (!timeSign.test(text)) return []
  const [digits, han] = [/\d/.test(text), hanUnit.test(text)]
  const all = (pattern: RegExp, read: (groups: readonly (string | undefined)[]) => string | undefined): Found[] =>
    matchesIn(text, pattern).flatMap((match) => {
      const normal = read(match)
      return normal === undefined ? [] : [foundAt(match, normal)]
    })
  const monthNumber = (name: string | undefined) => months.indexOf((name ?? '').slice(0, 3)) + 1
  const withDigits = (found: () => Found[]): Found[] => (digits ? found() : [])
  const withHan = (found: () => Found[]): Found[] => (han ? found() : [])
  const dates = longestOf([
    ...withDigits(() => [
      ...all(patterns.iso, ([, year, m, d]) => dateOf(year, Number(m), Number(d))),
      ...all(patterns.slashed, ([, m, d, year]) => dateOf(year, Number(m), Number(d))),
      ...all(patterns.monthDay, ([, name, d, year]) => dateOf(year, monthNumber(name), Number(d))),
      ...all(patterns.dayMonth, ([, d, name, year]) => dateOf(year, monthNumber(name), Number(d))),
    ]),
    ...all(patterns.weekday, ([, which, day]) => weekdayOf(which, weekdays.indexOf((day ?? '').slice(0, 3)) + 1)),
    ...all(patterns.relative, ([word]) =>
      relative.get((word ?? '').replace(/^tom+or+ow$/, 'tomorrow').replace(/儿个$/, '儿')),
    ),
    ...all(patterns.stretch, ([words]) => words),
    ...withHan(() =>
      all(patterns.han, ([, year, m, d]) =>
        dateOf(year && String(plainNumber(year)), plainNumber(m), d ? plainNumber(d) : undefined),
      ),
    ),
    ...withDigits(() => all(patterns.nth, ([, d]) => nthOf(plainNumber(d)))),
    ...withHan(() => [
      ...all(patterns.hanNth, ([, d]) => nthOf(plainNumber(d))),
      ...all(patterns.hanNthOf, ([, d]) => nthOf(plainNumber(d))),
      ...all(patterns.hanWeekday, ([, which, day]) => weekdayOf(which, '一二三四五六日天末'.indexOf(day ?? '') + 1)),
    ]),
  ])
  return oneDay(text, dates)
})
/** Every pattern with Chinese in it needs one of these. */
const hanUnit = /[年月日号周星礼点时]/

const between = /^[ ,]*(?:at |around |about |by |maybe )?$/
/** «Friday afternoon around 3»: the part of the day and the hour are one time. */
function withParts(text: string, times: readonly Found[]): Found[] {
  const joined: Found[] = []
  for (const time of times) {
    const last = joined.at(-1)
    const part = last && /^(?:early |late )?(?:morning|afternoon|evening)$/.test(last.normal) ? last : undefined
    const isHour =
      /^(?:0\d|1[0-2]):\d\d$/.test(time.normal) && !/[ap]\.?m|morning|evening/.test(text.slice(time.start, time.end))
    if (!part || !isHour || !between.test(text.slice(part.end, time.start))) {
      joined.push(time)
      continue
    }
    const [hour = 0, minute = 0] = time.normal.split(':').map(Number)
    const normal = timeOf(hour, minute, /morning/.test(part.normal) ? undefined : 'late') ?? time.normal
    joined[joined.length - 1] = { start: part.start, end: time.end, normal, value: normal }
  }
  return joined
}

export const findTimes = keptLately((text): readonly Found[] => {
  if (!timeSign.test(text)) return []
  const found: Found[] = []
  for (const match of /\d/.test(text) ? matchesIn(text, patterns.clock) : []) {
    const [, hour, colon, dot, half] = match
    const minute = colon ?? dot
    if (minute === undefined && half === undefined) continue
    const normal = timeOf(
      Number(hour),
      Number(minute ?? 0),
      half?.startsWith('p') ? 'late' : half?.startsWith('a') ? 'early' : undefined,
    )
    if (normal) found.push(foundAt(match, normal))
  }
  for (const match of /[a-z]/.test(text) ? matchesIn(text, patterns.hour) : []) {
    const part = match[2] ?? match[4]
    const hour = Number(findNumbers(match[1] ?? match[3] ?? '')[0]?.normal ?? Number.NaN)
    const normal = Number.isNaN(hour) ? undefined : timeOf(hour, 0, part && part !== 'morning' ? 'late' : undefined)
    if (normal) found.push(foundAt(match, normal))
  }
  for (const match of matchesIn(text, patterns.spoken)) {
    const normal = spokenTime(match[0])
    if (normal) found.push(foundAt(match, normal))
  }
  for (const match of matchesIn(text, patterns.partOfDay)) found.push(foundAt(match, match[0]))
  for (const match of hanUnit.test(text) ? matchesIn(text, patterns.hanClock) : []) {
    const [, part, hour, half, quarter, minute] = match
    const minutes = half ? 30 : quarter ? (quarter === '一刻' ? 15 : 45) : minute ? plainNumber(minute) : 0
    const late = /下午|傍晚|晚/.test(part ?? '') || (part === '中午' && plainNumber(hour) < 11)
    const normal = timeOf(plainNumber(hour), minutes, late ? 'late' : undefined)
    if (normal) found.push(foundAt(match, normal))
  }
  const times = withParts(text, longestOf(found))
  return times.length === 2 ? oneTime(text, times, findDates(text)) : times
})

const measures: readonly (readonly [RegExp, string, string])[] = [
  [/^ ?(?:-)?(?:seconds?|secs|秒钟?)/, 'PT', 'S'],
  [/^ ?(?:-)?(?:minutes?|mins?|分钟)/, 'PT', 'M'],
  [/^ ?(?:-)?(?:hours?|hrs?|个?(?:多|来)?(?:小时|钟头))/, 'PT', 'H'],
  [/^ ?(?:-)?(?:days?|[多来]?天)/, 'P', 'D'],
  [/^ ?(?:-)?(?:weeks?|wks?|个?[多来]?(?:星期|礼拜)|[多来]?周)/, 'P', 'W'],
  [/^ ?(?:-)?(?:months?|mths?|个[多来半]?月)/, 'P', 'M'],
  [/^ ?(?:-)?(?:years?|yrs?|[多来]?年)/, 'P', 'Y'],
]
const half = /\ball (?:day|night)\b(?: long\b)?|[一成]?整[天夜]|\bhalf an hour\b|半个?小时|半个钟头|半天|半年|半个月/g
const single =
  /\b(?:a|an)(?: (?:good|full|whole|solid))? (second|minute|hour|day|week|fortnight|month|year)\b(?: or (?:so|two)\b)?/g
/** Not counted: «a couple of days», «好几天». */
const some =
  /\b(?:a )?(?:(couple)(?: of)?|few|several) (minutes?|hours?|days?|weeks?|months?|years?|nights?)\b|[好有]?几个?(分钟|小时|钟头|天|周|星期|礼拜|月|年)/g
const aFew = 3
/** «俩礼拜», «个把月», «半拉月»: as people say it. */
const spokenZh = /(俩|仨|个把)(小时|钟头|天|星期|礼拜|月|年)|半拉月/g
const spokenCount: Readonly<Record<string, number>> = { 俩: 2, 仨: 3, 个把: 1 }

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const part = '(?: (?:morning|afternoon|evening|night))?'
const past = `(?:(?:the day before )?yesterday${part}|today|this (?:morning|afternoon|evening|week|month)|(?:the|this|last) weekend|last (?:night|week|month|year|${day})${part}|${day}${part}|${month} \\d{1,2}(?:st|nd|rd|th)?|(?<=\\b(?:since|from|around|about) )(?:early |late |mid-?)?(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter)(?: last year)?)`
const pastZh =
  '(?:(?:今天|今儿个?)(?:早上|早晨|上午|下午|晚上|凌晨|早|晚)?|今[早晨]|(?:[昨前]天|[昨前]儿个?)(?:早上|早晨|上午|下午|晚上|夜里|晚|夜)?|昨(?:晚上?|夜里?|日)|前晚|大前天|[今去前]年[初底]?(?![\\d一二三四五六七八九十])|(?:上|这)个?(?:周|星期|礼拜|月)[一二三四五六日天末底初中]?|(?:周|星期|礼拜)[一二三四五六日天]|周末)'
const starts = new RegExp(
  `\\b(?:since|from|started|began|starting)(?: on| around| about)? ${past}\\b|(?:从|自|打)${pastZh}(?:起|开始|以来)?|${pastZh}(?:起|开始|以来)`,
  'g',
)
const wholeStart = new RegExp(`^(?:${past}|${pastZh})$`)

/** How long it has been, as a length or as a start. A day by itself is a start only where it is all that was said. */
const age = /^[ -]?(?:years?|months?|weeks?|days?|yrs?)[ -]?(?:olds?|of age|pregnant|along)\b/
/** «one sec, where can I park?» asks to wait; it tells of no length. */
const waits =
  /(?:^|[,.!?] *)(?:(?:just|wait|hang on|hold on|give me|ok|okay|sorry|oh|um|uh)[ ,]{0,4}){0,6}(?:a|an|one|1|two|half a) (?:secs?|seconds?|mins?|minutes?|moment)(?=\s*[,.!?…-]\s*\S)/g
export const findDurations = keptLately((text): readonly Found[] => {
  if (!timeSign.test(text)) return []
  const found: Found[] = matchesIn(text, starts).map((match) => foundAt(match, match[0]))
  if (wholeStart.test(text)) found.push({ start: 0, end: text.length, normal: text })
  const numbers = findNumbers(text)
  for (const [i, number] of numbers.entries()) {
    const rest = text.slice(number.end, number.end + 12)
    if (age.test(text.slice(number.end, number.end + 20))) continue // «my 6 year old daughter»
    if (/[周期拜]$/.test(text.slice(0, number.start)) && /^周/.test(rest)) continue // «周一周二» are two days
    if (/^ (?:sec|second|min|minute)[,.!…]/.test(rest) && /^\W*(?:just )?$/.test(text.slice(0, number.start))) continue // «one sec, …»
    const lower = numbers[i - 1]
    const isRange = lower && /^ ?(?:or|to|-|–|~|到|至|或) ?$/.test(text.slice(lower.end, number.start))
    for (const [pattern, before, after] of measures) {
      const match = pattern.exec(rest)
      if (match)
        found.push({
          start: isRange ? lower.start : number.start, // «two or three days»
          end: number.end + match[0].length,
          normal: `${before}${number.normal}${after}`,
        })
    }
  }
  for (const match of matchesIn(text, half))
    found.push(
      foundAt(
        match,
        /^all|整/.test(match[0])
          ? 'P1D'
          : match[0].includes('天')
            ? 'PT12H'
            : match[0].includes('年')
              ? 'P6M'
              : match[0].includes('月')
                ? 'P15D'
                : 'PT30M',
      ),
    )
  for (const match of matchesIn(text, some))
    found.push(foundAt(match, someOf(match[2] ?? match[3] ?? '', match[1] ? 2 : aFew)))
  for (const match of matchesIn(text, spokenZh))
    found.push(foundAt(match, match[1] ? someOf(match[2] ?? '', spokenCount[match[1]] ?? 1) : 'P15D'))
  for (const match of matchesIn(text, single)) found.push(foundAt(match, singleOf(match[1] ?? '')))
  const asked = matchesIn(text, waits).map((match) => foundAt(match, ''))
  return longestOf(found.filter((one) => !asked.some(({ start, end }) => one.start < end && start < one.end)))
})

const anyStart = new RegExp(`\\b${past}\\b|${pastZh}`, 'g')
/** A day of the past, wherever it stands: where it is asked since when something is so, it is the answer. */
export const findStarts = (text: string): Found[] =>
  longestOf(matchesIn(text, anyStart).map((match) => foundAt(match, match[0])))

const plainNumber = (text: string | undefined): number =>
  /^\d+$/.test(text ?? '') ? Number(text) : (hanNumber(text ?? '') ?? 0)

/** Of each month, as many as it ever has. */
const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
function dateOf(year: string | undefined, m: number, d: number | undefined): string | undefined {
  const last = daysIn[m - 1]
  if (last === undefined || (d !== undefined && (d < 1 || d > last))) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  const tail = d === undefined ? two(m) : `${two(m)}-${two(d)}`
  return year ? `${year.length === 2 ? `20${year}` : year}-${tail}` : tail
}

const nthOf = (d: number): string | undefined => (d >= 1 && d <= 31 ? `day-${d}` : undefined)

const weekdayOf = (which: string | undefined, day: number): string => {
  const week =
    which === 'next' || which === '下'
      ? '+1w'
      : which === '下下'
        ? '+2w'
        : which === 'last' || which === '上'
          ? '-1w'
          : '+0w'
  return `${week}${day > 7 ? (day === 8 ? 7 : 6) : day}`
}

function timeOf(hour: number, minute: number, part: 'early' | 'late' | undefined): string | undefined {
  const shifted = part === 'late' && hour < 12 ? hour + 12 : part === 'early' && hour === 12 ? 0 : hour
  if (shifted > 24 || minute > 59) return undefined
  return `${String(shifted % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

function spokenTime(text: string): string | undefined {
  if (text === 'noon') return '12:00'
  if (text === 'midnight') return '00:00'
  const [size, side, word = ''] = text.split(' ')
  const hour = Number(findNumbers(word)[0]?.normal ?? Number.NaN)
  if (Number.isNaN(hour)) return undefined
  const minutes = size === 'half' ? 30 : 15
  const part = /afternoon|evening/.test(text) ? 'late' : undefined
  return side === 'past' ? timeOf(hour, minutes, part) : timeOf((hour + 23) % 24, 60 - minutes, part)
}

function someOf(unit: string, count: number): string {
  const known = measures.find(([pattern]) => pattern.test(unit) || pattern.test(`个${unit}`))
  return known ? `${known[1]}${count}${known[2]}` : `P${count}D`
}

const singleOf = (unit: string): string =>
  unit === 'fortnight'
    ? 'P2W'
    : /second|minute|hour/.test(unit)
      ? `PT1${unit.charAt(0).toUpperCase()}`
      : `P1${unit.charAt(0).toUpperCase()}`
