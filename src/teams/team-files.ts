/**
 * The files of one team, and no others. What is in them is read-yaml.ts.
 *
 * T1. A path is relative and stays in the team folder, also after links are resolved.
 * T2. A file is a regular file, UTF-8, of at most 1 MiB; a team has at most 2,000 files.
 * T3. Each file is read once, and the hash is over exactly what was read.
 */
import { createHash } from 'node:crypto'
import { constants, type Dirent } from 'node:fs'
import { open, readdir, realpath } from 'node:fs/promises'
import { isAbsolute, join, posix, relative, sep } from 'node:path'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { type Place, problemAt } from './problem.ts'

const maxBytes = 1_048_576
export const maxFiles = 2_000

type Folder = { readonly texts: readonly { file: string; text: string }[] } | { readonly problems: TeamProblem[] }
type Found = { readonly text: string } | { readonly problem: TeamProblem }

export class TeamFiles {
  readonly dir: string
  readonly #read = new Map<string, Promise<Found>>()
  readonly #texts = new Map<string, string>()

  private constructor(dir: string) {
    this.dir = dir
  }

  /** Undefined: there is no such folder. */
  static async open(dir: string): Promise<TeamFiles | undefined> {
    const resolved = await realpath(dir).catch(() => undefined)
    return resolved === undefined ? undefined : new TeamFiles(resolved)
  }

  /** `from` is where the reference stands; a fault is reported there. */
  read(reference: string, from: Place): Promise<Found> {
    const file = cleanPath(reference)
    if (file === undefined) return Promise.resolve({ problem: problemAt(from, 'outside', { path: reference }) })
    const reading = this.#read.get(file) ?? this.#readFile(file, from)
    this.#read.set(file, reading)
    return reading
  }

  /** Every regular file of a folder, by name; all of them count in the hash. */
  async readFolder(reference: string, from: Place): Promise<Folder> {
    const folder = cleanPath(reference)
    if (folder === undefined) return { problems: [problemAt(from, 'outside', { path: reference })] }
    const entries = await this.#list(folder)
    if (!entries) return { problems: [problemAt(from, 'no_such_folder', { path: reference })] }
    if (entries.length > maxFiles) return { problems: [problemAt(from, 'too_many_files', { limit: maxFiles })] }
    const texts: { file: string; text: string }[] = []
    const problems: TeamProblem[] = []
    for (const entry of entries.filter(isShown).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = `${folder}/${entry.name}`
      const found = await this.read(file, { file, line: 1, column: 1 })
      if ('problem' in found) problems.push(found.problem)
      else texts.push({ file, text: found.text })
    }
    return problems.length > 0 ? { problems } : { texts }
  }

  /** The same files with the same contents have the same hash, wherever they lie and however lines end. */
  hash(): string {
    const hash = createHash('sha256')
    for (const [file, text] of [...this.#texts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const content = Buffer.from(text.replaceAll('\r\n', '\n'), 'utf8')
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
    return hash.digest('hex')
  }

  async #list(folder: string): Promise<Dirent[] | undefined> {
    try {
      const real = await realpath(join(this.dir, folder))
      return this.#holds(real) ? await readdir(real, { withFileTypes: true }) : undefined
    } catch {
      return undefined
    }
  }

  async #readFile(file: string, from: Place): Promise<Found> {
    try {
      const real = await realpath(join(this.dir, file))
      if (!this.#holds(real)) return { problem: problemAt(from, 'outside', { path: file }) }
      const bytes = await readRegular(real)
      if (bytes === 'not_a_file') return { problem: problemAt(from, 'not_a_file', { path: file }) }
      if (bytes === 'too_large') return { problem: problemAt(from, 'too_large', { path: file, limit: maxBytes }) }
      const text = decode(bytes)
      if (text === undefined) return { problem: problemAt(from, 'not_utf8', { path: file }) }
      this.#texts.set(file, text)
      return { text }
    } catch (thrown) {
      const why = (thrown as NodeJS.ErrnoException).code ?? 'unknown'
      const gone = why === 'ENOENT' || why === 'ENOTDIR'
      return {
        problem: gone
          ? problemAt(from, 'no_such_file', { path: file })
          : problemAt(from, 'unreadable', { path: file, why }),
      }
    }
  }

  #holds(real: string): boolean {
    const way = relative(this.dir, real)
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
  }
}

/** What an editor hides beside a file is not part of the team. */
const isShown = (entry: Dirent): boolean => !entry.isDirectory() && !entry.name.startsWith('.')

/** `./agents/a.yaml` as `agents/a.yaml`; undefined when it is absolute or leads out. */
export function cleanPath(reference: string): string | undefined {
  if (reference.includes('\0') || reference.includes('\\') || isAbsolute(reference)) return
  const clean = posix.normalize(reference)
  return clean === '..' || clean.startsWith('../') || /^[A-Za-z]:/.test(clean) ? undefined : clean
}

/** The path has no link any more; one that was put there since is refused. A pipe does not block the opening. */
async function readRegular(real: string): Promise<Buffer | 'not_a_file' | 'too_large'> {
  const handle = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const about = await handle.stat()
    if (!about.isFile()) return 'not_a_file'
    if (about.size > maxBytes) return 'too_large'
    const bytes = await handle.readFile()
    return bytes.length > maxBytes ? 'too_large' : bytes
  } finally {
    await handle.close()
  }
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
