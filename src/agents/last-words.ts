/**
 * What a program said last, from all it wrote to stderr: the error it died of, without the trace around it. The reader of a
 * problem wants the cause; the rest is a step of the timeline (process-seat.ts).
 */
import { clip } from '../core/text/clip.ts'

/** Characters. */
const most = 300
/** A line that names an error, as the common languages write it. */
const named = /^[\w.$:'"<> -]*(?:Error|Exception|panic(?:ked)?|fatal)\b/i
/** What a runtime adds behind it: its version, or how to see more. */
const trailer = /^(?:Node\.js v\d|note: |exit status \d)/

export function lastWords(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => /^\S/.test(line) && !trailer.test(line))
  const from = lines.findLastIndex((line) => named.test(line))
  const words =
    lines
      .slice(from === -1 ? -1 : from)
      .join(' ')
      .trim() || stderr.trim()
  if (words.length <= most) return words
  return from === -1 ? `…${words.slice(-most).toWellFormed()}` : `${clip(words, most)}…`
}
