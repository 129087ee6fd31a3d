/**
 * Puts changes onto the disk, one path at a time and each as a whole: a temporary file, synced, renamed over its name, and the folder
 * synced. May be called again after a kill.
 *
 * P1. A path is touched only where the disk is still as `pre` says; where it is as `post` says, it is done already; anything else is
 *     left as it is and named.
 * P2. Nothing of a path is ever half there. A new file takes its name only if nobody else took it meanwhile.
 * P3. The name of a temporary file is known to this host alone, so that a later try finds and removes what a kill left behind.
 * P5. What could not be put where it shall stand is not removed from where it stands.
 * P4. What the machine refuses (a full disk, a missing right, a name taken meanwhile) leaves that path as it is.
 */
import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import type { Change, Image } from '../../core/contracts/acting.ts'
import { type Blobs, syncFile } from './blobs.ts'
import { contentAt, sameImage } from './images.ts'
import { type Folder, isCode, isOfMachine, Moved, statAt, type Tree } from './tree.ts'

type Placing = { readonly tree: Tree; readonly blobs: Blobs; readonly secret: string }
type Placed = { readonly landed: string[]; readonly left: string[] }

export async function placeChanges(placing: Placing, changes: readonly Change[]): Promise<Placed> {
  const placed: Placed = { landed: [], left: [] }
  const folders = new Set<string>()
  const unplaced = new Set<string>()
  for (const change of inOrder(changes)) {
    const { pre, post } = change
    const isLast = post === null && pre !== null && pre.kind !== 'folder' && unplaced.has(pre.hash) // P5
    const done = !isLast && (await placeOne(placing, change))
    if (!done && post && post.kind !== 'folder') unplaced.add(post.hash)
    ;(done ? placed.landed : placed.left).push(change.path)
    if (done) folders.add(change.path.split('/').slice(0, -1).join('/') || '.')
  }
  await Promise.all([...folders].map((folder) => syncFolder(placing.tree, folder)))
  return placed
}

/**
 * What is made comes first, folders before what lies in them; what is removed comes last, folders after what lies in them. Only where
 * a folder gives way to a file, what lies in it goes before.
 */
function inOrder(changes: readonly Change[]): readonly Change[] {
  const depth = ({ path }: Change): number => path.split('/').length
  const giveWay = changes.filter(({ pre, post }) => pre?.kind === 'folder' && post !== null && post.kind !== 'folder')
  const isInTheWay = ({ path }: Change): boolean => giveWay.some((folder) => path.startsWith(`${folder.path}/`))
  const made = changes.filter(({ post }) => post !== null).sort((a, b) => depth(a) - depth(b))
  const removed = changes.filter(({ post }) => post === null).sort((a, b) => depth(b) - depth(a))
  return [...removed.filter(isInTheWay), ...made, ...removed.filter((change) => !isInTheWay(change))]
}

async function placeOne(placing: Placing, { path, pre, post }: Change): Promise<boolean> {
  const bytes = post === null || post.kind === 'folder' ? undefined : placing.blobs.load(post.hash)
  if (post && post.kind !== 'folder' && !bytes) return false
  const temporary = temporaryName(placing.secret, path, post)
  try {
    const written = placing.tree.within(path, (folder, name) => {
      rmSync(folder.at(temporary), { force: true }) // P3
      return post ? stage(folder, name, { post, temporary, bytes }) : 'ready'
    })
    if (written === undefined) return post === null
    if (typeof written === 'number') await syncAndClose(written, bytes?.length)
    return placing.tree.within(path, (folder, name) => take(folder, name, { pre, post, temporary })) ?? false
  } catch (thrown) {
    if (!isOfMachine(thrown)) throw thrown
    discard(placing.tree, path, temporary) // P4
    return false
  }
}

function discard(tree: Tree, path: string, temporary: string): void {
  try {
    tree.within(path, (folder) => rmSync(folder.at(temporary), { force: true }))
  } catch (thrown) {
    if (!isOfMachine(thrown)) throw thrown
  }
}

const stillAs = (folder: Folder, name: string, image: Image | null): boolean =>
  sameImage(contentAt(folder.at(name))?.image ?? null, image) && (image !== null || !statAt(folder.at(name)))

type Staging = { readonly post: Image; readonly temporary: string; readonly bytes: Buffer | undefined }

/** The new content under its temporary name; a descriptor that is still to be synced, where it is a file. */
function stage(folder: Folder, name: string, { post, temporary, bytes }: Staging): number | 'ready' {
  const path = folder.at(temporary)
  if (post.kind === 'folder') return 'ready'
  if (post.kind === 'link') {
    symlinkSync(String(bytes), path)
    return 'ready'
  }
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW
  const fd = openSync(path, flags, 0o600)
  const content = bytes ?? Buffer.alloc(0)
  for (let at = 0; at < content.length; ) at += writeSync(fd, content, at)
  keepOwner(fd, folder.at(name))
  fchmodSync(fd, post.mode)
  return fd
}

/** Only root can give a file away; for anybody else the file is their own anyway. */
function keepOwner(fd: number, path: string): void {
  const stat = statAt(path)
  if (!stat || (stat.uid === process.getuid?.() && stat.gid === process.getgid?.())) return
  try {
    fchownSync(fd, stat.uid, stat.gid)
  } catch (thrown) {
    if (!isCode(thrown, 'EPERM')) throw thrown
  }
}

type Taking = { readonly pre: Image | null; readonly post: Image | null; readonly temporary: string }

function take(folder: Folder, name: string, { pre, post, temporary }: Taking): boolean {
  const [path, staged] = [folder.at(name), folder.at(temporary)]
  if (!stillAs(folder, name, pre)) {
    rmSync(staged, { force: true })
    return stillAs(folder, name, post) // P1
  }
  if (pre && (post === null || pre.kind === 'folder' || post.kind === 'folder') && !isModeOnly(pre, post)) {
    if (pre.kind === 'folder') rmdirSync(path)
    else unlinkSync(path)
  }
  if (post?.kind === 'folder') return makeFolder(path, pre, post)
  if (post === null) return true
  if (pre === null) linkNew(staged, path)
  else renameSync(staged, path)
  return true
}

const isModeOnly = (pre: Image, post: Image | null): boolean => pre.kind === 'folder' && post?.kind === 'folder'

function makeFolder(path: string, pre: Image | null, post: Image): boolean {
  if (pre?.kind !== 'folder') mkdirSync(path, 0o700)
  chmodSync(path, post.mode)
  return true
}

/** Fails where the name is taken (P2). File systems without hard links get the rename. */
function linkNew(staged: string, path: string): void {
  try {
    linkSync(staged, path)
    unlinkSync(staged)
  } catch (thrown) {
    if (isCode(thrown, 'EEXIST')) rmSync(staged, { force: true })
    if (!isCode(thrown, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP')) throw thrown
    renameSync(staged, path)
  }
}

/** Asking another thread costs more than a small write takes; the loop waits for the ledger's own syncs just as long. */
const quicklySynced = 65_536

async function syncAndClose(fd: number, size = 0): Promise<void> {
  try {
    if (size > quicklySynced) await syncFile(fd)
    else fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** A folder that gave way meanwhile has no names to sync; the one above it has. */
async function syncFolder(tree: Tree, folder: string): Promise<void> {
  const fd = openedFolder(tree, folder)
  if (fd !== undefined) await syncAndClose(fd)
}

function openedFolder(tree: Tree, folder: string): number | undefined {
  try {
    return tree.within(folder === '.' ? '.' : `${folder}/.`, (at) => openSync(at.at('.'), constants.O_RDONLY))
  } catch (thrown) {
    if (thrown instanceof Moved) return
    throw thrown
  }
}

const temporaryName = (secret: string, path: string, post: Image | null): string =>
  `.signalbox-${createHash('sha256')
    .update(`${secret}\n${path}\n${post?.hash ?? ''}`)
    .digest('hex')
    .slice(0, 24)}.tmp`
