/** A full disk says so: while a file is opened SQLite tells it as an I/O error like any other. */
import { statfsSync } from 'node:fs'
import { asFault, fault } from './fault.ts'

/** What SQLite needs to open a file: its index of the log alone has 32 KiB. */
const enough = 65_536

type FreeBytes = (folder: string) => number
const freeBytesOf: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Makes a call that opens something in the folder. */
export function namingFullDisk<T>(folder: string, call: () => T, freeBytes = freeBytesOf): T {
  try {
    return call()
  } catch (thrown) {
    const failed = asFault(thrown)
    if (failed.problem.detail.why !== 'io' || freeBytes(folder) >= enough) throw failed
    throw fault('E_IO', { why: 'disk_full', path: folder }, thrown)
  }
}
