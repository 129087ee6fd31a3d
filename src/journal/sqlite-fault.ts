/** SQLite's result codes as the journal's faults (fault.ts). */
import { fault, JournalFault } from './fault.ts'

const codes = { busy: 5, corrupt: 11, full: 13, notADatabase: 26 }

export function sqliteFault(thrown: unknown, path: string): unknown {
  if (thrown instanceof JournalFault || !(thrown instanceof Error) || !('errcode' in thrown)) return thrown
  const code = Number(thrown.errcode)
  const detail = { path, sqlite: code, what: thrown.message }
  if ((code & 0xff) === codes.full) {
    const next = 'Free space on the disk. Nothing acknowledged is lost; work goes on with the next append.'
    return fault('E_IO', { why: 'disk_full', next, ...detail }, thrown)
  }
  if ((code & 0xff) === codes.corrupt || (code & 0xff) === codes.notADatabase) {
    const next = 'Copy the data folder before anything else, then restore from a backup or from exports.'
    return fault('E_IO', { why: 'damaged', next, ...detail }, thrown)
  }
  return fault('E_IO', { why: 'io', ...detail }, thrown)
}

/** Runs a call on the database and throws what goes wrong as a fault. */
export function guard<T>(path: string, call: () => T): T {
  try {
    return call()
  } catch (thrown) {
    throw sqliteFault(thrown, path)
  }
}
