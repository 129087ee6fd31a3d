/**
 * The workspace before and after a command that nothing holds apart from it: every file by its image, so that what changed is found and
 * can be undone. Only for machines without overlays.
 *
 * J1. Contents are kept up to a limit; what is above it is found changed, but cannot be undone.
 */
import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Content, contentAt, sameImage } from '../../disk/images.ts'
import { TooLarge } from '../../disk/tree.ts'
import type { Changed } from './overlay.ts'
import { scratchNames } from './scratch.ts'

type Index = ReadonlyMap<string, Content>

const mostBytes = 256 * 1_048_576

export function indexOf(root: string): Index {
  const found = new Map<string, Content>()
  let bytes = 0
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of entries(join(root, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && scratchNames.has(entry.name)) continue
      const content = read(join(root, path))
      if (!content) continue
      bytes += content.bytes.length
      found.set(path, bytes > mostBytes ? { ...content, bytes: Buffer.alloc(0) } : content) // J1
      if (entry.isDirectory()) waiting.push(path)
    }
  }
  return found
}

export function changesBetween(before: Index, after: Index): readonly Changed[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)]
    if (sameImage(old?.image ?? null, now?.image ?? null)) return []
    const contents = [old, now].flatMap((content) =>
      content && content.image.kind !== 'folder' ? [content.bytes] : [],
    )
    return [{ change: { path, pre: old?.image ?? null, post: now?.image ?? null }, contents }]
  })
}

function read(path: string): Content | null {
  try {
    return contentAt(path)
  } catch (thrown) {
    if (thrown instanceof TooLarge) return null
    throw thrown
  }
}

function entries(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return []
  }
}
