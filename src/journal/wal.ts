/**
 * A look at SQLite's write-ahead log before it is opened for writing (data-folder.ts). SQLite takes the WAL up to the first
 * frame that is not whole and writes over the rest. After a power loss that is right: the rest was never acknowledged. After
 * damage in the middle it would silently drop what was.
 *
 * A torn tail is at most one transaction, because each is synced before the next begins. So a broken frame with two or more
 * commits of the same generation behind it is damage: then nothing is opened and nothing overwritten (I2).
 */
import { existsSync, readFileSync } from 'node:fs'
import { fault } from './fault.ts'

const headerSize = 32
const frameHeader = 24
/** The page size is SQLite's default, which sqlite-open.ts never changes. */
const frameSize = frameHeader + 4096

/** How far a WAL is whole: the bytes up to its last good commit, and the commits that lie behind a broken frame. */
type WalState = { readonly committedBytes: number; readonly commits: number; readonly commitsBehind: number }

export function refuseDamagedWal(file: string): void {
  const path = `${file}-wal`
  if (!existsSync(path)) return
  const { committedBytes, commitsBehind } = walState(readFileSync(path))
  if (commitsBehind < 2) return
  const next =
    'Copy the data folder first. Readers still work; restore from a backup, or remove the -wal file to go on without its end.'
  throw fault('E_IO', {
    why: 'damaged',
    path,
    what: 'the write-ahead log',
    offset: committedBytes,
    commitsBehind,
    next,
  })
}

export function walState(wal: Buffer): WalState {
  const state = { committedBytes: 0, commits: 0, commitsBehind: 0 }
  if (wal.length < headerSize + frameSize) return state
  const little = (wal.readUInt32BE(0) & 1) === 0
  let sum = checksum(wal.subarray(0, 24), little, [0, 0])
  let whole = matches(sum, wal, 24)
  // A header that is not whole cannot say which generation is the present one; the first frame can.
  const salt = whole ? wal.subarray(16, 24) : wal.subarray(headerSize + 8, headerSize + 16)
  for (let at = headerSize; at + frameSize <= wal.length; at += frameSize) {
    const sameGeneration = salt.equals(wal.subarray(at + 8, at + 16))
    if (whole && sameGeneration) {
      sum = checksum(wal.subarray(at, at + 8), little, sum)
      sum = checksum(wal.subarray(at + frameHeader, at + frameSize), little, sum)
    }
    whole = whole && sameGeneration && matches(sum, wal, at + 16)
    const isCommit = sameGeneration && wal.readUInt32BE(at + 4) !== 0
    if (isCommit && whole) {
      state.committedBytes = at + frameSize
      state.commits++
    } else if (isCommit) state.commitsBehind++
  }
  return state
}

const matches = ([a, b]: readonly [number, number], wal: Buffer, at: number): boolean =>
  a === wal.readUInt32BE(at) && b === wal.readUInt32BE(at + 4)

/** SQLite's own: two running sums over pairs of 32-bit words. */
function checksum(bytes: Buffer, little: boolean, [a, b]: readonly [number, number]): [number, number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let s0 = a
  let s1 = b
  for (let i = 0; i < bytes.length; i += 8) {
    s0 = (s0 + view.getUint32(i, little) + s1) >>> 0
    s1 = (s1 + view.getUint32(i + 4, little) + s0) >>> 0
  }
  return [s0, s1]
}
