/**
 * Cuts a text into units for the relation features: Latin words, numbers, single Han characters, clause marks.
 *
 * T1. Linear in what is looked at, and what is looked at is capped: the beginning and the end of a long paste.
 */

export type Unit = { readonly text: string; readonly kind: 'word' | 'number' | 'han' | 'mark' }

const headChars = 1200
const tailChars = 400

export function foldText(text: string, cap = headChars): string {
  const seen = text.length > cap + tailChars ? `${text.slice(0, cap)} ${text.slice(-tailChars)}` : text
  return seen
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[’‘`´]/g, "'")
}

const unitPattern =
  /[a-z\u00c0-\u024f_]+(?:'[a-z]+)?|\d+(?:[.,:/]\d+)*|\p{Script=Han}|[,.;:!?。，；：！？、…]+|\p{Extended_Pictographic}/gu

export function unitsOf(folded: string): Unit[] {
  const units: Unit[] = []
  for (const match of folded.matchAll(unitPattern)) {
    const text = match[0]
    const first = text.charCodeAt(0)
    const kind =
      first >= 48 && first <= 57
        ? 'number'
        : /\p{Script=Han}/u.test(text)
          ? 'han'
          : /[a-z\u00c0-\u024f_]/.test(text)
            ? 'word'
            : 'mark'
    units.push({ text, kind })
  }
  return units
}

/** A crude stem: enough to see that «merging» and «merge» are one word. */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  const bare = word.replace(/'s$/, '').replace(/(?:ations?|ing|ers?|ies|ed|es|s|e|y)$/, '')
  return bare.length >= 3 ? bare : word
}
