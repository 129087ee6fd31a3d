/** The shell's own commands, shells and interpreters, and programs that run another one. */
import { someName, unknown } from '../fields.ts'
import { type Finding, finding } from '../finding.ts'
import { readsOf } from '../inner/inline.ts'
import { ratePerl } from '../inner/perl.ts'
import { ratePowerShell } from '../inner/power-shell.ts'
import { hasOption, readOptions } from '../options.ts'
import type { Call } from '../program.ts'
import { tasksIn, toldByName } from '../task-names.ts'
import { isSecretVariable, variableKind } from '../variables.ts'
import { type Rows, rows, table } from './rows.ts'

/** `sh -c '…'`, `sh file`, or code from a pipe. */
function rateShell({ name, args, fed, given, rateScript, ratePath }: Call): readonly Finding[] {
  const { options, operands } = readOptions(args, { valued: 'oO', valuedLong: ['--rcfile', '--init-file'] })
  if (hasOption(options, '--rcfile', '--init-file')) return [finding('hidden_code', name)]
  if (hasOption(options, '-c')) {
    const [script, ...positional] = operands.filter((word) => !/^\+[a-zA-Z]+$/.test(word))
    return script === undefined || script.includes(unknown)
      ? [finding('computed_command', `${name} -c`)]
      : rateScript(script, positional)
  }
  const file = operands.find((word) => !/^\+[a-zA-Z]+$/.test(word))
  // It reads the file and runs nothing of it.
  if (file !== undefined && args[0] === '-n' && args.length === 2)
    return [finding('reads_workspace', `${name} -n`), ...ratePath(file, 'read')]
  if (file !== undefined && !hasOption(options, '-s'))
    return [...rateFile(name, file, ratePath), ...toldByName(...tasksIn(operands.filter((word) => word !== file)))]
  if (given !== undefined) return rateScript(given)
  if (fed === 'file') return [finding('project_code', name)]
  return [finding(fed === 'nothing' ? 'inline_code' : 'piped_code', name)]
}

function rateFile(name: string, file: string, ratePath: Call['ratePath']): readonly Finding[] {
  if (file.startsWith('/dev/') || file === '-') return [finding('piped_code', name)]
  return [finding('project_code', `${name} ${file}`), ...toldByName(file), ...ratePath(file, 'read')]
}

/** `node file`, `python -c '…'`, code from a pipe. */
const interpreter =
  (inline: readonly string[], language?: Parameters<typeof readsOf>[1]) =>
  ({ name, options, operands, fed, ratePath, args }: Call): readonly Finding[] => {
    const [code, ...further] = options.filter((option) => inline.includes(option.name))
    if (code) {
      const others = options.filter((option) => option !== code && !/^-(?:[uBsSEIOqn]|rjson|r)$/.test(option.name))
      const isAlone = further.length === 0 && others.length === 0 && code.name !== '-S'
      const reads = language && isAlone ? readsOf(code.value ?? operands[0] ?? '', language) : undefined
      return [
        finding(reads ? 'prints' : 'inline_code', `${name} ${code.name}`),
        ...(reads ?? []).flatMap((path) => ratePath(path, 'read')),
      ]
    }
    const asked = name === 'php' ? /^-(?:v|m|h|-version|-help|-modules)$/ : /^-(?:v|V|h|-version|-help)$/
    if (args.length === 1 && asked.test(args[0] ?? '')) return [finding('prints', name)]
    const [file, ...rest] = operands
    if (file === undefined && hasOption(options, '--test')) return [finding('project_code', name)]
    if (file === undefined)
      return [finding(fed === 'file' ? 'project_code' : fed === 'nothing' ? 'inline_code' : 'piped_code', name)]
    return [
      ...rateFile(name, file, ratePath),
      ...toldByName(...tasksIn(args.slice(args.indexOf(file) + 1))),
      ...rest.flatMap((word) => (word.startsWith('-') ? [] : ratePath(word, 'read'))),
    ]
  }

const node = interpreter(['-e', '--eval', '-p', '--print', '-pe'], 'javaScript')
function rateNode(call: Call): readonly Finding[] {
  const at = call.args.findIndex((arg) => /^-(?:pe|ep)$/.test(arg))
  if (at >= 0) {
    const reads = readsOf(call.args[at + 1] ?? '', 'javaScript')
    return [
      finding(reads ? 'prints' : 'inline_code', 'node -pe'),
      ...(reads ?? []).flatMap((path) => call.ratePath(path, 'read')),
    ]
  }
  if (hasOption(call.options, '--check', '-c'))
    return call.operands.flatMap((file) => [finding('reads_workspace', file), ...call.ratePath(file, 'read')])
  const debugged = call.options.some(({ name }) => /^--inspect/.test(name)) ? [finding('opens_port', '--inspect')] : []
  const preloads = call.options.filter(({ name }) =>
    /^(?:-r|--require|--import|--loader|--experimental-loader|--env-file.*)$/.test(name),
  )
  return [
    ...node(call),
    ...debugged,
    ...preloads.flatMap(({ name, value = '' }) => [
      ...(name.startsWith('--env-file') ? [] : [finding('project_code', `node ${value}`)]),
      ...call.ratePath(value, 'read'),
    ]),
  ]
}

const perl = interpreter(['-e', '-E', '-M'])
const ruby = interpreter(['-e'], 'ruby')
const otherCode = interpreter(['-e', '-E', '-c', '-C', '-r'])
const python = interpreter(['-c'], 'python')
const openModules =
  /^(?:http\.server|SimpleHTTPServer|webbrowser|ensurepip|ftplib|telnetlib|smtplib|smtpd|poplib|imaplib|xmlrpc|pdb|code|timeit|idlelib|antigravity|pip|pipx|site|runpy|pickle|asyncio|sqlite3|socketserver)$/
function ratePython(call: Call): readonly Finding[] {
  const at = call.args.indexOf('-m')
  if (at < 0) return [...python(call), ...(isInstall(call.operands) ? [finding('machine', 'setup.py')] : [])]
  const [module = '', ...rest] = call.args.slice(at + 1)
  if (module === 'pip') return call.rateArgs(['pip', ...rest])
  const kind = call.kindOf(module)
  if (kind !== undefined && !/^(?:prints|reads_\w+)$/.test(kind)) return call.rateArgs([module, ...rest])
  if (module === 'json.tool')
    return [
      finding('reads_workspace', module),
      ...rest.flatMap((file) => (file.startsWith('-') ? [] : call.ratePath(file, 'read'))),
    ]
  if (
    /^(?:site|platform|calendar|this|sysconfig|tokenize|ast|dis)$/.test(module) &&
    rest.every((word) => /^[\w.]+$/.test(word))
  )
    return [finding('reads_workspace', `-m ${module}`), ...rest.flatMap((file) => call.ratePath(file, 'read'))]
  if (module === 'http.server' || module === 'SimpleHTTPServer') return [finding('opens_port', module)]
  const paths = rest.flatMap((word) => (word.startsWith('-') ? [] : call.ratePath(word, 'read')))
  return [
    finding(openModules.test(module) ? 'inline_code' : 'project_code', `-m ${module}`),
    ...toldByName(...tasksIn(rest)),
    ...paths,
  ]
}

const isInstall = ([file = '', ...rest]: readonly string[]): boolean =>
  /(?:^|\/)setup\.py$/.test(file) && rest.some((word) => /^(?:install|develop|upload|register)$/.test(word))

function rateXargs({ args, fed, rateArgs, ratePath }: Call): readonly Finding[] {
  const grammar = {
    valued: 'IidEeLlnPsa',
    valuedLong: ['--replace', '--max-args', '--max-procs', '--delimiter', '--max-lines', '--max-chars', '--arg-file'],
  }
  const { options, rest } = readOptions(args, { ...grammar, stopAtOperand: true })
  const list = options.find(({ name }) => name === '-a' || '--arg-file'.startsWith(name))?.value
  const read = list === undefined ? [] : ratePath(list, 'read')
  if (rest.length === 0) return [finding('prints', 'xargs'), ...read]
  const arrives = fed === 'names' && list === undefined ? someName : unknown
  const mark = options.find(({ name }) => name === '-I' || name === '-i' || name === '--replace')
  const sign = mark ? (mark.value ?? '{}') : undefined
  const shell = rest.some((word) => /^(?:.*\/)?(?:(?:ba|da|z|k)?sh|eval|env|python3?|node|perl|ruby)$/.test(word))
  if (shell && (sign === undefined || rest.some((word) => word.includes(sign) && word !== sign)))
    return [finding('hidden_code', rest.join(' '))]
  return [
    ...read,
    ...rateArgs(sign === undefined ? [...rest, arrives] : rest.map((word) => word.replaceAll(sign, arrives))),
  ]
}

function rateEnv({ args, rateArgs, rateScript }: Call): readonly Finding[] {
  const split = args.findIndex((arg) => /^(?:-[a-zA-Z0]*S|--split-string)/.test(arg))
  if (split >= 0) {
    const [own = '', ...rest] = args.slice(split)
    const text = own.replace(/^(?:-[a-zA-Z0]*S|--split-string=?)/, '')
    return rateScript([text, ...rest.map((word) => `'${word.replaceAll("'", "'\\''")}'`)].join(' '))
  }
  const { rest, options } = readOptions(args, {
    valued: 'uCa',
    valuedLong: ['--unset', '--chdir', '--argv0'],
    stopAtOperand: true,
  })
  const sets = rest.slice(
    0,
    Math.max(
      0,
      rest.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word)),
    ),
  )
  const all = rest.every((word) => /^[A-Za-z_]\w*=/.test(word))
  if (all) return [finding('secrets', 'env')]
  const folder = hasOption(options, '-C', '--chdir') ? [finding('outside_workspace', 'env -C')] : []
  const set = sets.flatMap((word) => {
    const name = word.slice(0, word.indexOf('='))
    const kind = variableKind(name)
    return kind === 'harmless' ? [] : [finding(kind === 'steering' ? 'dangerous_variable' : 'sets_variable', name)]
  })
  return [...folder, ...set, ...rateArgs(rest.slice(sets.length))]
}

const shown = (text: string): string => (text.includes(unknown) ? '' : text)

/** Several words that the shell reads as code once more. */
function rateEval({ name, args, rateScript }: Call): readonly Finding[] {
  const text = args.join(' ')
  return text.includes(unknown) || text.includes(someName)
    ? [finding('computed_command', `${name} ${shown(text)}`)]
    : rateScript(text)
}

function rateDeclared({ name, args, options }: Call): readonly Finding[] {
  const values = args.filter((arg) => !arg.startsWith('-'))
  if (values.length === 0 && name !== 'unset' && name !== 'local') return [finding('secrets', name)]
  if (hasOption(options, '-p') && values.length === 0) return [finding('secrets', name)]
  const isShown = hasOption(options, '-p') && values.every((word) => /^[A-Za-z_]\w*$/.test(word))
  if (isShown && !values.some(isSecretVariable)) return [finding('prints', name)]
  const steering = values
    .map((word) => word.split('=', 1)[0] ?? '')
    .filter((variable) => variableKind(variable) === 'steering')
  const code = values.filter((word) => /\$\(|`/.test(word) && hasOption(options, '-i'))
  return [
    finding('prints', name),
    ...steering.map((variable) => finding('dangerous_variable', variable)),
    ...code.map((word) => finding('hidden_code', word)),
    ...values.filter((word) => word.includes('[') && !word.includes('=')).map((word) => finding('hidden_code', word)),
  ]
}

/** `parallel [options] COMMAND… ::: VALUE…`: one command for each value. With anything else about it, it is not understood. */
function rateParallel({ name, args, rateArgs, rateScript }: Call): readonly Finding[] {
  const at = args.indexOf(':::')
  const words = args.slice(0, Math.max(at, 0))
  const start = words.findIndex((word, i) => !/^-/.test(word) && !/^(?:-j|--jobs)$/.test(words[i - 1] ?? ''))
  const known = words
    .slice(0, start)
    .every((word) => /^(?:-j\d*|--jobs|-k|--keep-order|--dry-run|--tag|\d+)$/.test(word))
  const [command = '', ...rest] = words.slice(Math.max(start, 0))
  const values = args.slice(at + 1)
  if (at < 0 || start < 0 || !known || values.some((value) => /^:{3,4}\+?$/.test(value) || value.includes(unknown)))
    return [finding('runs_other_program', name)]
  const isScript = /\s/.test(command)
  return values.flatMap((value) => {
    const filled = [command, ...rest].map((word) => word.replace(/\{[/.]*\}/g, value))
    const all = [command, ...rest].some((word) => /\{[/.]*\}/.test(word)) ? filled : [...filled, value]
    // What it is given is read by a shell.
    return isScript || all.some((word) => /[\s;&|<>$`()]/.test(word)) ? rateScript(all.join(' ')) : rateArgs(all)
  })
}

const steeringIn = (names: readonly string[]): readonly Finding[] =>
  names.filter((name) => variableKind(name, true) === 'steering').map((name) => finding('dangerous_variable', name))

const riskyShopts = /dotglob|expand_aliases|extdebug|sourcepath/

export const shells: Rows = [
  ...rows('inline_code', 'sh bash dash zsh ksh mksh ash fish rbash', { instead: rateShell }),
  ...rows('inline_code', 'node nodejs', {
    valued: 'epr',
    valuedLong: ['--eval', '--print', '--require', '--import', '--loader', '--env-file'],
    instead: rateNode,
  }),
  ...rows('inline_code', 'deno', {
    bare: 'inline_code',
    other: 'project_code',
    subcommands: table(
      rows('project_code', 'test fmt lint check bench doc info'),
      rows('project_code', 'task', { more: ({ args }) => toldByName(...tasksIn(args)) }),
      rows('publishes', 'publish deploy'),
      rows('machine', 'upgrade uninstall clean jupyter serve'),
      rows('inline_code', 'eval repl'),
      rows('downloaded_code', 'run install x', {
        instead: ({ name, operands, ratePath }) =>
          /^(?:https?|npm|jsr):/.test(operands[0] ?? '')
            ? [finding('downloaded_code', name)]
            : rateFile(name, operands[0] ?? '-', ratePath),
      }),
    ),
  }),
  ...rows('inline_code', 'python python2 python3 pypy pypy3', { valued: 'cmWX', instead: ratePython }),
  ...rows('inline_code', 'perl', { valued: 'eEIMF', instead: (call) => ratePerl(call) ?? perl(call) }),
  ...rows('inline_code', 'ruby', {
    valued: 'erI',
    instead: (call) =>
      call.options.some(({ name, value }) => name === '-I' || (name === '-r' && value !== 'json'))
        ? [finding('inline_code', 'ruby')]
        : ruby(call),
  }),
  ...rows('inline_code', 'php', { valued: 'rBRFSt', instead: interpreter(['-r', '-B', '-R', '-F', '-S'], 'php') }),
  ...rows('inline_code', 'lua luajit Rscript julia elixir', {
    valued: 'eElr',
    instead: interpreter(['-e', '-E', '-l', '-r'], 'plain'),
  }),
  ...rows('inline_code', 'pwsh powershell', { instead: (call) => ratePowerShell(call) ?? otherCode(call) }),
  ...rows('inline_code', 'tclsh osascript groovy scala', { valued: 'eEcCr', instead: otherCode }),
  ...rows('project_code', 'source .', {
    instead: ({ name, operands, ratePath }) => rateFile(name, operands[0] ?? '-', ratePath),
  }),
  ...rows('inline_code', 'eval', { instead: rateEval }),
  ...rows('runs_other_program', 'parallel', { instead: rateParallel }),
  ...rows('prints', 'trap', {
    instead: ({ operands, rateScript }) =>
      operands.length < 2 || operands[0] === '-' ? [finding('prints', 'trap')] : rateScript(operands[0] ?? ''),
  }),
  ...rows('prints', 'alias', {
    instead: ({ operands, rateScript }) =>
      operands.flatMap((word) =>
        word.includes('=')
          ? [finding('redefines', word), ...rateScript(word.slice(word.indexOf('=') + 1))]
          : [finding('prints', word)],
      ),
  }),
  ...rows('prints', 'cd pushd', {
    namesOnly: true,
    more: ({ operands, name }) =>
      operands.length === 0 && name === 'cd'
        ? [finding('outside_workspace', 'cd')]
        : operands.includes('-')
          ? [finding('outside_workspace', 'cd -')]
          : [],
  }),
  ...rows(
    'prints',
    'popd read mapfile readarray wait jobs exit return break continue shift umask ulimit times caller getopts unalias',
    {
      text: 'all',
      options: { '-C': 'hidden_code' },
      more: ({ operands }) => [
        ...(operands.some((word) => word.includes('[')) ? [finding('hidden_code')] : []),
        ...steeringIn(operands),
      ],
    },
  ),
  ...rows('prints', 'export declare typeset readonly local unset', { instead: rateDeclared }),
  ...rows('prints', 'set', { instead: ({ args }) => [finding(args.length === 0 ? 'secrets' : 'prints', 'set')] }),
  ...rows('prints', 'shopt', {
    instead: ({ args }) => [finding(args.some((arg) => riskyShopts.test(arg)) ? 'redefines' : 'prints', 'shopt')],
  }),
  ...rows('prints', 'hash', { text: 'all', valued: 'p', options: { '-p': 'redefines' } }),
  ...rows('prints', 'compgen', {
    text: 'all',
    options: { '-C': 'hidden_code', '-F': 'hidden_code', '-W': 'hidden_code', '-e': 'secrets' },
    valued: 'CFWA',
  }),
  ...rows('redefines', 'enable bind complete fc suspend logout'),
  ...rows('secrets', 'history'),
  ...rows('secrets', 'printenv', {
    text: 'all',
    instead: ({ operands }) => [
      finding(
        operands.length > 0 &&
          operands.every((name) =>
            /^(?:PATH|HOME|USER|SHELL|LANG|LC_\w+|PWD|TERM|TZ|NODE_ENV|CI|EDITOR|LOGNAME|HOSTNAME)$/.test(name),
          )
          ? 'prints'
          : 'secrets',
        'printenv',
      ),
    ],
  }),
  ...rows('prints', 'env', { instead: rateEnv }),
  ...rows('prints', 'xargs gxargs', { instead: rateXargs }),
  ...rows('prints', 'command builtin', {
    instead: ({ args, rateArgs }) =>
      /^-[vV]/.test(args[0] ?? '')
        ? [finding('prints', 'command -v')]
        : rateArgs(args.filter((arg, at) => !(at === 0 && arg === '-p'))),
  }),
  ...rows('prints', 'exec', { valued: 'a', wraps: { operands: 0 } }),
  ...rows('prints', 'nice', { valued: 'n', valuedLong: ['--adjustment'], wraps: { operands: 0 } }),
  ...rows('prints', 'nohup unbuffer chronic caffeinate setsid ifne errno', { wraps: { operands: 0 } }),
  ...rows('prints', 'time gtime', {
    valued: 'fo',
    options: { '-o': 'writes_workspace', '--output': 'writes_workspace' },
    wraps: { operands: 0 },
  }),
  ...rows('prints', 'timeout gtimeout', {
    valued: 'ks',
    valuedLong: ['--kill-after', '--signal'],
    plain: ['-k', '-s', '--kill-after', '--signal'],
    wraps: { operands: 1 },
  }),
  ...rows('prints', 'stdbuf', {
    valued: 'ioe',
    valuedLong: ['--input', '--output', '--error'],
    wraps: { operands: 0 },
  }),
  ...rows('prints', 'ionice', { valued: 'cnpPu', wraps: { operands: 0 } }),
  ...rows('prints', 'chrt taskset', { wraps: { operands: 1 } }),
  ...rows('prints', 'busybox toybox', { wraps: { operands: 0 } }),
  ...rows('writes_workspace', 'flock', {
    instead: ({ args, rateArgs, rateScript, ratePath }) => {
      const { rest } = readOptions(args, { valued: 'wE', stopAtOperand: true })
      const [file = '', ...inner] = rest
      return [
        finding('writes_workspace', file),
        ...ratePath(file, 'write'),
        ...(inner[0] === '-c' ? rateScript(inner[1] ?? '') : rateArgs(inner)),
      ]
    },
  }),
  ...rows('prints', 'watch', {
    instead: ({ args, rateScript, rateArgs }) => {
      const { rest, options } = readOptions(args, { valued: 'nq', valuedLong: ['--interval'], stopAtOperand: true })
      return hasOption(options, '-x', '--exec') ? rateArgs(rest) : rateScript(rest.join(' '))
    },
  }),
  ...rows(
    'runs_other_program',
    'entr script expect strace ltrace gdb lldb perf valgrind screen tmux dtach fakeroot proot firejail rlwrap ld.so start-stop-daemon daemonize run-parts',
  ),
]
