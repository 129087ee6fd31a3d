/** Programs that only read the workspace or print. An option that makes one of them write or run something is named in its row. */
import { type Finding, finding } from '../finding.ts'
import { rateAwk } from '../inner/awk.ts'
import { rateSed } from '../inner/sed.ts'
import { hasOption } from '../options.ts'
import { mayBeSecret } from '../paths.ts'
import type { Call } from '../program.ts'
import { variableKind } from '../variables.ts'
import { rateFind } from './find.ts'
import { looking } from './looking.ts'
import { type Rows, rows } from './rows.ts'

const secretsWhole = /\benv\b|\$ENV|\bget_search_list\b|\$__prog_args/

/** A pattern of names that asks for files which usually hold secrets: `--include='.env*'`. */
const asksForSecrets = ({ options }: Call): readonly Finding[] =>
  options
    .filter(({ name, value = '' }) => /^(?:-g|--i?glob|--include)$/.test(name) && !value.startsWith('!'))
    .filter(({ value = '' }) => value.includes('.') && mayBeSecret(value.replaceAll('*', 'x').replace(/x$/, '')))
    .map(({ value }) => finding('secrets', value))

export const reading: Rows = [
  ...rows('prints', 'printf', {
    text: 'all',
    valued: 'v',
    more: ({ options }) =>
      options.flatMap(({ value = '' }) =>
        variableKind(value, true) === 'steering' ? [finding('dangerous_variable', value)] : [],
      ),
  }),
  ...rows('prints', 'echo true false : yes sleep seq bc expr test [ let cal arch tty nproc locale getconf', {
    text: 'all',
  }),
  ...rows('prints', 'date', {
    text: 'all',
    options: { '-s': 'machine', '--set': 'machine' },
    printsNumber: true,
    valued: 'dfIrs',
  }),
  ...rows('prints', 'whoami uname id groups logname users', { text: 'all' }),
  ...rows('prints', 'nproc arch', { text: 'all', printsNumber: true }),
  ...rows('prints', 'hostname', {
    text: 'all',
    options: { '-F': 'machine', '-b': 'machine' },
    more: ({ operands }) => (operands.length > 0 ? [finding('machine', 'hostname')] : []),
  }),
  ...rows('prints', 'uptime free df lscpu lsblk vmstat w who last sw_vers tput clear reset', {
    text: 'all',
  }),
  ...rows('prints', 'nvidia-smi', {
    text: 'all',
    more: ({ args }) =>
      args.every((arg) => /^(?:-q|-L|-l|-i|--query.*|--format.*|--list.*|\d+|[\w.,=]+)$/.test(arg)) &&
      !args.includes('-r')
        ? []
        : [finding('machine', args.join(' '))],
  }),
  ...rows('prints', 'ps', {
    text: 'all',
    more: ({ args }) => (args.some((arg) => /^(?=[a-z]*e)[a-z]+$/.test(arg)) ? [finding('secrets', 'ps e')] : []),
  }),
  ...rows('prints', 'pwd dirs type which whereis whatis apropos', { text: 'all' }),
  ...rows('prints', 'man info help', {
    text: 'all',
    valued: 'PCHMLSe',
    options: {
      '-P': 'runs_other_program',
      '--pager': 'runs_other_program',
      '-H': 'runs_other_program',
      '--html': 'runs_other_program',
      '-C': 'runs_other_program',
      '--config-file': 'runs_other_program',
    },
  }),
  ...rows('reads_workspace', 'ls dir vdir exa eza lsd', { namesOnly: true, printsNames: true }),
  ...rows('prints', 'basename dirname', { text: 'all' }),
  ...rows('reads_workspace', 'stat du realpath readlink namei lsattr getfacl', {
    namesOnly: true,
    printsNames: true,
    valued: 'dcsat',
    plain: ['-c', '--format', '--printf', '-s', '-a', '-d', '-t', '--suffix', '--max-depth', '--threshold'],
  }),
  ...rows('reads_workspace', 'tree', {
    namesOnly: true,
    valued: 'oLPI',
    plain: ['-L', '-P', '-I'],
    options: { '-o': 'writes_workspace', '--output': 'writes_workspace' },
  }),
  ...rows('reads_workspace', 'wc', { namesOnly: true, printsNumber: true }),
  ...rows('reads_workspace', 'file', {
    valued: 'mFfP',
    plain: ['-F', '-P'],
    options: { '-C': 'writes_workspace', '--compile': 'writes_workspace', '-m': 'outside_workspace' },
    namesOnly: true,
  }),
  ...rows(
    'reads_workspace',
    'cat tac nl rev zipinfo od hexdump strings fold fmt expand unexpand column pr cmp comm join paste tsort md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum sum shasum base32 zcat bzcat xzcat zgrep zegrep zfgrep lzcat zstdcat zmore zless tokei pdfinfo csvlook csvstat csvcut csvgrep csvsort csvjson factor look mdls addr2line dust duf',
    {},
  ),
  ...rows('reads_workspace', 'cloc scc mediainfo', {
    valued: 'of',
    plain: ['-f'],
    options: {
      '-o': 'writes_workspace',
      '--output': 'writes_workspace',
      '--report-file': 'writes_workspace',
      '--LogFile': 'writes_workspace',
      '-report': 'writes_workspace',
      '--config': 'runs_other_program',
    },
    more: ({ operands }) => (operands.some((word) => /^\w+:/.test(word)) ? [finding('network_read')] : []),
  }),
  ...rows('reads_workspace', 'iconv', {
    valued: 'ftoc',
    plain: ['-f', '-t', '--from-code', '--to-code'],
    options: { '-o': 'writes_workspace', '--output': 'writes_workspace' },
  }),
  ...rows('writes_workspace', 'plutil xattr otool lipo', {
    instead: ({ name, args, operands, ratePath }) => {
      const looks =
        /^-(?:p|lint|l|L|info|detailed_info|h|t)$/.test(args[0] ?? '') || (name === 'xattr' && args[0]?.[0] !== '-')
      return [
        finding(looks ? 'reads_workspace' : 'machine', name),
        ...operands.flatMap((path) => ratePath(path, looks ? 'read' : 'write')),
      ]
    },
  }),
  ...rows('reads_workspace', 'base64', {
    valued: 'wio',
    plain: ['-w', '--wrap'],
    options: { '-o': 'writes_workspace', '--output': 'writes_workspace' },
  }),
  ...rows('reads_workspace', 'head tail', {
    valued: 'nc',
    plain: ['-n', '-c', '--lines', '--bytes', '--pid', '-s'],
    passesLines: true,
  }),
  ...rows('reads_workspace', 'less more most', {
    valued: 'oOkPpt',
    options: {
      '-o': 'writes_workspace',
      '-O': 'writes_workspace',
      '--log-file': 'writes_workspace',
      '--LOG-FILE': 'writes_workspace',
      '-k': 'runs_other_program',
      '--lesskey': 'runs_other_program',
    },
    more: ({ args }) => (args.some((arg) => /^\+.*!/.test(arg)) ? [finding('runs_other_program', 'less')] : []),
  }),
  ...rows('reads_workspace', 'bat batcat', {
    valued: 'lrH',
    plain: ['-l', '-r', '-H', '--language', '--line-range', '--style', '--theme', '--color', '--paging', '--wrap'],
    options: { '--pager': 'runs_other_program' },
  }),
  ...rows('reads_workspace', 'grep egrep fgrep', {
    text: 1,
    textOptions: ['-e', '--regexp', '-f', '--file'],
    valued: 'efmABCDd',
    plain: [
      '-m',
      '-A',
      '-B',
      '-C',
      '-D',
      '-d',
      '--include',
      '--exclude',
      '--exclude-dir',
      '--color',
      '--colour',
      '--max-count',
      '--label',
    ],
    passesLines: true,
    more: asksForSecrets,
    printsNames: ['-l', '-L', '--files-with-matches', '--files-without-match'],
  }),
  ...rows('reads_workspace', 'rg ripgrep', {
    text: 1,
    textOptions: ['-e', '--regexp', '-f', '--file', '--files', '--type-list'],
    valued: 'efgtTmABCrMjdE',
    plain: [
      '-g',
      '--glob',
      '--iglob',
      '-t',
      '--type',
      '-T',
      '--type-not',
      '-m',
      '-A',
      '-B',
      '-C',
      '-r',
      '--replace',
      '-M',
      '-j',
      '-d',
      '-E',
      '--sort',
      '--sortr',
      '--colors',
      '--max-depth',
      '--type-add',
    ],
    options: {
      '--pre': 'runs_other_program',
      '--hostname-bin': 'runs_other_program',
      '-z': 'reads_workspace',
      '--search-zip': 'reads_workspace',
    },
    passesLines: true,
    more: asksForSecrets,
    printsNames: ['-l', '--files', '--files-with-matches', '--files-without-match'],
  }),
  ...rows('reads_workspace', 'ag ack', {
    text: 1,
    valued: 'ABCmG',
    plain: ['-A', '-B', '-C', '-m', '-G', '--ignore', '--ignore-dir', '--type'],
    options: { '--pager': 'runs_other_program', '--ackrc': 'runs_other_program', '--output': 'inline_code' },
    printsNames: ['-l'],
  }),
  ...rows('reads_workspace', 'find gfind', { instead: rateFind, printsNames: true }),
  ...looking,
  ...rows('reads_workspace', 'locate', { text: 'all', instead: () => [finding('outside_workspace', 'locate')] }),
  ...rows('reads_workspace', 'sort gsort', {
    valued: 'ktSToz',
    plain: ['-k', '-t', '-S', '--key', '--field-separator', '--buffer-size', '--parallel', '--batch-size'],
    options: {
      '-o': 'writes_workspace',
      '--output': 'writes_workspace',
      '--compress-program': 'runs_other_program',
      '-T': 'outside_workspace',
      '--temporary-directory': 'outside_workspace',
      '--files0-from': 'unknown_path',
    },
    more: ({ operands, options }) =>
      hasOption(options, '-o', '--output') && operands.length > 0 && operands.every((file) => file === '/dev/null')
        ? [finding('overwrites', 'sort -o')]
        : [],
    passesLines: true,
  }),
  ...rows('reads_workspace', 'uniq', {
    valued: 'fsw',
    plain: ['-f', '-s', '-w'],
    passesLines: true,
    more: ({ operands: [from, to] }) =>
      to === undefined ? [] : [finding(from === to ? 'overwrites' : 'writes_workspace', 'uniq')],
  }),
  ...rows('reads_workspace', 'xxd', {
    valued: 'clogsRn',
    plain: ['-c', '-l', '-o', '-g', '-s', '-R', '-n'],
    more: ({ operands }) => (operands.length > 1 ? [finding('writes_workspace', 'xxd')] : []),
  }),
  ...rows('reads_workspace', 'cut', {
    valued: 'dfbc',
    plain: ['-d', '-f', '-b', '-c', '--delimiter', '--fields', '--output-delimiter'],
  }),
  ...rows('reads_workspace', 'tr', { text: 'all' }),
  ...rows('reads_workspace', 'numfmt', { text: 'all' }),
  ...rows('reads_workspace', 'diff colordiff sdiff diff3', {
    valued: 'UCIxXSLWDF',
    plain: ['-U', '-C', '-I', '-x', '-L', '-W', '-F', '--exclude', '--label', '--ignore-matching-lines'],
    options: { '--output': 'writes_workspace', '-o': 'writes_workspace', '--diff-program': 'runs_other_program' },
  }),
  ...rows('reads_workspace', 'jq gojq jaq', {
    text: 1,
    textOptions: ['-f', '--from-file'],
    valued: 'fL',
    plain: ['--arg', '--argjson', '--indent', '--args', '--jsonargs'],
    more: ({ args }) => (args.some((arg) => secretsWhole.test(arg)) ? [finding('secrets', 'env')] : []),
  }),
  ...rows('reads_workspace', 'yq', {
    text: 1,
    valued: 'op',
    plain: ['-o', '-p', '--output-format', '--input-format'],
    options: {
      '-i': 'writes_workspace',
      '--inplace': 'writes_workspace',
      '-s': 'writes_workspace',
      '--split-exp': 'writes_workspace',
    },
    more: ({ args }) =>
      args.some((arg) => /\benv|strenv|load|system|exec/.test(arg)) ? [finding('inline_code', 'yq')] : [],
  }),
  ...rows('reads_workspace', 'xmllint', {
    valued: 'o',
    valuedLong: ['--xpath', '--pattern', '--encode'],
    plain: ['--xpath', '--pattern', '--encode'],
    options: { '-o': 'writes_workspace', '--output': 'writes_workspace', '--shell': 'inline_code' },
  }),
  ...rows('reads_workspace', 'sed gsed', { instead: rateSed }),
  ...rows('reads_workspace', 'awk gawk mawk nawk', { instead: rateAwk }),
  ...rows('reads_workspace', 'shellcheck nm size objdump readelf ldd', {
    options: { '--program': 'runs_other_program' },
    more: ({ name }) => (name === 'ldd' ? [finding('project_code', 'ldd')] : []),
  }),
]
