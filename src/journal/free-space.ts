/** A full disk says so, and so does a folder that may not be written to: SQLite tells both as an I/O error like any other. */
import { statfsSync } from 'node:fs'
import { fileProblem } from '../edge/file-problem.ts'
import { asFault, fault, JournalFault } from './fault.ts'

/** What SQLite needs to open a file: its index of the log alone has 32 KiB. */
const enough = 65_536

type FreeBytes = (folder: string) => number
const freeBytesOf: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Makes a call that opens something in the folder. */
export function namingTheFolder<T>(folder: string, call: () => T, freeBytes = freeBytesOf): T {
  try {
    return call()
  } catch (thrown) {
    const refused = thrown instanceof JournalFault ? undefined : fileProblem(thrown, folder)
    const failed = refused ? fault(refused.code, refused.detail, thrown) : asFault(thrown)
    if (failed.problem.detail.why !== 'io' || freeBytes(folder) >= enough) throw failed
    throw fault('E_IO', { why: 'disk_full', path: folder }, thrown)
  }
}
