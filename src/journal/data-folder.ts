/** The data folder: one journal file, one lock, private to its user. Everything that opens a journal on disk comes here. */
import { chmodSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { makeFolder } from '../edge/make-folder.ts'
import { syncFolder } from '../edge/replace-file.ts'
import { fault } from './fault.ts'
import { namingTheFolder } from './free-space.ts'
import { createPrivate, lockWriter } from './lock.ts'
import { demandLog, putMark, removeMark } from './open-mark.ts'
import { openSqlite } from './sqlite.ts'
import { lookFirst } from './sqlite-open.ts'
import type { Store } from './store.ts'
import { type Options, openJournal, type Writer } from './writer.ts'

/** A data folder that is open. */
export type Data = { readonly folder: string; readonly journal: Writer }
/** How a data folder is opened. */
export type DataOptions = Options & {
  readonly mode: 'write' | 'read'
  /** How the names in a folder come to its disk; for tests. */
  readonly sync?: (folder: string) => void
}

/**
 * XDG: a relative XDG_DATA_HOME is to be ignored.
 *
 * @example
 * const folder = defaultFolder(process.env)
 */
export function defaultFolder(env: Readonly<Record<string, string | undefined>>, home = homedir()): string {
  const base = env.XDG_DATA_HOME
  return join(base && isAbsolute(base) ? base : join(home, '.local', 'share'), 'signalbox')
}

export const journalFile = (folder: string): string => join(folder, 'journal.db')

/** Throws a JournalFault: second_writer, newer_schema, damaged, not_ours, not_a_file, permission, not_a_folder, disk_full, io. */
export function openDataFolder(path: string, { mode, soon, sync = syncFolder }: DataOptions): Data {
  const folder = resolve(path)
  const file = journalFile(folder)
  demandLog(file)
  if (mode === 'read') return { folder, journal: openJournal(openSqlite({ path: file, readOnly: true }), { soon }) }
  const made = makeFolder(folder, 0o700)
  if (!made.ok) throw fault(made.problem.code, made.problem.detail)
  lookFirst(file) // before anything is made beside it
  const lock = namingTheFolder(folder, () => lockWriter(folder))
  try {
    return namingTheFolder(folder, () => {
      makePrivate(file)
      const store = openSqlite({ path: file, lock: lock.file })
      putMark(file)
      // The file's name is on disk from here on, and the rollback journal that SQLite made it with is not.
      sync(folder)
      return { folder, journal: openJournal(releasing(store, lock, file), { soon }) }
    })
  } catch (thrown) {
    lock.release()
    throw thrown
  }
}

/** SQLite gives its WAL the mode of the file, so one mode is enough. */
function makePrivate(file: string): void {
  createPrivate(file)
  chmodSync(file, 0o600)
}

/** The lock is given back after the file is closed, never before; the mark goes before its log does. */
function releasing(store: Store, lock: { release(): void }, file: string): Store {
  const close = store.close.bind(store)
  store.close = () => {
    removeMark(file)
    try {
      close()
    } finally {
      lock.release()
    }
  }
  return store
}
