/** Damage in the write-ahead log is told from a torn tail, whoever opens it, and whichever bit it is. */
import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { Folders, refusalOf, write } from '../../test/journal/crashed.ts'
import { openDataFolder } from './data-folder.ts'
import { walState } from './wal.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const headerSize = 32
const frameSize = 24 + 4096

function flipped(wal: Buffer, byte: number, bit: number): Buffer {
  const copy = Buffer.from(wal)
  copy[byte] = (copy[byte] ?? 0) ^ (1 << bit)
  return copy
}

describe('one flipped bit in a committed part is damage', () => {
  test('in every bit of the header and of every frame’s header', async () => {
    const { wal } = await folders.crashed(3)
    const starts = Array.from({ length: (wal.length - headerSize) / frameSize }, (_, n) => headerSize + n * frameSize)
    const bytes = [0, ...starts].flatMap((start) =>
      Array.from({ length: start === 0 ? headerSize : 24 }, (_, i) => start + i),
    )
    const missed = bytes.flatMap((byte) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) =>
        walState(flipped(wal, byte, bit)).isDamaged ? [] : [`byte ${byte}, bit ${bit}`],
      ),
    )
    expect(missed).toEqual([])
  })

  test('in the pages, here and there, and in every byte of the last one', async () => {
    const { wal } = await folders.crashed(3)
    const last = wal.length - 4096
    const bytes = Array.from({ length: wal.length }, (_, byte) => byte).filter(
      (byte) => byte >= last || byte % 97 === 0,
    )
    const missed = bytes.filter((byte) => !walState(flipped(wal, byte, byte % 8)).isDamaged)
    expect(missed).toEqual([])
  })
})

test('a log whose first sector is lost is named, although the sum of zeros is zero', async () => {
  const { folder, file, wal } = await folders.crashed()
  writeFileSync(`${file}-wal`, Buffer.from(wal).fill(0, 0, 512))
  expect(refusalOf(folder)).toMatchObject({ code: 'E_IO', detail: { why: 'damaged', part: 'log' } })
})

test('the salt of the last commit but one is named, not taken for a torn tail', async () => {
  const { folder, file, wal } = await folders.crashed()
  const secondLast = wal.length - 2 * frameSize
  writeFileSync(`${file}-wal`, flipped(wal, secondLast + 9, 3))
  expect(refusalOf(folder)).toMatchObject({
    code: 'E_IO',
    detail: { why: 'damaged', path: `${file}-wal`, part: 'log' },
  })
})

test('a commit mark whose only bit fell is named', async () => {
  const { wal } = await folders.crashed()
  const secondLast = wal.length - 2 * frameSize
  const size = wal.readUInt32BE(secondLast + 4)
  const unmarked = Buffer.from(wal)
  unmarked.writeUInt32BE(0, secondLast + 4)
  expect(size).toBeGreaterThan(0)
  // As a rule more than one bit; then the last commit still stands behind it, and its own frame is not whole.
  expect(walState(unmarked)).toMatchObject({ commits: walState(wal).commits - 2, commitsBehind: 1 })
  for (const bit of [0, 1, 2, 3])
    if (size === 1 << bit) expect(walState(flipped(wal, secondLast + 7, bit)).isDamaged).toBe(true)
})

test('a tail that was cut or is garbage is no damage: it was never acknowledged', async () => {
  const { wal } = await folders.crashed()
  for (let cut = 1; cut < frameSize; cut += 11) {
    expect(walState(wal.subarray(0, wal.length - cut)).isDamaged).toBe(false)
    const garbage = Buffer.from(wal)
    garbage.fill(0xa5, wal.length - cut)
    expect(walState(garbage)).toMatchObject({ isDamaged: false, commits: walState(wal).commits - 1 })
  }
})

test('two power losses in a row are no damage: a start leaves nothing of the first tail behind', async () => {
  const { folder, file, wal } = await folders.crashed()
  writeFileSync(`${file}-wal`, wal.subarray(0, wal.length - 100))
  const { journal } = openDataFolder(folder, write)
  expect(journal.head('a')?.seq).toBe(9)
  await journal.close()
  rmSync(`${file}-wal`, { force: true })
  const again = openDataFolder(folder, write)
  expect(again.journal.head('a')?.seq).toBe(9)
  await again.journal.close()
})

test('frames of an earlier round of the log are not counted', async () => {
  const { wal } = await folders.crashed()
  const old = Buffer.from(wal)
  for (let at = headerSize + 3 * frameSize; at < old.length; at += frameSize) old.fill(0x11, at + 8, at + 16)
  expect(walState(old)).toMatchObject({ commitsBehind: 0, isDamaged: false })
})
