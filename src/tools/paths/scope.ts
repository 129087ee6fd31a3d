/**
 * Whether a decision may touch a path (SEC8–SEC10). The order is fixed: the path must mean something inside the workspace, must not
 * be our own state, and must match the allowed patterns both as it is written and as it is resolved. Only then its protection is looked at.
 *
 * An empty list of patterns allows nothing, and a pattern that cannot be read allows nothing either.
 */
import type { EffectiveScope } from '../../core/contracts/acting.ts'
import type { PathFault } from '../../core/contracts/causes.ts'
import type { Access } from './access.ts'
import { readPath } from './path-text.ts'
import { type Matches, readPattern } from './patterns.ts'
import { type Protection, protectionOf } from './protected.ts'
import { type Resolved, type Roots, resolvePath } from './resolve.ts'

type Allowed = {
  /** Relative to the workspace, without links and `..` in it. */
  readonly path: string
  readonly stands: Exclude<Resolved, { fault: PathFault }>['stands']
  /** It needs an approval of its own for this access. */
  readonly protection?: Protection
}
export type PathVerdict = Allowed | { readonly fault: PathFault; readonly about: string }

type ScopeOptions = {
  readonly roots: Roots
  /** Absolute folders of ours: nothing in them can be approved. */
  readonly own?: readonly string[]
  /** Whether a link in the last part is followed; by default as the access says (resolve:R2). */
  readonly follow?: boolean | undefined
}

export function judgePath(
  { roots, own = [], follow }: ScopeOptions,
  text: string,
  how: Access,
  scope: EffectiveScope,
): PathVerdict {
  const found = resolvePath(roots, text, follow ?? how !== 'delete')
  if ('fault' in found) return { fault: found.fault, about: text }
  const { path, stands } = found
  if (path === '.' && how !== 'read') return { fault: 'outside', about: text }
  if (own.some((folder) => lies(`${roots.root}/${path}`, folder))) return { fault: 'own_state', about: text }
  const names = [...new Set([path, asWritten(roots, text) ?? path])]
  const fault = names.map((name) => patternFault(name, how, scope)).find((f) => f !== undefined)
  if (fault) return fault.fault === 'bad_pattern' ? fault : { fault: fault.fault, about: text }
  const protection = names.map(protectionOf).find((p) => p === 'secret' || (p === 'guarded' && how !== 'read'))
  return { path, stands, ...(protection && { protection }) }
}

const lies = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** The path by its letters alone, where that is one inside: a link under an allowed name must not lead past the patterns. */
function asWritten({ root, given }: Roots, text: string): string | undefined {
  const read = readPath(text)
  if (!read) return
  const done: string[] = []
  for (const part of read.parts) {
    if (part === '..') done.pop()
    else done.push(part)
  }
  const whole = done.join('/')
  if (!read.absolute) return whole || '.'
  const base = [root, given].map((b) => b.replace(/^\/+/, '')).find((b) => lies(whole, b))
  return base === undefined ? undefined : whole.slice(base.length + 1) || '.'
}

type Fault = { readonly fault: PathFault; readonly about: string }

/** What the patterns say of a path that is known to lie inside. Used for what a search or a listing finds, too. */
export function patternFault(path: string, how: Access, { within, without }: EffectiveScope): Fault | undefined {
  if (within.length === 0 || within.some((list) => list.length === 0)) return { fault: 'nothing_allowed', about: path }
  for (const list of within) {
    const found = anyMatch(list, path, how)
    if (typeof found === 'string') return { fault: 'bad_pattern', about: found }
    if (!found) return { fault: 'not_allowed', about: path }
  }
  const excluded = anyMatch(without, path, 'read')
  if (typeof excluded === 'string') return { fault: 'bad_pattern', about: excluded }
  return excluded ? { fault: 'excluded', about: path } : undefined
}

/** True, false, or the pattern that cannot be read. */
function anyMatch(patterns: readonly string[], path: string, how: Access): boolean | string {
  const bad = patterns.find((pattern) => !compiled(pattern))
  if (bad !== undefined) return bad
  return patterns.some((pattern) =>
    path === '.' ? /^(?:\.\/)?\*{1,2}(?:\/\*{1,2})?$/.test(pattern) : compiled(pattern)?.(path, how),
  )
}

const cache = new Map<string, Matches | undefined>()
/** Undefined where it cannot be read. */
export function compiled(pattern: string): Matches | undefined {
  if (!cache.has(pattern)) {
    if (cache.size >= 1_000) cache.clear()
    cache.set(pattern, readPattern(pattern))
  }
  return cache.get(pattern)
}
