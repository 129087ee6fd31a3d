/**
 * Patterns of regex slots: written by whoever writes the team, run on what anybody sends.
 *
 * P1. Only a single character, escape or class may be repeated an open number of times; a group may be optional, or repeated a
 *     fixed number of times if nothing in it is variable. So no pattern needs exponential time.
 * P2. At most two open repetitions, four optional parts and a hundred ways through the choices, and few where they come together,
 *     on values of at most 64 units: no value costs more than a moment.
 * P3. No look-around and no back references.
 */
export const longestValue = 64
const mostOpen = 2
const mostOptional = 4
const mostChoices = 100
/** Open repetitions, optional parts and choices multiply: so many tries from one place at the most. */
const mostTries = 16_384

type Pattern = {
  /** The whole value. */
  readonly matches: (value: string) => boolean
  /** Where it stands in a message, from left to right; never a part of a longer word. */
  readonly find: (text: string) => { readonly start: number; readonly end: number }[]
}
type PatternFault = { readonly kind: 'pattern_invalid' | 'pattern_unsafe'; readonly what: string }

/** Undefined: the pattern may be used. */
export function patternFault(source: string): PatternFault | undefined {
  try {
    new RegExp(source, 'u')
  } catch (thrown) {
    return { kind: 'pattern_invalid', what: (thrown as Error).message }
  }
  const what = unsafe(source)
  return what === undefined ? undefined : { kind: 'pattern_unsafe', what }
}

/** The pattern is one that patternFault let pass. */
export function compilePattern(source: string): Pattern {
  const whole = new RegExp(`^(?:${source})$`, 'u')
  const here = new RegExp(`^(?:${source})`, 'u')
  return {
    matches: (value) => value.length <= longestValue && whole.test(value),
    find: (text) => findAll(here, text),
  }
}

/** Looks from each place at the next 64 units only, so the time is linear in the text. */
function findAll(here: RegExp, text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let start = 0; start < text.length; start++) {
    if (splitsWord(text, start)) continue
    const length = here.exec(text.slice(start, start + longestValue))?.[0].length ?? 0
    if (length === 0 || splitsWord(text, start + length)) continue
    found.push({ start, end: start + length })
    start += length - 1
  }
  return found
}

const splitsWord = (text: string, at: number): boolean => isOfWord(text, at - 1) && isOfWord(text, at)

/** A letter or a digit. Asked of every place of every message, so no pattern is run for it. */
function isOfWord(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39)
}

/** `ways`: its own alternatives. `choice`: it, or a group in it, has several. */
type Group = { variable: boolean; choice: boolean; ways: number }
const group = (): Group => ({ variable: false, choice: false, ways: 1 })

/** What is known of the part that was read: the open groups, and how often a matcher may have to try again. */
type Reading = { groups: Group[]; closed: Group | undefined; open: number; optional: number; choices: number }

/** One pass over a pattern that is known to be well formed. */
function unsafe(source: string): string | undefined {
  const reading: Reading = { groups: [group()], closed: undefined, open: 0, optional: 0, choices: 1 }
  for (let at = 0; at < source.length; at++) {
    const repeat = repetition(source, at)
    if (repeat) {
      const fault = repeatFault(reading, repeat)
      if (fault) return fault
      at += repeat.length - (source[at + repeat.length] === '?' ? 0 : 1)
      continue
    }
    reading.closed = undefined
    const fault = forbidden(source, at)
    if (fault) return fault
    at = partEnd(source, at, reading)
  }
  const choices = reading.choices * (reading.groups[0]?.ways ?? 1)
  if (choices > mostChoices) return `more than ${mostChoices} ways through its choices`
  const tries = longestValue ** reading.open * 2 ** reading.optional * choices
  return tries > mostTries ? 'its open, optional and alternative parts multiply to too many ways' : undefined
}

/** Counts one repetition and says what is wrong with it. */
function repeatFault(reading: Reading, { min, max }: Repetition): string | undefined {
  const { closed } = reading
  const fixed = min === max
  reading.closed = undefined
  if (Number.isFinite(max) && max > longestValue) return `a count over ${longestValue}`
  if (!fixed) (reading.groups.at(-1) as Group).variable = true
  if (max > 1 && closed && (!fixed || closed.variable || closed.choice))
    return 'a group with a choice or a variable part is repeated'
  if (max > 1 && !fixed && ++reading.open > mostOpen) return `more than ${mostOpen} open repetitions`
  if (max === 1 && !fixed && ++reading.optional > mostOptional) return `more than ${mostOptional} optional parts`
}

function forbidden(source: string, at: number): string | undefined {
  if (source[at] === '\\' && /[1-9k]/.test(source[at + 1] ?? '')) return 'a back reference'
  if (source[at] === '(' && /^\(\?<?[=!]/.test(source.slice(at, at + 4))) return 'look-around'
}

/** Takes in one character, escape, class or bracket; answers with the last unit of it. */
function partEnd(source: string, at: number, reading: Reading): number {
  switch (source[at]) {
    case '\\':
      return escapeEnd(source, at)
    case '[':
      return classEnd(source, at)
    case '|':
      addWay(reading.groups.at(-1) as Group)
      return at
    case '(':
      reading.groups.push(group())
      return at + groupOpening(source.slice(at, at + 80))
    case ')':
      closeGroup(reading)
      return at
    default:
      return at
  }
}

function closeGroup(reading: Reading): void {
  const closed = reading.groups.pop() as Group
  const outer = reading.groups.at(-1) as Group
  outer.variable ||= closed.variable
  outer.choice ||= closed.choice
  reading.choices *= closed.ways
  reading.closed = closed
}

function addWay(group: Group): void {
  group.ways++
  group.choice = true
}

type Repetition = { readonly min: number; readonly max: number; readonly length: number }
function repetition(source: string, at: number): Repetition | undefined {
  const unit = source[at]
  if (unit === '*') return { min: 0, max: Number.POSITIVE_INFINITY, length: 1 }
  if (unit === '+') return { min: 1, max: Number.POSITIVE_INFINITY, length: 1 }
  if (unit === '?') return { min: 0, max: 1, length: 1 }
  const counted = unit === '{' ? /^\{(\d+)(,(\d*))?\}/.exec(source.slice(at, at + 30)) : null
  if (!counted) return
  const [whole, least, comma, most] = counted
  const min = Number(least)
  const max = comma === undefined ? min : most ? Number(most) : Number.POSITIVE_INFINITY
  return { min, max, length: whole.length }
}

/** What follows the bracket and is no pattern: `?:`, `?<name>`, `?i:`. */
const groupOpening = (opening: string): number => /^\(\?(?:<[^>]*>|[a-z-]*:)/.exec(opening)?.[0].slice(1).length ?? 0

/** An escape may have braces of its own: \p{L}, \u{1F600}. */
const escapeEnd = (source: string, at: number): number =>
  /[pPu]/.test(source[at + 1] ?? '') && source[at + 2] === '{' ? source.indexOf('}', at) : at + 1

function classEnd(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === ']') return at
  }
  return source.length
}
