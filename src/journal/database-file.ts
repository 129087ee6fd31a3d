/**
 * A look at the journal's file and its write-ahead log before SQLite opens them (sqlite-open.ts), for writers and readers alike.
 * SQLite makes a database of an empty file, takes over any database it can read, and cuts a damaged log off.
 *
 * B1. What is not a regular file is not opened. What is not ours is not touched, and nothing is made beside it (I39).
 * B2. An empty or missing file, or one that would be rolled back, beside a log with commits is damage: both are kept.
 * B3. The fields of the header that the journal relies on have the values it was made with, or are named.
 * B4. A damaged log (wal.ts) is named, also to a reader.
 * B5. A link, or a file with a second name, is not opened: its log and its lock would be looked for in another folder, so that a reader
 *     misses commits and two writers do not see each other.
 */
import { closeSync, lstatSync, openSync, readFileSync, readSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileProblem } from '../edge/file-problem.ts'
import { applicationId, isOurSchema } from './application-id.ts'
import { fault } from './fault.ts'
import { type WalState, walState } from './wal.ts'

/** `new`: there is nothing in it yet. */
export type Found = 'missing' | 'new' | 'journal'

export const pageSize = 4096

/** `isOpenHere`: this process has it open, so that its header was looked at, and closing another handle would give up its locks. */
export function lookAtFiles(path: string, isOpenHere = false): Found {
  demandFolder(dirname(path))
  const stats = statOf(path)
  statOf(`${path}-shm`)
  const wal = readWal(`${path}-wal`)
  if (wal.commits > 0 && statOf(`${path}-journal`)?.size) throw damagedFile(path, { part: 'undone' })
  const start = stats && stats.size > 0 && !isOpenHere ? readStart(path) : undefined
  if (start && isDatabase(start) && isStrange(start)) throw notOurs(path)
  if (wal.isDamaged) throw damagedWal(`${path}-wal`, wal)
  if (!stats || stats.size === 0) {
    if (wal.commits > 0) throw damagedFile(path, { part: stats ? 'empty' : 'missing' })
    return stats ? 'new' : 'missing'
  }
  return start ? lookAtHeader(path, { start, stats, wal }) : 'journal'
}

type Look = { readonly start: Buffer; readonly stats: Stats; readonly wal: WalState }
function lookAtHeader(path: string, { start, stats, wal }: Look): Found {
  const page = wal.firstPage ?? start
  // Its first page was being written when the machine stopped; SQLite takes that back.
  if (page.length < pageSize && statOf(`${path}-journal`)?.size) return 'new'
  if (page.length < at.tree + 8 || isStrange(page)) throw notOurs(path)
  if (isEmpty(page)) return 'new'
  const wrong = headerFault(page) ?? sizeFault(page, stats.size, wal)
  if (wrong) throw damagedFile(path, wrong)
  return 'journal'
}

const isDatabase = (page: Buffer): boolean => page.length === pageSize && page.toString('latin1', 0, 15) === magic
const isStrange = (page: Buffer): boolean =>
  page.readUInt32BE(at.applicationId) !== applicationId && !isOurSchema(page) && !isEmpty(page)

/** Offsets in the header, as the file format of SQLite has them. */
const at = { pages: 28, userVersion: 60, applicationId: 68, expansion: 72, tree: 100 }

const magic = 'SQLite format 3'

/** What a journal's header always says. Those that are 0 would make SQLite keep or move pages in another way. */
export const headerFields: readonly (readonly [name: string, offset: number, hex: string])[] = [
  ['magic', 0, Buffer.from(`${magic}\0`).toString('hex')],
  ['page size', 16, '1000'],
  ['format versions', 18, '0202'],
  ['reserved bytes of a page', 20, '00'],
  ['payload fractions', 21, '402020'],
  ['schema format', 44, '00000004'],
  ['auto-vacuum', 52, '00000000'],
  ['text encoding', 56, '00000001'],
  ['incremental vacuum', 64, '00000000'],
  ['application id', at.applicationId, applicationId.toString(16).padStart(8, '0')],
  ['unused bytes', at.expansion, '00'.repeat(20)],
]

function headerFault(page: Buffer): Damage | undefined {
  for (const [name, offset, value] of headerFields) {
    const found = page.toString('hex', offset, offset + value.length / 2)
    const isOlder = offset === at.applicationId && /^0+$/.test(found) // a journal made before they had one
    if (found !== value && !isOlder) return { part: 'header', offset, field: name }
  }
  const hasVersion = page.readUInt32BE(at.userVersion) !== 0
  return hasVersion ? undefined : { part: 'header', offset: at.userVersion, field: 'version' }
}

/** Every page that is not in the log is in the file. */
function sizeFault(page: Buffer, size: number, { pages }: WalState): Damage | undefined {
  let last = page.readUInt32BE(at.pages)
  while (pages.has(last)) last--
  const expected = last * pageSize
  return size < expected ? { part: 'short', size, expected } : undefined
}

/** A database without a table, as it is between its first page and its first transaction. */
const isEmpty = (page: Buffer): boolean =>
  isDatabase(page) &&
  page.readUInt32BE(at.userVersion) === 0 &&
  page.readUInt32BE(at.applicationId) === 0 &&
  page[at.tree] === 0x0d &&
  page.readUInt16BE(at.tree + 3) === 0

function readStart(path: string): Buffer {
  const file = guarded(path, () => openSync(path, 'r'))
  try {
    const page = Buffer.alloc(pageSize)
    return page.subarray(0, readSync(file, page, 0, pageSize, 0))
  } finally {
    closeSync(file)
  }
}

/** A writer may be at work on it while it is read, so damage counts only when it is seen twice in the same place. */
function readWal(path: string): WalState {
  let state = walState(readIfThere(path))
  for (let again = 0; again < 4 && state.isDamaged; again++) {
    const before = state.committedBytes
    state = walState(readIfThere(path))
    if (state.committedBytes === before) break
  }
  return state
}

const readIfThere = (path: string): Buffer => (statOf(path) ? guarded(path, () => readFileSync(path)) : Buffer.alloc(0))

function statOf(path: string): Stats | undefined {
  const stats = guarded(path, () => lstatSync(path, { throwIfNoEntry: false }))
  if (stats && (stats.isSymbolicLink() || (stats.isFile() && stats.nlink > 1)))
    throw fault('E_INVALID_ARGS', { why: 'linked', path })
  if (stats && !stats.isFile()) throw fault('E_INVALID_ARGS', { why: 'not_a_file', path })
  return stats
}

function demandFolder(path: string): void {
  const stats = guarded(path, () => statSync(path, { throwIfNoEntry: false }))
  if (stats && !stats.isDirectory()) throw fault('E_INVALID_ARGS', { why: 'not_a_folder', path })
}

function guarded<T>(path: string, call: () => T): T {
  try {
    return call()
  } catch (thrown) {
    const problem = fileProblem(thrown, path)
    throw problem ? fault(problem.code, problem.detail, thrown) : thrown
  }
}

const notOurs = (path: string) =>
  fault('E_INVALID_ARGS', {
    why: 'not_ours',
    path,
  })

type Damage =
  /** `empty`, `missing`, `undone`: beside a log with commits. */
  | { readonly part: 'empty' | 'missing' | 'undone' }
  | { readonly part: 'header'; readonly offset: number; readonly field: string }
  | { readonly part: 'short'; readonly size: number; readonly expected: number }
  | { readonly part: 'log'; readonly offset: number; readonly commitsBehind: number }

const damagedFile = (path: string, damage: Damage) => fault('E_IO', { why: 'damaged', path, ...damage })

const damagedWal = (path: string, { committedBytes: offset, commitsBehind }: WalState) =>
  damagedFile(path, { part: 'log', offset, commitsBehind })
