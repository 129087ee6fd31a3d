/**
 * What of a program's changes is offered to a person: not generated folders, not what the workspace ignores, and nothing of git, which
 * would be torn apart if only some of its files came over. What is left out is named.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ignoredIn } from '../commands/run/ignored.ts'
import type { Changed } from '../commands/run/overlay.ts'
import { countEntries, scratchNames } from '../commands/run/scratch.ts'

type Dropped = { readonly path: string; readonly entries: number }
export type Found = { readonly changed: readonly Changed[]; readonly dropped: readonly Dropped[] }

export function offered(root: string, all: readonly Changed[], apart: readonly Dropped[]): Found {
  const isIgnored = ignoredIn(root)
  const inGit = (path: string): boolean => path.split('/').includes('.git')
  const real = all.filter(({ change: { path } }) => !inGit(path))
  const ignored = real.filter(({ change: { path, pre, post } }) => isIgnored(path, (post ?? pre)?.kind === 'folder'))
  const names = ignored.flatMap(({ change: { path, pre, post } }) =>
    (post ?? pre)?.kind === 'folder' ? [] : [{ path, entries: 1 }],
  )
  return { changed: real.filter((one) => !ignored.includes(one)), dropped: [...apart, ...names] }
}

/** Removes what is not offered from an overlay's upper folder, before the rest is read. */
export function takeApart(upper: string, folder = ''): readonly Dropped[] {
  const entries = readdirSync(join(upper, folder), { withFileTypes: true })
  return entries.flatMap((entry): readonly Dropped[] => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return []
    if (entry.name !== '.git' && !scratchNames.has(entry.name)) return takeApart(upper, path)
    // git writes its index whenever it looks; only what it committed is worth a word.
    const told = entry.name !== '.git' || existsSync(join(upper, path, 'refs'))
    const dropped = { path, entries: countEntries(join(upper, path)) }
    rmSync(join(upper, path), { recursive: true, force: true })
    return told ? [dropped] : []
  })
}
