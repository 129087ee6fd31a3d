/**
 * Finds the families of words (word-families.ts) in a clause that was cut into words.
 *
 * L1. At each place the longest entry is taken and passed over: «dying to» is a joke, not a death; 气死 is anger, not breath.
 * L2. Linear: at each place as many lookups as the longest entry has words or characters.
 */
import { madeOnce } from '../core/text/made-once.ts'
import { plainEnglish, stemOf } from './plain-words.ts'
import { wordFamilies } from './word-families.ts'

export type Sign = { readonly families: readonly string[]; readonly from: number; readonly size: number }

const isEnglish = (entry: string): boolean => /^[a-z0-9]/.test(entry)

/** The form in which words are compared. */
export const plainWord = (word: string): string => (isEnglish(word) ? stemOf(plainEnglish(word)) : word)

const known = madeOnce(() => {
  const entries = new Map<string, string[]>()
  let longest = 1
  for (const line of wordFamilies.split('\n')) {
    const [name, ...lists] = line.split(' = ')
    if (!name || lists.length === 0) continue
    for (const entry of lists.join('|').split('|')) {
      const words = isEnglish(entry) ? entry.split(' ').map(plainWord) : [...entry]
      const key = words.join(' ')
      const families = entries.get(key)
      if (!families) entries.set(key, [name])
      else if (!families.includes(name)) families.push(name)
      longest = Math.max(longest, words.length)
    }
  }
  return { entries, longest }
})

/** The families at each place of a clause; its words are in the form of `plainWord`. */
export function signsIn(words: readonly string[]): Sign[] {
  const found: Sign[] = []
  for (let from = 0; from < words.length; ) {
    const sign = longestAt(words, from)
    if (sign) found.push(sign)
    from += sign?.size ?? 1
  }
  return found
}

function longestAt(words: readonly string[], from: number): Sign | undefined {
  const { entries, longest } = known()
  let key = ''
  let best: Sign | undefined
  for (let size = 1; size <= longest && from + size <= words.length; size++) {
    key = size === 1 ? (words[from] ?? '') : `${key} ${words[from + size - 1]}`
    const families = entries.get(key)
    if (families) best = { families, from, size }
  }
  return best
}
