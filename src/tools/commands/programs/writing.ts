/** Programs whose ordinary work changes files: inside the workspace that is medium, losing data or leaving it is high. */
import { type Finding, finding } from '../finding.ts'
import { hasOption } from '../options.ts'
import type { Call, Program } from '../program.ts'
import { type Rows, rows, table } from './rows.ts'

function rateTar({ name, args, ratePath }: Call): readonly Finding[] {
  const [first = '', ...rest] = args
  const letters = /^-?[a-zA-Z]+$/.test(first) && !first.startsWith('--') ? first.replace('-', '') : ''
  const short = [letters, ...rest.filter((arg) => /^-[a-zA-Z]/.test(arg)).map((arg) => arg.slice(1))].join('')
  const risky = args.find((arg) =>
    /^--(?:to-c|che.*-a|use-c|rsh|info|new-v|rmt|remove-|recursive-u|unlink|overw|abs|P|del|xform=.*e|transform=.*\/[gix]*e)/.test(
      arg,
    ),
  )
  const words = args.filter((arg, at) => !(at === 0 && letters !== '') && !arg.startsWith('-'))
  const remote = words.some((word) => /^[\w.-]+(?:@[\w.-]+)?:./.test(word))
  const extracts = short.includes('x') || args.some((arg) => /^--(?:ext|get)/.test(arg))
  const lists = (short.includes('t') || args.some((arg) => /^--lis/.test(arg))) && !extracts
  const toStdout = /O/.test(short) || args.includes('--to-stdout')
  return [
    finding(lists || (extracts && toStdout) ? 'reads_workspace' : 'writes_workspace', name),
    ...(risky || /[IFPU]/.test(short) ? [finding('runs_other_program', risky ?? `-${short}`)] : []),
    ...(remote ? [finding('remote_machine', name)] : []),
    ...args.flatMap((arg) => (arg.startsWith('-') ? ratePath(arg.replace(/^--?[\w-]*=?/, '') || '.', 'read') : [])),
    ...words.flatMap((word) => ratePath(word, lists ? 'read' : 'write')),
  ]
}

/** Gives the file back in another form; with `-c` it only prints. */
const ratePacker = ({ name, options, operands, ratePath, fed }: Call): readonly Finding[] => {
  const prints =
    hasOption(options, '-c', '--stdout', '--to-stdout', '-l', '--list', '-t', '--test') ||
    (operands.length === 0 && fed !== 'nothing')
  return [
    finding(prints ? 'reads_workspace' : 'writes_workspace', name),
    ...(!prints && hasOption(options, '-f', '--force') ? [finding('overwrites', name)] : []),
    ...operands.flatMap((path) => ratePath(path, prints ? 'read' : 'write')),
  ]
}

const rateChmod = ({ name, args, operands, options, ratePath }: Call): readonly Finding[] => {
  const words = args.filter((arg) => !/^(?:--|-[Rvcf]+$)/.test(arg))
  const [mode = '', ...paths] = args.some((arg) => arg.startsWith('--ref')) ? ['', ...words] : words
  const wide = /^[0-7]?[0-7]?[2367][2367]$|[0-7]77|s|o\+w|a\+w|^[2-7][0-7]{3}$/.test(mode)
  // Nobody can read it any more, not even its owner.
  const shut = /^0*[0-3][0-7]{2}$|^0+$|(?:^|,)[ua]*-\w*r/.test(mode)
  const many = hasOption(options, '-R', '--recursive') || shut
  return [
    finding('writes_workspace', name),
    ...(wide || many ? [finding('machine', `${name} ${mode}`)] : []),
    ...paths.flatMap((path) => ratePath(path, 'write')),
    ...(operands.length > 60 ? [finding('too_long')] : []),
  ]
}

/** The `rename` of Perl takes code; a substitution of fixed texts is the only kind that is understood. */
const isCode = (word: string): boolean =>
  /^(?:s|y|tr)?[/|{(,#!]|[;$@(]/.test(word) &&
  !/^(?:s|y|tr)([/|,#!])[^$@(`;]{0,200}\1[^$@(`;]{0,200}\1[gi]{0,9}$/.test(word)

const sevenZip: Omit<Program, 'kind'> = {
  writes: true,
  // Its options have their value attached: `-o/where`.
  more: ({ name, args, ratePath }) => [
    ...args.flatMap((arg) => (arg.startsWith('-o') && arg.length > 2 ? ratePath(arg.slice(2), 'write') : [])),
    ...(name.endsWith(' d') ? [finding('deletes', name)] : []),
  ],
  options: { '--move': 'deletes', '-sdel': 'deletes' },
}

export const writing: Rows = [
  ...rows('writes_workspace', 'mkdir touch rmdir', {
    writes: true,
    valued: 'mdtr',
    plain: ['-m', '-d', '-t', '--mode', '--date'],
  }),
  ...rows('writes_workspace', 'cp mv install rename', {
    writes: true,
    valued: 'tSmog',
    plain: ['-S', '-m', '-o', '-g', '--suffix', '--mode'],
    options: { '--strip-program': 'runs_other_program', '-o': 'machine', '--owner': 'machine' },
    more: ({ operands, ratePath, name }) => [
      ...(name === 'cp' ? operands.flatMap((path) => ratePath(path, 'read')) : []),
      ...(name === 'mv' && operands.at(-1)?.startsWith('/dev/') ? [finding('deletes', operands.join(' '))] : []),
      ...(operands.length > 1 && operands[0]?.startsWith('/dev/') ? [finding('overwrites', operands.join(' '))] : []),
      ...(name === 'rename' && isCode(operands[0] ?? '') ? [finding('inline_code', operands[0])] : []),
    ],
  }),
  ...rows('writes_workspace', 'ln', {
    writes: true,
    more: ({ options, operands }) =>
      hasOption(options, '-f', '--force') && operands[0]?.startsWith('/dev/') ? [finding('overwrites', 'ln -f')] : [],
  }),
  ...rows('writes_workspace', 'tee sponge', {
    writes: true,
    instead: ({ name, operands, ratePath }) => [
      ...(operands.every((path) => path.startsWith('/dev/'))
        ? [finding('prints', name)]
        : [finding('writes_workspace', name)]),
      ...operands.flatMap((path) => ratePath(path, 'write')),
    ],
  }),
  ...rows('writes_workspace', 'split csplit', {
    valued: 'lbnaCt',
    plain: ['-l', '-b', '-n', '-a', '-C', '-t'],
    writes: true,
    options: { '--filter': 'runs_other_program' },
  }),
  ...rows('writes_workspace', 'patch', {
    writes: true,
    valued: 'pioBzdrDF',
    plain: ['-p', '-B', '-z', '-F'],
    options: { '--ed': 'runs_other_program', '-e': 'runs_other_program' },
  }),
  ...rows('writes_workspace', 'mktemp', {
    instead: ({ operands, options, ratePath }) =>
      operands.length > 0 && !hasOption(options, '-t')
        ? [finding('writes_workspace', 'mktemp'), ...ratePath(operands[0] ?? '', 'write')]
        : [finding('outside_workspace', 'mktemp')],
  }),
  ...rows('writes_workspace', 'mkfifo dos2unix unix2dos', { writes: true }),
  ...rows('writes_workspace', 'tar gtar bsdtar', { instead: rateTar }),
  ...rows('writes_workspace', 'gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd lz4 lzma compress uncompress pigz', {
    instead: ratePacker,
  }),
  ...rows('writes_workspace', '7z 7za 7zz rar unrar', {
    subcommands: table(rows('reads_workspace', 'l lb lt v t', {}), rows('writes_workspace', 'a u x e d', sevenZip)),
    other: 'unknown_option',
  }),
  ...rows('writes_workspace', 'zip', {
    writes: true,
    options: {
      '-m': 'deletes',
      '--move': 'deletes',
      '-T': 'runs_other_program',
      '--unzip-command': 'runs_other_program',
      '-d': 'deletes',
    },
  }),
  ...rows('writes_workspace', 'unzip', {
    valued: 'dx',
    instead: ({ name, options, operands, ratePath }) => [
      finding(hasOption(options, '-l', '-t', '-p', '-Z', '-v') ? 'reads_workspace' : 'writes_workspace', name),
      ...(hasOption(options, '-:') ? [finding('outside_workspace', name)] : []),
      ...[...operands, ...options.flatMap(({ value }) => value ?? [])].flatMap((path) => ratePath(path, 'write')),
    ],
  }),
  // Their first word is letters: `ar tv`, `jar -tf`.
  ...rows('writes_workspace', 'ar jar', {
    instead: ({ name, args: [first = '', ...rest], ratePath }) => {
      const looks = /^(?:-?[tp][a-zA-Z]*|--list)$/.test(first)
      return [
        finding(looks ? 'reads_workspace' : 'writes_workspace', name),
        ...(name === 'ar' && /d/.test(first) ? [finding('deletes', 'ar d')] : []),
        ...rest.flatMap((path) => (path.startsWith('-') ? [] : ratePath(path, looks ? 'read' : 'write'))),
      ]
    },
  }),
  // Names in an archive of cpio may begin at the machine's root, and it follows them.
  ...rows('outside_workspace', 'cpio', {
    instead: ({ name, options, operands, ratePath }) => [
      finding(
        hasOption(options, '-t', '--list')
          ? 'reads_workspace'
          : hasOption(options, '-o', '--create')
            ? 'writes_workspace'
            : 'outside_workspace',
        name,
      ),
      ...operands.flatMap((path) => ratePath(path, 'write')),
    ],
  }),
  ...rows('writes_workspace', 'chmod', { instead: rateChmod }),
  ...rows('deletes', 'rm unlink shred wipe srm trash rimraf del truncate gio'),
  ...rows('overwrites', 'dd fallocate mknod'),
  ...rows(
    'runs_other_program',
    'vi vim nvim view ex ed nano emacs emacsclient pico joe micro code subl open xdg-open start explorer',
  ),
]
