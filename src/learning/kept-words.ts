/**
 * Keeps what was found out about a word: people use the same few thousand words, so most were met before.
 *
 * W1. Bounded: very long words are not kept, and when there are too many all are forgotten.
 */

const MOST = 10_000
const LONGEST = 24

/** `find` must depend on the word alone. */
export function keptByWord<T>(find: (word: string) => T): (word: string) => T {
  const kept = new Map<string, T>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    const found = find(word)
    if (word.length > LONGEST) return found
    if (kept.size >= MOST) kept.clear()
    kept.set(word, found)
    return found
  }
}
