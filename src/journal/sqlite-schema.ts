/**
 * The tables of the SQLite store (sqlite.ts), and the way from each past version to the next.
 *
 * `log` is the truth: rows in the order of their commits, each pointing back to the previous row of its stream. It has no
 * index by stream, because keeping one costs several times the insert. `heads` is where the streams ended when the log was
 * `indexed_to` long; the log after that is read when the store is opened. `terms_copy` is a second copy on other
 * pages, because every stream depends on it. All the rest can be understood row by row.
 */
import type { DatabaseSync } from 'node:sqlite'
import { applicationId } from './application-id.ts'
import { fault } from './fault.ts'

const version1 = `
CREATE TABLE log (pos INTEGER PRIMARY KEY, stream TEXT NOT NULL, seq INTEGER NOT NULL, count INTEGER NOT NULL,
  at INTEGER NOT NULL, prev INTEGER NOT NULL, due INTEGER, status TEXT NOT NULL, body TEXT NOT NULL, sum INTEGER NOT NULL);
CREATE TABLE heads (stream TEXT PRIMARY KEY, pos INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
  due INTEGER, status TEXT NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE heads_state (id INTEGER PRIMARY KEY, indexed_to INTEGER NOT NULL, streams INTEGER NOT NULL, sum INTEGER NOT NULL);
CREATE TABLE terms (id INTEGER PRIMARY KEY, body TEXT NOT NULL, sum INTEGER NOT NULL);
CREATE TABLE terms_copy (id INTEGER PRIMARY KEY, body TEXT NOT NULL, sum INTEGER NOT NULL);
CREATE TABLE blobs (hash TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
CREATE TABLE blob_uses (hash TEXT NOT NULL, stream TEXT NOT NULL, PRIMARY KEY (hash, stream)) WITHOUT ROWID;
CREATE TABLE snapshots (stream TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL, body TEXT NOT NULL, sum INTEGER NOT NULL);
CREATE TABLE tombstones (stream TEXT PRIMARY KEY, seq INTEGER NOT NULL, at INTEGER NOT NULL, removed_at INTEGER NOT NULL,
  hash TEXT NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;
`

/** Step i brings a file from version i to i + 1. A step that was released is never edited. */
export const steps: readonly string[] = [version1]

/** Brings the file to the newest version, all steps in one transaction; a newer file is left as it is. */
export function migrate(db: DatabaseSync, path: string, to = steps): void {
  const found = versionOf(db)
  refuseNewer(found, to.length, path)
  if (found === to.length && isMarked(db)) return
  db.exec('BEGIN IMMEDIATE')
  for (const step of to.slice(found)) db.exec(step)
  db.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${to.length}; COMMIT`)
}

/** A reader changes nothing, so it takes exactly the version it knows. */
export function checkVersion(db: DatabaseSync, path: string, to = steps): void {
  const found = versionOf(db)
  refuseNewer(found, to.length, path)
  if (found === to.length) return
  throw fault('E_IO', { why: 'older_schema', path, found, known: to.length })
}

/** Before a writer opens it: moving the log into the file would already be a change. */
export function demandKnownVersion(db: DatabaseSync, path: string): void {
  refuseNewer(versionOf(db), steps.length, path)
}

function refuseNewer(found: number, known: number, path: string): void {
  if (found <= known) return
  throw fault('E_IO', { why: 'newer_schema', path, found, known })
}

const isMarked = (db: DatabaseSync): boolean =>
  db.prepare('PRAGMA application_id').get()?.application_id === applicationId

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version)
}
