/** Package tools, compilers and test runners: project code is medium, downloaded code and publishing are high. */
import { type Finding, finding } from '../finding.ts'
import { hasOption, readOptions } from '../options.ts'
import type { Call } from '../program.ts'
import { isInstallName, tasksIn, toldByName } from '../task-names.ts'
import { type Rows, rows, table } from './rows.ts'

/** A script of the project; what its name says is believed. */
const rateScript = ({ name, operands }: Call): readonly Finding[] => {
  const [script] = operands
  if (script === undefined) return [finding('reads_workspace', name)]
  return [finding('project_code', `${name} ${script}`), ...toldByTarget(script)]
}

/** A target may put something into the machine too. */
const toldByTarget = (word: string): readonly Finding[] => [
  ...toldByName(word),
  ...(isInstallName(word) ? [finding('machine', word)] : []),
]

/** `poetry run …`, `bundle exec …`: the command is rated by itself where it is known, else it is one of the project's. */
function rateWithin({ name, args, rateArgs, kindOf, options }: Call): readonly Finding[] {
  if (options.some(({ name: option }) => /^--(?:with|from|python|spec)/.test(option)))
    return [finding('downloaded_code', name)]
  const inner = readOptions(args, { valued: 'npx', stopAtOperand: true }).rest
  const [program = ''] = inner
  if (/^[a-z]+:\/\//.test(program)) return [finding('downloaded_code', program)]
  const isOwn = program.includes('/') || program.endsWith('.py') || kindOf(program) === undefined
  return [
    finding('project_code', `${name} ${program}`),
    ...(isOwn ? toldByName(program, ...tasksIn(inner.slice(1))) : rateArgs(inner)),
  ]
}

/** Packages run scripts of their own when they are installed, unless that is switched off. */
const rateInstall = ({ name, options, operands, args }: Call): readonly Finding[] => {
  const quiet = hasOption(options, '--ignore-scripts') && !args.includes('--ignore-scripts=false')
  const elsewhere =
    hasOption(options, '-g', '--global') ||
    operands.some((word) => /^(?:git|https?|file|ssh)[:+]|^[./~]|\.tgz$/.test(word))
  return [
    finding(quiet && !elsewhere ? 'network_read' : 'downloaded_code', name),
    ...(elsewhere ? [finding('machine', name)] : []),
  ]
}

const steeringOptions = {
  '--script-shell': 'runs_other_program',
  '--node-options': 'runs_other_program',
  '--shell': 'runs_other_program',
  '--userconfig': 'redefines',
  '--globalconfig': 'redefines',
  '--registry': 'downloaded_code',
  '--editor': 'runs_other_program',
  '--viewer': 'runs_other_program',
  '--git': 'runs_other_program',
  '-g': 'machine',
  '--global': 'machine',
  '--location': 'machine',
} as const

/** The folder whose scripts run, where the option stands behind the subcommand. */
function inFolder({ args, ratePath }: Call): readonly Finding[] {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  return args.slice(0, end).flatMap((arg, at) => {
    const [, attached] = /^--(?:prefix|cwd|dir)=(.*)$/.exec(arg) ?? []
    const value = /^(?:--prefix|--cwd|--dir|-C)$/.test(arg) ? args[at + 1] : attached
    return value === undefined ? [] : ratePath(value, 'write')
  })
}

const npmCommands = table(
  rows('reads_workspace', 'ls list ll la root prefix bin explain why help fund query licenses', { text: 'all' }),
  rows('network_read', 'outdated view info show v audit search ping whoami doctor', {
    text: 'all',
    more: ({ operands, name }) =>
      /audit/.test(name) && operands.includes('fix') ? [finding('downloaded_code', 'audit fix')] : [],
  }),
  rows('project_code', 'test t tst start stop restart', { text: 'all', options: steeringOptions, more: inFolder }),
  rows('project_code', 'run run-script', {
    instead: (call) => [
      ...rateScript(call),
      ...inFolder(call),
      ...Object.entries(steeringOptions).flatMap(([option, kind]) =>
        hasOption(call.options, option) ? [finding(kind, option)] : [],
      ),
    ],
  }),
  rows(
    'downloaded_code',
    'install i in ci add update up upgrade rebuild rb clean-install install-test it link ln import',
    { instead: rateInstall },
  ),
  rows('writes_workspace', 'uninstall remove rm un prune dedupe shrinkwrap pack version', {
    text: 'all',
    options: steeringOptions,
  }),
  rows('writes_workspace', 'pkg', {
    instead: ({ name, operands }) => [
      finding(operands[0] === 'get' ? 'reads_workspace' : 'writes_workspace', name),
      // What it sets is run by the next `npm install` or `npm test`.
      ...(operands[0] === 'set' && operands.some((word) => /^(?:scripts|bin|config|overrides|workspaces)\b/.test(word))
        ? [finding('hidden_code', operands.join(' '))]
        : []),
    ],
  }),
  rows('writes_workspace', 'init create', {
    instead: ({ name, operands }) => [finding(operands.length > 0 ? 'downloaded_code' : 'writes_workspace', name)],
  }),
  rows('hidden_code', 'set-script'),
  rows('downloaded_code', 'exec x dlx'),
  rows('reads_workspace', 'config c', {
    subcommands: table(
      rows('reads_workspace', 'get list ls', {
        text: 'all',
        more: ({ operands }) =>
          operands.some((word) => /token|auth|password/i.test(word)) ? [finding('secrets', 'npm config')] : [],
      }),
    ),
    other: 'redefines',
  }),
  rows(
    'publishes',
    'publish unpublish deprecate dist-tag owner access team token login adduser logout hook org profile star unstar',
  ),
  rows('deletes', 'cache', {
    subcommands: table(rows('reads_workspace', 'ls verify dir', { text: 'all' })),
    other: 'deletes',
  }),
)

/** Commands of yarn, pnpm and bun themselves; any other word is a script of the project. */
const ownCommands = table(
  rows('machine', 'global env setup self-update self-uninstall upgrade server plugin set node-modules policies'),
  rows('deletes', 'store unlink'),
  rows('publishes', 'npm', {
    subcommands: table(rows('network_read', 'audit info', { text: 'all' })),
    other: 'publishes',
  }),
  rows('publishes', 'deploy tag'),
  rows('downloaded_code', 'patch patch-commit fetch unplug'),
  rows('project_code', 'node', { instead: ({ args, rateArgs }) => rateArgs(['node', ...args]) }),
  rows('project_code', 'workspace', {
    instead: ({ args, rateArgs }) => rateArgs(['yarn', ...args.slice(1)]),
  }),
  rows('project_code', 'workspaces', {
    instead: ({ args, rateArgs }) => {
      const at = args.findIndex((arg) => /^(?:run|exec)$/.test(arg))
      return at < 0 ? [finding('reads_workspace', 'workspaces')] : rateArgs(['yarn', ...args.slice(at)])
    },
  }),
  rows('machine', 'pm', {
    subcommands: table(rows('reads_workspace', 'ls bin hash', { text: 'all' })),
    other: 'machine',
  }),
)

const rateMake = ({ name, args, operands, options, ratePath }: Call): readonly Finding[] => [
  finding('project_code', name),
  ...tasksIn(args).flatMap(toldByTarget),
  ...operands.flatMap((word) =>
    /^(?:SHELL|MAKEFLAGS|CC|CXX|PREFIX|DESTDIR)=/.test(word) ? [finding('dangerous_variable', word)] : [],
  ),
  ...(hasOption(options, '--eval', '-E') ? [finding('inline_code', '--eval')] : []),
  ...(options.some(({ value }) => value === '-' || value?.startsWith('/dev/')) ? [finding('piped_code', name)] : []),
  ...[...operands, ...options.flatMap(({ value }) => value ?? [])].flatMap((word) =>
    ratePath(word.replace(/^\w+=/, ''), 'read'),
  ),
]

const rateGo = ({ name, operands, options }: Call): readonly Finding[] => {
  const remote = operands.some((word) => /@|^[\w-]+\.[a-z]{2,}\/|^\w+:/.test(word))
  const runs =
    options.some((option) => /exec|toolexec|ldflags|gcflags/.test(option.name)) ||
    hasOption(options, '-exec', '-toolexec')
  return [
    finding(remote ? 'downloaded_code' : 'project_code', name),
    ...(runs ? [finding('runs_other_program', name)] : []),
    ...(name === 'go run' ? toldByName(operands[0] ?? '') : []),
  ]
}

const go = table(
  rows('reads_workspace', 'version list doc help', { text: 'all' }),
  rows('reads_workspace', 'env', { text: 'all', options: { '-w': 'redefines', '-u': 'redefines' } }),
  rows('project_code', 'build test run vet fmt generate tool fix work', {
    instead: (call) => [
      ...rateGo(call),
      ...(call.args.some((arg) => /^--?(?:exec|toolexec)/.test(arg)) ? [finding('runs_other_program', '-exec')] : []),
      ...call.operands.flatMap((word) => call.ratePath(word.replace(/\.\.\.$/, ''), 'read')),
    ],
  }),
  rows('network_read', 'mod get', {
    text: 'all',
    more: ({ args }) =>
      args.filter((arg) => /^--?(?:replace|require)/.test(arg)).map((arg) => finding('redefines', arg)),
  }),
  rows('downloaded_code', 'install'),
  rows('deletes', 'clean'),
)

const cargo = table(
  rows('reads_workspace', 'tree metadata pkgid version help locate-project read-manifest verify-project', {
    text: 'all',
  }),
  rows('project_code', 'build b check c test t run r clippy fmt doc d bench fix rustc rustdoc nextest', {
    options: { '--config': 'redefines', '--target-dir': 'writes_workspace' },
    more: ({ args }) => toldByName(...args.filter((_, at) => /^--(?:bin|example)$/.test(args[at - 1] ?? ''))),
  }),
  rows('network_read', 'search fetch update add info', { text: 'all' }),
  rows('writes_workspace', 'remove rm new init clean generate-lockfile vendor package', { writes: true }),
  rows('downloaded_code', 'install uninstall binstall'),
  rows('publishes', 'publish login logout yank owner'),
)

const pip = table(
  rows('reads_workspace', 'list show freeze check help inspect debug', { text: 'all' }),
  rows('network_read', 'search index', { text: 'all' }),
  rows('downloaded_code', 'install download wheel'),
  rows('deletes', 'uninstall cache'),
  rows('redefines', 'config'),
)

export const packages: Rows = [
  ...rows('project_code', 'npm', {
    subcommands: npmCommands,
    bare: 'prints',
    other: 'unknown_option',
    options: steeringOptions,
    globalValued: ['--prefix', '-w', '--workspace', '-C'],
    plain: ['-w', '--workspace'],
  }),
  ...rows('project_code', 'yarn pnpm', {
    subcommands: { ...npmCommands, ...ownCommands },
    bare: 'downloaded_code',
    other: 'project_code',
    options: steeringOptions,
    globalValued: ['--cwd', '-C', '--filter', '-F', '--dir'],
    plain: ['--filter', '-F'],
  }),
  ...rows('project_code', 'bun', {
    subcommands: { ...npmCommands, ...ownCommands },
    bare: 'prints',
    other: 'project_code',
    options: { ...steeringOptions, '-e': 'inline_code', '--eval': 'inline_code', '-p': 'inline_code' },
  }),
  ...rows('downloaded_code', 'npx bunx pnpx uvx pipx', {
    instead: ({ name, args, operands, options }) => [
      finding(
        args.includes('--no-install') || args.includes('--no') ? 'project_code' : 'downloaded_code',
        `${name} ${operands[0] ?? ''}`,
      ),
      ...(hasOption(options, '-c', '--call') ? [finding('inline_code', name)] : []),
    ],
  }),
  ...rows('downloaded_code', 'pip pip3', { subcommands: pip, bare: 'prints', other: 'unknown_option' }),
  ...rows(
    'downloaded_code',
    'gem brew apt apt-get aptitude yum dnf pacman apk snap flatpak port nix nix-env nix-shell choco winget rustup fnm sdk corepack cpan cpanm luarocks',
    {
      subcommands: table(
        rows('reads_workspace', 'list ls show search info which outdated --version -v', { text: 'all' }),
      ),
      bare: 'prints',
      other: 'downloaded_code',
    },
  ),
  ...rows('downloaded_code', 'uv poetry pipenv conda mamba bundle composer nvm volta asdf mise opam stack cabal', {
    subcommands: table(
      rows('reads_workspace', 'list ls show search info which outdated --version -v', { text: 'all' }),
      rows('project_code', 'run exec', { instead: rateWithin }),
    ),
    bare: 'prints',
    other: 'downloaded_code',
  }),
  ...rows('reads_workspace', 'dpkg rpm dpkg-query apt-cache', {
    text: 'all',
    options: {
      '-i': 'machine',
      '--install': 'machine',
      '-r': 'machine',
      '-P': 'machine',
      '-e': 'machine',
      '-U': 'machine',
      '--purge': 'machine',
      '--remove': 'machine',
      '--unpack': 'machine',
      '--configure': 'machine',
      '-F': 'machine',
    },
  }),
  ...rows('project_code', 'make gmake ninja bazel just task rake gulp grunt nx turbo lerna', {
    valued: 'fCIjlo',
    valuedLong: ['--file', '--makefile', '--directory', '--include-dir'],
    instead: rateMake,
  }),
  ...rows('project_code', 'go', { subcommands: go, bare: 'prints', other: 'unknown_option' }),
  ...rows('project_code', 'cargo', {
    subcommands: cargo,
    bare: 'prints',
    other: 'unknown_option',
    options: { '--config': 'redefines' },
  }),
  ...rows('project_code', 'mvn gradle gradlew ant sbt dotnet swift mix rebar3 lein xcodebuild flutter dart', {
    text: 1,
    more: ({ operands, options, args }) => [
      ...tasksIn(operands).flatMap(toldByTarget),
      ...(hasOption(options, '-I', '--init-script') ? [finding('hidden_code', '--init-script')] : []),
      ...args
        .filter((arg) => /^-D(?:exec|maven\.ext|altDeployment)/.test(arg))
        .map((arg) => finding('hidden_code', arg)),
    ],
  }),
  ...rows('project_code', 'cmake ctest meson', {
    more: ({ args, operands }) => [
      ...(args.some((arg) => /^--(?:install|target=install)$/.test(arg)) || operands.includes('install')
        ? [finding('machine', 'install')]
        : []),
      ...(args[0] === '-E' ? [finding('runs_other_program', args.join(' '))] : []),
    ],
  }),
  ...rows(
    'project_code',
    'tsc tsx ts-node eslint prettier biome vitest jest mocha ava tap playwright cypress webpack vite rollup esbuild swc babel next nuxt astro svelte-kit parcel storybook stylelint oxlint knip nodemon concurrently tsup c8 nyc typedoc',
  ),
  ...rows(
    'project_code',
    'pytest py.test tox nox mypy pyright ruff black isort flake8 pylint bandit coverage sphinx-build mkdocs unittest',
    {
      more: ({ args }) => [
        ...args
          .filter((arg, at) => args[at - 1] === '-p' && !arg.startsWith('no:'))
          .map((arg) => finding('hidden_code', `-p ${arg}`)),
        ...toldByName(...tasksIn(args.filter((_, at) => at === 0 || /^-[es]$/.test(args[at - 1] ?? '')))),
      ],
    },
  ),
  ...rows(
    'project_code',
    'gcc g++ cc c++ clang clang++ rustc rustfmt gofmt javac java ghc ocamlc configure autoconf automake protoc clang-format clang-tidy ld as rspec rubocop phpunit kotlinc scalac tectonic pdflatex xelatex pandoc signalbox',
    {
      options: {
        '--use-ld': 'runs_other_program',
        '-fplugin': 'hidden_code',
        '-wrapper': 'runs_other_program',
        '--plugin': 'hidden_code',
        '--filter': 'hidden_code',
        '--lua-filter': 'hidden_code',
        '-javaagent': 'hidden_code',
        '-agentlib': 'hidden_code',
        '-agentpath': 'hidden_code',
        '-Xbootclasspath': 'hidden_code',
        '-XX:OnOutOfMemoryError': 'runs_other_program',
        '-XX:OnError': 'runs_other_program',
        '-shell-escape': 'runs_other_program',
        '-enable-write18': 'runs_other_program',
        '--shell-escape': 'runs_other_program',
      },
    },
  ),
]
