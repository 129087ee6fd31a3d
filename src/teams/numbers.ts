/** Finds numbers in a folded text, as digits or in words, English and Chinese. Understanding and the check of a value build on it. */
import { matchesIn } from '../core/text/matches.ts'

export type Found = {
  readonly start: number
  readonly end: number
  readonly normal: string
  /** What the words stand for, where they are not the value themselves. */
  readonly value?: string
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const small = new Map([
  ...units.map((word, i) => [word, i] as const),
  ...tens.slice(2).map((word, i) => [word, (i + 2) * 10] as const),
])
const large = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['dozen', 12],
])
const hanDigits = new Map([...'零一二三四五六七八九'].map((digit, i) => [digit, i]))
hanDigits.set('〇', 0).set('两', 2)
const hanUnits = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])
const hanGroups = new Map([
  ['万', 10_000],
  ['亿', 100_000_000],
])

const digits = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g
const han = /[零〇一二两三四五六七八九十百千万亿]+(?:点[零〇一二三四五六七八九]+)?/g
const words = /[a-z]+/g
/** Looking for any of them is much cheaper than reading every word. */
const numberWord = new RegExp(`(?<![a-z])(?:${[...small.keys(), ...large.keys()].join('|')})(?![a-z])`)

export function findNumbers(text: string): Found[] {
  const found: Found[] = []
  for (const match of matchesIn(text, digits)) found.push(foundAt(match, match[0].replaceAll(',', '')))
  for (const match of matchesIn(text, han)) {
    const value = hanNumber(match[0])
    if (value !== undefined) found.push(foundAt(match, String(value)))
  }
  return [...found, ...wordNumbers(text)].sort((a, b) => a.start - b.start)
}

export const foundAt = (match: RegExpMatchArray, normal: string): Found => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
  normal,
})

/** 三百二十 is 320, 两万 20000, 二零二五 2025, 三点五 3.5. */
export function hanNumber(text: string): number | undefined {
  const [whole = '', part] = text.split('点')
  if (part !== undefined)
    return Number(`${hanNumber(whole) ?? 0}.${[...part].map((digit) => hanDigits.get(digit) ?? 0).join('')}`)
  if ([...whole].every((unit) => hanDigits.has(unit)))
    return Number([...whole].map((digit) => hanDigits.get(digit)).join(''))
  let [total, section, digit] = [0, 0, -1]
  for (const unit of whole) {
    const group = hanGroups.get(unit)
    const scale = hanUnits.get(unit)
    if (group) [total, section, digit] = [(total + section + Math.max(0, digit)) * group, 0, -1]
    else if (scale) [section, digit] = [section + (digit < 0 ? 1 : digit) * scale, -1]
    else digit = hanDigits.get(unit) ?? 0
  }
  return total + section + Math.max(0, digit)
}

/** Runs of number words: «two hundred and five», «twenty-five», «a dozen». */
function wordNumbers(text: string): Found[] {
  if (!numberWord.test(text)) return []
  const found: Found[] = []
  let run: { start: number; end: number; total: number; part: number } | undefined
  const close = () => {
    if (run) found.push({ start: run.start, end: run.end, normal: String(run.total + run.part) })
    run = undefined
  }
  for (const match of matchesIn(text, words)) {
    const [word] = match
    const [start, end] = [match.index, match.index + word.length]
    const [value, scale] = [small.get(word), large.get(word)]
    const near = run !== undefined && start - run.end <= 1
    if (value === undefined && scale === undefined) {
      if (run && near && word === 'and' && run.part >= 100) run.end = end
      else close()
      continue
    }
    if (!near) close()
    run ??= { start, end, total: 0, part: 0 }
    run.end = end
    if (value !== undefined) run.part += value
    else if (scale === 1000 || scale === 1_000_000)
      [run.total, run.part] = [run.total + Math.max(1, run.part) * scale, 0]
    else run.part = Math.max(1, run.part) * (scale ?? 1)
  }
  close()
  return found
}
