/**
 * Applies hunks to the bytes of a file, exactly where they say and only if every line they name stands there. No line is moved, no
 * line end is changed, and what is no UTF-8 elsewhere in the file stays as it is.
 */
import type { Hunk } from './parse.ts'

/** One character a byte, so that lines compare by their bytes. */
const asBytes = (text: string): string => Buffer.from(text).toString('latin1')

export function applyHunks(bytes: Buffer, hunks: readonly Hunk[]): Buffer | { readonly fault: string } {
  const lines = bytes.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? []
  const out: string[] = []
  let at = 0
  for (const [i, { start, before, after }] of hunks.entries()) {
    const from = before.length === 0 ? start : start - 1
    if (from < at || from > lines.length) return { fault: `hunk ${i + 1} does not begin inside the file` }
    const wrong = before.findIndex((line, n) => lines[from + n] !== asBytes(line))
    if (wrong >= 0) return { fault: `hunk ${i + 1} does not fit at line ${from + wrong + 1}` }
    for (; at < from; at++) out.push(lines[at] as string)
    for (const line of after) out.push(asBytes(line))
    at += before.length
  }
  const all = out.concat(lines.slice(at))
  const open = all.findIndex((line, i) => i < all.length - 1 && !line.endsWith('\n'))
  if (open >= 0) return { fault: `line ${open + 1} has no end and is not the last` }
  return Buffer.from(all.join(''), 'latin1')
}
