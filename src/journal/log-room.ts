/**
 * Room at the end of SQLite's write-ahead log, made before it is needed. Where a commit makes the log longer, its sync must write the
 * new length of the file as well, which a journaling file system does in a commit of its own. So the log is made longer in larger
 * steps, of zeros, and commits write over them.
 *
 * R1. Only zeros, only behind the end of the file, only between two commits: no byte that SQLite wrote is touched, and a frame of
 *     zeros is none for SQLite or for wal.ts.
 * R2. It saves time and does nothing else. Whatever goes wrong here, commits go on as without it.
 * R3. A commit that many conversations share writes much at once and would gain nothing: it makes no room.
 */
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { identityOf } from './file-identity.ts'

/** A log that stays short needs none. */
const shortestLog = 160 * 1024
export const roomBytes = 512 * 1024
/** Asking for the length of the file costs a few microseconds. */
const commitsBetweenLooks = 8
const fewRows = 8

export class LogRoom {
  readonly #path: string
  readonly #longest: number
  readonly #known
  #file: number | undefined
  #commits = 0
  /** How long the log is, if nobody but us has made it longer or shorter. */
  #made = 0
  #state: 'kept' | 'given up' = 'kept'

  /** The log is made no longer than `longest` bytes: before that SQLite moves it into the file and writes over it from its start. */
  constructor(path: string, longest: number) {
    this.#path = path
    this.#longest = longest
    this.#known = identityOf(path)
  }

  /** To be called after each commit, with the number of its rows. */
  afterCommit(rows: number): void {
    if (++this.#commits % commitsBetweenLooks !== 0 || rows > fewRows || this.#state === 'given up') return
    try {
      this.#makeRoom()
    } catch {
      this.#state = 'given up' // R2
    }
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
    this.#state = 'given up'
  }

  #makeRoom(): void {
    this.#file ??= openSync(this.#path, 'r+')
    const { size, ino, dev } = fstatSync(this.#file)
    if (size === this.#made || size < shortestLog || size + roomBytes > this.#longest) return
    if (ino !== this.#known?.ino || dev !== this.#known.dev) return // somebody has put another file in its place (I40)
    writeSync(this.#file, new Uint8Array(roomBytes), 0, roomBytes, size)
    this.#made = size + roomBytes
  }
}
