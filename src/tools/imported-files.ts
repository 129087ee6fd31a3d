/**
 * Where a text names files of the workspace: the paths in `import`, `export … from` and `require`. Whoever renames a word leaves them as
 * they are, since the files keep their names.
 */
import { posix } from 'node:path'
import type { Tree } from './disk/tree.ts'

type Named = { readonly start: number; readonly end: number; readonly path: string }

const specifier = /\b(?:from|import|require)\s*(?:\(\s*)?(['"`])(\.{1,2}\/[^'"`\n]{1,500})\1/gu
const endings = ['', '.js', '.ts', '.jsx', '.tsx', '.mjs', '.cjs', '.mts', '.cts', '.json']

/** `file` is the path of the text itself. */
export function importedFiles(tree: Tree, file: string, text: string): Named[] {
  return [...text.matchAll(specifier)].flatMap(({ index, 0: all, 2: path = '' }) => {
    const start = index + all.length - 1 - path.length
    return isThere(tree, posix.join(posix.dirname(file), path)) ? [{ start, end: start + path.length, path }] : []
  })
}

/** A path may leave the ending out, or name the file that this one is compiled to. */
function isThere(tree: Tree, path: string): boolean {
  if (path.startsWith('../')) return false
  const stem = path.replace(/\.[cm]?jsx?$/u, '')
  return [path, stem].some((one) => endings.some((ending) => tree.stat(`${one}${ending}`) !== undefined))
}
