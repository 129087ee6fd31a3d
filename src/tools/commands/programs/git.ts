/** git: most of it only looks, some of it loses work, some publishes, and several options run another program. */
import { type Finding, finding } from '../finding.ts'
import { hasOption } from '../options.ts'
import { applying, gitLooking } from './git-looking.ts'
import { looking, looks, names, rateCheckout, rateConfig, rateGlobal, unless } from './git-rules.ts'
import { type Rows, rows, table } from './rows.ts'

const stash = table(
  looks('list show'),
  rows('changes_repository', 'push save pop apply branch create store', { text: 'all' }),
  rows('deletes', 'drop clear', { text: 'all' }),
)

const subcommands = table(
  looks('status', { namesOnly: true, options: {} }),
  looks('log show whatchanged shortlog blame annotate cherry name-rev show-branch range-diff cat-file'),
  looks('diff diff-tree diff-index diff-files grep', {
    printsNames: names,
    options: { ...looking.options, '-O': 'runs_other_program' },
  }),
  looks('rev-parse merge-base rev-list describe', { printsNumber: true, options: {} }),
  looks('ls-files ls-tree check-ignore check-attr', { namesOnly: true, printsNames: true, options: {} }),
  rows('reads_workspace', 'for-each-ref show-ref count-objects var version fsck verify-commit verify-tag', {
    text: 'all',
    valued: 'n',
    options: { '--lost-found': 'writes_workspace' },
  }),
  rows('reads_workspace', 'rerere', {
    bare: 'changes_repository',
    subcommands: table(looks('status diff remaining')),
    other: 'deletes',
  }),
  rows('reads_workspace', 'grep', {
    ...looking,
    text: 1,
    valued: 'efABCmO',
    textOptions: ['-e', '-f'],
    options: {
      '-O': 'runs_other_program',
      '--open-files-in-pager': 'runs_other_program',
      '--ext-grep': 'runs_other_program',
      '--textconv': 'runs_other_program',
    },
    printsNames: names,
    passesLines: true,
  }),
  rows('prints', 'help', {
    text: 'all',
    options: {
      '-w': 'runs_other_program',
      '--web': 'runs_other_program',
      '-i': 'runs_other_program',
      '--info': 'runs_other_program',
    },
  }),
  rows('reads_workspace', 'branch', {
    valued: 'u',
    instead: unless(
      {
        '-D': 'deletes',
        '-d': 'changes_repository',
        '--delete': 'deletes',
        '-f': 'overwrites',
        '--force': 'overwrites',
        '-M': 'overwrites',
        '-C': 'overwrites',
        '-m': 'changes_repository',
        '--move': 'changes_repository',
        '-c': 'changes_repository',
        '-u': 'changes_repository',
        '--set-upstream-to': 'changes_repository',
        '--unset-upstream': 'changes_repository',
        '--edit-description': 'runs_other_program',
      },
      'changes_repository',
    ),
  }),
  rows('reads_workspace', 'tag', {
    valued: 'mnu',
    instead: unless(
      {
        '-d': 'deletes',
        '--delete': 'deletes',
        '-f': 'overwrites',
        '--force': 'overwrites',
        '-a': 'changes_repository',
        '-s': 'changes_repository',
        '-m': 'changes_repository',
        '-F': 'changes_repository',
      },
      'changes_repository',
    ),
  }),
  rows('reads_workspace', 'config', { valued: 'f', instead: rateConfig }),
  rows('reads_workspace', 'remote', {
    bare: 'reads_workspace',
    options: {},
    subcommands: table(
      looks('get-url', { options: {} }),
      rows('network_read', 'update'),
      rows('network_read', 'show', {
        instead: ({ operands, args, name }) => [
          finding(operands.length === 0 || args.includes('-n') ? 'reads_workspace' : 'network_read', name),
        ],
      }),
      rows('redefines', 'add set-url set-head set-branches rename'),
      rows('deletes', 'remove rm prune'),
    ),
    other: 'unknown_option',
  }),
  rows('changes_repository', 'stash', { bare: 'changes_repository', subcommands: stash, other: 'unknown_option' }),
  rows('reads_workspace', 'reflog', {
    bare: 'reads_workspace',
    subcommands: table(looks('show exists list'), rows('deletes', 'expire delete drop write')),
    other: 'reads_workspace',
  }),
  rows('reads_workspace', 'worktree', {
    subcommands: table(
      looks('list'),
      rows('changes_repository', 'add move lock unlock repair', { writes: true }),
      rows('deletes', 'remove prune'),
    ),
  }),
  rows('reads_workspace', 'submodule', {
    bare: 'reads_workspace',
    subcommands: table(
      looks('status summary'),
      rows('network_read', 'init update sync', { options: { '-f': 'overwrites', '--force': 'overwrites' } }),
      rows('inline_code', 'foreach'),
      rows('redefines', 'add set-url'),
      rows('deletes', 'deinit'),
    ),
  }),
  rows('reads_workspace', 'notes', {
    bare: 'reads_workspace',
    subcommands: table(
      looks('list show'),
      rows('changes_repository', 'add append copy edit'),
      rows('deletes', 'remove prune'),
    ),
  }),
  rows('reads_workspace', 'bisect', {
    subcommands: table(
      looks('log view visualize'),
      rows('changes_repository', 'start good bad skip reset old new', { text: 'all' }),
      rows('runs_other_program', 'run'),
    ),
  }),
  rows('reads_workspace', 'symbolic-ref', {
    text: 'all',
    instead: ({ operands, name, options }) => [
      finding(
        operands.length > 1 || hasOption(options, '-d', '--delete') ? 'rewrites_history' : 'reads_workspace',
        name,
      ),
    ],
  }),
  rows('reads_workspace', 'clean', {
    instead: ({ name, options }) => [
      finding(hasOption(options, '-n', '--dry-run') ? 'reads_workspace' : 'deletes', name),
    ],
  }),
  rows('reads_workspace', 'archive', {
    valued: 'o',
    options: {
      '-o': 'writes_workspace',
      '--output': 'writes_workspace',
      '--remote': 'remote_machine',
      '--exec': 'runs_other_program',
    },
  }),
  rows('changes_repository', 'add', {
    more: ({ operands, ratePath }) => operands.flatMap((path) => ratePath(path, 'read')),
  }),
  rows('changes_repository', 'commit', {
    text: 'all',
    valued: 'mFCct',
    options: { '--amend': 'rewrites_history', '-F': 'reads_workspace' },
  }),
  rows('changes_repository', 'apply', {
    instead: (call) => [
      ...applying(call),
      ...(hasOption(call.options, '--unsafe-paths') ? [finding('outside_workspace', 'git apply')] : []),
      ...call.options.flatMap(({ name, value = '' }) => (name === '--directory' ? call.ratePath(value, 'write') : [])),
    ],
  }),
  rows('changes_repository', 'merge cherry-pick revert am mv init', {
    valued: 'mXs',
    plain: ['-m', '-X', '-s'],
    options: {
      '--unsafe-paths': 'outside_workspace',
      '--template': 'hidden_code',
      '--separate-git-dir': 'outside_workspace',
      // What was done of it so far is thrown away.
      '--abort': 'overwrites',
      '--quit': 'overwrites',
      '--skip': 'overwrites',
    },
    writes: true,
  }),
  rows('changes_repository', 'switch', {
    text: 'all',
    options: {
      '-C': 'overwrites',
      '--force-create': 'overwrites',
      '-f': 'overwrites',
      '--force': 'overwrites',
      '--discard-changes': 'overwrites',
    },
  }),
  rows('changes_repository', 'checkout', { valued: 'bB', instead: rateCheckout }),
  rows('changes_repository', 'restore', {
    instead: ({ name, options }) => [
      finding(
        hasOption(options, '--staged', '-S') && !hasOption(options, '--worktree', '-W')
          ? 'changes_repository'
          : 'overwrites',
        name,
      ),
    ],
  }),
  rows('changes_repository', 'reset', {
    text: 'all',
    options: { '--hard': 'overwrites', '--merge': 'overwrites', '--keep': 'overwrites' },
  }),
  rows('changes_repository', 'rm', {
    instead: ({ name, options }) => [finding(hasOption(options, '--cached') ? 'changes_repository' : 'deletes', name)],
  }),
  rows('reads_workspace', 'hash-object', { valued: 't', plain: ['-t'], options: { '-w': 'changes_repository' } }),
  rows('network_read', 'fetch pull ls-remote', {
    options: {
      '--upload-pack': 'runs_other_program',
      '--exec': 'runs_other_program',
      '-u': 'runs_other_program',
      '--force': 'overwrites',
      '-f': 'overwrites',
      '--rebase': 'rewrites_history',
      '--mirror': 'overwrites',
      '-M': 'overwrites',
      '--update-head-ok': 'overwrites',
    },
    more: ({ args }) => [
      ...foreign(args),
      ...args.filter((arg) => /^\+|^[^:]+:refs\/heads\//.test(arg)).map((arg) => finding('overwrites', arg)),
    ],
  }),
  rows('network_read', 'clone', {
    valued: 'bocju',
    plain: ['-b', '-o', '-j'],
    options: {
      '--upload-pack': 'runs_other_program',
      '-u': 'runs_other_program',
      '--template': 'hidden_code',
      '-c': 'runs_other_program',
      '--config': 'runs_other_program',
    },
    more: ({ args }) => foreign(args),
  }),
  rows(
    'publishes',
    'push send-email request-pull svn p4 daemon instaweb http-push send-pack receive-pack upload-pack upload-archive imap-send',
  ),
  rows(
    'rewrites_history',
    'rebase filter-branch filter-repo replace fast-import update-ref gc prune repack maintenance pack-refs read-tree commit-tree update-index checkout-index subtree',
  ),
  ...gitLooking,
  rows('secrets', 'credential credential-store credential-cache'),
  rows('runs_other_program', 'difftool mergetool gui citool gitk web--browse'),
)

/** `ext::` runs a command; a network address that stands inside the machine is no plain read. */
const foreign = (args: readonly string[]): readonly Finding[] =>
  args.flatMap((arg) => (/^(?:ext|fd)::|^file:|^-.*ProxyCommand/.test(arg) ? [finding('runs_other_program', arg)] : []))

export const git: Rows = rows('reads_workspace', 'git', {
  bare: 'prints',
  other: 'unknown_program',
  globalValued: [
    '-C',
    '-c',
    '--git-dir',
    '--work-tree',
    '--namespace',
    '--exec-path',
    '--config-env',
    '--super-prefix',
  ],
  plain: ['-c', '--namespace'],
  options: {
    '--git-dir': 'hidden_code',
    '--exec-path': 'runs_other_program',
    '--config-env': 'runs_other_program',
    '--work-tree': 'outside_workspace',
  },
  subcommands,
}).map(([name, program]) => [name, { ...program, more: rateGlobal }])
