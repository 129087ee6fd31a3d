/** What staying in memory costs: conversations with a pending dispatch and a timer each; and what folding a long one does. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type JournalEvent, who } from '../../src/core/state/events.ts'
import { kept } from '../../src/core/state/limits.ts'
import { openSqlite } from '../../src/journal/sqlite.ts'
import { openJournal } from '../../src/journal/writer.ts'
import { machineClock } from '../../src/runtime/machine-clock.ts'
import { noAgents } from '../../src/runtime/no-ports.ts'
import { begin, openBench, storeFile, team } from './team.ts'

/** Megabytes of resident memory for this many conversations, over what the process had before. */
export async function residentMegabytes(conversations: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  const before = memory()
  const runtime = openBench(folder, { ...noAgents, deliver: () => {} })
  for (let from = 0; from < conversations; from += 500) {
    await Promise.all(Array.from({ length: 500 }, (_, i) => begin(runtime, `c${from + i}`)))
  }
  const pending = runtime.state(`c${conversations - 1}`)?.tasks[0]?.state
  if (runtime.resident !== conversations || pending !== 'DISPATCHING')
    throw new Error('not all of them are waiting in memory')
  const used = memory() - before
  await runtime.close()
  rmSync(folder, { recursive: true, force: true })
  return used
}

function memory(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss / 2 ** 20
}

/** Milliseconds to load a conversation of 100,000 events with no snapshot. */
export async function longLoad(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  const journal = openJournal(openSqlite({ path: storeFile(folder) }), machineClock)
  for (const events of longConversation(100_000)) {
    const expected = (events[0]?.seq ?? 1) - 1
    await journal.append({ stream: 'c0', expected, events, mark: { due: null, status: 'paused' } })
  }
  await journal.close()
  const from = performance.now()
  const runtime = openBench(folder, noAgents)
  if (runtime.state('c0')?.seq !== 100_000) throw new Error('the long conversation is not whole')
  const ms = performance.now() - from
  await runtime.close()
  rmSync(folder, { recursive: true, force: true })
  return ms
}

function* longConversation(length: number): Iterable<JournalEvent[]> {
  const stamp = (seq: number) => ({ seq, at: 1_000, ...who.guard })
  yield [{ ...stamp(1), type: 'conversation_started', conversation: 'c0', team, teamHash: 'bench', kept }]
  for (let seq = 2; seq <= length; seq += 1_000) {
    const count = Math.min(1_000, length - seq + 1)
    yield Array.from({ length: count }, (_, i) => ({
      ...stamp(seq + i),
      type: 'member_said' as const,
      memberId: 'a',
      text: `${seq + i} `.padEnd(300, '.'),
      tokens: 75,
    }))
  }
}
