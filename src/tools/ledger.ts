/**
 * The host's own memory, one SQLite file in its data folder: what became of every decision, and what the host saw of every file.
 *
 * L1. A decision is known by its conversation and its id. What is recorded as started is on disk before it starts; what is recorded as
 *     staged or landed is on disk before anybody is told.
 * L2. What was only read is written without waiting for the disk: it survives the end of the process, and losing it harms nothing.
 * L3. One process at a time has it open.
 * L4. A small content that is given to `keep` is written in one commit with the next record, so that both wait for the disk once.
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Change } from '../core/contracts/acting.ts'
import { newDatabase } from '../edge/new-database.ts'
import type { Done, Landed, Staged } from '../ports.ts'

export type Entry = {
  readonly conversation: string
  readonly decision: string
  readonly hash: string
  readonly workspace: string
  readonly stage: 'started' | 'staged' | 'landed' | 'done' | 'read'
  readonly answer?: Staged | Done
  readonly landed?: Landed
}
type Landing = Pick<Entry, 'conversation' | 'decision' | 'workspace'> & {
  readonly landed: Landed
  /** Those that landed. */
  readonly changes: readonly Change[]
  readonly source: Source
}
export type Source = 'AGENT' | 'USER' | 'SYSTEM'
type Seen = { readonly hash: string | null; readonly source: Source }

const schema = `
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS decisions (
  place INTEGER PRIMARY KEY, conversation TEXT NOT NULL, decision TEXT NOT NULL, hash TEXT NOT NULL, workspace TEXT NOT NULL,
  stage TEXT NOT NULL, answer TEXT, landed TEXT, UNIQUE (conversation, decision)) STRICT;
CREATE TABLE IF NOT EXISTS files (
  workspace TEXT NOT NULL, path TEXT NOT NULL, hash TEXT, source TEXT NOT NULL, PRIMARY KEY (workspace, path)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reads (
  workspace TEXT NOT NULL, conversation TEXT NOT NULL, path TEXT NOT NULL, hash TEXT,
  PRIMARY KEY (workspace, conversation, path)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS contents (
  place INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, bytes BLOB NOT NULL) STRICT;
`

export class Ledger {
  /** Known to this data folder alone. */
  readonly secret: string
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()
  /** Contents that wait for the next record (L4). */
  readonly #waiting = new Map<string, Uint8Array>()
  /** Contents that this process wrote. */
  readonly #written = new Set<string>()

  constructor(data: string) {
    const file = join(data, 'workspace.db')
    // Answers hold what files say: nobody else reads them, whatever the folder allows. SQLite gives its WAL the same mode.
    // Only made, never opened again: closing a file gives up the locks that this process holds on it.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
    this.#db = newDatabase(file, { timeout: 0 })
    this.#db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    this.#db.exec(schema)
    this.#sql("INSERT OR IGNORE INTO facts VALUES ('secret', ?)").run(randomBytes(16).toString('hex'))
    this.secret = String(this.#sql("SELECT value FROM facts WHERE name = 'secret'").get()?.value)
  }

  close(): void {
    this.#db.close()
  }

  find(conversation: string, decision: string): Entry | undefined {
    const row = this.#sql('SELECT * FROM decisions WHERE conversation = ? AND decision = ?').get(conversation, decision)
    return row && entryOf(row)
  }

  /** Those of a workspace from this decision on, the latest first. */
  since(conversation: string, decision: string): readonly Entry[] {
    const rows = this.#sql(
      `SELECT d.* FROM decisions d JOIN decisions first ON d.place >= first.place AND d.workspace = first.workspace
       WHERE first.conversation = ? AND first.decision = ? ORDER BY d.place DESC`,
    ).all(conversation, decision)
    return rows.map(entryOf)
  }

  /** What landed in a workspace from the first of these decisions on, the latest first. */
  landedSince(workspace: string, decisions: readonly string[]): readonly Entry[] {
    const rows = this.#sql(
      `SELECT * FROM decisions WHERE workspace = ? AND stage = 'landed' AND place >=
         (SELECT min(place) FROM decisions WHERE workspace = ? AND decision IN (SELECT value FROM json_each(?)))
       ORDER BY place DESC`,
    ).all(workspace, workspace, JSON.stringify(decisions))
    return rows.map(entryOf)
  }

  /** What was staged and has not landed: decisions, or undos, the oldest first. */
  unfinished(kind: 'decision' | 'undo'): readonly Entry[] {
    const rows = this.#sql(`SELECT * FROM decisions WHERE stage = 'staged' AND (hash = 'undo') = ? ORDER BY place`)
    return rows.all(kind === 'undo' ? 1 : 0).map(entryOf)
  }

  record(entry: Entry, { lazy = false } = {}): void {
    this.#write(lazy, () => this.#put(entry))
  }

  /** On disk with the next record, not before (L4). */
  keep(hash: string, bytes: Uint8Array): void {
    if (!this.#written.has(hash)) this.#waiting.set(hash, bytes)
  }

  /** A small content by its hash. */
  kept(hash: string): Uint8Array | undefined {
    const waits = this.#waiting.get(hash)
    if (waits) return waits
    return this.#sql('SELECT bytes FROM contents WHERE hash = ?').get(hash)?.bytes as Uint8Array | undefined
  }

  /** Every small content, without its bytes. */
  keptSizes(): readonly { readonly hash: string; readonly size: number; readonly at: number }[] {
    const rows = this.#sql('SELECT hash, length(bytes) AS size, at FROM contents').all()
    return rows.map(({ hash, size, at }) => ({ hash: String(hash), size: Number(size), at: Number(at) }))
  }

  drop(hashes: readonly string[]): void {
    this.#write(true, () => {
      for (const hash of hashes) this.#sql('DELETE FROM contents WHERE hash = ?').run(hash)
    })
    for (const hash of hashes) this.#written.delete(hash)
  }

  /** What became of a landing. Undefined where it is not known to have landed. */
  landing(conversation: string, decision: string): Landed | undefined {
    const row = this.#sql('SELECT landed FROM decisions WHERE conversation = ? AND decision = ?')
    const { landed } = row.get(conversation, decision) ?? {}
    return typeof landed === 'string' ? JSON.parse(landed) : undefined
  }

  /** What landed of a decision or an undo, and who is behind it. */
  landed({ conversation, decision, workspace, landed, changes, source }: Landing): void {
    this.#write(false, () => {
      this.#sql("UPDATE decisions SET stage = 'landed', landed = ? WHERE conversation = ? AND decision = ?").run(
        JSON.stringify(landed),
        conversation,
        decision,
      )
      for (const { path, post } of changes) {
        this.#sql('INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)').run(workspace, path, post?.hash ?? null, source)
        this.#sawRead(workspace, conversation, path, post?.hash ?? null)
      }
    })
  }

  /** Answers of reads are kept for the latest so many decisions; everything else stays. */
  boundReads(latest: number): void {
    const last = '(SELECT coalesce(max(place), 0) FROM decisions)'
    this.#write(
      true,
      () => void this.#sql(`DELETE FROM decisions WHERE stage = 'read' AND place <= ${last} - ?`).run(latest),
    )
  }

  forget(conversation: string, decision: string): void {
    this.#sql('DELETE FROM decisions WHERE conversation = ? AND decision = ?').run(conversation, decision)
  }

  file(workspace: string, path: string): Seen | undefined {
    const row = this.#sql('SELECT hash, source FROM files WHERE workspace = ? AND path = ?').get(workspace, path)
    return row && { hash: row.hash as string | null, source: row.source as Source }
  }

  noteRead(
    workspace: string,
    conversation: string,
    file: { readonly path: string; readonly hash: string | null },
  ): void {
    this.#write(true, () => this.#sawRead(workspace, conversation, file.path, file.hash))
  }

  /** The hash that a conversation's agents last saw there; undefined where they never looked. */
  lastRead(workspace: string, conversation: string, path: string): string | null | undefined {
    const found = this.#sql('SELECT hash FROM reads WHERE workspace = ? AND conversation = ? AND path = ?')
    return found.get(workspace, conversation, path)?.hash as string | null | undefined
  }

  #put({ conversation, decision, hash, workspace, stage, answer, landed }: Entry): void {
    this.#sql(
      `INSERT INTO decisions (conversation, decision, hash, workspace, stage, answer, landed) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (conversation, decision) DO UPDATE SET stage = excluded.stage, answer = excluded.answer, landed = excluded.landed`,
    ).run(conversation, decision, hash, workspace, stage, json(answer), json(landed))
  }

  /** Stored again it is young again. */
  #putContents(): void {
    const put = this.#sql('INSERT OR REPLACE INTO contents (hash, at, bytes) VALUES (?, ?, ?)')
    for (const [hash, bytes] of this.#waiting) put.run(hash, Date.now(), bytes)
  }

  #sawRead(workspace: string, conversation: string, path: string, hash: string | null): void {
    this.#sql('INSERT OR REPLACE INTO reads VALUES (?, ?, ?, ?)').run(workspace, conversation, path, hash)
  }

  #write(lazy: boolean, write: () => void): void {
    if (lazy) this.#db.exec('PRAGMA synchronous = NORMAL') // L2
    try {
      this.#sql('BEGIN').run()
      this.#putContents()
      write()
      this.#sql('COMMIT').run()
      for (const hash of this.#waiting.keys()) this.#written.add(hash)
      this.#waiting.clear()
    } finally {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      if (lazy) this.#db.exec('PRAGMA synchronous = FULL')
    }
  }

  #sql(text: string): StatementSync {
    const known = this.#prepared.get(text) ?? this.#db.prepare(text)
    this.#prepared.set(text, known)
    return known
  }
}

/** Another process has it open (L3). */
export const isBusy = (thrown: unknown): boolean =>
  thrown instanceof Error && 'errcode' in thrown && Number(thrown.errcode) % 256 === 5

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

function entryOf(row: Record<string, unknown>): Entry {
  const { conversation, decision, hash, workspace, stage, answer, landed } = row as Record<string, string | null>
  const entry = { conversation, decision, hash, workspace, stage } as Entry
  return {
    ...entry,
    ...(answer && { answer: JSON.parse(answer) }),
    ...(landed && { landed: JSON.parse(landed) }),
  }
}
