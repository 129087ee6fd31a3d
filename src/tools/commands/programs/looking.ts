/** More programs that only look at files: search with a command for each hit, tables and markup, pictures, documents and archives. */
import { type Finding, finding } from '../finding.ts'
import { readOptions } from '../options.ts'
import type { Call } from '../program.ts'
import { rateEach } from './find.ts'
import { type Rows, rows } from './rows.ts'

/** `fd PATTERN PATH… -x COMMAND`: what follows `-x` is run for each hit. */
function rateFd({ name, args, rateArgs, ratePath }: Call): readonly Finding[] {
  const at = args.findIndex((arg) => /^(?:-x|-X|--exec|--exec-batch)$/.test(arg))
  const inner = at < 0 ? [] : args.slice(at + 1).filter((arg) => arg !== ';')
  const hidden =
    args.some((arg) => /^--(?:exec|exec-batch)=|^-[a-zA-Z]*[xX]./.test(arg)) || (at >= 0 && inner.length === 0)
  const valuedLong = ['--extension', '--exclude', '--type', '--max-depth', '--base-directory', '--search-path']
  const { operands, options } = readOptions(at < 0 ? args : args.slice(0, at), { valued: 'eEtdSoCg', valuedLong })
  const paths = [
    ...operands.slice(1),
    ...options.flatMap(({ name: option, value = '' }) =>
      /^(?:-C|--base-directory|--search-path)$/.test(option) ? [value] : [],
    ),
  ]
  const runs = inner.some((word) => word.includes('{'))
    ? inner.map((word) => word.replace(/\{[/.]*\}/g, '{}'))
    : [...inner, '{}']
  return [
    finding('reads_workspace', name),
    ...(hidden ? [finding('runs_other_program', name)] : []),
    ...(inner.length > 0 ? rateEach(runs, rateArgs) : []),
    ...paths.flatMap((path) => ratePath(path, 'names')),
  ]
}

/** The verbs of Miller that write or run; its own language has both, too. */
const millerActs = /^(?:tee|split|case|nothing|put|filter|-I|--from-ssh|--prepipex?|--load|--mload|-s)$/
const rateMiller = ({ name, args, operands, ratePath }: Call): readonly Finding[] => [
  finding(args.some((arg) => millerActs.test(arg)) ? 'inline_code' : 'reads_workspace', name),
  ...operands.flatMap((word) => (/[./~]/.test(word) ? ratePath(word, 'read') : [])),
]

/** ImageMagick reads `https:…`, `msl:…` and `|command` in the place of a file. */
const isPlainFile = (word: string): boolean => !/^[a-z]+:|^[|@]/i.test(word)
const rateIdentify = ({ name, operands, args, ratePath }: Call): readonly Finding[] => [
  finding(
    operands.every(isPlainFile) && !args.some((arg) => /^-(?:script|write|define|process)$/.test(arg))
      ? 'reads_workspace'
      : 'runs_other_program',
    name,
  ),
  ...operands.flatMap((word) => ratePath(word, 'read')),
]

/** A tag with a value is written; `-if`, `-p` and `-config` are code. */
const rateExif = ({ name, args, ratePath }: Call): readonly Finding[] => [
  finding(
    args.every((arg) => !arg.startsWith('-') || /^-[A-Za-z]+(?::[A-Za-z]+)*$/.test(arg)) &&
      !args.some((arg) =>
        /^-(?:if.*|p|config|o|w|W|csv|json|tagsfromfile|overwrite.*|delete.*|restore.*|stay.*|@|execute.*)$/i.test(arg),
      )
      ? 'reads_workspace'
      : 'unknown_option',
    name,
  ),
  ...args.flatMap((arg) => (arg.startsWith('-') ? [] : ratePath(arg, 'read'))),
]

/** Its long options have one dash. */
const rateProbe = ({ name, args, ratePath }: Call): readonly Finding[] => [
  finding(
    args.some((arg) => /^-(?:o|report|f|i|init_hw_device)$/.test(arg) && arg !== '-i')
      ? 'unknown_option'
      : 'reads_workspace',
    name,
  ),
  ...args.flatMap((arg) =>
    /^[a-z]+:/i.test(arg)
      ? [finding('network_read', arg)]
      : /[./~]/.test(arg) && !arg.startsWith('-')
        ? ratePath(arg, 'read')
        : [],
  ),
]

/** Without a second name it writes beside the first; with `-` it prints. */
const rateText = ({ name, operands: [from = '', to], ratePath }: Call): readonly Finding[] => [
  finding(to === '-' ? 'reads_workspace' : 'writes_workspace', name),
  ...ratePath(from, 'read'),
  ...(to === undefined || to === '-' ? [] : ratePath(to, 'write')),
]

export const looking: Rows = [
  ...rows('reads_workspace', 'fd fdfind', { instead: rateFd, printsNames: true }),
  ...rows('reads_workspace', 'shuf', {
    valued: 'noir',
    plain: ['-n', '-i', '--head-count', '--input-range'],
    options: { '-o': 'writes_workspace', '--output': 'writes_workspace' },
    passesLines: true,
  }),
  ...rows('reads_workspace', 'xq tomlq dasel htmlq pup fx jless gron jsonlint yamllint', {
    text: 1,
    valued: 'f',
    options: {
      '-i': 'writes_workspace',
      '--in-place': 'writes_workspace',
      '-o': 'writes_workspace',
      '--output': 'writes_workspace',
      '-c': 'hidden_code',
    },
    more: ({ args }) =>
      args.some((arg) => /\benv\b|\$ENV|=>|process|require|\bput\b|\bdelete\b/.test(arg))
        ? [finding('inline_code')]
        : [],
  }),
  ...rows('reads_workspace', 'mlr', { instead: rateMiller }),
  ...rows('reads_workspace', 'xsv qsv datamash', {
    valued: 'ods',
    plain: ['-d', '-s'],
    options: { '-o': 'writes_workspace', '--output': 'writes_workspace' },
    more: ({ operands, args }) =>
      operands.some((word) =>
        /^(?:split|partition|apply|py|luau|lua|foreach|fetch|fetchpost|index|sqlp|extsort|to)$/.test(word),
      ) || args.includes('--exec')
        ? [finding('unknown_option', operands[0])]
        : [],
  }),
  ...rows('reads_workspace', 'identify', { instead: rateIdentify }),
  ...rows('reads_workspace', 'exiftool', { instead: rateExif }),
  ...rows('reads_workspace', 'ffprobe', { instead: rateProbe }),
  ...rows('writes_workspace', 'pdftotext', { instead: rateText }),
  ...rows(
    'reads_workspace',
    'pdffonts hexyl difft delta mdcat glow lz4cat brotlicat catdoc antiword odt2txt sloccount ts pv',
    {
      more: ({ operands, args }) => [
        ...(operands.some((word) => /^\w+:\/\//.test(word)) ? [finding('network_read')] : []),
        ...(args.some((arg) => /^--(?:pager|config|output)/.test(arg)) ? [finding('unknown_option')] : []),
      ],
    },
  ),
  ...rows('network_read', 'tldr cheat', { text: 'all' }),
]
