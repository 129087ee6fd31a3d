/**
 * The tables of word vectors that the package brings (embedded/gists). Where a program was put together without the folder `tables`, there
 * are none, and the engine goes by the words alone.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type GistLanguage = 'en' | 'zh'

/** As deep in the package as the files it is put together into (scripts/build.ts). */
const folder = join(import.meta.dirname, '..', '..', 'tables')

export function gistFile(language: GistLanguage): Uint8Array | undefined {
  try {
    return readFileSync(join(folder, `gist-${language}.bin`))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
