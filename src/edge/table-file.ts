/**
 * The tables that the package brings: word vectors of the engine (understanding/embedded/gists), encoders of the gate (safety/encoder). Where
 * a program was put together without the folder `tables`, there are none, and both go by what else they have.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function tableFile(name: string): Uint8Array | undefined {
  const here: string | undefined = import.meta.dirname // a program that was put together as CommonJS has none
  if (here === undefined) return
  try {
    // As deep in the package as the files it is put together into (scripts/build.ts).
    return readFileSync(join(here, '..', '..', 'tables', name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
