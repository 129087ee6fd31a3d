/** What a redirect reads or writes. */
import type { Redirect } from 'unbash'
import { ratePath } from './call.ts'
import { type Lookup, textsOf } from './fields.ts'
import { type Finding, finding } from './finding.ts'
import { type Place, whereIs } from './paths.ts'

export function rateRedirect({ operator, target }: Redirect, lookup: Lookup, place: Place): readonly Finding[] {
  if (!target) return [finding('unreadable', operator)]
  return textsOf(target, lookup).flatMap((path) => {
    // `2>&1` and `>&-` name a descriptor.
    if (operator.endsWith('&') && /^(?:\d+-?|-)$/.test(path)) return []
    if (operator === '<') return ratePath(path, 'read', place)
    const device = whereIs(path, place) === 'device'
    return [...ratePath(path, 'write', place), ...(device ? [] : [finding('writes_workspace', `${operator} ${path}`)])]
  })
}
