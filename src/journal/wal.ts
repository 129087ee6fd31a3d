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

/** The last bit says how the checksums read their words. */
const magic = 0x377f0682 >>> 1
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
  /** The numbers of the pages that are committed in it, so that the file need not have them. */
  readonly pages: ReadonlySet<number>
}

export function walState(wal: Buffer): WalState {
  const frames = Math.floor((wal.length - headerSize) / frameSize)
  if (frames < 1) return { committedBytes: 0, commits: 0, commitsBehind: 0, isDamaged: false, pages: new Set() }
  const little = (wal.readUInt32BE(0) & 1) === 0
  const sum = checksum(wal.subarray(0, 24), little, [0, 0])
  // The sum of nothing but zeros is zero.
  const isWhole = wal.readUInt32BE(0) >>> 1 === magic && sameSum(sum, sumAt(wal, 24))
  // A header that is not whole cannot say which generation is the present one, so then a commit of any counts.
  const salt = isWhole ? saltAt(wal, saltOfHeader) : undefined
  const read = salt ? readFrames(wal, { frames, little, salt, sum }) : { ...nothingRead, pages: new Set<number>() }
  const commitsBehind = countCommits(wal, { from: read.frames, frames, salt })
  const isFlipped =
    salt !== undefined && read.frames < frames && isOneBitFrom(wal, read.frames, { little, salt, sum: read.sum })
  const isDamaged = isFlipped || commitsBehind >= (isWhole ? 2 : 1)
  const { commits, committed, firstPage, pages } = read
  const committedBytes = committed === 0 ? 0 : headerSize + committed * frameSize
  return { committedBytes, commits, commitsBehind, isDamaged, pages, ...(firstPage && { firstPage }) }
}

type Generation = { readonly little: boolean; readonly salt: Sum; readonly sum: Sum }
type WholeFrames = {
  /** How many frames are whole, and how many of them are committed. */
  frames: number
  committed: number
  commits: number
  sum: Sum
  firstPage?: Buffer
  readonly pages: Set<number>
}
const nothingRead = { frames: 0, committed: 0, commits: 0, sum: [0, 0] as Sum }

/** Up to the first frame that is not whole. */
function readFrames(wal: Buffer, { frames, ...generation }: Generation & { readonly frames: number }): WholeFrames {
  const read: WholeFrames = { ...nothingRead, sum: generation.sum, pages: new Set() }
  let page: Buffer | undefined
  let uncommitted: number[] = []
  for (let n = 0; n < frames; n++) {
    const at = headerSize + n * frameSize
    const sum = sumOfFrame(wal, at, { ...generation, sum: read.sum })
    if (!sameSum(saltAt(wal, at + saltOfFrame), generation.salt) || !sameSum(sum, sumAt(wal, at + 16))) break
    read.frames = n + 1
    read.sum = sum
    const number = wal.readUInt32BE(at)
    uncommitted.push(number)
    if (number === 1) page = wal.subarray(at + frameHeader, at + frameSize)
    if (wal.readUInt32BE(at + 4) === 0) continue
    read.committed = n + 1
    read.commits++
    read.firstPage = page
    for (const each of uncommitted) read.pages.add(each)
    uncommitted = []
  }
  return read
}

/** A frame with half of the salt is of this generation: a flipped bit spoils one half only. */
function countCommits(wal: Buffer, { from, frames, salt }: { from: number; frames: number; salt?: Sum }): number {
  let commits = 0
  for (let n = from; n < frames; n++) {
    const at = headerSize + n * frameSize
    const [a, b] = saltAt(wal, at + saltOfFrame)
    if ((!salt || a === salt[0] || b === salt[1]) && wal.readUInt32BE(at + 4) !== 0) commits++
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
