/** The search for a text without ripgrep: every file of the tree, line by line. */

import type { Tree } from '../disk/tree.ts'
import type { Hit } from './ripgrep.ts'
import { linesOf, textFiles } from './text-files.ts'

export function plainScan(tree: Tree, path: string, query: string): Hit[] {
  const hits: Hit[] = []
  for (const file of textFiles(tree, path)) {
    if (!file.bytes.includes(query)) continue
    for (const [i, text] of linesOf(file).entries())
      if (text.includes(query)) hits.push({ path: file.path, line: i + 1, text })
  }
  return hits
}
