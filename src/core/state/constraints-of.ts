/** What follows from a goal's constraints: effects that may not happen, paths that may or may not be touched (design §10). */
import type { Constraint, Preference } from '../contracts/constraints.ts'
import type { EffectClass } from '../contracts/kinds.ts'
import type { Workflow } from './conversation.ts'

type Constraints = {
  readonly denied: readonly EffectClass[]
  /** What a person said, and what the plan says: a path must match one pattern of every list. No list: any path will do. */
  readonly onlyPaths: readonly (readonly string[])[]
  readonly notPaths: readonly string[]
  readonly preference: Preference
  /** In the words they were said with. */
  readonly notEnforced: readonly string[]
}

/** A read-only goal runs no commands either: nobody can say beforehand what one writes. */
const deniedBy: { readonly [K in Constraint['kind']]?: readonly EffectClass[] } = {
  no_network: ['network'],
  read_only: ['write', 'delete', 'execute', 'network'],
  no_delete: ['delete'],
  no_commands: ['execute'],
}

const unlimited: Constraints = { denied: [], onlyPaths: [], notPaths: [], preference: 'normal', notEnforced: [] }

/** It is asked several times for each decision, and most goals have none. */
export function constraintsOf(w: Pick<Workflow, 'limits'> | undefined): Constraints {
  if (!w?.limits) return unlimited
  const { said = [], planned = [], preference = 'normal' } = w.limits
  const all = [...said, ...planned]
  return {
    denied: [...new Set(all.flatMap((c) => deniedBy[c.kind] ?? []))],
    onlyPaths: [onlyIn(said), onlyIn(planned)].filter((paths) => paths.length > 0),
    notPaths: [...new Set(all.flatMap((c) => (c.kind === 'not_paths' ? c.paths : [])))],
    preference,
    notEnforced: all.flatMap((c) => (c.kind === 'other' ? [c.said] : [])),
  }
}

const onlyIn = (all: readonly Constraint[]): string[] => all.flatMap((c) => (c.kind === 'only_paths' ? c.paths : []))
