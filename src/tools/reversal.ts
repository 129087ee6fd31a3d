/**
 * What taking changes back would do to the disk as it is now. The changes come the last decision's first.
 *
 * U1. A path goes back as far as the changes follow on each other, and only where it is now as the last of them left it: whatever
 *     somebody changed since, or in between, stays and is named (others-between.ts says where that was a decision). U2. Where it is back already, as after a kill, nothing is left to do.
 * U3. Folders go only when nothing else lies in them. U4. A file that somebody made in a folder of ours, and that was moved away with
 *     it, comes back to its place: the folder is made again for it, or stays. U5. What lies in a `.git` goes back as a whole, or stays
 *     (whole-repository.ts). U6. Behind a link that becomes a folder again there is nothing yet.
 */
import type { Change, Image } from '../core/contracts/acting.ts'
import { contentIn, imageIn, sameImage } from './disk/images.ts'
import { newFolder } from './new-folder.ts'
import type { Limits } from './others-between.ts'
import { isSameIndex, withWholeRepositories } from './whole-repository.ts'
import type { Workspace } from './workspace.ts'

type Reversal = { readonly restore: readonly Change[]; readonly left: readonly string[] }

type Ends = { readonly from: Image | null; readonly to: Image | null }

export function reversalOf(workspace: Workspace, changes: readonly Change[], limits: Limits = new Map()): Reversal {
  const { ends, left } = walkBack(changes, limits)
  const restore: Change[] = []
  const isOpened = openedBy(workspace, ends)
  for (const [path, { from, to }] of ends) {
    const found = imageIn(workspace.tree, path)
    const now = found === 'astray' && isOpened(path) ? null : found // U6
    if (sameImage(now, to)) continue // U2
    const isAsLeft = sameImage(now, from) || isSameIndex(workspace, path, from)
    if (now !== 'astray' && isAsLeft && isKept(workspace, to))
      restore.push({ path, pre: now, post: to }) // U1
    else left.add(path)
  }
  const whole = withWholeRepositories(workspace, { restore, left }, { changes, limits }) // U5
  const kept = withFolders(workspace, whole.restore, changes)
  for (const path of kept.stay) whole.left.add(path)
  return withoutFilled(workspace, kept.restore, whole.left)
}

/** Whether a path lies in a folder for which a link makes room. */
function openedBy({ tree }: Workspace, ends: ReadonlyMap<string, Ends>): (path: string) => boolean {
  const opened = new Set<string>()
  for (const [path, { from, to }] of ends)
    if (from?.kind === 'link' && to?.kind === 'folder' && sameImage(imageIn(tree, path), from)) opened.add(path)
  return (path) => opened.size > 0 && foldersAbove(path).some((folder) => opened.has(folder))
}

function walkBack(changes: readonly Change[], limits: Limits): { ends: Map<string, Ends>; left: Set<string> } {
  const ends = new Map<string, Ends & { readonly walked: number }>()
  const left = new Set<string>()
  for (const { path, pre, post, apart } of changes) {
    const known = ends.get(path)
    const walked = (known?.walked ?? 0) + 1
    const isBroken = known !== undefined && !sameImage(known.to, post)
    if (apart === 'scratch' || isBroken || walked > (limits.get(path) ?? walked)) left.add(path)
    else if (!left.has(path)) ends.set(path, { from: known ? known.from : post, to: pre, walked })
  }
  return { ends, left }
}

/** U4. Such a folder stays although it is ours, so it is named. */
function withFolders(
  { tree }: Workspace,
  restore: readonly Change[],
  changes: readonly Change[],
): { readonly restore: readonly Change[]; readonly stay: readonly string[] } {
  const needed = new Set(restore.flatMap(({ path, post }) => (post ? foldersAbove(path) : [])))
  const others = restore.filter(({ path, post }) => post !== null || !needed.has(path))
  const stay = restore.filter(({ path, post }) => post === null && needed.has(path)).map(({ path }) => path)
  const made = [...needed]
    .filter((path) => !tree.stat(path) && !others.some((change) => change.path === path))
    .map((path): Change => ({ path, pre: null, post: folderIn(changes, path) }))
  return { restore: [...others, ...made], stay: [...stay, ...made.map(({ path }) => path)] }
}

const foldersAbove = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))

/** As it was when it was last seen. */
function folderIn(changes: readonly Change[], path: string): Image {
  const seen = changes.filter((change) => change.path === path).flatMap(({ pre, post }) => [pre, post])
  return seen.find((image) => image?.kind === 'folder') ?? newFolder
}

/** The content that stood there before is in the store. */
const isKept = ({ blobs }: Workspace, to: Image | null): boolean =>
  to === null || to.kind === 'folder' || blobs.load(to.hash) !== undefined

/** U3: a folder stays if something in it stays. */
function withoutFilled({ tree }: Workspace, restore: readonly Change[], left: ReadonlySet<string>): Reversal {
  const going = new Set(restore.filter(({ post }) => post === null).map(({ path }) => path))
  const stays = new Set<string>()
  const folders = restore.filter(({ pre, post }) => pre?.kind === 'folder' && post?.kind !== 'folder')
  for (const { path } of folders.sort((a, b) => b.path.length - a.path.length)) {
    const inside = tree.list(path) ?? []
    if (inside.every(({ name }) => going.has(`${path}/${name}`) && !stays.has(`${path}/${name}`))) continue
    stays.add(path)
  }
  return { restore: restore.filter(({ path }) => !stays.has(path)), left: [...new Set([...left, ...stays])] }
}

/** What stands there now, so that taking back can itself be taken back. */
export const contentsAt = ({ tree }: Workspace, changes: readonly Change[]): Buffer[] =>
  changes.flatMap(({ path, pre }) => {
    const found = pre && contentIn(tree, path)
    return found && found.image.kind !== 'folder' ? [found.bytes] : []
  })
