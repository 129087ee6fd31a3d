/** The risk of touching paths as far as their names tell it, before anybody looks at the disk. What stands there can only raise it. */
import type { Rated, Reach } from '../core/contracts/acting.ts'
import type { Access } from './paths/access.ts'
import { readPath } from './paths/path-text.ts'
import { protectionOf } from './paths/protected.ts'

export type Touch = readonly [path: string, how: Access]

export function ratePaths(does: Pick<Reach, 'effect' | 'also'>, touches: readonly Touch[]): Rated {
  const named = touches.map(([path, how]) => ({ path: plain(path), how }))
  const guarded = named.flatMap(({ path, how }) => {
    const protection = protectionOf(path)
    if (protection === undefined || (protection === 'guarded' && how === 'read')) return []
    return [{ kind: protection === 'secret' ? 'secrets' : 'protected_name', what: path.slice(0, 500) }]
  })
  const usual = does.effect === 'read' ? 'low' : 'medium'
  return {
    reach: { ...does, paths: named.map(({ path }) => path) },
    risk: guarded.length > 0 ? 'high' : usual,
    reasons: guarded.slice(0, 100),
  }
}

/** Without `.` and `//`; what cannot be read as a path is refused later, with the reason. */
const plain = (path: string): string => readPath(path)?.parts.join('/') || path.slice(0, 4_096)
