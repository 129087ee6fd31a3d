/**
 * Makes different spellings of one text equal: case, width, quotes. tokens.ts cuts what comes out.
 *
 * F1. `foldInPlace` never changes the length: an offset into its result is an offset (UTF-16) into the text as it was sent.
 * F2. `foldFully` may change the length; it also resolves ligatures and other compatibility characters, and drops invisible ones.
 * F3. Nearly every stage folds the message that it reads: the last few texts are kept.
 */
import { keptLately } from './kept-words.ts'

/** Lower case, half width, straight quotes, no accents (F1). */
export const foldInPlace = keptLately((text): string => {
  const lower = text.toLowerCase()
  const even =
    lower.length === text.length ? lower : Array.from({ length: text.length }, (_, i) => lowerUnit(text, i)).join('')
  return uneven.test(even) ? even.replaceAll(everyUneven, plainUnit) : even
})

/** Looking is much cheaper than replacing, and most texts have nothing to replace. */
const uneven = /[\u00c0-\u024f\u2018\u2019\u201c\u201d\u3000\uff01-\uff5e]/
const everyUneven = new RegExp(uneven, 'g')

/** Lower case, compatibility forms resolved, straight single quotes, nothing invisible (F2). */
export const foldFully = keptLately((text): string => {
  const lower = text.normalize('NFKC').toLowerCase()
  return special.test(lower) ? lower.replaceAll(everyInvisible, '').replaceAll(everyQuote, "'") : lower
})

const invisible = /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/
const quote = /[’‘`´]/
const special = new RegExp(`${invisible.source}|${quote.source}`)
const everyInvisible = new RegExp(invisible, 'g')
const everyQuote = new RegExp(quote, 'g')

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
  return unit.normalize('NFD').charAt(0).toLowerCase()
}
