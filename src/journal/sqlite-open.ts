/** How the SQLite store (sqlite.ts) opens its file, and every statement it uses, prepared once. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { logColumns } from './sqlite-log.ts'
import { checkVersion, migrate } from './sqlite-schema.ts'

export type SqliteOptions = {
  readonly path: string
  readonly readOnly?: boolean
  /** Pages of WAL before they are moved into the file: seldom enough that no hop notices, few enough to start fast. */
  readonly walPages?: number
  /** A limit in pages for the file; beyond it a commit fails as on a full disk. */
  readonly maxPages?: number
}

/** 8 MiB: a batch of 500 rows is a tenth of it, and a start after a crash reads it in some ten milliseconds. */
const defaultWalPages = 2048

export function openDatabase({
  path,
  readOnly = false,
  walPages = defaultWalPages,
  maxPages,
}: SqliteOptions): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly, timeout: 2000 })
  try {
    db.exec('PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY')
    if (readOnly) {
      checkVersion(db, path)
      return db
    }
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    db.exec(`PRAGMA wal_autocheckpoint = ${walPages}; PRAGMA journal_size_limit = ${walPages * 4096}`)
    migrate(db, path)
    if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`)
    return db
  } catch (thrown) {
    db.close()
    throw thrown
  }
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
