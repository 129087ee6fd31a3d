/**
 * What a goal may not do, what it should bring, and how careful it is meant to be (S3 §1). It is read from a person's words and
 * from a plan (work/constraints.ts); which effects and paths follow from it is state/constraints-of.ts.
 */
import { z } from 'zod'
import { list, Path } from './bounds.ts'

/** The words it was read from, cut short: a person sees why something is refused. */
const said = z.string().max(200)

export const Constraint = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['no_network', 'read_only', 'no_delete', 'no_commands']), said }),
    z.strictObject({ kind: z.enum(['only_paths', 'not_paths']), paths: list(Path, 50).min(1), said }),
    // Nothing enforces it: it is shown as such, and goes to the planner and the reviewer.
    z.strictObject({ kind: z.literal('other'), said }),
  ])
  .describe('One thing that a goal may not do.')
/** What must hold while a goal is worked on. */
export type Constraint = z.infer<typeof Constraint>

/** careful: every effect asks. quick: medium risk inside an approved plan does not. */
export const Preference = z.enum(['careful', 'normal', 'quick'])
/** What should hold while a goal is worked on. */
export type Preference = z.infer<typeof Preference>
