/**
 * Makes different spellings of one text equal, and cuts it into tokens. features.ts, segment.ts and tagger.ts read what comes out.
 *
 * N1. `fold` never changes the length: an offset into the folded text is an offset (UTF-16) into the text as it was sent.
 * N2. A word is a run of letters and digits; a Chinese, Japanese or Korean character is a token of its own; so is every mark.
 * N3. Everything here is one pass over the text.
 */

type TokenKind = 'word' | 'han' | 'mark'
export type Token = { readonly text: string; readonly start: number; readonly end: number; readonly kind: TokenKind }

/** Lower case, half width, straight quotes, no accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  const even =
    lower.length === text.length ? lower : Array.from({ length: text.length }, (_, i) => lowerUnit(text, i)).join('')
  return even.replace(/[\u00c0-\u024f\u2018\u2019\u201c\u201d\u3000\uff01-\uff5e]/g, plainUnit)
}

export function tokenise(text: string): Token[] {
  const folded = fold(text)
  const tokens: Token[] = []
  let at = 0
  while (at < folded.length) {
    const kind = kindAt(folded, at)
    const end = kind === 'word' ? endOfWord(folded, at) : at + unitsAt(folded, at)
    if (kind) tokens.push({ text: folded.slice(at, end), start: at, end, kind })
    at = end
  }
  return tokens
}

const isCjk = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x30ff) ||
  (code >= 0x3400 && code <= 0x9fff) ||
  (code >= 0xac00 && code <= 0xd7af) ||
  (code >= 0xf900 && code <= 0xfaff)

const letter = /[\p{L}\p{N}]/u

function kindAt(text: string, at: number): TokenKind | undefined {
  const code = text.charCodeAt(at)
  if (isWordUnit(code)) return 'word'
  if (isCjk(code) || (code >= 0xd800 && code <= 0xdfff)) return 'han'
  return isBlank(code) ? undefined : 'mark'
}

const isBlank = (code: number): boolean =>
  code <= 0x20 ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200f) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0xfeff

function isWordUnit(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
  if (isCjk(code) || (code >= 0xd800 && code <= 0xdfff)) return false
  return letter.test(String.fromCharCode(code))
}

function endOfWord(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && isWordUnit(text.charCodeAt(end))) end++
  return end
}

const unitsAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

function lowerUnit(text: string, at: number): string {
  const unit = text.charAt(at)
  const lower = unit.toLowerCase()
  return lower.length === 1 ? lower : unit
}

function plainUnit(unit: string): string {
  const code = unit.charCodeAt(0)
  if (code === 0x3000) return ' '
  if (code >= 0xff01) return String.fromCharCode(code - 0xfee0).toLowerCase()
  if (code === 0x2018 || code === 0x2019) return "'"
  if (code === 0x201c || code === 0x201d) return '"'
  return unit.normalize('NFD').charAt(0)
}
