/**
 * A look at SQLite's write-ahead log before SQLite opens it (database-file.ts). SQLite takes the log up to the first frame that
 * is not whole and writes over the rest. After a power loss that is right: the rest was never acknowledged. After damage it would
 * silently drop what was.
 *
 * A power loss leaves at most one transaction behind, because each is synced before the next begins, and because a writer that
 * starts empties the log (sqlite-open.ts). So these are damage, and then nothing is opened and nothing overwritten (I2, I38):
 * Y1. two or more commits at or behind the first frame that is not whole;
 * Y2. a frame that one flipped bit explains, be it the last;
 * Y3. a header that is not whole before a commit: it is synced before any frame.
 */
import { bitsOf, checksum, isOneBitOff, type Sum, sameSum } from './wal-checksum.ts'

const headerSize = 32
const frameHeader = 24
/** The page size is SQLite's default, which sqlite-open.ts never changes. */
const pageSize = 4096
const frameSize = frameHeader + pageSize
/** Where the two halves of the salt stand in a header and in a frame; each generation of the log has its own. */
const saltOfHeader = 16
const saltOfFrame = 8

export type WalState = {
  /** The bytes up to the end of the last whole commit. */
  readonly committedBytes: number
  readonly commits: number
  /** Commits at or behind the first frame that is not whole. */
  readonly commitsBehind: number
  readonly isDamaged: boolean
  /** The last page 1 that was committed: the head of the database as it is now. */
  readonly firstPage?: Buffer
}

export function walState(wal: Buffer): WalState {
  const frames = Math.floor((wal.length - headerSize) / frameSize)
  if (frames < 1) return { committedBytes: 0, commits: 0, commitsBehind: 0, isDamaged: false }
  const little = (wal.readUInt32BE(0) & 1) === 0
  const sum = checksum(wal.subarray(0, 24), little, [0, 0])
  const isWhole = sameSum(sum, sumAt(wal, 24))
  // A header that is not whole cannot say which generation is the present one; the first frame can.
  const salt = isWhole ? saltAt(wal, saltOfHeader) : saltAt(wal, headerSize + saltOfFrame)
  const read = isWhole ? readFrames(wal, { frames, little, salt, sum }) : nothingRead
  const commitsBehind = countCommits(wal, { from: read.frames, frames, salt })
  const isFlipped = isWhole && read.frames < frames && isOneBitFrom(wal, read.frames, { little, salt, sum: read.sum })
  const isDamaged = isFlipped || commitsBehind >= (isWhole ? 2 : 1)
  const { commits, committed, firstPage } = read
  const committedBytes = committed === 0 ? 0 : headerSize + committed * frameSize
  return { committedBytes, commits, commitsBehind, isDamaged, ...(firstPage && { firstPage }) }
}

type Generation = { readonly little: boolean; readonly salt: Sum; readonly sum: Sum }
type WholeFrames = {
  /** How many frames are whole, and how many of them are committed. */
  frames: number
  committed: number
  commits: number
  sum: Sum
  firstPage?: Buffer
}
const nothingRead: WholeFrames = { frames: 0, committed: 0, commits: 0, sum: [0, 0] }

/** Up to the first frame that is not whole. */
function readFrames(wal: Buffer, { frames, ...generation }: Generation & { readonly frames: number }): WholeFrames {
  const read = { ...nothingRead, sum: generation.sum }
  let page: Buffer | undefined
  for (let n = 0; n < frames; n++) {
    const at = headerSize + n * frameSize
    const sum = sumOfFrame(wal, at, { ...generation, sum: read.sum })
    if (!sameSum(saltAt(wal, at + saltOfFrame), generation.salt) || !sameSum(sum, sumAt(wal, at + 16))) break
    read.frames = n + 1
    read.sum = sum
    if (wal.readUInt32BE(at) === 1) page = wal.subarray(at + frameHeader, at + frameSize)
    if (wal.readUInt32BE(at + 4) === 0) continue
    read.committed = n + 1
    read.commits++
    read.firstPage = page
  }
  return read
}

/** A frame with half of the salt is of this generation: a flipped bit spoils one half only. */
function countCommits(wal: Buffer, { from, frames, salt }: { from: number; frames: number; salt: Sum }): number {
  let commits = 0
  for (let n = from; n < frames; n++) {
    const at = headerSize + n * frameSize
    const [a, b] = saltAt(wal, at + saltOfFrame)
    if ((a === salt[0] || b === salt[1]) && wal.readUInt32BE(at + 4) !== 0) commits++
  }
  return commits
}

function isOneBitFrom(wal: Buffer, n: number, generation: Generation): boolean {
  const at = headerSize + n * frameSize
  const [found, stored] = [sumOfFrame(wal, at, generation), sumAt(wal, at + 16)]
  const [salt, expected] = [saltAt(wal, at + saltOfFrame), generation.salt]
  const strange = bitsOf(salt[0] ^ expected[0]) + bitsOf(salt[1] ^ expected[1])
  if (strange > 0) return strange === 1 && sameSum(found, stored)
  return isOneBitOff(found, stored, 8 + pageSize)
}

/** The salt is not part of it. */
const sumOfFrame = (wal: Buffer, at: number, { little, sum }: Generation): Sum =>
  checksum(wal.subarray(at + frameHeader, at + frameSize), little, checksum(wal.subarray(at, at + 8), little, sum))

const sumAt = (wal: Buffer, at: number): Sum => [wal.readUInt32BE(at), wal.readUInt32BE(at + 4)]
const saltAt = sumAt
