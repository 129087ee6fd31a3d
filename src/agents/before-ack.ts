/**
 * What a program wrote before it said whether it takes its job, and what that means where it never said it. Lines that are no frame are
 * dropped (process-seat:Q2), so one of them ends nothing: it may only start up. But whoever wrote such a line, and then ended or let the
 * time go by, most likely does not speak in frames. Then its own words are the best that can be told, and another try would end the same.
 */
import { clip } from '../core/text/clip.ts'
import { printable } from '../views/printable.ts'
import type { Down } from './process-child.ts'
import type { Mask } from './process-secrets.ts'

const longest = 200

/** A line as it is shown to people, without secrets. */
export const shownLine = (line: string, mask: Mask): string =>
  clip(printable(mask(line.toWellFormed())).trim(), longest)

/** `printed` is the first line that was no frame, where there was one. */
export function withPrinted(down: Down, printed: string | undefined): Down {
  const { cause, words } = down
  if (printed === undefined || printed === '') return down
  if (cause.kind === 'timeout') return { cause: { kind: 'no_handshake', printed } }
  if (cause.kind !== 'exited') return down
  if (cause.how === 'code 0') return { cause: { kind: 'no_handshake', printed, how: cause.how } }
  return { ...down, words: words ?? printed }
}
