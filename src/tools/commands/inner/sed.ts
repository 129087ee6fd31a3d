/**
 * What a sed script does. Most only print; `e` runs a command, `w` writes a file, `r` reads one, and both can stand in the flags of
 * `s`. A script that cannot be read is rated high.
 */
import { type Finding, finding } from '../finding.ts'
import { hasOption, readOptions } from '../options.ts'
import type { Call } from '../program.ts'

type Effect = { readonly runs?: true; readonly writes?: string; readonly reads?: string }

export function rateSed({ name, args, ratePath }: Call): readonly Finding[] {
  const { options, operands } = readOptions(args, {
    valued: 'efl',
    valuedLong: ['--expression', '--file', '--line-length'],
  })
  const isScript = (option: string): boolean =>
    option === '-e' || (option.length > 3 && '--expression'.startsWith(option))
  const given = options.filter((option) => isScript(option.name)).map(({ value }) => value ?? '')
  const scripts = given.length > 0 ? given : operands.slice(0, 1)
  const files = given.length > 0 ? operands : operands.slice(1)
  const inPlace = options.some(
    (option) => option.name === '-i' || (option.name.length > 3 && '--in-place'.startsWith(option.name)),
  )
  if (hasOption(options, '-f', '--file')) return [finding('project_code', name), finding('hidden_code', 'sed -f')]
  const effects = scripts.map(readSed)
  return [
    finding(inPlace ? 'writes_workspace' : 'reads_workspace', name),
    ...(inPlace && scripts.some(keepsNothing) ? [finding('overwrites', scripts.join(' '))] : []),
    ...files.flatMap((file) => ratePath(file, inPlace ? 'write' : 'read')),
    ...(effects.some((effect) => !effect) ? [finding('unreadable', scripts.join(' '))] : []),
    ...effects.flatMap((effect) => effect ?? []).flatMap((effect) => rateEffect(effect, ratePath)),
  ]
}

/** Every line is deleted or emptied, or all but the first few are. */
const keepsNothing = (script: string): boolean =>
  /^(?:1,\$\s*|\/\.?\*?\/)?d[\s;]*$|^\d*\s*[qQ][\s;]*$|^s(\W)\^?\.[*+]\$?\1\1\w*[\s;]*$/.test(script.trim())

function rateEffect(effect: Effect, ratePath: Call['ratePath']): readonly Finding[] {
  if (effect.runs) return [finding('runs_other_program', 'sed e')]
  if (effect.writes !== undefined) {
    const device = /^\/dev\/(?:stdout|stderr)$/.test(effect.writes)
    return [...(device ? [] : [finding('writes_workspace', effect.writes)]), ...ratePath(effect.writes, 'write')]
  }
  return effect.reads === undefined ? [] : ratePath(effect.reads, 'read')
}

const address = /^(?:\d+(?:~\d+)?|\$|[+~]\d+)/

/** The effects of a script, or nothing where it cannot be read. */
function readSed(script: string): readonly Effect[] | undefined {
  const effects: Effect[] = []
  let rest = script
  while (true) {
    rest = rest.replace(/^[\s;{}]+/, '')
    if (rest === '') return effects
    if (rest.startsWith('#')) {
      rest = rest.replace(/^[^\n]*/, '')
      continue
    }
    const after = skipAddresses(rest)
    if (after === undefined) return undefined
    const step = readCommand(after)
    if (!step) return undefined
    effects.push(...step.effects)
    rest = step.rest
  }
}

function skipAddresses(text: string): string | undefined {
  let rest = text
  for (let count = 0; count < 3; count++) {
    const number = address.exec(rest)?.[0]
    const delimited = /^\\(.)/s.exec(rest)?.[1] ?? (rest.startsWith('/') ? '/' : undefined)
    if (number !== undefined) rest = rest.slice(number.length)
    else if (delimited !== undefined) {
      const end = endOfPattern(rest, delimited, rest.startsWith('/') ? 1 : 2)
      if (end === undefined) return undefined
      rest = rest.slice(end).replace(/^[IM]+/, '')
    }
    rest = rest.replace(/^\s+/, '')
    if (!rest.startsWith(',')) break
    rest = rest.slice(1).replace(/^\s+/, '')
  }
  return rest.replace(/^[!\s]+/, '')
}

/** The position behind the closing delimiter. A bracket may hold it. */
function endOfPattern(text: string, delimiter: string, from: number): number | undefined {
  let bracket = false
  for (let at = from; at < text.length; at++) {
    const unit = text[at]
    if (unit === '\\') at++
    else if (unit === '[' && !bracket) {
      bracket = true
      if (text[at + 1] === '^') at++
      if (text[at + 1] === ']') at++
    } else if (unit === ']') bracket = false
    else if (unit === delimiter && !bracket) return at + 1
    // The two readings of a bracket differ between versions: where the delimiter stands in one, nothing is certain.
    else if (unit === delimiter) return undefined
  }
  return undefined
}

type Step = { readonly effects: readonly Effect[]; readonly rest: string }

function readCommand(text: string): Step | undefined {
  const letter = text[0] ?? ''
  const rest = text.slice(1)
  if (letter === '{' || letter === '}') return { effects: [], rest }
  if ('pPdDgGhHnNxzF='.includes(letter) && letter !== '') return ending(rest)
  if ('qQlL'.includes(letter) && letter !== '') return ending(rest.replace(/^\s*\d*/, ''))
  if ('btT:'.includes(letter) && letter !== '') return { effects: [], rest: rest.replace(/^[^;\n}]*/, '') }
  if ('aic'.includes(letter) && letter !== '') return { effects: [], rest: rest.replace(/^(?:\\\n|[^\n])*/, '') }
  if (letter === 'e') return { effects: [{ runs: true }], rest: '' }
  if (letter === 'w' || letter === 'W') return { effects: [{ writes: rest.split('\n', 1)[0]?.trim() ?? '' }], rest: '' }
  if (letter === 'r' || letter === 'R')
    return { effects: [{ reads: rest.split('\n', 1)[0]?.trim() ?? '' }], rest: rest.replace(/^[^\n]*/, '') }
  if (letter === 's' || letter === 'y') return readSubstitution(rest, letter)
  return undefined
}

const ending = (rest: string): Step | undefined => (/^\s*(?:[;}\n#]|$)/.test(rest) ? { effects: [], rest } : undefined)

function readSubstitution(text: string, letter: string): Step | undefined {
  const delimiter = text[0]
  if (!delimiter || delimiter === '\\' || delimiter === '\n') return undefined
  const middle = endOfPattern(text, delimiter, 1)
  const end = middle === undefined ? undefined : endOfReplacement(text, delimiter, middle)
  if (end === undefined) return undefined
  const rest = text.slice(end)
  const flags = /^[gpiImM0-9]*/.exec(rest)?.[0] ?? ''
  const behind = rest.slice(flags.length)
  if (letter === 's' && /^e/.test(behind)) return { effects: [{ runs: true }], rest: '' }
  if (letter === 's' && /^w/.test(behind))
    return { effects: [{ writes: behind.slice(1).split('\n', 1)[0]?.trim() ?? '' }], rest: '' }
  return ending(behind)
}

function endOfReplacement(text: string, delimiter: string, from: number): number | undefined {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === delimiter) return at + 1
  }
  return undefined
}
