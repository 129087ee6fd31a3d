/**
 * The search for lines that mean something like the query, the most alike first, although they share no word with it. What is alike says
 * whoever puts the host together (`Meaning`): this folder knows no language.
 *
 * B1. Only so many lines are looked at, so that a large tree costs seconds at the most; that it was cut is told.
 */
import type { Tree } from '../disk/tree.ts'
import type { Hit } from './ripgrep.ts'
import { linesOf, textFiles } from './text-files.ts'

/** How like the query a text is, from -1 to 1; undefined where nothing is known of the query's words. */
export type Meaning = (query: string) => ((text: string) => number) | undefined

const mostLines = 60_000
const mostFound = 20
/** Less like it than this, a line is about something else. */
const least = 0.35
const shortest = 8
const longest = 400

export function byMeaning(
  tree: Tree,
  path: string,
  like: (text: string) => number,
): { readonly hits: Hit[]; readonly isCut: boolean } {
  const found: { readonly hit: Hit; readonly share: number }[] = []
  let looked = 0
  for (const file of textFiles(tree, path)) {
    for (const [i, text] of linesOf(file).entries()) {
      if (text.trim().length < shortest) continue
      if (++looked > mostLines) return { hits: best(found), isCut: true } // B1
      const share = like(wordsIn(text.slice(0, longest)))
      if (share >= least) found.push({ hit: { path: file.path, line: i + 1, text }, share })
    }
  }
  return { hits: best(found), isCut: false }
}

const best = (found: { readonly hit: Hit; readonly share: number }[]): Hit[] =>
  found
    .sort((a, b) => b.share - a.share)
    .slice(0, mostFound)
    .map(({ hit }) => hit)

/** `sendInvoice` and `send_invoice` are words, too. */
const wordsIn = (text: string): string => text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/[_-]+/g, ' ')
