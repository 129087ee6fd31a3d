/**
 * Finds the rows of a table for the words of a text. gist.ts adds them up.
 *
 * R1. A word of letters is one row, or the rows of the longest pieces that make it up. A part no piece fits is left out.
 * R2. Chinese is cut into the words that are together the least rare.
 * R3. Linear in the length: at each place no word is looked for that is longer than the longest which begins there.
 * R4. Several stages read the same message: what was found for a word, and for the last few runs of Chinese, is kept.
 */
import { keptByWord, keptLately } from '../../../learning/kept-words.ts'
import type { Token } from '../../../learning/tokens.ts'
import type { GistTable } from './gist-table.ts'

/** What a character costs that the table does not know: more than any word. */
const unknown = 300

export function rowFinder(table: GistTable): (tokens: readonly Token[]) => number[] {
  const ofLetters = keptByWord((word) => letterRows(table, word)) // R4
  const ofHan = keptLately((run) => hanRows(table, run))
  return (tokens) => {
    const out: number[] = []
    const add = (rows: readonly number[]): void => {
      for (const row of rows) out.push(row)
    }
    let run = ''
    for (const token of tokens) {
      if (token.kind === 'han') {
        run += token.text
        continue
      }
      if (run) add(ofHan(run))
      run = ''
      if (token.kind !== 'mark') add(ofLetters(token.text))
    }
    if (run) add(ofHan(run))
    return out
  }
}

/** R1. */
function letterRows({ words, longest }: GistTable, word: string): readonly number[] {
  const whole = words.get(word)
  if (whole !== undefined) return [whole]
  const out: number[] = []
  for (let from = 0; from < word.length; ) {
    let to = Math.min(word.length, from + longest)
    let row: number | undefined
    for (; to > from; to--) {
      row = words.get(from === 0 ? word.slice(0, to) : `##${word.slice(from, to)}`)
      if (row !== undefined) break
    }
    if (row === undefined) from++
    else {
      out.push(row)
      from = to
    }
  }
  return out
}

/** R2: the cheapest way to each place, from left to right. */
function hanRows({ words, longestHan, rarity }: GistTable, run: string): readonly number[] {
  const cost = new Float64Array(run.length + 1).fill(Number.POSITIVE_INFINITY)
  const [from, row] = [new Int32Array(run.length + 1), new Int32Array(run.length + 1).fill(-1)]
  cost[0] = 0
  for (let at = 0; at < run.length; at++) {
    const so = cost[at] as number
    const end = Math.min(run.length, at + Math.max(1, longestHan[run.charCodeAt(at)] as number))
    for (let to = at + 1; to <= end; to++) {
      const found = words.get(run.slice(at, to))
      if (found === undefined && to > at + 1) continue
      const sum = so + (found === undefined ? unknown : (rarity[found] as number))
      if (sum >= (cost[to] as number)) continue
      cost[to] = sum
      from[to] = at
      row[to] = found ?? -1
    }
  }
  const found: number[] = []
  for (let at = run.length; at > 0; at = from[at] as number) if ((row[at] as number) >= 0) found.push(row[at] as number)
  return found.reverse()
}
