/**
 * The files of one workspace, reached only by walking down from a descriptor of its root (SEC8). Paths are as resolve.ts gives them:
 * relative, without `..`. What an image is, is images.ts; writing is place.ts.
 *
 * D1. No part of a path is followed if it is a link: a folder that was swapped for one meanwhile is refused as `moved_meanwhile`.
 * D2. Pipes, sockets and devices are never opened for reading; nothing blocks.
 * D3. Without /proc (not Linux) the walk compares what each part is before and after opening it.
 */
import {
  closeSync,
  constants,
  type Dirent,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  type Stats,
} from 'node:fs'

const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK } = constants
const hasDescriptorPaths = existsSync('/proc/self/fd')

/** The way to a path was exchanged while it was walked. The message is the path. */
export class Moved extends Error {
  override name = 'Moved'
}
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** A folder that is held open: `at(name)` is a path that can only lead into it. */
export type Folder = { readonly fd: number; at(name: string): string }

export class Tree {
  readonly root: string
  #fd: number

  constructor(root: string) {
    this.root = root
    this.#fd = openSync(root, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  }

  close(): void {
    closeSync(this.#fd)
  }

  /** Calls with the folder that holds `path`, and its last part. Undefined where one of the folders above is missing. */
  within<T>(path: string, call: (folder: Folder, name: string) => T): T | undefined {
    const parts = path.split('/')
    const name = parts.pop() as string
    const opened: Folder[] = []
    try {
      let folder: Folder = folderOf(this.#fd, this.root)
      for (const part of parts) {
        const next = descend(folder, part)
        if (!next) return
        opened.push(next)
        folder = next
      }
      return call(folder, name)
    } catch (thrown) {
      if (thrown instanceof Moved) throw new Moved(path)
      if (thrown instanceof TooLarge) throw new TooLarge(path)
      throw thrown
    } finally {
      for (const { fd } of opened) closeSync(fd)
    }
  }

  /** Undefined where there is nothing. */
  stat(path: string): Stats | undefined {
    if (path === '.') return fstatSync(this.#fd)
    return this.within(path, (folder, name) => statAt(folder.at(name)))
  }

  /** The bytes of a regular file; undefined where there is none. Throws TooLarge, and Moved where a link stands there now (D1). */
  read(path: string, limit: number): Buffer | undefined {
    return this.within(path, (folder, name) => readAt(folder.at(name), limit))
  }

  link(path: string): string | undefined {
    return this.within(path, (folder, name) => readlinkSync(folder.at(name)))
  }

  /** What lies in a folder, by name. Undefined where there is none. */
  list(path: string): Dirent[] | undefined {
    const listed = (folder: Folder): Dirent[] =>
      readdirSync(folder.at('.'), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    if (path === '.') return listed(folderOf(this.#fd, this.root))
    return this.within(`${path}/.`, (folder) => listed(folder))
  }
}

const folderOf = (fd: number, path: string): Folder => ({
  fd,
  at: (name) => `${hasDescriptorPaths ? `/proc/self/fd/${fd}` : path}/${name}`,
})

/** Undefined where there is nothing. */
function descend(folder: Folder, part: string): Folder | undefined {
  const path = folder.at(part)
  const before = hasDescriptorPaths ? undefined : statAt(path)
  const fd = opened(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  if (fd === undefined) return
  if (before && (before.isSymbolicLink() || before.ino !== fstatSync(fd).ino)) {
    closeSync(fd)
    throw new Moved(part) // D3
  }
  return folderOf(fd, path)
}

function opened(path: string, flags: number): number | undefined {
  try {
    return openSync(path, flags)
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return
    if (isCode(thrown, 'ENOTDIR') && !statAt(path)?.isSymbolicLink()) return // a file has nothing in it
    if (isCode(thrown, 'ELOOP', 'ENOTDIR', 'ENXIO')) throw new Moved(path) // D1
    throw thrown
  }
}

export function statAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) // an exception for each new file would cost more than the look
  } catch (thrown) {
    if (isCode(thrown, 'ENOTDIR')) return
    throw thrown
  }
}

export function readAt(path: string, limit: number): Buffer | undefined {
  const fd = opened(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  if (fd === undefined) return
  try {
    const stat = fstatSync(fd)
    if (!stat.isFile()) return // D2
    if (stat.size > limit) throw new TooLarge(path)
    return readWhole(fd, stat.size)
  } finally {
    closeSync(fd)
  }
}

/** As much as there was when it was looked at; less where it was cut meanwhile. */
function readWhole(fd: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  for (let at = 0; at < size; ) {
    const count = readSync(fd, bytes, at, size - at, at)
    if (count === 0) return bytes.subarray(0, at)
    at += count
  }
  return bytes
}

/** The file system said no, or something was exchanged: not a bug of ours. */
export const isOfMachine = (thrown: unknown): boolean =>
  thrown instanceof Moved ||
  thrown instanceof TooLarge ||
  (thrown instanceof Error && 'syscall' in thrown && 'code' in thrown)

export const isCode = (thrown: unknown, ...codes: string[]): boolean =>
  thrown instanceof Error && 'code' in thrown && codes.includes(String(thrown.code))
