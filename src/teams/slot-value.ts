/**
 * Checks one value a person gave for a slot, and puts it into its plain form. Finding values in a message is understanding's work.
 * Dates, times and durations are kept in the person's words: whoever acts on them knows the calendar. Free text is kept unit by unit.
 */
import type { SlotType } from '../core/contracts/kinds.ts'
import { canonical, type Slot, waysToSay } from './agent-spec.ts'
import { findNumbers } from './numbers.ts'
import { compilePattern } from './pattern.ts'

export type SlotInput = string | number
type Local = { readonly en: string; readonly zh: string }
type CheckedValue = { readonly value: SlotInput } | { readonly fault: Local }

const longest = 2_000

export function checkValue(slot: Slot, given: unknown): CheckedValue {
  if (typeof given !== 'string' && typeof given !== 'number')
    return faultOf('This cannot be used here.', '此处无法使用该内容。')
  const said = String(given).trim()
  const text = slot.type === 'text' ? said : said.normalize('NFKC')
  if (text === '' || text.length > longest) return faultOf('Please say it in a few words.', '请用简短的文字说明。')
  return types[slot.type].check(slot, text)
}

type OfType = {
  readonly check: (slot: Slot, text: string) => CheckedValue
  /** It has a smallest and a largest value: `min` and `max` may be given. */
  readonly hasRange?: true
}
const asSaid = (_: Slot, text: string): CheckedValue => ({ value: text })

const types: Readonly<Record<SlotType, OfType>> = {
  number: { check: checkNumber, hasRange: true },
  enum: { check: checkEnum },
  regex: { check: checkPattern },
  phone: { check: (_, text) => checkPhone(text) },
  text: { check: checkLength, hasRange: true },
  date: { check: asSaid },
  time: { check: asSaid },
  duration: { check: asSaid, hasRange: true },
  person: { check: asSaid },
}

export const hasRange = (type: SlotType): boolean => types[type].hasRange ?? false

const faultOf = (en: string, zh: string): CheckedValue => ({ fault: { en, zh } })

/** The whole answer, else the part of it that has the form: "it is A017". */
function checkPattern({ pattern = '' }: Slot, text: string): CheckedValue {
  const compiled = compilePattern(pattern)
  if (compiled.matches(text)) return { value: text }
  const [within] = compiled.find(text)
  return within
    ? { value: text.slice(within.start, within.end) }
    : faultOf('That has not the right form.', '格式不正确。')
}

function checkNumber({ min, max }: Slot, text: string): CheckedValue {
  const value = numberIn(text.slice(0, 100).toLowerCase())
  if (Number.isNaN(value)) return faultOf('Please give a number.', '请给出数字。')
  if (min !== undefined && value < min) return faultOf(`At least ${min}, please.`, `至少为 ${min}。`)
  if (max !== undefined && value > max) return faultOf(`At most ${max}, please.`, `最多为 ${max}。`)
  return { value }
}

/** Digits, else number words. "1,000" is a thousand, "1,5" one and a half. */
function numberIn(text: string): number {
  const found = /-?(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?)/.exec(text)?.[0]
  if (found === undefined) return Number(findNumbers(text)[0]?.normal ?? Number.NaN)
  return Number(/^-?\d{1,3}(?:,\d{3})+(?!\d)/.test(found) ? found.replaceAll(',', '') : found.replace(',', '.'))
}

function checkEnum({ values = [] }: Slot, text: string): CheckedValue {
  const said = text.toLowerCase()
  const ways = values.flatMap((v) =>
    waysToSay(v).map((way) => ({ value: canonical(v), way: way.normalize('NFKC').toLowerCase() })),
  )
  const exact = ways.find(({ way }) => way === said)
  // The longest way that stands in the answer: "the heart department, please" means the one with "heart".
  const within = ways.filter(({ way }) => says(said, way)).toSorted((a, b) => b.way.length - a.way.length)[0]
  const hit = exact ?? within
  return hit ? { value: hit.value } : faultOf('That is not one of the choices.', '不在可选范围内。')
}

/** Latin letters must end where the word ends: "ent" does not stand in "appointment", but it does in "an appointment at ENT". */
export function says(said: string, way: string): boolean {
  const joined = (a = '', b = ''): boolean => /^[a-z0-9]{2}$/.test(a + b)
  for (let at = said.indexOf(way); at >= 0 && way !== ''; at = said.indexOf(way, at + 1))
    if (!joined(said[at - 1], way[0]) && !joined(way.at(-1), said[at + way.length])) return true
  return false
}

function checkPhone(text: string): CheckedValue {
  const digits = /\+?\d[\d\s().-]{3,30}\d/.exec(text)?.[0].replace(/[\s().-]/g, '') ?? ''
  return /^\+?\d{5,15}$/.test(digits) ? { value: digits } : faultOf('That is not a phone number.', '电话号码不正确。')
}

function checkLength({ min, max }: Slot, text: string): CheckedValue {
  if (min !== undefined && text.length < min)
    return faultOf(`At least ${min} characters, please.`, `至少 ${min} 个字符。`)
  if (max !== undefined && text.length > max)
    return faultOf(`At most ${max} characters, please.`, `最多 ${max} 个字符。`)
  return { value: text }
}
