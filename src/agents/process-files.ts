/** The files that a command names. When somebody corrects the program, one of them changes. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'

/** A text that differs when one of them was written, came or went. A bare program is looked up elsewhere and is no file here. */
export function filesOf([program = '', ...args]: readonly string[], dir: string): string {
  const named = program.includes('/') ? [program, ...args] : args
  return named.map((path) => stampOf(resolve(dir, path))).join(' ')
}

/** Flags and values are no files, whatever they look like. */
function stampOf(path: string): string {
  try {
    const found = statSync(path, { throwIfNoEntry: false })
    return found?.isFile() ? `${found.ino}:${found.size}:${found.mtimeMs}` : '-'
  } catch {
    return '-'
  }
}
