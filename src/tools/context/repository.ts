/**
 * What a folder holds: every file with its size and its symbols. Files that the workspace ignores, what programs fill and what cannot
 * be read as text are named at most. What was looked at before is looked at again only where size or time of change differ.
 */
import ignore, { type Ignore } from 'ignore'
import { readAt, statAt, TooLarge, type Tree } from '../disk/tree.ts'
import { protectionOf } from '../paths/protected.ts'
import { isFarmed } from '../paths/unlisted.ts'
import { symbolsIn } from './symbols.ts'

export type RepositoryFile = {
  readonly path: string
  readonly size: number
  readonly symbols: readonly string[]
  readonly text: string
}
type Known = RepositoryFile & { readonly changed: number }

const largestText = 256 * 1_024
const mostFiles = 50_000

export class Repository {
  readonly #tree: Tree
  #known = new Map<string, Known>()

  constructor(tree: Tree) {
    this.#tree = tree
  }

  /** In the order of their paths. */
  files(): readonly RepositoryFile[] {
    const before = this.#known
    this.#known = new Map()
    this.#walk('', [], before)
    return [...this.#known.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  }

  /** `inside` is the folder with a slash at its end, or nothing for the root. */
  #walk(inside: string, above: readonly Rules[], before: ReadonlyMap<string, Known>): void {
    const entries = this.#tree.list(inside.slice(0, -1) || '.') ?? []
    const own = entries.some(({ name }) => name === '.gitignore') ? this.#rulesIn(inside) : []
    const rules = [...above, ...own]
    this.#tree.within(`${inside}.`, (folder) => {
      for (const entry of entries) {
        const path = `${inside}${entry.name}`
        if (!entry.isFile() || this.#known.size >= mostFiles || isIgnored(rules, path)) continue
        this.#known.set(path, looked(folder.at(entry.name), path, before.get(path)))
      }
    })
    for (const entry of entries) {
      const path = `${inside}${entry.name}/`
      if (entry.isDirectory() && !isFarmed(entry.name) && !isIgnored(rules, path)) this.#walk(path, rules, before)
    }
  }

  /** The rules of a folder are about what lies in it. */
  #rulesIn(inside: string): Rules[] {
    const bytes = this.#tree.read(`${inside}.gitignore`, largestText)
    return bytes ? [{ inside, rules: ignore().add(bytes.toString('utf8')) }] : []
  }
}

type Rules = { readonly inside: string; readonly rules: Ignore }

const isIgnored = (all: readonly Rules[], path: string): boolean =>
  all.some(({ inside, rules }) => rules.ignores(path.slice(inside.length)))

function looked(place: string, path: string, before: Known | undefined): Known {
  const stat = statAt(place)
  const [size, changed] = [stat?.size ?? 0, stat?.mtimeMs ?? 0]
  if (before && before.size === size && before.changed === changed) return before
  const text = protectionOf(path) === 'secret' ? '' : textAt(place)
  return { path, size, changed, symbols: symbolsIn(path, text), text }
}

function textAt(place: string): string {
  try {
    const bytes = readAt(place, largestText)
    return !bytes || bytes.subarray(0, 8_000).includes(0) ? '' : bytes.toString('utf8')
  } catch (thrown) {
    if (thrown instanceof TooLarge) return ''
    throw thrown
  }
}
