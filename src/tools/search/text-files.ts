/** The texts of a tree, for a search that goes through all of them: no folder of packages, nothing large, nothing binary. */
import { TooLarge, type Tree } from '../disk/tree.ts'
import { isFarmed } from '../paths/unlisted.ts'

const largest = 4 * 1_048_576

type TextFile = { readonly path: string; readonly bytes: Buffer }

export function* textFiles(tree: Tree, path: string): Generator<TextFile, void> {
  if (!tree.stat(path)?.isDirectory()) return yield* textAt(tree, path)
  for (const entry of tree.list(path) ?? []) {
    const inside = path === '.' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory() && !isFarmed(entry.name)) yield* textFiles(tree, inside)
    if (entry.isFile()) yield* textAt(tree, inside)
  }
}

function* textAt(tree: Tree, path: string): Generator<TextFile, void> {
  const bytes = readSmall(tree, path)
  if (bytes && !bytes.includes(0)) yield { path, bytes }
}

function readSmall(tree: Tree, path: string): Buffer | undefined {
  try {
    return tree.read(path, largest)
  } catch (thrown) {
    if (thrown instanceof TooLarge) return
    throw thrown
  }
}

export const linesOf = ({ bytes }: TextFile): string[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .map((text) => (text.endsWith('\r') ? text.slice(0, -1) : text))
