/**
 * Puts a line behind the first line that holds a text, and behind the blank line that follows it: for lists below a heading.
 *
 * N1. Where no line holds it, `heading` is put in first, above the first heading of its kind, or at the end.
 * N2. A heading that follows keeps a blank line before it.
 * N3. Without a text to look for it goes to the end of the file.
 */
import { z } from 'zod'
import { Path } from '../../core/contracts/bounds.ts'
import { changing } from '../changing.ts'
import { content } from '../disk/images.ts'
import { conflict, isRefused, missing } from '../refused.ts'

const Line = z
  .string()
  .max(4_096)
  .regex(/^[^\r\n]*$/)

export const insertLine = changing({
  params: z
    .strictObject({ path: Path, after: Line.min(1).optional(), text: Line, heading: Line.min(1).optional() })
    .refine(({ after, heading }) => heading === undefined || after !== undefined, {
      path: ['heading'],
      error: 'is only put in where `after` is not found; without `after` the line goes to the end',
    }),
  effect: 'write',
  readsNow: true,
  touches: ({ path }) => [[path, 'write']],
  plan: ({ path, after, text, heading }, files) => {
    const spot = files.spot(path, 'write')
    if (isRefused(spot)) return spot
    const { now } = spot
    if (!now) return missing(spot.path)
    if (now.image.kind !== 'file') return conflict(spot.path, 'not_a_file')
    const before = now.bytes.toString('latin1') // every byte stays as it is
    const end = before.includes('\r\n') ? '\r' : ''
    const writes = (next: readonly string[], at: number) => ({
      wanted: [{ spot, after: content('file', Buffer.from(next.join('\n'), 'latin1'), now.image.mode) }],
      said: `${spot.path}:${at}`,
    })
    if (after === undefined) {
      const whole = wholeLines(before.split('\n'), end)
      return writes([...whole, `${bytesOf(text)}${end}`, ''], whole.length + 1) // N3
    }
    const holds = (line: string): boolean => line.includes(bytesOf(after))
    const old = before.split('\n')
    const lines = heading === undefined || old.some(holds) ? old : withHeading(old, bytesOf(heading), end)
    const found = lines.findIndex(holds)
    if (found < 0) return conflict(spot.path, 'text_not_found', after)
    const isBlank = (at: number): boolean => at < lines.length - 1 && (lines[at] ?? '').trim() === ''
    const at = isBlank(found + 1) ? found + 2 : found + 1
    const apart = lines[at]?.startsWith('#') ? [end] : [] // N2
    return writes(lines.toSpliced(at, 0, `${bytesOf(text)}${end}`, ...apart), at + 1)
  },
})

/** N1. */
function withHeading(lines: readonly string[], heading: string, end: string): string[] {
  const mark = /^#+ /.exec(heading)?.[0] ?? '# '
  const place = lines.findIndex((line) => line.startsWith(mark))
  const whole = lines.at(-1) === '' ? lines.slice(0, -1) : lines
  if (place < 0) return [...whole, ...(whole.length > 0 ? [end] : []), `${heading}${end}`, end, '']
  return lines.toSpliced(place, 0, `${heading}${end}`, end)
}

/** Without what follows the last line break; a last line that has none gets one. */
const wholeLines = (lines: readonly string[], end: string): string[] => {
  const last = lines.at(-1) ?? ''
  return last === '' ? lines.slice(0, -1) : [...lines.slice(0, -1), `${last}${end}`]
}

const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')
