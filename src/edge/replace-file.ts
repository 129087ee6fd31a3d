/**
 * Puts a whole file in the place of another: it is written beside it and renamed, so a reader sees the old one or the new one.
 *
 * F1. The file beside it is a new one, so nothing is written through a link that somebody put there; a failure leaves none behind.
 * F2. With `sync` the content is on disk before the name is, and the name before this returns. Without it a power cut may leave the
 *     file empty: only for what nobody misses.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Wanted = { readonly sync: boolean; readonly mode?: number }

export function replaceFile(path: string, content: string | Uint8Array, { sync, mode = 0o666 }: Wanted): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(aside, content, { flag: 'wx', mode, flush: sync })
    renameSync(aside, path)
  } catch (thrown) {
    rmSync(aside, { force: true })
    throw thrown
  }
  if (sync) syncFolder(dirname(path))
}

/** The names in a folder come to the disk with it. */
export function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
