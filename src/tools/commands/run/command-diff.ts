/**
 * What a command changed, as a person reads it afterwards: a unified diff of text, binary and large files by their sizes. Only named are
 * what `.gitignore` leaves out, files that usually hold secrets, and what git keeps of its own, which is one line.
 */
import type { Change } from '../../../core/contracts/acting.ts'
import { namedChange } from '../../../core/work/named-change.ts'
import { diffOf, isLarge, type Shown, sizesOf } from '../../diff.ts'
import { type Content, hashOf } from '../../disk/images.ts'
import { protectionOf } from '../../paths/protected.ts'
import type { Changed } from './overlay.ts'

const longest = 100_000

/** `changes` are those of `changed`, with what is recorded apart. Nothing where no content is shown. */
export function commandDiff(changed: readonly Changed[], changes: readonly Change[]): string | undefined {
  let hasContent = false
  const parts = changed.map((one, i) => {
    const change = changes[i] ?? one.change
    const shown = isOnlyNamed(change) ? undefined : shownOf(one)
    if (!shown) return `${namedChange(change)}\n`
    hasContent = true
    return isLarge(shown) ? sizesOf(shown) : diffOf([shown], longest)
  })
  if (!hasContent) return
  const text = withoutRepeats(parts).join('')
  return text.length > longest ? `${text.slice(0, longest)}\n… ${text.length - longest} more characters\n` : text
}

/** Files of git come under one name. */
const withoutRepeats = (parts: readonly string[]): string[] => [...new Set(parts)]

const isOnlyNamed = ({ path, pre, post, apart }: Change): boolean =>
  apart !== undefined ||
  /(^|\/)\.git\//.test(path) ||
  protectionOf(path) === 'secret' ||
  (pre?.kind ?? post?.kind) === 'folder'

/** Nothing where a content was not kept, or where somebody changed the file meanwhile. */
function shownOf({ change: { path, pre, post }, contents }: Changed): Shown | undefined {
  const isAfter = post !== null && post.kind !== 'folder'
  const [before, after] = contents.length === 2 ? contents : isAfter ? [undefined, contents[0]] : [contents[0]]
  const [now, next] = [contentOf(pre, before), contentOf(post, after)]
  return now === undefined || next === undefined ? undefined : { spot: { path, now }, after: next }
}

function contentOf(image: Change['pre'], bytes: Buffer | undefined): Content | null | undefined {
  if (image === null || image.kind === 'folder') return null
  return bytes && hashOf(bytes) === image.hash ? { image, bytes } : undefined
}
