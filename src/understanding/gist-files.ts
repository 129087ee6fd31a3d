/**
 * The tables of word vectors that the package brings (embedded/gists). Where a program was put together without the folder `tables`, there
 * are none, and the engine goes by the words alone.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type GistLanguage = 'en' | 'zh'

export function gistFile(language: GistLanguage): Uint8Array | undefined {
  const here: string | undefined = import.meta.dirname // a program that was put together as CommonJS has none
  if (here === undefined) return
  try {
    // As deep in the package as the files it is put together into (scripts/build.ts).
    return readFileSync(join(here, '..', '..', 'tables', `gist-${language}.bin`))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
