/**
 * What a program changed beside a workspace, as one content of the store: the list of changes, and how the program was held. Its hash
 * is its name, so what a person approves is exactly what lands.
 */
import { z } from 'zod'
import { Change } from '../../core/contracts/acting.ts'
import { list } from '../../core/contracts/bounds.ts'
import type { Blobs } from '../disk/blobs.ts'
import { hashOf } from '../disk/images.ts'

const ChangeTree = z.strictObject({ held: z.enum(['overlay', 'copy']), changes: list(Change) })
type ChangeTree = z.infer<typeof ChangeTree>

/** With the contents that it names. All of it is on disk when it resolves. */
export async function storeTree(blobs: Blobs, tree: ChangeTree, contents: readonly Uint8Array[]): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(tree))
  await blobs.store([...contents, bytes])
  return hashOf(bytes)
}

/** Undefined where nothing of that name is there, or it is something else. */
export function loadTree(blobs: Blobs, hash: string): ChangeTree | undefined {
  try {
    return ChangeTree.parse(JSON.parse(blobs.load(hash)?.toString('utf8') ?? 'null'))
  } catch {
    return
  }
}
