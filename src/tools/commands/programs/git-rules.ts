/** What git's options and operands mean where a row of the table (git.ts) is not enough. */
import { type Finding, finding } from '../finding.ts'
import { hasOption } from '../options.ts'
import type { Call, Program } from '../program.ts'
import { type Rows, rows } from './rows.ts'

/** Options of commands that look. */
export const looking = {
  valued: 'nLSGUOoMX',
  valuedLong: ['--format', '--pretty', '--author', '--grep', '--since', '--until', '--output', '--committer'],
  plain: [
    '-n',
    '-L',
    '-S',
    '-G',
    '-U',
    '-X',
    '-M',
    '--format',
    '--pretty',
    '--author',
    '--committer',
    '--grep',
    '--since',
    '--until',
    '--after',
    '--before',
    '--diff-filter',
    '--date',
    '--sort',
    '--color',
    '--word-diff-regex',
    '--stat',
    '--abbrev',
    '--match',
    '--exclude',
  ],
  options: {
    '--output': 'writes_workspace',
    '-o': 'writes_workspace',
    '--ext-diff': 'runs_other_program',
    '--textconv': 'runs_other_program',
    '--open-files-in-pager': 'runs_other_program',
    '--no-index': 'reads_workspace',
    '--upload-pack': 'runs_other_program',
    '--exec': 'runs_other_program',
    '--filters': 'runs_other_program',
  },
} as const satisfies Omit<Program, 'kind'>

/** `HEAD:.env` shows a file too. */
const revisionPaths = ({ operands, ratePath }: Call): readonly Finding[] =>
  operands.flatMap((word) => {
    const path = /^[^:]+:(?!\/\/)(.+)$/.exec(word)?.[1]
    return path === undefined ? [] : ratePath(path, 'read')
  })

export const names = ['--name-only', '--name-status', '-l', '--files-with-matches']
export const looks = (list: string, more: Omit<Program, 'kind'> = {}): Rows =>
  rows('reads_workspace', list, { ...looking, more: revisionPaths, ...more })

/** It only looks, unless one of these options or an operand says otherwise. */
export const unless =
  (options: Readonly<Record<string, Finding['kind']>>, operand?: Finding['kind']) =>
  ({ name, options: given, operands }: Call): readonly Finding[] => {
    const hits = Object.entries(options).filter(([option]) => hasOption(given, option))
    const listing = hasOption(
      given,
      '-l',
      '--list',
      '--contains',
      '--merged',
      '--no-merged',
      '--points-at',
      '--show-current',
    )
    const kinds = hits.map(([, kind]) => finding(kind, name))
    const named = operand && operands.length > 0 && !listing && hits.length === 0 ? [finding(operand, name)] : []
    const all = [...kinds, ...named]
    return all.length > 0 ? all : [finding('reads_workspace', name)]
  }

export function rateCheckout({ name, options, operands, args }: Call): readonly Finding[] {
  const news = hasOption(options, '-b', '--orphan', '--detach', '-t', '--track')
  const forced = hasOption(
    options,
    '-f',
    '--force',
    '-B',
    '--ours',
    '--theirs',
    '-p',
    '--patch',
    '-m',
    '--merge',
    '--pathspec-from-file',
  )
  const files =
    args.includes('--') ||
    operands.some((word) => word === '.' || /\.\w{1,5}$/.test(word) || /[*/]$/.test(word)) ||
    (operands.length > 1 && !news)
  return [finding(forced || files ? 'overwrites' : 'changes_repository', name)]
}

export function rateConfig({ name, options, operands }: Call): readonly Finding[] {
  const looksOnly = hasOption(
    options,
    '--get',
    '--get-all',
    '--get-regexp',
    '--list',
    '-l',
    '--show-origin',
    '--get-urlmatch',
  )
  const [key = '', ...values] = operands
  const secret = /credential|token|password|extraheader/i.test(key) ? [finding('secrets', key)] : []
  if (
    looksOnly ||
    (operands.length === 1 && !hasOption(options, '--unset', '--unset-all', '-e', '--edit', '--remove-section')) ||
    /^(?:get|list)$/.test(key)
  )
    return [finding('reads_workspace', name), ...secret]
  const harmless =
    /^(?:user\.(?:name|email)|pull\.rebase|init\.defaultbranch|color\..*|branch\..*\.merge|core\.autocrlf|push\.default)$/i
  const elsewhere = hasOption(options, '--global', '--system', '--file', '-f', '-e', '--edit')
  return [
    finding(
      harmless.test(key) && values.length > 0 && !elsewhere ? 'changes_repository' : 'redefines',
      `${name} ${key}`,
    ),
    ...secret,
  ]
}

const harmlessSetting =
  /^(?:color\.\w+=(?:always|never|auto|false|true)|core\.quotepath=(?:false|true|off)|core\.pager=(?:cat)?|core\.fsmonitor=false|core\.hookspath=\/dev\/null|log\.\w+=\w+|diff\.(?:renames|algorithm|noprefix|context)=\w+|user\.(?:name|email)=[^!`$]*|advice\.\w+=\w+|safe\.barerepository=explicit|commit\.gpgsign=false|init\.defaultbranch=\w+)$/i

/** `-c key=value` may set a program to run. */
export const rateGlobal = ({ options }: Call): readonly Finding[] =>
  options
    .filter(({ name, value = '' }) => name === '-c' && !harmlessSetting.test(value))
    .map(({ value }) => finding('runs_other_program', `git -c ${value}`))
