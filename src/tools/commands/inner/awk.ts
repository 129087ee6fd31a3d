/**
 * What an awk program does. Most only print. `system`, pipes and `getline` run or read something else, `print > file` writes. Text in
 * quotes and patterns is set aside first; where that cannot be done with certainty the program counts as not understood.
 */
import { type Finding, finding } from '../finding.ts'
import { hasOption, readOptions } from '../options.ts'
import type { Call } from '../program.ts'

const long = ['--field-separator', '--assign', '--file', '--source', '--include', '--load', '--exec']

export function rateAwk({ name, args, ratePath }: Call): readonly Finding[] {
  const { options, operands } = readOptions(args, { valued: 'FvfeilE', valuedLong: long })
  if (hasOption(options, '-f', '--file', '-E', '--exec', '-i', '--include'))
    return [finding('hidden_code', `${name} -f`)]
  if (
    hasOption(
      options,
      '-l',
      '--load',
      '-o',
      '--pretty-print',
      '-D',
      '--debug',
      '-p',
      '--profile',
      '-d',
      '--dump-variables',
    )
  )
    return [finding('unknown_option', name)]
  const given = options
    .filter((option) => option.name === '-e' || option.name === '--source')
    .map(({ value }) => value ?? '')
  const programs = given.length > 0 ? given : operands.slice(0, 1)
  const files = (given.length > 0 ? operands : operands.slice(1)).filter((file) => !/^[A-Za-z_]\w*=[^/]*$/.test(file))
  return [
    finding('reads_workspace', name),
    ...programs.flatMap((program) => rateProgram(program, ratePath)),
    ...files.flatMap((file) => ratePath(file, 'read')),
  ]
}

/** These are looked for in the whole text: no quoting hides them from us. */
const running = /\bsystem\b|\bgetline\b|@|\/inet|\bclose\b|\bextension\b/

function rateProgram(program: string, ratePath: Call['ratePath']): readonly Finding[] {
  if (running.test(program)) return [finding('runs_other_program', 'awk')]
  if (/\bENVIRON\b/.test(program)) return [finding('secrets', 'ENVIRON')]
  if (/\bARG[VC]\b/.test(program)) return [finding('unknown_path', 'ARGV')]
  const { code, texts, certain } = setAside(program)
  if (!certain && /[|>]/.test(program)) return [finding('unreadable', program)]
  if (/(?<!\|)\|(?!\|)/.test(code)) return [finding('runs_other_program', 'awk |')]
  return code.split(/[;{}\n]/).flatMap((statement) => rateStatement(statement, texts, ratePath))
}

function rateStatement(statement: string, texts: readonly string[], ratePath: Call['ratePath']): readonly Finding[] {
  const printed = /\bprintf?\b(.*)$/s.exec(statement)?.[1]
  if (printed === undefined) return []
  const target = /^[^>]*>>?(.*)$/s.exec(outsideBrackets(printed))?.[1]
  if (target === undefined) return []
  const quoted = /^\s*"(\d+)"\s*$/.exec(target)?.[1]
  if (quoted === undefined) return [finding('unknown_path', 'awk >')]
  const path = texts[Number(quoted)] ?? ''
  return [
    ...(/^\/dev\/std(?:out|err)$/.test(path) ? [] : [finding('writes_workspace', path)]),
    ...ratePath(path, 'write'),
  ]
}

function outsideBrackets(text: string): string {
  let depth = 0
  return [...text]
    .filter((unit) => {
      if (unit === '(') depth++
      if (unit === ')') depth--
      return depth <= 0
    })
    .join('')
}

/** The program with each quoted text as its number, and without its patterns. */
function setAside(program: string): { code: string; texts: readonly string[]; certain: boolean } {
  const texts: string[] = []
  let code = ''
  let certain = true
  for (let at = 0; at < program.length; at++) {
    const unit = program[at] ?? ''
    if (unit === '"') {
      const end = closing(program, '"', at + 1)
      texts.push(program.slice(at + 1, end))
      code += `"${texts.length - 1}"`
      at = end
    } else if (unit === '#') {
      const end = program.indexOf('\n', at)
      at = end < 0 ? program.length : end
    } else if (unit === '/' && startsPattern(code)) {
      const end = closing(program, '/', at + 1)
      // A bracket may hold a slash, and versions differ about it.
      const pattern = program.slice(at, end)
      if (pattern.lastIndexOf('[') > pattern.lastIndexOf(']')) certain = false
      at = end
    } else {
      // A slash behind a bracket may divide or begin a pattern.
      if (unit === '/' && /\)\s*$/.test(code)) certain = false
      code += unit
    }
  }
  return { code, texts, certain }
}

function startsPattern(before: string): boolean {
  const code = before.trimEnd()
  return before.includes('\n', code.length) || /(?:^|[(,~!&|{};=?:<>+*%-]|\b(?:print|return|in))$/.test(code)
}

function closing(text: string, delimiter: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === delimiter) return at
  }
  return text.length
}
