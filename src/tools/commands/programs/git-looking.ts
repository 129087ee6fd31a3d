/** Commands of git that most people never type and that only look, or look with one of their options. */
import { type Finding, finding } from '../finding.ts'
import { hasOption } from '../options.ts'
import type { Call } from '../program.ts'
import { type Rows, rows, table } from './rows.ts'

/** It looks with one of these options; without them it is the other thing. */
const lookingWith =
  (looks: readonly string[], unless: readonly string[], otherwise: Finding['kind']) =>
  ({ name, options, operands, ratePath }: Call): readonly Finding[] => [
    finding(hasOption(options, ...looks) && !hasOption(options, ...unless) ? 'reads_workspace' : otherwise, name),
    ...operands.flatMap((path) => ratePath(path, 'read')),
  ]

export const gitLooking: readonly Rows[] = [
  rows('reads_workspace', 'merge-tree check-ref-format name-rev cherry get-tar-commit-id show-index verify-pack', {
    text: 'all',
  }),
  rows('reads_workspace', 'stripspace column patch-id fmt-merge-msg check-mailmap', {}),
  rows('changes_repository', 'mktree mktag write-tree', {}),
  // A trailer may be set to run a command, but not where it is only read.
  rows('runs_other_program', 'interpret-trailers', {
    instead: lookingWith(['--parse', '--only-input'], ['--in-place'], 'runs_other_program'),
  }),
  rows('changes_repository', 'format-patch', {
    valued: 'on',
    instead: ({ name, options, ratePath }) => [
      finding(hasOption(options, '--stdout') ? 'reads_workspace' : 'changes_repository', name),
      ...(hasOption(options, '--ext-diff', '--textconv') ? [finding('runs_other_program', name)] : []),
      ...options.flatMap(({ name: option, value = '' }) =>
        option === '-o' || option === '--output-directory' || option === '--output' ? ratePath(value, 'write') : [],
      ),
    ],
  }),
  rows('rewrites_history', 'lfs', {
    subcommands: table(
      rows('reads_workspace', 'ls-files status env version', { text: 'all' }),
      rows('changes_repository', 'track untrack', {}),
      rows('network_read', 'fetch pull', { text: 'all', options: { '--prune': 'deletes' } }),
    ),
    other: 'rewrites_history',
  }),
  rows('rewrites_history', 'sparse-checkout', {
    subcommands: table(rows('reads_workspace', 'list', {})),
    other: 'rewrites_history',
  }),
  rows('writes_workspace', 'bundle', {
    subcommands: table(
      rows('reads_workspace', 'verify list-heads', {}),
      rows('writes_workspace', 'create', { writes: true }),
      rows('changes_repository', 'unbundle', {}),
    ),
    other: 'unknown_program',
  }),
]

/** `git apply` looks with one of these; `--apply` makes it apply all the same. */
export const applying = lookingWith(['--stat', '--numstat', '--summary', '--check'], ['--apply'], 'changes_repository')
