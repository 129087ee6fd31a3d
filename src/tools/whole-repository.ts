/**
 * A repository is taken back as a whole or not at all: its files refer to each other, so half of them is a broken repository.
 *
 * G1. Where one file under a `.git` cannot be taken back, or somebody changed or made another one since, everything under it stays: a
 *     commit of theirs may stand on an object of ours.
 * G2. A file counts as theirs if it changed after the first of our changes landed, and the host did not write it.
 * G3. Git writes its index whenever it looks at the files. An index that lists the same contents is not a change.
 */
import type { Change, Image } from '../core/contracts/acting.ts'
import { imageIn } from './disk/images.ts'
import type { Limits } from './others-between.ts'
import type { Workspace } from './workspace.ts'

/** The path of the `.git` that holds a path. */
function repositoryOf(path: string): string | undefined {
  const parts = path.split('/')
  const depth = parts.indexOf('.git')
  return depth < 0 ? undefined : parts.slice(0, depth + 1).join('/')
}

type Found = { readonly restore: readonly Change[]; readonly left: ReadonlySet<string> }

export function withWholeRepositories(
  workspace: Workspace,
  { restore, left }: Found,
  { changes, limits }: { readonly changes: readonly Change[]; readonly limits: Limits },
): { restore: readonly Change[]; left: Set<string> } {
  const own = new Set(changes.map(({ path }) => path))
  const stay = new Set([...left, ...byOthers(limits)].flatMap((path) => repositoryOf(path) ?? []))
  for (const [repository, inside] of Map.groupBy(restore, ({ path }) => repositoryOf(path)))
    if (repository !== undefined && !stay.has(repository) && isTouched(workspace, { repository, inside, own }))
      stay.add(repository)
  const stays = ({ path }: Change): boolean => stay.has(repositoryOf(path) ?? '')
  return {
    restore: restore.filter((change) => !stays(change)),
    left: new Set([...left, ...restore.filter(stays).map(({ path }) => path)]),
  }
}

/** What other decisions changed, and what stands as they left it. */
const byOthers = (limits: Limits): string[] => [...limits].flatMap(([path, limit]) => (limit === 0 ? [path] : []))

type Looked = { readonly repository: string; readonly inside: readonly Change[]; readonly own: ReadonlySet<string> }

/** G2. */
function isTouched(workspace: Workspace, { repository, inside, own }: Looked): boolean {
  const { tree, sourceOf } = workspace
  const times = inside.flatMap(({ path, pre }) => (pre?.kind === 'file' ? [tree.stat(path)?.ctimeMs ?? 0] : []))
  if (times.length === 0) return false // nothing of ours stands there that somebody could build on
  const landed = Math.min(...times)
  return laterIn(workspace, repository, landed).some((path) => {
    if (own.has(path)) return false
    const image = imageIn(tree, path)
    return image === 'astray' || sourceOf(path, image?.hash ?? null) === 'USER'
  })
}

/** The files in a folder that changed after a time. Objects never change, so a folder of them tells by its own time. */
function laterIn(workspace: Workspace, folder: string, time: number): string[] {
  const { tree } = workspace
  const isLater = (path: string): boolean => (tree.stat(path)?.ctimeMs ?? 0) > time
  return (tree.list(folder) ?? []).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return isLater(path) ? [path] : []
    return /\/objects\/[0-9a-f]{2}$/.test(path) && !isLater(path) ? [] : laterIn(workspace, path, time)
  })
}

/** G3. */
export function isSameIndex({ tree, blobs }: Workspace, path: string, was: Image | null): boolean {
  if (!/(^|\/)\.git\/index$/.test(path) || was?.kind !== 'file') return false
  const [before, now] = [blobs.load(was.hash), tree.read(path, largestIndex)]
  const [listedBefore, listedNow] = [before && listedIn(before), now && listedIn(now)]
  return listedBefore !== undefined && listedBefore === listedNow
}

const largestIndex = 64 * 1_048_576
const [headerBytes, statBytes, entryBytes] = [12, 24, 62]

/** What an index lists: mode, object, flags and name of each entry, without what git remembers of the file's times and places. */
function listedIn(given: Uint8Array): string | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 4) !== 'DIRC' || bytes.readUInt32BE(4) !== 2) return
  const listed: string[] = []
  let at = headerBytes
  for (let left = bytes.readUInt32BE(8); left > 0; left--) {
    const end = bytes.indexOf(0, at + entryBytes)
    if (end < 0) return
    const mode = bytes.toString('hex', at + statBytes, at + statBytes + 4)
    listed.push(mode + bytes.toString('latin1', at + entryBytes - 22, end))
    at += (Math.floor((end - at) / 8) + 1) * 8 // padded with one to eight zero bytes
  }
  return listed.join('\0')
}
