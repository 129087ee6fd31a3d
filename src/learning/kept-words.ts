/**
 * Keeps what was found out about a word, since people use the same few thousand words, and about a text for as long as it is spoken of.
 *
 * W1. Bounded: very long words and texts are not kept, and when there are too many words all are forgotten.
 */

const most = 10_000
const longest = 24

/** `find` must depend on the word alone. */
export function keptByWord<T>(find: (word: string) => T): (word: string) => T {
  const kept = new Map<string, T>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    const found = find(word)
    if (word.length > longest) return found
    if (kept.size >= most) kept.clear()
    kept.set(word, found)
    return found
  }
}

/** The same for what a table knows by its number. */
export function keptByNumber<T extends object>(find: (number: number) => T): (number: number) => T {
  const kept = new Map<number, T>()
  return (number) => {
    const known = kept.get(number)
    if (known) return known
    const found = find(number)
    if (kept.size >= most) kept.clear()
    kept.set(number, found)
    return found
  }
}

type Kept<T> = { readonly text: string; readonly found: T }
const lately = 8
const longestText = 4000

/** Keeps the last few answers: the stages of one message ask about the same texts. `find` must depend on the text alone. */
export function keptLately<T>(find: (text: string) => T): (text: string) => T {
  const kept: Kept<T>[] = []
  let oldest = 0
  return (text) => {
    for (let at = 0; at < kept.length; at++) if (kept[at]?.text === text) return (kept[at] as Kept<T>).found
    const found = find(text)
    if (text.length > longestText) return found
    kept[oldest] = { text, found }
    oldest = (oldest + 1) % lately
    return found
  }
}
