/**
 * Reads one YAML text strictly: a plain value, where each part of it stands, and everything that is wrong with it.
 * What the value must be is schema.ts; which file may be read is team-files.ts.
 *
 * Y1. No anchors, aliases or tags: a file says what it means, and nothing in it can multiply.
 * Y2. No key twice, and only plain keys; nesting is at most 32 deep.
 * Y3. Lines and columns count from 1, columns in UTF-16 units.
 */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { type Place, problemAt } from './problem.ts'
import type { ProblemArguments, ProblemKind } from './problem-texts.ts'

export type Path = readonly PropertyKey[]
export type Positions = {
  /** Where the value at a path stands, or the nearest part of the file around it. */
  readonly at: (path: Path) => Place
  /** Where its key stands. */
  readonly keyAt: (path: Path) => Place
}
export type ReadYaml = Positions & { readonly value: unknown; readonly problems: readonly TeamProblem[] }

const maxDepth = 32
const maxProblems = 50

export function readYaml(file: string, text: string): ReadYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  const walk = new Walk(file, lines)
  for (const error of document.errors.slice(0, maxProblems))
    walk.note(error.pos[0], 'syntax', { what: firstLine(error.message) })
  const value = document.errors.length > 0 ? undefined : walk.value(document.contents, [])
  if (document.errors.length === 0 && document.contents === null) walk.note(0, 'empty', {})
  return {
    value,
    problems: walk.problems.slice(0, maxProblems),
    at: (path) => walk.place(walk.nearest(path, 'value')),
    keyAt: (path) => walk.place(walk.nearest(path, 'key')),
  }
}

type Spot = { readonly key: number; readonly value: number }

/** Goes through the nodes once: makes the plain value and remembers where each part began. */
class Walk {
  readonly problems: TeamProblem[] = []
  readonly #spots = new Map<string, Spot>()
  readonly #file: string
  readonly #lines: LineCounter

  constructor(file: string, lines: LineCounter) {
    this.#file = file
    this.#lines = lines
  }

  value(node: Node | null, path: Path, keyAt?: number): unknown {
    const start = node?.range?.[0] ?? keyAt ?? 0
    this.#spots.set(spotOf(path), { key: keyAt ?? start, value: start })
    if (isAlias(node)) return this.note(start, 'alias', {})
    if (path.length > maxDepth) return this.note(start, 'too_deep', { limit: maxDepth })
    if (node?.tag !== undefined) return this.note(start, 'tag', { tag: node.tag })
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.anchor !== undefined) this.note(start, 'alias', {})
    if (isMap(node)) return this.#map(node.items as Pair<Node, Node | null>[], path)
    if (isSeq(node)) return node.items.map((item, i) => this.value(item as Node | null, [...path, i]))
    return isScalar(node) ? this.#scalar(node.value, start) : null
  }

  note<K extends ProblemKind>(offset: number, kind: K, about: ProblemArguments<K>): undefined {
    this.problems.push(problemAt(this.place(offset), kind, about))
  }

  place(offset: number): Place {
    const { line, col } = this.#lines.linePos(offset)
    return { file: this.#file, line: Math.max(1, line), column: Math.max(1, col) }
  }

  nearest(path: Path, part: keyof Spot): number {
    for (let length = path.length; length >= 0; length--) {
      const spot = this.#spots.get(spotOf(path.slice(0, length)))
      if (spot) return length === path.length ? spot[part] : spot.key
    }
    return 0
  }

  #map(pairs: readonly Pair<Node, Node | null>[], path: Path): Record<string, unknown> {
    const entries = new Map<string, unknown>()
    const seenAt = new Map<string, number>()
    for (const { key, value } of pairs) {
      const at = key?.range?.[0] ?? 0
      if (!isScalar(key) || typeof key.value !== 'string' || key.anchor !== undefined || key.value === '__proto__') {
        this.note(at, 'bad_key', {})
        continue
      }
      const before = seenAt.get(key.value)
      if (before !== undefined) this.note(at, 'duplicate_key', { key: key.value, line: this.place(before).line })
      else entries.set(key.value, this.value(value, [...path, key.value], at))
      seenAt.set(key.value, before ?? at)
    }
    return Object.fromEntries(entries)
  }

  #scalar(value: unknown, start: number): unknown {
    if (typeof value === 'string' && !value.isWellFormed()) return this.note(start, 'bad_text', {})
    return value
  }
}

const spotOf = (path: Path): string => path.map(String).join('\u0000')
const firstLine = (message: string): string => message.split('\n', 1)[0] ?? message
