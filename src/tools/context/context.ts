/**
 * What an agent should know of a folder before it works on a request: a map of it and the passages that matter, packed into a budget
 * of tokens. The same tree and the same request give the same bytes.
 */
import type { Repository, RepositoryFile } from './repository.ts'
import { testedBy } from './symbols.ts'
import { termsOf, tokensIn } from './terms.ts'

type Context = {
  readonly tokens: number
  readonly budget: number
  readonly files: number
  readonly map: readonly MapRow[]
  readonly snippets: readonly Snippet[]
  /** All of it as one text for a model. */
  readonly text: string
}
type MapRow = {
  readonly path: string
  readonly size: number
  readonly symbols: readonly string[]
  readonly tests?: string
}
type Snippet = { readonly path: string; readonly from: number; readonly to: number; readonly text: string }

type Asked = {
  readonly request: string
  readonly budget: number
  /** What was said and done before, in short. */
  readonly summary?: string
}

const around = 3
const mostSnippetFiles = 40
const mostMisses = 50
const mostMapped = 2_000

export function contextOf(repository: Repository, { request, budget, summary = '' }: Asked): Context {
  const files = repository.files()
  const terms = termsOf(request)
  const ranked = rank(files, terms)
  const room = new Room(budget)
  const head = summary === '' ? [] : room.take([`# What happened before\n${summary}\n`], 0.2)
  const snippets = room.fit(snippetsOf(ranked, terms), snippetText, 0.7)
  const names = new Set(files.map(({ path }) => path))
  const map = room.fit(
    ranked.slice(0, mostMapped).map(({ file }) => mapRow(file, names)),
    mapText,
    1,
  )
  const shown = [...map].sort((a, b) => (a.path < b.path ? -1 : 1))
  const parts = [
    ...head,
    `# Files (${shown.length} of ${files.length})\n`,
    ...shown.map(mapText),
    '\n# Passages\n',
    ...snippets.map(snippetText),
  ]
  const text = parts.join('')
  return { tokens: tokensIn(text), budget, files: files.length, map: shown, snippets, text }
}

/** Takes what fits, in the order it comes. */
class Room {
  readonly #budget: number
  #used = 30 // the headings

  constructor(budget: number) {
    this.#budget = budget
  }

  /** Up to a share of what is left. After many that do not fit, no more are tried. */
  fit<T>(items: readonly T[], textOf: (item: T) => string, share: number): T[] {
    const end = this.#used + (this.#budget - this.#used) * share
    const taken: T[] = []
    let misses = 0
    for (const item of items) {
      const cost = tokensIn(textOf(item)) + 1
      if (this.#used + cost <= end) {
        this.#used += cost
        taken.push(item)
      } else {
        misses += 1
        if (misses >= mostMisses) break
      }
    }
    return taken
  }

  take(texts: readonly string[], share: number): string[] {
    return this.fit(texts, (text) => text, share)
  }
}

type Ranked = { readonly file: RepositoryFile; readonly score: number }

/** A name counts more than a symbol, a symbol more than a mention; a rare term more than a common one. */
function rank(files: readonly RepositoryFile[], terms: readonly string[]): Ranked[] {
  const lower = files.map(folded)
  const weights = terms.map((term) => {
    const hits = lower.filter((file) => mentions(file, term) > 0).length
    return { term, weight: hits === 0 ? 0 : Math.log(1 + files.length / hits) }
  })
  const asked = weights.filter(({ weight }) => weight > 0)
  const scoreOf = (file: Folded): number =>
    asked.reduce((sum, { term, weight }) => sum + weight * mentions(file, term), 0)
  return lower
    .map((file) => ({ file: file.file, score: Math.round(scoreOf(file) * 1000) }))
    .sort((a, b) => b.score - a.score || depth(a) - depth(b) || (a.file.path < b.file.path ? -1 : 1))
}

const mostTerms = 500

/** How much a file is about a term. Kept, since the words of a conversation come again. */
function mentions({ path, symbols, text, found }: Folded, term: string): number {
  const before = found.get(term)
  if (before !== undefined) return before
  const made = (path.includes(term) ? 4 : 0) + (symbols.includes(term) ? 3 : 0) + countOf(text, term) * 0.7
  if (found.size >= mostTerms) found.clear()
  found.set(term, made)
  return made
}

type Folded = {
  readonly file: RepositoryFile
  readonly path: string
  readonly symbols: string
  readonly text: string
  readonly found: Map<string, number>
}

/** A file that did not change is the same object again, so its letters are folded once. */
const known = new WeakMap<RepositoryFile, Folded>()

function folded(file: RepositoryFile): Folded {
  const before = known.get(file)
  if (before) return before
  const [path, symbols, text] = [file.path, file.symbols.join(' '), file.text].map((part) => part.toLowerCase())
  const made = { file, path: path ?? '', symbols: symbols ?? '', text: text ?? '', found: new Map<string, number>() }
  known.set(file, made)
  return made
}

const depth = ({ file }: Ranked): number => file.path.split('/').length

function countOf(text: string, term: string): number {
  let count = 0
  for (let at = text.indexOf(term); at >= 0 && count < 3; at = text.indexOf(term, at + term.length)) count += 1
  return count
}

function snippetsOf(ranked: readonly Ranked[], terms: readonly string[]): Snippet[] {
  return ranked.slice(0, mostSnippetFiles).flatMap(({ file, score }) => (score > 0 ? passagesIn(file, terms) : []))
}

/** The lines around the hits; passages that meet become one. */
function passagesIn({ path, text }: RepositoryFile, terms: readonly string[]): Snippet[] {
  const lines = text.split('\n')
  const hits = lines
    .flatMap((line, i) => (terms.some((term) => line.toLowerCase().includes(term)) ? [i] : []))
    .slice(0, 12)
  const spans: { from: number; to: number }[] = []
  for (const hit of hits) {
    const last = spans.at(-1)
    const [from, to] = [Math.max(0, hit - around), Math.min(lines.length - 1, hit + around)]
    if (last && from <= last.to + 1) last.to = to
    else spans.push({ from, to })
  }
  return spans.map(({ from, to }) => ({
    path,
    from: from + 1,
    to: to + 1,
    text: lines
      .slice(from, to + 1)
      .map((line) => line.slice(0, 300))
      .join('\n'),
  }))
}

const mapRow = ({ path, size, symbols }: RepositoryFile, names: ReadonlySet<string>): MapRow => {
  const tests = testedBy(path, names)
  return { path, size, symbols: symbols.slice(0, 12), ...(tests !== undefined && { tests }) }
}

const mapText = ({ path, size, symbols, tests }: MapRow): string =>
  `${path} (${size}${tests === undefined ? '' : `, tests ${tests}`})${symbols.length > 0 ? `: ${symbols.join(', ')}` : ''}\n`

const snippetText = ({ path, from, to, text }: Snippet): string => `${path}:${from}-${to}\n${text}\n\n`
