/**
 * Folders whose content is made by programs and can be made again. They are written directly, counted, not undone, and the outcome
 * says so: landing ten thousand files one by one would take half a minute.
 */
import { cpSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Changed, Overlay } from './overlay.ts'

export const scratchNames: ReadonlySet<string> = new Set(['node_modules', 'dist', 'target', '.venv'])

/** Folders that usually hold several projects. */
const shelves = new Set(['packages', 'apps', 'libs', 'crates', 'services', 'modules', 'examples'])

/** Those that are there: at the top, in its folders, and one level deeper on a shelf. Others are treated like any folder. */
export function scratchIn(root: string): readonly string[] {
  const top = folders(root)
  const inner = top.filter((name) => !scratchNames.has(name) && name !== '.git')
  const projects = inner.flatMap((name) =>
    shelves.has(name) ? [name, ...folders(join(root, name)).map((project) => `${name}/${project}`)] : [name],
  )
  const within = projects.flatMap((project) => [...scratchNames].map((name) => `${project}/${name}`))
  return [...top.filter((name) => scratchNames.has(name)), ...within.filter((path) => isFolder(join(root, path)))]
}

const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

function folders(path: string): readonly string[] {
  return entriesOf(path).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** How many entries there are; it stops counting at `most`. */
export function countEntries(path: string, most = 1_000_000): number {
  let count = 0
  const waiting = [path]
  for (let next = waiting.pop(); next !== undefined && count < most; next = waiting.pop()) {
    for (const entry of entriesOf(next)) {
      count++
      if (entry.isDirectory()) waiting.push(join(next, entry.name))
    }
  }
  return count
}

const entriesOf = (path: string) => {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return []
  }
}

type Kept = { readonly changed: readonly Changed[]; readonly kept: readonly { path: string; entries: number }[] }

/** A scratch folder that the command made anew is taken over as a whole; those that were there were written directly. */
export function keepScratch(overlay: Overlay, changed: readonly Changed[], written: readonly string[]): Kept {
  const made = changed.flatMap(({ change }) => {
    const name = change.path.slice(change.path.lastIndexOf('/') + 1)
    return scratchNames.has(name) && change.pre === null && change.post?.kind === 'folder' ? [change.path] : []
  })
  const outer = made.filter((path) => !made.some((other) => path.startsWith(`${other}/`)))
  for (const path of outer)
    cpSync(join(overlay.folder, 'upper', path), join(overlay.root, path), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
    })
  const all = [...written, ...outer]
  const inScratch = (path: string): boolean => all.some((folder) => path === folder || path.startsWith(`${folder}/`))
  return {
    changed: changed.filter(({ change }) => !inScratch(change.path)),
    kept: all.map((path) => ({ path, entries: countEntries(join(overlay.root, path)) })),
  }
}
