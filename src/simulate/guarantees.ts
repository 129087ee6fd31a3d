/** Prints docs/guarantees.md from the list of invariants, so that the page and the checks cannot drift apart. */
import { passing, reaches, situations } from './coverage.ts'
import { faultKinds } from './faults.ts'
import { invariants } from './invariants.ts'

export const guaranteesPage = (): string =>
  `${[intro, promises(), elsewhere(), simulator(), onTheRealDisk].join('\n\n')}\n`

const intro = `# Guarantees

What Signalbox promises, how each promise is checked, and in which test files. Code and tests cite the numbers; they are never
reused. This page is printed from \`src/simulate/invariants.ts\` and \`src/simulate/guarantees.ts\`.`

const row = (...cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const tableOf = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n')

const filesOf = (tests: readonly string[]): string => tests.map((file) => `\`${file}\``).join(', ')

function promises(): string {
  const text = `Each of these is broken by a bug that \`test/simulate/planted-bugs.test.ts\` plants in a copy of the source, and seen to
be broken.`
  const rows = invariants.map(({ id, sentence, seen, tests = [] }) =>
    row(id, sentence, seen, filesOf(['test/simulate/simulate.test.ts', ...tests])),
  )
  const table = tableOf(['', 'promise', 'how the simulator sees it', 'tested in'], rows)
  return ['## Checked after every step of the simulator', text, table].join('\n\n')
}

type Promised = { readonly id: string; readonly sentence: string; readonly tests: readonly string[] }

/** Promises whose subject lies outside of what is simulated. */
const others: readonly Promised[] = [
  {
    id: 'I9',
    sentence: 'Only what reads is tried again by itself, at most three times; what writes or runs a command never is.',
    tests: ['test/scenarios/decisions.test.ts'],
  },
  {
    id: 'I17',
    sentence: 'A stop or a cancel ends the whole process tree of an agent within five seconds and leaves no orphan.',
    tests: ['test/agents-process.test.ts', 'test/agents-runtime.test.ts'],
  },
  {
    id: 'I23',
    sentence:
      'Nothing outside of what a decision may touch changes through a file tool, whatever links or swapped folders stand in its way.',
    tests: ['test/workspace/attacks.test.ts', 'test/workspace/trees.test.ts'],
  },
  {
    id: 'I24',
    sentence:
      'An undo brings back bytes, mode, links and their targets, what was not there, and empty folders, byte for byte.',
    tests: ['test/workspace/trees.test.ts', 'test/workspace/undo.test.ts', 'src/tools/host.test.ts'],
  },
  {
    id: 'I25',
    sentence: 'An undo walks back over its own changes only; what a person changed since stays, and is named.',
    tests: ['test/workspace/undo.test.ts', 'test/workspace/trees.test.ts', 'test/cli-undo.test.ts'],
  },
  {
    id: 'I26',
    sentence: 'A change lands whole or not at all at whatever call the program is ended, and leaves no scratch file.',
    tests: ['test/workspace/attacks.test.ts'],
  },
  {
    id: 'I27',
    sentence:
      'An act is judged by the evidence its host gathered, not by the tool’s word: an exit code of 0 without the expected change is BLOCKED.',
    tests: ['test/scenarios/work.test.ts'],
  },
  {
    id: 'I37',
    sentence:
      'One process writes to a data folder; the operating system sees to it, and a second one is told who the first is.',
    tests: ['src/journal/data-folder.test.ts', 'test/cli-process.test.ts'],
  },
  {
    id: 'I38',
    sentence:
      'Damage to the journal’s files is named to readers and writers alike, and nothing is overwritten: any flipped bit in the write-ahead log, a header that is not as it was made, an empty or missing file beside a log with commits, a log that is missing after a crash, a row that does not fit its checksum.',
    tests: [
      'src/journal/wal.test.ts',
      'src/journal/database-file.test.ts',
      'src/journal/open-mark.test.ts',
      'src/journal/sqlite-damage.test.ts',
    ],
  },
  {
    id: 'I39',
    sentence: 'A file that is not a journal of Signalbox is not touched, and nothing is made beside it.',
    tests: ['src/journal/database-file.test.ts'],
  },
  {
    id: 'I40',
    sentence:
      'Nothing is acknowledged any more into a journal that was seen to be moved, deleted or replaced, or whose lock was.',
    tests: ['src/journal/file-identity.test.ts'],
  },
  {
    id: 'I41',
    sentence: 'No word of a conversation that retention removed can be read in the journal’s files.',
    tests: ['src/journal/retention.test.ts'],
  },
]

function elsewhere(): string {
  const rows = others.map(({ id, sentence, tests }) => row(id, sentence, filesOf(tests)))
  return ['## Checked on a real disk and with real processes', tableOf(['', 'promise', 'tested in'], rows)].join('\n\n')
}

function simulator(): string {
  return [
    '## The simulator',
    `\`npm run signalbox -- simulate --seeds 1000\` runs the real core, loop, timers and writer on a simulated clock, disk, agents,
tools and people. Everything comes from one seed: two runs of it give the same journals, byte by byte. A run has faults for 400
steps, then peace until nothing moves, then an end for everyone. The first broken promise ends it. Then the command that shows it
again is printed, and that of a smaller run that breaks the same promise (fewer steps, conversations, kinds of faults);
\`test/simulate/shown-again.test.ts\` runs such commands.`,
    `${faultKinds.length} kinds of faults strike in ${situations.length} situations of the work. The table that is printed says how
often each one struck where; from 200 seeds on, a cell that can be hit and was not fails the run. Task states that are left in the
commit that entered them are no situations: ${passing.join(', ')}.`,
    'Where each fault must be seen to strike, and why elsewhere it comes only by chance or not at all:',
    tableOf(
      ['faults', 'situations', 'why'],
      reaches.map(({ kinds, situations: where, why }) =>
        row(kinds.join(', '), where.length === situations.length - 1 ? 'all but `gone`' : where.join(', '), why),
      ),
    ),
    `That the simulator can fail is tested too: \`test/simulate/planted-bugs.test.ts\` plants known bugs in a copy of the source, in
the core, the loop and the writer, and each is found within 30,000 steps. \`test/simulate/nth-fault.test.ts\` crashes at the first,
second, third … call through a port, and fails the first, second, third … disk operation, until there is none left.`,
  ].join('\n\n')
}

const onTheRealDisk = `## On the real disk

A killed process cannot show a lost sync, since the kernel still writes what it has. What can be seen is the order of the system
calls: each acknowledgement comes after the sync of the bytes it is about.

\`\`\`sh
strace -f -qq -y -e trace=fdatasync,fsync,pwrite64,write -o trace.txt node test/simulate/acknowledge.ts /tmp/signalbox-strace
grep -E 'sync|acknowledged' trace.txt
\`\`\`

\`\`\`
fsync(24</tmp/signalbox-strace/journal.db-wal>) = 0
write(1</dev/pts/0>, "acknowledged 1\\n", 15) = 15
fsync(24</tmp/signalbox-strace/journal.db-wal>) = 0
write(1</dev/pts/0>, "acknowledged 2\\n", 15) = 15
fsync(24</tmp/signalbox-strace/journal.db-wal>) = 0
write(1</dev/pts/0>, "acknowledged 3\\n", 15) = 15
\`\`\`

(SQLite syncs with \`fsync\` or \`fdatasync\`, as it was built.) That nothing acknowledged is lost when the process is killed at any
moment is tested with real processes in \`test/torture.test.ts\`, and so are changed bytes, lost files, clocks that jump and bursts of
messages; \`npm run torture -- 1000 --seed 7\` does all of it as often as asked, \`--only kills\` one of it.`
