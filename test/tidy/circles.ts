/**
 * Finds circles of imports, for tidy.test.ts. What stands side by side in a folder, be it a file or a folder, must not import
 * each other in a circle. Looked at on every level of the tree, that forbids circles of files and of folders alike.
 */

/** An import of one file by another. */
export type Link = { readonly from: string; readonly to: string }

/** Every import that is part of a circle, as a sentence. */
export function circlesIn(links: readonly Link[]): string[] {
  const next = new Map<string, Set<string>>()
  for (const link of links) {
    const { from, to } = sidesOf(link)
    next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const reached = new Map([...next.keys()].map((side) => [side, reachedFrom(side, next)]))
  return links.flatMap((link) => {
    const { from, to } = sidesOf(link)
    return from !== to && reached.get(to)?.has(from)
      ? [`${link.from} imports ${link.to}, and ${to} leads back to ${from}`]
      : []
  })
}

/** The two paths down to where they part: src/core/work/a.ts and src/core/talk/b.ts are src/core/work and src/core/talk. */
function sidesOf({ from, to }: Link): Link {
  const [a, b] = [from.split('/'), to.split('/')]
  const shared = a.findIndex((part, i) => part !== b[i])
  return { from: a.slice(0, shared + 1).join('/'), to: b.slice(0, shared + 1).join('/') }
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let side = waiting.pop(); side !== undefined; side = waiting.pop())
    for (const each of next.get(side) ?? [])
      if (!reached.has(each)) {
        reached.add(each)
        waiting.push(each)
      }
  return reached
}
