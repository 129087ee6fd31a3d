/**
 * A mark beside the journal while a writer has it open (data-folder.ts). SQLite keeps the latest commits in the write-ahead log and
 * takes a missing log for an empty one, so a log that somebody deleted after a crash would be lost without a word.
 *
 * K1. The mark is made after the log and removed before it: a mark without a log is a log that was taken away (I38).
 * K2. Whoever cannot make it goes on without it. It tells of a loss and prevents nothing else.
 */
import { existsSync, lstatSync, rmSync, writeFileSync } from 'node:fs'
import { fault } from './fault.ts'

export const markOf = (path: string): string => `${path}-open`

const said =
  'While this file is here, the latest commits of journal.db are in journal.db-wal: keep them together.\n' +
  'If journal.db-wal is lost for good, remove this file to go on without what was in it.\n'

export function putMark(path: string): void {
  quietly(() => writeFileSync(markOf(path), said, { flag: 'wx', mode: 0o600 }))
}

export function removeMark(path: string): void {
  quietly(() => rmSync(markOf(path), { force: true }))
}

/** A writer that reopens its file after an error of the disk has none for a moment. */
const looks = 5
const msBetweenLooks = 20

export function demandLog(path: string): void {
  for (let look = 0; isLogGone(path); look++) {
    if (look === looks) throw fault('E_IO', { why: 'damaged', path: `${path}-wal`, part: 'log_missing' })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, msBetweenLooks)
  }
}

/** The log is looked for once more after the mark: a writer may just have made both. */
const isLogGone = (path: string): boolean =>
  !isThere(`${path}-wal`) && existsSync(path) && isThere(markOf(path)) && !isThere(`${path}-wal`)

function isThere(path: string): boolean {
  return quietly(() => lstatSync(path, { throwIfNoEntry: false })) !== undefined
}

function quietly<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch {
    return undefined // K2
  }
}
