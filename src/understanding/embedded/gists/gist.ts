/**
 * The gist of a text: 64 numbers that say what it is about, the sum of its words' rows brought to length 1. Texts that mean alike have
 * gists that point the same way, although they share no word. classifier.ts learns from gists beside the words themselves.
 *
 * Q1. A text with Chinese in it has a Chinese gist, any other an English one. The two stand in different places of one vector.
 * Q2. A text of which no word is known has an empty gist; where there is no table, there is none at all.
 * Q3. A table is read when a text of its language is first met.
 */
import { tableFile } from '../../../edge/table-file.ts'
import { keptByNumber } from '../../../learning/kept-words.ts'
import type { SparseRow } from '../../../learning/softmax.ts'
import type { Token } from '../../../learning/tokens.ts'
import { addRow, type GistTable, readGistTable } from './gist-table.ts'
import { rowFinder } from './word-rows.ts'

export type Gist = SparseRow
type GistLanguage = 'en' | 'zh'

const size = 64
/** How many places a gist may use (Q1). */
export const gistSize = 2 * size

const places: Readonly<Record<GistLanguage, Int32Array>> = {
  en: Int32Array.from({ length: size }, (_, i) => i),
  zh: Int32Array.from({ length: size }, (_, i) => size + i),
}
type Table = GistTable & {
  readonly rowsOf: (tokens: readonly Token[]) => number[]
  readonly wordGist: (row: number) => WordGist
}
const tables = new Map<GistLanguage, Table | undefined>()
export const noGist: Gist = { ids: new Int32Array(0), values: new Float32Array(0) }

const languageIn = (tokens: readonly Token[]): GistLanguage => (tokens.some(({ kind }) => kind === 'han') ? 'zh' : 'en')

/** Whether a text has one at all, empty or not (Q2). */
export const hasGist = (tokens: readonly Token[]): boolean => tableOf(languageIn(tokens)) !== undefined

export function gistOf(tokens: readonly Token[]): Gist | undefined {
  const language = languageIn(tokens)
  const table = tableOf(language)
  if (!table) return
  const sum = new Float32Array(size)
  for (const row of table.rowsOf(tokens)) addRow(table, row, sum)
  let square = 0
  for (const value of sum) square += value * value
  if (square === 0) return noGist // Q2
  const scale = 1 / Math.sqrt(square)
  for (let i = 0; i < size; i++) sum[i] = (sum[i] as number) * scale
  return { ids: places[language], values: sum }
}

/** Each word of a text by itself, with how much it says; at most so many. */
type WordGist = { readonly gist: Gist; readonly weight: number }
export function wordGists(tokens: readonly Token[], most: number): WordGist[] {
  const language = languageIn(tokens)
  const table = tableOf(language)
  if (!table) return []
  return table
    .rowsOf(tokens)
    .slice(0, most)
    .map(table.wordGist)
    .filter(({ weight }) => weight > 0)
}

/** What it says is nothing where its weight is 0. */
function wordGistOf(table: GistTable, ids: Int32Array, row: number): WordGist {
  const values = new Float32Array(size)
  addRow(table, row, values)
  const weight = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  for (let i = 0; i < size; i++) values[i] = (values[i] as number) / weight
  return { gist: { ids, values }, weight }
}

/** The cosine of two gists. */
export function likeness(a: Gist, b: Gist): number {
  if (a.ids[0] !== b.ids[0]) return 0
  const [own, other] = [a.values, b.values]
  let dot = 0
  for (let i = 0; i < own.length; i++) dot += (own[i] as number) * (other[i] as number)
  return dot
}

/** Q3. */
function tableOf(language: GistLanguage): Table | undefined {
  if (tables.has(language)) return tables.get(language)
  const file = tableFile(`gist-${language}.bin`)
  const read = file && readGistTable(file)
  const table = read && {
    ...read,
    rowsOf: rowFinder(read),
    wordGist: keptByNumber((row) => wordGistOf(read, places[language], row)),
  }
  tables.set(language, table)
  return table
}
