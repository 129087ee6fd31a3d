/**
 * Cuts a text into what is judged: stretches of neighbouring sentences, and the clauses in them. A call for help often stands between
 * ordinary words.
 *
 * C1. Linear: each cut is one pass with a pattern that repeats one class of characters at a time.
 */
import { matchesIn } from '../core/text/matches.ts'

const longestSentence = 400
const longestStretch = 240

const sentence = /[^.!?。！？…;；\n\r]+[.!?。！？…;；\n\r]*/g
const joint =
  /[.!?。！？…;；,，、:：—–]+(?=\s|$|[^\w])|\s-+\s|[\n\r]+|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|\b(?:and|but|because|cause|while|also|plus|however|though|then|anyway|btw|by the way)\b|但是|可是|不过|而且|还有|然后|对了|顺便|另外|因为|所以|并且|(?<=\S )(?=what (?:should|do|can|shall|must) (?:i|we) do\b)|(?<=\p{Script=Han}{3})(?=(?:我|我们|那|这|该|要|应该)*(?:怎么|咋)办)/u

/** Neighbouring sentences, grouped up to a length: enough to see who is meant, too little to mix two subjects. */
export function stretchesOf(text: string): string[] {
  const out: string[] = []
  let open = ''
  for (const [found] of matchesIn(text, sentence))
    for (const piece of pieces(found)) {
      if (open !== '' && open.length + piece.length > longestStretch) {
        out.push(open)
        open = ''
      }
      open += piece
    }
  if (open.trim() !== '') out.push(open)
  return out
}

/** A very long sentence is cut, with an overlap. */
function pieces(text: string): string[] {
  if (text.length <= longestSentence) return [text]
  const out: string[] = []
  for (let at = 0; at < text.length; at += longestSentence - 80) {
    out.push(text.slice(at, at + longestSentence))
    if (at + longestSentence >= text.length) break
  }
  return out
}

/** The clauses of a stretch, none if it is only one. A piece of one word is left with what follows it. */
export function clausesOf(stretch: string): string[] {
  const out: string[] = []
  let held = ''
  for (const piece of stretch.split(joint)) {
    const trimmed = piece?.trim() ?? ''
    if (trimmed === '') continue
    const whole = held === '' ? trimmed : `${held} ${trimmed}`
    held = isShort(whole) ? whole : ''
    if (held === '') out.push(whole)
  }
  if (held !== '' && out.length > 0) out.push(`${out.pop()} ${held}`)
  return out.length > 1 ? out : []
}

const isShort = (piece: string): boolean => !/\s\S/.test(piece) && !/\p{Script=Han}{3}/u.test(piece)
