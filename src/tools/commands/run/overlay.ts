/**
 * A command in an overlay of the workspace: it sees the workspace and writes what it likes, and the workspace itself stays as it is. What
 * it changed lies in the overlay's upper folder and is read from there.
 *
 * O1. What was copied up but is as before is no change. O2. A folder that was removed and made again hides what was below it; only the
 *     merged view tells that without extended attributes, so the overlay is mounted once more to look.
 * O3. A file that somebody changed while the command ran is given an image that never matches, so that landing leaves it alone.
 * O4. Where a folder took the place of a link or a file, all below it is new: what the link leads to is not looked at.
 */
import { spawnSync } from 'node:child_process'
import { type Dirent, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change, Image } from '../../../core/contracts/acting.ts'
import { type Content, contentAt, sameImage } from '../../disk/images.ts'
import { statAt } from '../../disk/tree.ts'
import { removeRun } from './sandbox.ts'

export type Overlay = { readonly folder: string; readonly root: string; readonly begun: number }
export type Changed = { readonly change: Change; readonly contents: readonly Buffer[] }

/**
 * Relative names, so that no character of a path has a meaning in the mount's options. `real` is the workspace below the overlay, for
 * what is written directly.
 */
const mountScript = [
  'mount --rbind "$1" real',
  'mount -t overlay overlay -o lowerdir=lower,upperdir=upper,workdir=work,userxattr "$1"',
  ': > mounted',
  'shift',
  'exec "$@"',
].join(' && ')

const swept = new Set<string>()

export function makeOverlay(data: string, root: string): Overlay {
  const runs = join(data, 'runs')
  mkdirSync(runs, { recursive: true, mode: 0o700 })
  // Only one process uses a data folder, so what is there at its first command was left by a kill.
  if (!swept.has(data)) for (const name of readdirSync(runs)) removeRun(join(runs, name))
  swept.add(data)
  const folder = mkdtempSync(join(data, 'runs', 'run-'))
  for (const name of ['upper', 'work', 'real']) mkdirSync(join(folder, name))
  symlinkSync(root, join(folder, 'lower'))
  writeFileSync(join(folder, 'begun'), '')
  return { folder, root, begun: statSync(join(folder, 'begun')).ctimeMs }
}

/** The program that runs another one with the overlay in place of the workspace. */
export const inOverlay = ({ root }: Overlay, program: string, args: readonly string[]) => ({
  program: 'unshare',
  args: ['-Urm', 'sh', '-c', mountScript, 'sh', root, program, ...args],
})

/** Where a path of the workspace itself can be reached while the overlay covers it. */
export const belowOverlay = ({ folder }: Overlay, path: string): string => join(folder, 'real', path)

export const wasMounted = ({ folder }: Overlay): boolean => statAt(join(folder, 'mounted')) !== undefined

/** Never the image of anything. */
const noImage: Image = { kind: 'file', hash: '0'.repeat(64), mode: 0 }

/** Everything that differs from the workspace as it was when the command began. */
export function readOverlay(overlay: Overlay): readonly Changed[] {
  const upper = join(overlay.folder, 'upper')
  const merged = mergedNames(overlay, doubleFolders(upper, overlay.root))
  return readFolder({ overlay, upper, merged }, '')
}

type Reading = {
  readonly overlay: Overlay
  readonly upper: string
  readonly merged: ReadonlySet<string>
  /** O4. */
  readonly isNew?: boolean
}

function readFolder(reading: Reading, folder: string): readonly Changed[] {
  const { overlay, upper, merged } = reading
  const inUpper = entries(join(upper, folder))
  const above = new Set(inUpper.map(({ name }) => name))
  const looked = merged.size > 0 && !reading.isNew
  const hidden = looked
    ? entries(join(overlay.root, folder)).filter(({ name }) => !above.has(name) && !merged.has(within(folder, name)))
    : []
  return [
    ...inUpper.flatMap((entry) => readEntry(reading, within(folder, entry.name))),
    ...hidden.flatMap(({ name }) => removed(overlay, within(folder, name))), // O2
  ]
}

function readEntry(reading: Reading, path: string): readonly Changed[] {
  const { overlay, upper } = reading
  const stat = statAt(join(upper, path))
  if (!stat) return []
  const after = contentAt(join(upper, path))
  if (reading.isNew) return after ? newEntry(reading, path, after) : []
  if (stat.isCharacterDevice()) return removed(overlay, path)
  const before = contentAt(join(overlay.root, path))
  if (!after) return before ? removed(overlay, path) : []
  const own = sameImage(before?.image ?? null, after.image) ? [] : [changed(overlay, path, { before, after })] // O1
  if (after.image.kind !== 'folder') return [...(before?.image.kind === 'folder' ? below(overlay, path) : []), ...own]
  if (before?.image.kind === 'folder') return [...own, ...readFolder(reading, path)]
  return [...own, ...readFolder({ ...reading, isNew: true }, path)]
}

/** O4. */
function newEntry(reading: Reading, path: string, after: Content): readonly Changed[] {
  const own = { change: { path, pre: null, post: after.image }, contents: bytesOf(after) }
  return [own, ...(after.image.kind === 'folder' ? readFolder(reading, path) : [])]
}

/** A path that is gone, with everything below it. */
function removed(overlay: Overlay, path: string): readonly Changed[] {
  const before = contentAt(join(overlay.root, path))
  if (!before) return []
  return [
    ...(before.image.kind === 'folder' ? below(overlay, path) : []),
    changed(overlay, path, { before, after: null }),
  ]
}

const below = (overlay: Overlay, path: string): readonly Changed[] =>
  entries(join(overlay.root, path)).flatMap(({ name }) => removed(overlay, within(path, name)))

type Both = { readonly before: Content | null; readonly after: Content | null }

function changed({ root, begun }: Overlay, path: string, { before, after }: Both): Changed {
  const touched = (statAt(join(root, path))?.ctimeMs ?? 0) > begun
  const meanwhile = touched && before?.image.kind !== 'folder'
  const contents = [...bytesOf(before), ...bytesOf(after)]
  return { change: { path, pre: meanwhile ? noImage : (before?.image ?? null), post: after?.image ?? null }, contents } // O3
}

const bytesOf = (content: Content | null): readonly Buffer[] =>
  content && content.image.kind !== 'folder' ? [content.bytes] : []

const within = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

function entries(path: string): readonly Dirent[] {
  const stat = statAt(path)
  return stat?.isDirectory() ? readdirSync(path, { withFileTypes: true }) : []
}

/** Folders that are in both layers. */
function doubleFolders(upper: string, root: string, folder = ''): readonly string[] {
  const inner = entries(join(upper, folder)).filter((entry) => entry.isDirectory())
  return inner.flatMap(({ name }) => {
    const path = within(folder, name)
    return statAt(join(root, path))?.isDirectory() ? [path, ...doubleFolders(upper, root, path)] : []
  })
}

const lookScript = 'cd "$1" && shift && find "$@" -mindepth 1 -maxdepth 1 -print0'

/** What the merged view shows in these folders and in the root (O2). */
function mergedNames(overlay: Overlay, folders: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (let at = 0; at < folders.length; at += 500) {
    const part = folders.slice(at, at + 500).map((folder) => `./${folder}`)
    const { program, args } = inOverlay(overlay, 'sh', ['-c', lookScript, 'sh', overlay.root, ...part])
    const looked = spawnSync(program, args, { cwd: overlay.folder, maxBuffer: 256 * 1_048_576 })
    if (looked.status !== 0) throw new Error(`the overlay could not be read again: ${looked.stderr}`)
    for (const name of looked.stdout.toString('utf8').split('\0')) if (name !== '') names.add(name.replace(/^\.\//, ''))
  }
  // The root itself is never made anew.
  if (folders.length > 0) for (const { name } of entries(overlay.root)) names.add(name)
  return names
}
