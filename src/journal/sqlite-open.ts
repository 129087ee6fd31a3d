/** How the SQLite store (sqlite.ts) opens its file and closes it, and every statement it uses, prepared once. */
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { newDatabase } from '../edge/new-database.ts'
import { type Found, lookAtFiles } from './database-file.ts'
import { fault } from './fault.ts'
import { type FileIdentity, identityOf } from './file-identity.ts'
import { logColumns } from './sqlite-log.ts'
import { checkVersion, demandKnownVersion, migrate } from './sqlite-schema.ts'

export type SqliteOptions = {
  readonly path: string
  readonly readOnly?: boolean
  /** Pages of WAL before they are moved into the file: seldom enough that no hop notices, few enough to start fast. */
  readonly walPages?: number
  /** A limit in pages for the file; beyond it a commit fails as on a full disk. */
  readonly maxPages?: number
  /** The lock of the one writer: where it is gone, another one may be at work. */
  readonly lock?: FileIdentity
}

/** 8 MiB: a batch of 500 rows is a tenth of it, and a start after a crash reads it in some ten milliseconds. */
export const defaultWalPages = 2048

export function openDatabase({
  path,
  readOnly = false,
  walPages = defaultWalPages,
  maxPages,
}: SqliteOptions): DatabaseSync {
  const found = lookFirst(path)
  if (readOnly && found !== 'journal') throw fault('E_IO', { why: 'no_data', folder: dirname(path) })
  if (!readOnly && found === 'journal') demandTables(path)
  const db = newDatabase(path, { readOnly, timeout: 2000, isFixed: readOnly && isKeptAway(path) })
  try {
    db.exec('PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY')
    if (readOnly) checkVersion(db, path)
    else {
      // What is removed is overwritten, so that nobody reads it in a free page (retention.ts).
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
      db.exec(`PRAGMA wal_autocheckpoint = ${walPages}; PRAGMA journal_size_limit = ${walPages * 4096}`)
      // An empty log has no rest of an earlier torn tail in it, which a later one could be taken for (wal.ts).
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      migrate(db, path)
      if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`)
    }
  } catch (thrown) {
    db.close()
    throw thrown
  }
  remember(db, keyOf(path))
  return db
}

/** A journal that was closed, in a folder where nothing may be written, such as a backup: SQLite could not make its index there. */
function isKeptAway(path: string): boolean {
  if (existsSync(`${path}-wal`)) return false
  try {
    accessSync(dirname(path), constants.W_OK)
    return false
  } catch {
    return true
  }
}

/** A writer that is opened and closed again moves the log into the file, which must not happen to one that is damaged or newer. */
function demandTables(path: string): void {
  const db = newDatabase(path, { readOnly: true, timeout: 2000 })
  try {
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
    demandKnownVersion(db, path)
  } finally {
    db.close()
  }
}

/** What stands at the path, without a change to it or beside it; throws where it cannot be a journal (database-file.ts). */
export const lookFirst = (path: string): Found => lookAtFiles(path, openHere.has(keyOf(path)))

/** The files that this process has open, and how often: closing a handle of our own on one of them would give up SQLite's locks. */
const openHere = new Map<string, number>()

const keys = new WeakMap<DatabaseSync, string>()

function remember(db: DatabaseSync, key: string): void {
  keys.set(db, key)
  openHere.set(key, (openHere.get(key) ?? 0) + 1)
}

export function closeDatabase(db: DatabaseSync): void {
  if (!db.isOpen) return
  db.close()
  const key = keys.get(db) ?? ''
  const left = (openHere.get(key) ?? 1) - 1
  if (left === 0) openHere.delete(key)
  else openHere.set(key, left)
}

/** A file by its number, whatever path leads to it. */
function keyOf(path: string): string {
  const found = identityOf(path)
  return found ? `${found.dev}:${found.ino}` : ''
}

export type Statements = ReturnType<typeof prepareAll>

/** Those that read give arrays: it is the cheaper form, and the order of the columns stands beside each use. */
export function prepareAll(db: DatabaseSync) {
  const rows = (sql: string): StatementSync => {
    const statement = db.prepare(sql)
    statement.setReturnArrays(true)
    return statement
  }
  return {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    put: db.prepare(`INSERT INTO log (${logColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    putTerm: [
      db.prepare('INSERT OR IGNORE INTO terms VALUES (?, ?, ?)'),
      db.prepare('INSERT OR IGNORE INTO terms_copy VALUES (?, ?, ?)'),
    ],
    putBlob: db.prepare('INSERT OR IGNORE INTO blobs VALUES (?, ?)'),
    putBlobUse: db.prepare('INSERT OR IGNORE INTO blob_uses VALUES (?, ?)'),
    putSnapshot: db.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)'),
    putTombstone: db.prepare('INSERT OR REPLACE INTO tombstones VALUES (?, ?, ?, ?, ?, ?)'),
    row: rows(`SELECT ${logColumns} FROM log WHERE pos = ?`),
    rowBefore: rows(`SELECT ${logColumns} FROM log WHERE stream = ? AND pos < ? ORDER BY pos DESC LIMIT 1`),
    terms: [rows('SELECT id, body, sum FROM terms'), rows('SELECT id, body, sum FROM terms_copy')],
    blob: rows('SELECT body FROM blobs WHERE hash = ?'),
    snapshot: rows('SELECT seq, body, sum FROM snapshots WHERE stream = ?'),
    tombstones: rows('SELECT stream, seq, at, removed_at, hash, sum FROM tombstones'),
    dataVersion: rows('PRAGMA data_version'),
    removeRow: db.prepare('DELETE FROM log WHERE pos = ?'),
    removeStream: [
      db.prepare('DELETE FROM heads WHERE stream = ?'),
      db.prepare('DELETE FROM snapshots WHERE stream = ?'),
      db.prepare('DELETE FROM blob_uses WHERE stream = ?'),
    ],
  }
}
