/**
 * Contents by their hash: what stood at a path before, and what shall stand there. Events and the ledger only name the hash. Large
 * ones are files under the data folder's `blobs/`, small ones lie in the ledger (ledger.ts).
 *
 * B1. What `store` answered for is on disk, with its name; of `keep` this is true from the next record of the ledger on. B2. A file that a crash left half written is seen by its hash and written anew.
 * B3. A content is never changed and never linked into a workspace.
 * B4. The store is bounded: when it is too large, the oldest contents go, and what they belonged to can no longer be undone.
 */

import { randomBytes } from 'node:crypto'
import {
  close,
  constants,
  existsSync,
  fsync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { syncFolder } from '../../edge/replace-file.ts'
import { hashOf } from './images.ts'

/** Where small contents lie. The ledger is one. */
type SmallContents = {
  keep(hash: string, bytes: Uint8Array): void
  kept(hash: string): Uint8Array | undefined
  keptSizes(): readonly { readonly hash: string; readonly size: number; readonly at: number }[]
  drop(hashes: readonly string[]): void
}

export const syncFile = promisify(fsync)
const closeFile = promisify(close)
const dayMs = 86_400_000
/** Up to this a content costs less as part of a commit that is made anyway than as a file with a sync of its own. */
const mostKept = 65_536

export class Blobs {
  readonly #folder: string
  /** Files that are known to be whole: this process wrote them. */
  readonly #known = new Set<string>()
  readonly #small: SmallContents

  constructor(data: string, small: SmallContents) {
    this.#small = small
    this.#folder = join(data, 'blobs')
    if (existsSync(this.#folder)) return
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    syncFolder(data)
  }

  /** For contents that the next record of the ledger names: the small ones come to the disk with it (B1). */
  async keep(contents: readonly Uint8Array[]): Promise<void> {
    const large: Uint8Array[] = []
    for (const bytes of contents) {
      if (bytes.length > mostKept) large.push(bytes)
      else this.#keepOne(bytes)
    }
    if (large.length > 0) await this.store(large)
  }

  /** All of them are on disk when it resolves (B1). */
  async store(contents: readonly Uint8Array[]): Promise<void> {
    const byHash = new Map(contents.map((bytes) => [hashOf(bytes), bytes]))
    const fresh = [...byHash].filter(([hash]) => !this.#has(hash))
    if (fresh.length === 0) return
    const opened = fresh.map(([hash, bytes]) => write(this.#place(hash), bytes))
    const folders = [...new Set(fresh.map(([hash]) => hash.slice(0, 2)))].map((part) => join(this.#folder, part))
    const descriptors = [...opened, ...[this.#folder, ...folders].map((folder) => openSync(folder, 'r'))]
    // One after the other they would each wait for the disk; together the disk is waited for once.
    const synced = await Promise.allSettled(descriptors.map((fd) => syncFile(fd)))
    await Promise.all(descriptors.map((fd) => closeFile(fd)))
    const failed = synced.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    for (const [hash] of fresh) this.#known.add(hash)
  }

  /** Undefined where it is missing or damaged. */
  load(hash: string): Buffer | undefined {
    const found = this.#small.kept(hash) ?? this.#inFile(hash)
    if (!found) return
    const bytes = Buffer.from(found.buffer, found.byteOffset, found.byteLength)
    return hashOf(bytes) === hash ? bytes : undefined
  }

  /** Removes the oldest until the rest takes no more than `limit` bytes. What is younger than a day stays in any case (B4). */
  bound(limit: number, now = Date.now()): void {
    const all = [...this.#files(), ...this.#small.keptSizes()].sort((a, b) => b.at - a.at)
    const gone: string[] = []
    let total = 0
    for (const found of all) {
      total += found.size
      if (total <= limit || now - found.at <= dayMs) continue
      if ('path' in found) rmSync(found.path, { force: true })
      else gone.push(found.hash)
    }
    if (gone.length > 0) this.#small.drop(gone)
    this.#known.clear()
  }

  #keepOne(bytes: Uint8Array): void {
    const hash = hashOf(bytes)
    if (!this.#known.has(hash)) this.#small.keep(hash, bytes)
  }

  #files(): { readonly path: string; readonly size: number; readonly at: number }[] {
    return readdirSync(this.#folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name)
        const { size, mtimeMs } = statSync(path)
        return { path, size, at: mtimeMs }
      })
  }

  #inFile(hash: string): Buffer | undefined {
    const path = this.#place(hash)
    return existsSync(path) ? readFileSync(path) : undefined
  }

  #has(hash: string): boolean {
    if (this.#known.has(hash)) return true
    if (!existsSync(this.#place(hash))) return false
    if (this.load(hash) === undefined) rmSync(this.#place(hash), { force: true }) // B2
    return false
  }

  #place(hash: string): string {
    return join(this.#folder, hash.slice(0, 2), hash.slice(2))
  }
}

/** A content that is a file, read by another process than the one that keeps it. */
export function readBlob(data: string, hash: string): Buffer | undefined {
  const path = join(data, 'blobs', hash.slice(0, 2), hash.slice(2))
  const bytes = existsSync(path) ? readFileSync(path) : undefined
  return bytes && hashOf(bytes) === hash ? bytes : undefined
}

/** Under its own name only when all of it was written. It stays open, so that many contents wait for the disk together (edge/replace-file.ts waits for each). */
function write(path: string, bytes: Uint8Array): number {
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  const fd = openSync(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at)
  renameSync(temporary, path)
  return fd
}
