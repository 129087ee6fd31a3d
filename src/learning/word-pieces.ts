/**
 * Cuts a text into the word pieces that an encoder of the BERT family reads.
 *
 * W1. A word that the vocabulary does not know is cut into the longest pieces it does know; one that cannot be cut is `[UNK]`.
 * W2. The work is linear in the length: a piece is no longer than the longest entry, and a text is read only up to `most` pieces.
 */

export type WordPieces = {
  readonly numbers: ReadonlyMap<string, number>
  readonly longest: number
  readonly lower: boolean
  /** `[CLS]`, `[SEP]`, `[UNK]` and `[PAD]`. */
  readonly marks: { readonly first: number; readonly last: number; readonly unknown: number; readonly blank: number }
}

export function wordPiecesOf(numbers: ReadonlyMap<string, number>, lower: boolean): WordPieces {
  const numberOf = (mark: string) => {
    const number = numbers.get(mark)
    if (number === undefined) throw new Error(`the vocabulary has no ${mark}`)
    return number
  }
  let longest = 1
  for (const piece of numbers.keys()) longest = Math.max(longest, piece.length)
  const marks = {
    first: numberOf('[CLS]'),
    last: numberOf('[SEP]'),
    unknown: numberOf('[UNK]'),
    blank: numberOf('[PAD]'),
  }
  return { numbers, longest, lower, marks }
}

/** Letters and digits in a row, a Chinese character, or a mark. */
const words = /[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+|\p{Script=Han}|[^\s\p{L}\p{N}]/gv

/** The numbers of the pieces, with the marks that every text has around it; at most `most` of them (W2). */
export function piecesOf(pieces: WordPieces, text: string, most: number): number[] {
  const { marks } = pieces
  const out = [marks.first]
  const plain = pieces.lower
    ? text
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
    : text
  for (const [word] of plain.matchAll(words)) {
    out.push(...piecesOfWord(pieces, word))
    if (out.length >= most) break
  }
  out.length = Math.min(out.length, most - 1)
  out.push(marks.last)
  return out
}

function piecesOfWord({ numbers, longest, marks }: WordPieces, word: string): number[] {
  const out: number[] = []
  for (let from = 0; from < word.length; ) {
    let to = Math.min(word.length, from + longest)
    let found: number | undefined
    for (; to > from; to--) {
      found = numbers.get((from > 0 ? '##' : '') + word.slice(from, to))
      if (found !== undefined) break
    }
    if (found === undefined) return [marks.unknown] // W1
    out.push(found)
    from = to
  }
  return out
}
