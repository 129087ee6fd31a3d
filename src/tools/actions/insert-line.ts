/** Puts a line behind the first line that holds a text, and behind the blank line that follows it: for lists below a heading. */
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
  params: z.strictObject({ path: Path, after: Line.min(1), text: Line }),
  effect: 'write',
  touches: ({ path }) => [[path, 'write']],
  plan: ({ path, after, text }, files) => {
    const spot = files.spot(path, 'write')
    if (isRefused(spot)) return spot
    const { now } = spot
    if (!now) return missing(spot.path)
    if (now.image.kind !== 'file') return conflict(spot.path, 'not_a_file')
    const before = now.bytes.toString('latin1') // every byte stays as it is
    const lines = before.split('\n')
    const found = lines.findIndex((line) => line.includes(bytesOf(after)))
    if (found < 0) return conflict(spot.path, 'missing', `no line of ${spot.path} holds ${after}`)
    const isBlank = (at: number): boolean => at < lines.length - 1 && (lines[at] ?? '').trim() === ''
    const at = isBlank(found + 1) ? found + 2 : found + 1
    const end = lines[found]?.endsWith('\r') ? '\r' : ''
    const next = lines.toSpliced(at, 0, `${bytesOf(text)}${end}`).join('\n')
    const written = content('file', Buffer.from(next, 'latin1'), now.image.mode)
    return { wanted: [{ spot, after: written }], said: `${spot.path}:${at + 1}` }
  },
})

const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')
