/** What every language says about a goal: what it may not do, and what was read from its words. */
import type { Constraint, Preference } from '../../core/contracts/constraints.ts'
import type { EventOf } from '../../core/state/events.ts'

export type GoalTexts = {
  readonly constraints: Readonly<Record<Exclude<Constraint['kind'], 'other'>, string>>
  readonly notEnforced: string
  readonly preferences: Readonly<Record<Preference, string>>
  readonly expected: string
  readonly nothing: string
  readonly colon: string
  readonly list: string
  readonly end: string
}

/** One clause a constraint: enforced ones by name with their paths, the others in their own words. */
export function constrainedText(t: GoalTexts, e: EventOf<'goal_constrained'>): string {
  const enforced = e.constraints.flatMap((c) => (c.kind === 'other' ? [] : `${t.constraints[c.kind]}${pathsOf(t, c)}`))
  const others = e.constraints.flatMap((c) => (c.kind === 'other' ? c.said : []))
  const parts = [
    ...enforced,
    ...(others.length > 0 ? [`${t.notEnforced}${t.colon}${others.join(t.list)}`] : []),
    ...(e.preference ? [t.preferences[e.preference]] : []),
    ...(e.expected ? [`${t.expected}${t.colon}${e.expected.join(t.list)}`] : []),
  ]
  return parts.length > 0 ? parts.join(t.end) : t.nothing
}

const pathsOf = (t: GoalTexts, c: Constraint): string => ('paths' in c ? `${t.colon}${c.paths.join(t.list)}` : '')
