/** What stands at a path, as evidence and undo compare it: kind, hash and mode (core/contracts/acting.ts). */
import { hash } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import type { Image } from '../../core/contracts/acting.ts'
import { type Folder, Moved, readAt, statAt, TooLarge, type Tree } from './tree.ts'

/** An image with the bytes that make it up: of a file its content, of a link its target, of a folder nothing. */
export type Content = { readonly image: Image; readonly bytes: Buffer }

/** Files above this are not read, staged or undone. */
export const largestFile = 64 * 1_048_576

export const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')

const nothing = Buffer.alloc(0)

/** Null where there is nothing, or something that is neither file, link nor folder. */
export function contentAt(path: string): Content | null {
  const stat = statAt(path)
  if (!stat) return null
  const mode = stat.mode & 0o7777
  if (stat.isDirectory()) return content('folder', nothing, mode)
  if (stat.isSymbolicLink()) return content('link', Buffer.from(readlinkSync(path)), mode)
  const bytes = stat.isFile() ? readAt(path, largestFile) : undefined
  return bytes ? content('file', bytes, mode) : null
}

export const content = (kind: Image['kind'], bytes: Buffer, mode: number): Content => ({
  image: { kind, hash: hashOf(bytes), mode },
  bytes,
})

export const contentIn = (tree: Tree, path: string): Content | null =>
  tree.within(path, (folder: Folder, name) => contentAt(folder.at(name))) ?? null

/** 'astray' where a link stands on the way, or what stands there is too large to look at. */
export function imageIn(tree: Tree, path: string): Image | null | 'astray' {
  try {
    return contentIn(tree, path)?.image ?? null
  } catch (thrown) {
    if (thrown instanceof Moved || thrown instanceof TooLarge) return 'astray'
    throw thrown
  }
}

export const sameImage = (a: Image | null | 'astray', b: Image | null): boolean =>
  a === null || a === 'astray' || b === null ? a === b : a.kind === b.kind && a.hash === b.hash && a.mode === b.mode
