/**
 * Whether a path is still the file that was opened under it. Someone may delete, move or replace the journal while it is open;
 * what is written then goes to a file that nobody finds again (I40).
 *
 * Z1. A file that was seen to be gone stays so until it is back: nothing is acknowledged meanwhile.
 * Z2. It is looked at no more than every two milliseconds: asking costs a few microseconds, which every commit would pay.
 */
import { statSync } from 'node:fs'
import { fault } from './fault.ts'

export const identityMs = 2

/** While a file is open its number is not given to another. */
type Identity = { readonly dev: number; readonly ino: number }

export class FileIdentity {
  readonly #path: string
  readonly #known: Identity | undefined
  #isSame = true
  #lookedAt = 0

  constructor(path: string) {
    this.#path = path
    this.#known = identityOf(path)
  }

  /** Throws where it is gone, as far as it was looked at lately. */
  demandSame(): void {
    if (!this.#isSame || performance.now() - this.#lookedAt >= identityMs) this.demandSameNow()
  }

  demandSameNow(): void {
    const found = identityOf(this.#path)
    this.#isSame = found?.ino === this.#known?.ino && found?.dev === this.#known?.dev
    this.#lookedAt = performance.now()
    if (!this.#isSame) throw gone(this.#path)
  }
}

export function identityOf(path: string): Identity | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined // the way to it is closed, which is no better
  }
}

function gone(path: string) {
  return fault('E_IO', { why: 'file_gone', path })
}
