/** The data folder: one journal file, one lock, private to its user. Everything that opens a journal on disk comes here. */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { makeFolder } from '../edge/make-folder.ts'
import { fault } from './fault.ts'
import { createPrivate, lockWriter } from './lock.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { refuseDamagedWal } from './wal.ts'
import { type Options, openJournal, type Writer } from './writer.ts'

type Data = { readonly folder: string; readonly journal: Writer }
type DataOptions = Options & { readonly mode: 'write' | 'read' }

/** XDG: a relative XDG_DATA_HOME is to be ignored. */
export function defaultFolder(env: Readonly<Record<string, string | undefined>>, home = homedir()): string {
  const base = env.XDG_DATA_HOME
  return join(base && isAbsolute(base) ? base : join(home, '.local', 'share'), 'signalbox')
}

export const journalFile = (folder: string): string => join(folder, 'journal.db')

/** Throws a JournalFault: second_writer, newer_schema, damaged, permission, not_a_folder, io. */
export function openData(path: string, { mode, soon }: DataOptions): Data {
  const folder = resolve(path)
  const file = journalFile(folder)
  if (mode === 'read') {
    if (!existsSync(file))
      throw fault('E_IO', { why: 'no_data', folder, next: 'Start Signalbox on this folder first.' })
    return { folder, journal: openJournal(openSqlite({ path: file, readOnly: true }), { soon }) }
  }
  const made = makeFolder(folder, 0o700)
  if (!made.ok) throw fault(made.problem.code, made.problem.detail)
  const lock = lockWriter(folder)
  try {
    refuseDamagedWal(file)
    makePrivate(file)
    return { folder, journal: openJournal(releasing(openSqlite({ path: file }), lock), { soon }) }
  } catch (thrown) {
    lock.release()
    throw thrown
  }
}

/** SQLite gives its WAL the mode of the file, so one mode is enough. The folder is synced, so that the name is there too. */
function makePrivate(file: string): void {
  createPrivate(file)
  chmodSync(file, 0o600)
  const folder = openSync(join(file, '..'), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** The lock is given back after the file is closed, never before. */
function releasing(store: Store, lock: { release(): void }): Store {
  const close = store.close.bind(store)
  store.close = () => {
    try {
      close()
    } finally {
      lock.release()
    }
  }
  return store
}
