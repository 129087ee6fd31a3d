/** Prints docs/guarantees.md from the list of invariants, so that the page and the checks cannot drift apart. */
import { passing, reaches, situations } from './coverage.ts'
import { faultKinds } from './faults.ts'
import { invariants } from './invariants.ts'

export const guaranteesPage = (): string =>
  `${[intro, promises(), elsewhere(), simulator(), onTheRealDisk].join('\n\n')}\n`

const intro = `# Guarantees

What Signalbox promises, and how each promise is checked. Code and tests cite the numbers; they are never reused. This page is printed from \`src/simulate/invariants.ts\`.`

const row = (...cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

function promises(): string {
  const rows = invariants.map(({ id, sentence, seen }) => row(id, sentence, seen))
  const head = [row('', 'promise', 'how the simulator sees it'), row('---', '---', '---')]
  return ['## Checked after every step of the simulator', [...head, ...rows].join('\n')].join('\n\n')
}

/** Promises whose subject lies outside the core, the loop and the writer. */
const others = [
  ['I9', 'Only reads and searches are retried, at most three times; writes and commands never are.'],
  ['I17', 'A stop or a cancel ends the whole process tree within five seconds and leaves no orphan.'],
  ['I23', 'Bytes, names, modes and links outside the scope never change through file tools.'],
  ['I24', 'A rollback restores bytes, mode, links, absence and empty directories.'],
  ['I25', 'Rolling back k of n patches gives the state of then; what a person changed in between is a conflict.'],
  ['I26', 'A write is all or nothing at every crash point, and no temporary file survives recovery.'],
  [
    'I27',
    'An exit code of 0 without the expected change is BLOCKED, judged from the disk and not from the tool’s word.',
  ],
] as const

function elsewhere(): string {
  const rows = others.map(([id, sentence]) => row(id, sentence))
  const text =
    'They belong to the tool host and the process agents, and are tested with them, on a real disk and real processes.'
  return [
    '## Checked with the parts they are about',
    text,
    [row('', 'promise'), row('---', '---'), ...rows].join('\n'),
  ].join('\n\n')
}

function simulator(): string {
  return [
    '## The simulator',
    `\`npm run signalbox -- simulate --seeds 1000\` runs the real core, loop, timers and writer on a simulated clock, disk, agents,
tools and people. Everything comes from one seed: two runs of it give the same journals, byte by byte. A run has faults for 400
steps, then peace until nothing moves, then an end for everyone. The first broken promise ends it; then the run is made smaller
(fewer steps, conversations, kinds of faults) and the command that shows it again is printed.`,
    `${faultKinds.length} kinds of faults strike in ${situations.length} situations of the work. The table that is printed says how
often each one struck where; from 200 seeds on, a cell that can be hit and was not fails the run. Task states that are left in the
commit that entered them are no situations: ${passing.join(', ')}.`,
    'Where each fault must be seen to strike, and why elsewhere it comes only by chance or not at all:',
    [
      row('faults', 'situations', 'why'),
      row('---', '---', '---'),
      ...reaches.map(({ kinds, situations: where, why }) =>
        row(kinds.join(', '), where.length === situations.length - 1 ? 'all but `gone`' : where.join(', '), why),
      ),
    ].join('\n'),
    `That the simulator can fail is tested too: \`test/simulate/planted-bugs.test.ts\` plants known bugs in a copy of the source, in
the core, the loop and the writer, and each is found within 10,000 steps. \`test/simulate/nth-fault.test.ts\` crashes at the first,
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
moment is tested with real processes in \`test/killed.test.ts\`.`
