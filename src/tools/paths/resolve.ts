/**
 * Which path of the workspace a text means, with links followed as long as they stay inside. The answer has no `..` and no link in
 * it, and files are only ever opened by walking it without following links (disk/tree.ts): whoever swaps a folder for a link after
 * this finds the walk refused.
 *
 * R1. Each step must stay inside: a path that leaves the root and comes back is refused.
 * R2. The last part is followed for reading and writing; deleting, moving and copying are about the link itself.
 */
import { lstatSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { PathFault } from '../../core/contracts/causes.ts'
import { readPath } from './path-text.ts'

export type Resolved =
  /** `path` is '.' for the root itself. */
  { readonly path: string; readonly stands: 'file' | 'link' | 'folder' | 'nothing' } | { readonly fault: PathFault }

const mostLinks = 40

export type Roots = {
  /** The real path. */
  readonly root: string
  /** As it was given: absolute paths may be written with it. */
  readonly given: string
}

export function resolvePath(roots: Roots, text: string, follow: boolean): Resolved {
  const read = readPath(text)
  if (!read) return { fault: 'malformed' }
  const parts = read.absolute ? inside(roots, read.parts) : read.parts
  return parts ? walk(roots, [...parts], follow) : { fault: 'outside' }
}

/** An absolute path without the root in front. */
function inside({ root, given }: Roots, parts: readonly string[]): readonly string[] | undefined {
  for (const base of [root, given]) {
    const above = base.split('/').filter((part) => part !== '')
    if (above.every((part, i) => parts[i] === part)) return parts.slice(above.length)
  }
}

function walk(roots: Roots, todo: string[], follow: boolean): Resolved {
  const done: string[] = []
  let links = 0
  let stands: Stands = 'folder'
  while (todo.length > 0) {
    const part = todo.shift() as string
    if (part === '..') {
      if (done.pop() === undefined) return { fault: links > 0 ? 'link_outside' : 'outside' }
      stands = 'folder'
      continue
    }
    stands = standsAt(join(roots.root, ...done, part))
    if (stands === 'special') return { fault: 'special_file' }
    if (stands === 'link' && (follow || todo.length > 0)) {
      links += 1
      if (links > mostLinks) return { fault: 'link_loop' }
      const target = linkTarget(roots, join(roots.root, ...done, part))
      if (!target) return { fault: 'link_outside' }
      if (target.absolute) done.length = 0
      todo.unshift(...target.parts)
      stands = 'folder'
      continue
    }
    done.push(part)
  }
  return { path: done.join('/') || '.', stands }
}

type Stands = 'file' | 'link' | 'folder' | 'nothing' | 'special'
function standsAt(path: string): Stands {
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (!stat) return 'nothing'
    if (stat.isSymbolicLink()) return 'link'
    if (stat.isDirectory()) return 'folder'
    return stat.isFile() ? 'file' : 'special'
  } catch {
    return 'nothing'
  }
}

function linkTarget(roots: Roots, path: string): { absolute: boolean; parts: readonly string[] } | undefined {
  const target = readPath(readLink(path))
  if (!target) return
  if (!target.absolute) return target
  const parts = inside(roots, target.parts)
  return parts && { absolute: true, parts }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
