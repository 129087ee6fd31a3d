/** A change of which no content is shown. */
import type { Change } from '../contracts/acting.ts'

/** What git keeps of its own says nothing to anybody: it is one name. */
export function namedChange({ path, pre, post }: Change): string {
  const git = /^(.*\/)?\.git(?=\/|$)/.exec(path)?.[0]
  if (git !== undefined) return `~ ${git}`
  return `${post === null ? '-' : pre === null ? '+' : '~'} ${path}`
}
