import { expect, test } from 'vitest'
import type { JournalEvent } from '../core/state/events.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import { newCommit } from './commit.ts'
import { noSuchNote } from './forget.ts'
import { newLive } from './live.ts'

const stamp = (seq: number) => ({ seq, at: seq, loopId: 'router', role: 'router' })
const noted = (seq: number): JournalEvent => ({
  ...stamp(seq),
  type: 'memory_noted',
  taskId: 't1',
  agentId: 'bob',
  goal: 'a table',
  slots: {},
  result: 'done',
})
const deleted = (seq: number, entry: number): JournalEvent => ({
  ...stamp(seq),
  type: 'memory_deleted',
  entry,
  by: 'ann',
})

/** What is on disk, and what the commit of this turn adds to it. */
async function written(onDisk: JournalEvent[], inTurn: JournalEvent[] = []) {
  const journal = openJournal(memoryStore(), { soon: (call) => queueMicrotask(call) })
  await journal.append({ stream: 'c1', expected: 0, events: onDisk, mark: { due: null, status: 'paused' } })
  const live = newLive('c1')
  live.state = { ...live.state, seq: onDisk.length }
  const commit = newCommit(live.state, 0)
  commit.events.push(...inTurn)
  return { journal, live, commit }
}

const refused = (entry: number) => ({
  ok: false,
  problem: { code: 'E_INVALID_ARGS', detail: { why: 'no_such_entry', entry } },
})

test('a note that is there can be forgotten, on disk and in the same turn', async () => {
  const place = await written([noted(1)], [noted(2)])
  expect(noSuchNote(1, place)).toBeUndefined()
  expect(noSuchNote(2, place)).toBeUndefined()
})

test('a position without a note is refused', async () => {
  const place = await written([noted(1), deleted(2, 1)])
  for (const entry of [0, 2, 3]) expect(noSuchNote(entry, place)).toEqual(refused(entry))
})

test('a note is forgotten once, also by two in one turn', async () => {
  expect(noSuchNote(1, await written([noted(1), deleted(2, 1)]))).toEqual(refused(1))
  expect(noSuchNote(1, await written([noted(1)], [deleted(2, 1)]))).toEqual(refused(1))
})

test('a note stays when another one is forgotten', async () => {
  expect(noSuchNote(1, await written([noted(1), noted(2), deleted(3, 2)]))).toBeUndefined()
})
