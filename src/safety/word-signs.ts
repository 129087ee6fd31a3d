/**
 * Finds the families of words (word-families.ts) in a clause that was cut into words.
 *
 * L1. At each place the longest entry is taken and passed over: «dying to» is a joke, not a death; 气死 is anger, not breath.
 * L2. Linear: at each place at most as many lookups as the longest entry has words or characters.
 */
import { madeOnce } from '../core/text/made-once.ts'
import { plainChinese, plainEnglish, stemOf } from './plain-words.ts'
import { wordFamilies } from './word-families.ts'

export type Sign = { readonly families: readonly string[]; readonly from: number; readonly size: number }

const isEnglish = (entry: string): boolean => /^[a-z0-9]/.test(entry)

/** The form in which words are compared. */
export const plainWord = (word: string): string => (isEnglish(word) ? stemOf(plainEnglish(word)) : word)

/** What stands behind a word in an entry, and the families of the entry that ends with it. */
export type Step = { readonly next: Map<string, Step>; families?: string[] }

const known = madeOnce(() => {
  const entries: Step = { next: new Map() }
  for (const line of wordFamilies.split('\n')) {
    const [name, ...lists] = line.split(' = ')
    if (!name || lists.length === 0) continue
    for (const entry of lists.join('|').split('|')) {
      const last = stepTo(entries, isEnglish(entry) ? entry.split(/[ -]/).map(plainWord) : [...plainChinese(entry)])
      if (!last.families) last.families = [name]
      else if (!last.families.includes(name)) last.families.push(name)
    }
  }
  return entries
})

/** The name of each family with its place in word-families.ts. */
export const familyNames = madeOnce(() => {
  const names = [...wordFamilies.matchAll(/^(\w+) = /gm)].map(([, name]) => name as string)
  return new Map(names.map((name, at) => [name, at]))
})

function stepTo(from: Step, words: readonly string[]): Step {
  let step = from
  for (const word of words) {
    const next = step.next.get(word) ?? { next: new Map() }
    step.next.set(word, next)
    step = next
  }
  return step
}

/** Where the entries go on that begin with a word in the form of `plainWord`. */
export const entriesWith = (word: string): Step | undefined => known().next.get(word)

/** A word in the form of `plainWord`, and what `entriesWith` says of it. */
type Read = { readonly plain: string; readonly entries: Step | undefined }

/** The families at each place of a clause. */
export function signsIn(words: readonly Read[]): Sign[] {
  const found: Sign[] = []
  for (let from = 0; from < words.length; ) {
    const sign = longestAt(words, from)
    if (sign) found.push(sign)
    from += sign?.size ?? 1
  }
  return found
}

function longestAt(words: readonly Read[], from: number): Sign | undefined {
  let best: Sign | undefined
  let step = words[from]?.entries
  for (let to = from + 1; step; to++) {
    if (step.families) best = { families: step.families, from, size: to - from }
    const next = words[to]
    step = next && step.next.get(next.plain)
  }
  return best
}
