/**
 * Does what a person said sound like a date, a time, a duration or a name? The words are kept as they are: whoever acts on them
 * knows the calendar. The other types of slots are checked, and put into their plain form, by teams/slot-value.ts.
 */
import type { SlotType } from '../core/contracts/kinds.ts'
import type { Slot } from '../teams/agent-spec.ts'
import type { Localized } from './language.ts'

type Range = Pick<Slot, 'min' | 'max'>
/** A value is looked at up to here; nobody says a date in more. */
const longest = 200

/** Undefined: it does. */
export function doubtAbout({ type, min, max }: Pick<Slot, 'type'> & Range, value: unknown): Localized | undefined {
  const heard = types[type]
  if (heard === undefined) return
  const text = String(value).normalize('NFKC').toLowerCase().trim()
  return text.length > longest ? heard.doubt : heard.doubtOf(text, { min, max })
}

const days = 'mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const relativeDate = new RegExp(
  `\\b(?:today|tonight|tom+or+ow|tmrw|tmr|tomo|yesterday|(?:${days})|weekend|(?:next|this|last) (?:week|month|year|weekend|night)|(?:${months})[a-z]* \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})[a-z]*|\\d{1,2}(?:st|nd|rd|th))\\b`,
)
const relativeDateZh =
  /[今明后昨前]天|[今明后昨前]儿|[今去前明]年|大[后前]天|[今明昨后][早晚晨]|[上下这本]个?(?:周|星期|礼拜|月)|(?:周|星期|礼拜)[一二三四五六日天末\d]|月底|月初|(?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:月|号|日)/
const clockTime =
  /\b(?:[01]?\d|2[0-4])[:.][0-5]\d(?!\d)|\b(?:[1-9]|1[0-2]) ?(?:am|pm|a\.m\.|p\.m\.|o'?clock)|\b(?:half|quarter) (?:past|to) \w+|^(?:at|around|about|by|after|before) (?:[1-9]|1\d|2[0-4]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:ish)?$/
const partOfDay =
  /\b(?:noon|midday|midnight|morning|afternoon|evening|night|tonight|now|am|pm)\b|[上中下]午|早上|[一清]早|早晨|凌晨|傍晚|晚上|夜里|半夜|现在/
const hourZh = /(?:\d{1,2}|[零一二两三四五六七八九十]{1,3})[点时](?!间)/

const soundsLikeDate = (text: string): boolean =>
  calendarDate(text) || relativeDate.test(text) || relativeDateZh.test(text)

type Heard = { readonly doubt: Localized; readonly doubtOf: (text: string, range: Range) => Localized | undefined }
const heardAs = (doubt: Localized, sounds: (text: string) => boolean): Heard => ({
  doubt,
  doubtOf: (text) => (sounds(text) ? undefined : doubt),
})

const noDuration: Localized = { en: 'That does not say how long.', zh: '没有说明时长。' }

/** Undefined: teams/slot-value.ts checks the type. */
const types: Readonly<Record<SlotType, Heard | undefined>> = {
  text: undefined,
  number: undefined,
  enum: undefined,
  regex: undefined,
  phone: undefined,
  date: heardAs({ en: 'That is not a date I can read.', zh: '无法识别这个日期。' }, soundsLikeDate),
  time: heardAs(
    { en: 'That is not a time of day I can read.', zh: '无法识别这个时间。' },
    (text) => clockTime.test(text) || partOfDay.test(text) || hourZh.test(text),
  ),
  duration: { doubt: noDuration, doubtOf: doubtOfDuration },
  person: heardAs(
    { en: 'That does not look like a name.', zh: '这不像是姓名。' },
    (text) => text.length <= 100 && /\p{L}/u.test(text) && !/[\p{N}?？{}<>]/u.test(text),
  ),
}

/** 2026-02-30 is none. Day and month without a year are taken in either order. */
function calendarDate(text: string): boolean {
  const full = /(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/.exec(text)
  if (full) return exists(Number(full[1]), Number(full[2]), Number(full[3]))
  const short = /\b(\d{1,2})[/.](\d{1,2})\b/.exec(text)
  const [a, b] = [Number(short?.[1]), Number(short?.[2])]
  return exists(2024, a, b) || exists(2024, b, a)
}

function exists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const minutesIn: readonly (readonly [RegExp, number])[] = [
  [/^(?:min|minute|分)/, 1],
  [/^(?:h|hr|hour|小时|钟头|时)/, 60],
  [/^(?:d|day|天|日)/, 1_440],
  [/^(?:w|wk|week|周|星期|礼拜)/, 10_080],
  [/^fortnight/, 20_160],
  [/^(?:month|mth|个?月)/, 43_200],
  [/^(?:y|yr|year|年)/, 525_600],
]
const amount =
  /(\d+(?:\.\d+)?|\ban?\b|\bhalf an?\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|few|several|couple of|couple)\b|[半一二两俩仨三四五六七八九十几好]{1,6}|个把|半拉)(?: of)?(?: (?:good|full|whole|solid|odd))? ?[多来]?个?[多来半]?(minutes?\b|mins?\b|hours?\b|hrs?\b|h\b|days?\b|d\b|weeks?\b|fortnights?\b|wks?\b|w\b|months?\b|mths?\b|years?\b|yrs?\b|分钟?|小时|钟头|天|日|周|星期|礼拜|月|年)/
const since =
  /\bsince\b|\ball (?:day|night)\b|整[天夜]|\bfor (?:ages|long|a (?:while|long time))\b|\b(?:just|right) now\b|从|自|刚刚?|很久|好久|一直/

function doubtOfDuration(text: string, range: Range): Localized | undefined {
  const said = amount.exec(text)
  if (!said) return since.test(text) || soundsLikeDate(text) || partOfDay.test(text) ? undefined : noDuration
  const unit = minutesIn.find(([name]) => name.test(said[2] ?? ''))?.[1] ?? 1
  const minutes = countOf(said[1] ?? '') * unit
  if (range.min !== undefined && minutes < range.min) return { en: 'That is too short.', zh: '时间太短。' }
  if (range.max !== undefined && minutes > range.max) return { en: 'That is too long.', zh: '时间太长。' }
}

const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
}
/** A few, several, 几: not a number that a limit could be held against, so neither limit is hurt. */
function countOf(word: string): number {
  if (/^\d/.test(word)) return Number(word)
  if (word.startsWith('half') || word === '半') return 0.5
  return counts[word] ?? Number.NaN
}
