/**
 * Evidence for the judge: what the expectation names against what changed, as the host saw it on the disk or staged. Never a tool's
 * own word.
 *
 * E1. A path is met if it changed, or if the decision was about it and it is now as wanted. E2. A folder that was made for a path
 *     inside it needs no word of its own. E3. What is recorded apart (ignored, scratch) is no fault.
 */
import type { Change, EffectiveScope } from '../core/contracts/acting.ts'
import type { Evidence } from '../core/state/events.ts'
import { sameImage } from './disk/images.ts'
import { readPath } from './paths/path-text.ts'
import { compiled, patternFault } from './paths/scope.ts'

type Expected = {
  readonly world_change: readonly string[]
  /** What cannot stay where something expected happens: the old name of what is moved. */
  readonly implied?: readonly string[]
}

export function evidenceOf(expected: Expected, changes: readonly Change[], scope: EffectiveScope): Evidence {
  const changed = changes.filter(({ pre, post, apart }) => !sameImage(pre, post) && apart === undefined)
  const covers = expected.world_change.map((text) => ({ text, matches: expectationOf(text) }))
  const isMet = (text: string, matches: (path: string) => boolean): boolean =>
    changes.some(({ path }) => matches(path) || path === text) // E1
  const met = covers.filter(({ text, matches }) => isMet(text, matches)).map(({ text }) => text)
  const { implied = [] } = expected
  const own = changed.filter((change) => !isImplied(change, changed))
  return {
    met,
    missing: covers.filter(({ text, matches }) => !isMet(text, matches)).map(({ text }) => text),
    unexpected: own
      .map(({ path }) => path)
      .filter((path) => !covers.some(({ matches }) => matches(path)) && !(met.length > 0 && implied.includes(path))),
    out_of_scope: own
      .filter(({ path, post }) => patternFault(path, post ? 'write' : 'delete', scope))
      .map(({ path }) => path),
  }
}

/** E2, and likewise for a folder that goes away together with what lies in it. */
const isImplied = ({ path, pre, post }: Change, all: readonly Change[]): boolean =>
  (pre ?? post)?.kind === 'folder' &&
  (pre === null || post === null) &&
  all.some((other) => other.path.startsWith(`${path}/`))

/** An expectation is a path, or a pattern of them. */
function expectationOf(text: string): (path: string) => boolean {
  const plain = readPath(text)?.parts.join('/')
  return (path) => path === plain || (compiled(text)?.(path, 'read') ?? false)
}

export const noEvidence: Evidence = { met: [], missing: [], unexpected: [], out_of_scope: [] }
