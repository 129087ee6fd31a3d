/** SQLite's result codes as the journal's faults (fault.ts). */
import { fault, JournalFault } from './fault.ts'

export const codes = { busy: 5, corrupt: 11, full: 13, notADatabase: 26 }

/** The low byte of an extended code is the plain one. */
export const codeOf = (thrown: unknown): number | undefined =>
  thrown instanceof Error && 'errcode' in thrown ? Number(thrown.errcode) & 0xff : undefined

/** A number that no JavaScript number can hold was never written by us. */
const isOutOfRange = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_OUT_OF_RANGE'

const isDamage = (thrown: unknown): boolean =>
  codeOf(thrown) === codes.corrupt || codeOf(thrown) === codes.notADatabase || isOutOfRange(thrown)

export function sqliteFault(thrown: unknown, path: string): unknown {
  if (thrown instanceof JournalFault || (codeOf(thrown) === undefined && !isOutOfRange(thrown))) return thrown
  const detail = { path, sqlite: codeOf(thrown), what: String(thrown) }
  if (codeOf(thrown) === codes.full) {
    return fault('E_IO', { why: 'disk_full', ...detail }, thrown)
  }
  if (isDamage(thrown)) {
    return fault('E_IO', { why: 'damaged', ...detail }, thrown)
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

/** Nothing where a page is damaged; whatever else goes wrong is thrown, because it says nothing about the data. */
export function unlessDamaged<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch (thrown) {
    if (isDamage(thrown)) return undefined
    throw thrown
  }
}
