/**
 * What other decisions did to the same paths, as the ledger has it in order: an undo walks back over its own changes only as far as
 * nobody else's lies between them. Two files with the same content are not the same change, so contents alone cannot tell.
 *
 * O1. What was changed by others and taken back by them again is out of the way.
 */
import type { Entry } from './ledger.ts'

/**
 * How many of the own changes of a path may be walked back, the last first: none where others changed it last, or alone. A path that is
 * not named has no limit.
 */
export type Limits = ReadonlyMap<string, number>

type Walk = { own: number; limit?: number; isBehindOthers?: boolean }

/** The entries are those that landed, the last first. */
export function othersBetween(entries: readonly Entry[], isOwn: (entry: Entry) => boolean): Limits {
  const walks = new Map<string, Walk>()
  for (const entry of entries) {
    for (const path of entry.landed?.landed ?? []) {
      const walk = walks.get(path) ?? { own: 0 }
      walks.set(path, walk)
      if (walk.limit !== undefined) continue
      if (!isOwn(entry))
        walk.isBehindOthers ??= entry.hash !== 'undo' // O1
      else if (walk.isBehindOthers) walk.limit = walk.own
      else {
        walk.own += 1
        delete walk.isBehindOthers
      }
    }
  }
  return new Map([...walks].flatMap(([path, walk]) => limitOf(walk).map((limit) => [path, limit] as const)))
}

const limitOf = ({ own, limit, isBehindOthers }: Walk): number[] => {
  if (limit !== undefined) return [limit]
  return own === 0 && isBehindOthers ? [0] : []
}
