/** The search for a text without ripgrep: every file of the tree, line by line. */

import { TooLarge, type Tree } from '../disk/tree.ts'
import { isFarmed } from '../paths/unlisted.ts'
import type { Hit } from './ripgrep.ts'

const largest = 4 * 1_048_576

export function plainScan(tree: Tree, path: string, query: string): Hit[] {
  if (!tree.stat(path)?.isDirectory()) return hitsIn(tree, path, query)
  return (tree.list(path) ?? []).flatMap((entry) => {
    const inside = path === '.' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) return isFarmed(entry.name) ? [] : plainScan(tree, inside, query)
    return entry.isFile() ? hitsIn(tree, inside, query) : []
  })
}

function hitsIn(tree: Tree, path: string, query: string): Hit[] {
  const bytes = readSmall(tree, path)
  if (!bytes || bytes.includes(0) || !bytes.includes(query)) return []
  return bytes
    .toString('utf8')
    .split('\n')
    .map((text, i) => ({ path, line: i + 1, text: text.endsWith('\r') ? text.slice(0, -1) : text }))
    .filter(({ text }) => text.includes(query))
}

function readSmall(tree: Tree, path: string): Buffer | undefined {
  try {
    return tree.read(path, largest)
  } catch (thrown) {
    if (thrown instanceof TooLarge) return
    throw thrown
  }
}
