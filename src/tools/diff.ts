/** What a person is shown of a change: a unified diff, cut where it is very long. Applying patches is patch/apply.ts. */
import { createTwoFilesPatch, OMIT_HEADERS } from 'diff'
import type { Content } from './disk/images.ts'

export type Shown = {
  readonly spot: { readonly path: string; readonly now: Content | null }
  readonly after: Content | null
}

const longest = 200_000
/** Comparing two large and very different files takes long; beyond this they are shown as replaced. */
const patienceMs = 200

export function diffOf(changes: readonly Shown[], most = longest): string {
  const shown = changes.map(fileDiff).join('')
  return shown.length > most ? `${shown.slice(0, most)}\n… ${shown.length - most} more characters\n` : shown
}

/** Of files that are large for a person, only how large they are. */
export const isLarge = ({ spot: { now }, after }: Shown): boolean =>
  [now, after].some((content) => content !== null && content.bytes.length > largest)
const largest = 1_048_576

export const sizesOf = ({ spot: { path, now }, after }: Shown): string =>
  `--- ${now ? path : '/dev/null'}\n+++ ${after ? path : '/dev/null'}\nLarge: ${now?.bytes.length ?? 0} → ${after?.bytes.length ?? 0} bytes\n`

function fileDiff({ spot: { path, now }, after: next }: Shown): string {
  const [before, after] = [textOf(now), textOf(next)]
  const [from, to] = [now ? path : '/dev/null', next ? path : '/dev/null']
  const modes = now && next && now.image.mode !== next.image.mode ? modeLines(now.image.mode, next.image.mode) : ''
  const heading = `--- ${from}\n+++ ${to}\n` // the library would write «说明.md» in octal numbers
  if (before === after && now && next) return modes && `${heading}${modes}`
  if (before === undefined || after === undefined)
    return `${heading}${modes}Binary: ${now?.bytes.length ?? 0} → ${next?.bytes.length ?? 0} bytes\n`
  const options = { context: 3, timeout: patienceMs, headerOptions: OMIT_HEADERS }
  const patch = createTwoFilesPatch(from, to, before, after, undefined, undefined, options)
  if (patch === undefined) return `${heading}${modes}@@ whole file: ${before.length} → ${after.length} characters @@\n`
  return modes + heading + patch
}

const modeLines = (before: number, after: number): string => `mode ${before.toString(8)} → ${after.toString(8)}\n`

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Undefined where it is no text. */
function textOf(content: Content | null): string | undefined {
  if (!content || content.image.kind === 'folder') return ''
  if (content.bytes.includes(0)) return
  try {
    return decoder.decode(content.bytes)
  } catch {
    return
  }
}
