/**
 * A disk that keeps what is synced apart from what is only written. `SimDisk` is the medium and outlives every crash;
 * `SimStore` is one process's handle on it, an implementation of the journal's store port (journal/store.ts).
 *
 * D1. The file is lines: one record each, then `commit <records> <crc32>`. A batch counts when its commit line is whole and
 *     its checksum is right.
 * D2. A crash keeps every synced byte and any prefix of the others, cut at any byte. Opening cuts a torn tail off and
 *     counts it; a bad batch before a good one is damage and stops the opening.
 * D3. Snapshots ride along with the next commit and may be lost at any time.
 */
import { crc32 } from 'node:zlib'
import { fault } from '../journal/fault.ts'
import { memoryStore } from '../journal/memory.ts'
import type { Blob, Row, Snapshot, Store, Term, Tombstone } from '../journal/store.ts'

/** What an operation does instead of its work. `io_kept`: the sync fails, and the bytes are on the disk all the same. `gone`: the file was moved away. */
export type DiskFault = 'full' | 'io' | 'io_kept' | 'gone'
export type DiskOperation = 'put' | 'commit' | 'sync' | 'reopen'

type Entry =
  | { readonly k: 'row'; readonly v: Row }
  | { readonly k: 'term'; readonly v: Term }
  | { readonly k: 'blob'; readonly v: Blob }
  | { readonly k: 'snapshot'; readonly v: Snapshot & { stream: string } }
  | { readonly k: 'remove'; readonly v: Tombstone }

export class SimDisk {
  #synced: Buffer[] = []
  #written: Buffer[] = []
  #lied: Buffer[] = []
  /** Batches that were cut off because they were not whole. */
  torn = 0
  syncs = 0
  /** For planted bugs: a sync that says it is done and is not. */
  lies = false

  write(bytes: Buffer): void {
    this.#written.push(bytes)
  }

  sync(): void {
    this.syncs++
    ;(this.lies ? this.#lied : this.#synced).push(...this.#written)
    this.#written = []
  }

  /** What was written since the last sync is forgotten, as after a failed write that was rolled back. */
  forget(): void {
    this.#written = []
  }

  get unsyncedBytes(): number {
    return this.#written.reduce((sum, bytes) => sum + bytes.length, 0)
  }

  /** The power goes: of the unsynced bytes the first `kept` are on the disk, the others never were. */
  crash(kept: number): void {
    const rest = Buffer.concat([...this.#lied, ...this.#written]).subarray(0, kept)
    this.#lied = []
    this.#written = []
    if (rest.length > 0) this.#synced.push(Buffer.from(rest))
  }

  /** Flips one bit of what is synced. */
  flip(at: number, bit: number): void {
    const all = Buffer.concat(this.#synced)
    all[at % all.length] = (all[at % all.length] ?? 0) ^ (1 << (bit % 8))
    this.#synced = [all]
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#synced)
  }

  /** Reads the file as it is on the disk, cuts a torn tail off for good, and gives the whole batches (D1, D2). */
  load(): Entry[][] {
    const file = Buffer.concat([...this.#synced, ...this.#lied])
    const { batches, end, broken } = parse(file)
    if (broken) throw fault('E_IO', { why: 'damaged', what: `a bad batch at byte ${end}` })
    if (end < file.length) this.torn++
    if (!this.lies) this.#synced = [file.subarray(0, end)]
    this.#written = []
    return batches
  }
}

type Parsed = { readonly batches: Entry[][]; readonly end: number; readonly broken: boolean }
function parse(file: Buffer): Parsed {
  const batches: Entry[][] = []
  let lines: string[] = []
  let from = 0
  let end = 0
  for (let line = file.indexOf(10, from); line >= 0; line = file.indexOf(10, from)) {
    const text = file.toString('utf8', from, line)
    if (text.startsWith('commit ')) {
      const body = file.subarray(end, from)
      if (text !== commitLine(lines.length, body)) return { batches, end, broken: followedByGood(file, line + 1) }
      batches.push(lines.map((each) => JSON.parse(each) as Entry))
      lines = []
      end = line + 1
    } else lines.push(text)
    from = line + 1
  }
  return { batches, end, broken: false }
}

const commitLine = (records: number, body: Buffer): string => `commit ${records} ${crc32(body)}`

/** A torn tail has nothing good behind it: writing went on only after the tail was cut off. */
const followedByGood = (file: Buffer, from: number): boolean => file.indexOf('\ncommit ', from) >= 0

export type StoreHooks = {
  /** Called before each operation: says what goes wrong with it, if anything, and throws when the process is dead. */
  readonly before: (operation: DiskOperation) => DiskFault | undefined
  readonly after: (operation: DiskOperation) => void
}
const calm: StoreHooks = { before: () => undefined, after: () => {} }

export class SimStore implements Store {
  readonly writable = true
  readonly #disk: SimDisk
  readonly #hooks: StoreHooks
  #memory = memoryStore()
  #batch: Entry[] = []
  #snapshots: Entry[] = []
  #broken = false
  #closed = false

  constructor(disk: SimDisk, hooks: StoreHooks = calm) {
    this.#disk = disk
    this.#hooks = hooks
    this.#read()
  }

  put = (row: Row): void => this.#put({ k: 'row', v: row })
  putTerm = (term: Term): void => this.#put({ k: 'term', v: term })
  putBlob = (blob: Blob): void => this.#put({ k: 'blob', v: blob })

  putSnapshot(stream: string, snapshot: Snapshot): void {
    if (this.#closed) return
    this.#memory.putSnapshot(stream, snapshot)
    this.#snapshots.push({ k: 'snapshot', v: { stream, ...snapshot } })
  }

  commit(): void {
    this.#mayFail('commit')
    const entries = [...this.#snapshots.splice(0), ...this.#batch.splice(0)]
    if (entries.length > 0) this.#sync(entries)
    this.#hooks.after('commit')
  }

  rows = (stream: string, after: number): Iterable<Row> => this.#memory.rows(stream, after)
  rowsBack = (stream: string) => this.#memory.rowsBack(stream)
  terms = () => this.#memory.terms()
  blob = (hash: string) => this.#memory.blob(hash)
  head = (stream: string) => this.#memory.head(stream)
  heads = () => this.#memory.heads()
  snapshot = (stream: string) => this.#memory.snapshot(stream)
  damage = () => undefined
  tombstone = (stream: string) => this.#memory.tombstone(stream)
  tombstones = () => this.#memory.tombstones()

  dropSnapshots(): void {
    this.#snapshots = []
    this.#memory.dropSnapshots()
  }

  remove(tombstone: Tombstone): void {
    this.#sync([{ k: 'remove', v: tombstone }])
  }

  reopen(): void {
    if (this.#hooks.before('reopen') === 'gone') throw fault('E_IO', { why: 'file_gone', path: 'journal.db' })
    this.#batch = []
    this.#snapshots = []
    this.#broken = false
    this.#read()
  }

  close(): void {
    this.#closed = true
    this.#batch = []
  }

  #put(entry: Entry): void {
    this.#mayFail('put')
    this.#batch.push(entry)
    this.#disk.write(line(entry))
    this.#hooks.after('put')
  }

  /** Fails as the hook says. Whatever was put of this batch is gone (store:P2). */
  #mayFail(operation: DiskOperation): void {
    if (this.#broken) throw fault('E_IO', { why: 'io', what: 'not reopened' })
    const failing = this.#closed ? 'io' : this.#hooks.before(operation)
    if (!failing) return
    this.#batch = []
    if (operation === 'sync' && failing === 'io_kept') this.#disk.sync()
    else if (!this.#closed) this.#disk.forget()
    if (failing === 'full') throw fault('E_IO', { why: 'disk_full' })
    this.#broken = true
    if (failing === 'gone') throw fault('E_IO', { why: 'file_gone', path: 'journal.db' })
    throw fault('E_IO', { why: 'io', what: `the ${operation} failed` })
  }

  #sync(entries: readonly Entry[]): void {
    this.#writeBatch(entries)
    this.#mayFail('sync')
    this.#disk.sync()
    apply(this.#memory, entries)
  }

  /** The records go out again in one piece: what was put before was not yet under a commit. */
  #writeBatch(entries: readonly Entry[]): void {
    const body = Buffer.concat(entries.map(line))
    this.#disk.forget()
    this.#disk.write(body)
    this.#disk.write(Buffer.from(`${commitLine(entries.length, body)}\n`))
  }

  #read(): void {
    this.#memory = memoryStore()
    for (const batch of this.#disk.load()) apply(this.#memory, batch)
  }
}

const line = (entry: Entry): Buffer => Buffer.from(`${JSON.stringify(entry)}\n`)

function apply(memory: Store, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.k === 'row') memory.put(entry.v)
    if (entry.k === 'term') memory.putTerm(entry.v)
    if (entry.k === 'blob') memory.putBlob(entry.v)
    if (entry.k === 'snapshot') memory.putSnapshot(entry.v.stream, { seq: entry.v.seq, body: entry.v.body })
    if (entry.k === 'remove') memory.remove(entry.v)
  }
  memory.commit()
}
