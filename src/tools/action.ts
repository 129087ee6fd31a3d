/**
 * What one action is: the params it takes, the class of its effect, and what it does. A new action is a new file in `actions/` and a
 * line in `registry.ts`; ledger, approval, landing and undo belong to the host (host.ts) and follow from the class.
 *
 * N1. `prepare` only reads. `execute` may stage changes, but only landing puts them into the workspace.
 * N2. An action reaches files only through `workspace`, which never leaves the root.
 */
import type { z } from 'zod'
import type { Prepared, Rated } from '../core/contracts/acting.ts'
import type { FileMeta } from '../core/contracts/execution.ts'
import type { EffectClass } from '../core/contracts/kinds.ts'
import type { Awaitable, Done, Refused, Staged, ToolCall } from '../ports.ts'
import type { Workspace } from './workspace.ts'

/** One decision on its way through an action. */
export type ActionJob<P> = { readonly params: P; readonly call: ToolCall; readonly workspace: Workspace }
export type ExecuteJob<P> = ActionJob<P> & {
  readonly pre: readonly FileMeta[]
  readonly attempt: number
  readonly signal: AbortSignal
}
type Probed = 'applied' | 'not_applied' | 'unknown'

type Written<P> = {
  readonly params: z.ZodType<P>
  readonly effect: EffectClass
  /** What its params alone tell: what it can touch, and how risky that is. Pure. */
  readonly rate: (params: P) => Rated
  readonly prepare: (job: ActionJob<P>) => Awaitable<Prepared | Refused>
  readonly execute: (job: ExecuteJob<P>) => Awaitable<Staged | Done | Refused>
  /** What it writes is made from what the files say when it is prepared: no earlier reading of them can be out of date. */
  readonly readsNow?: true
  /** Read-only: did it happen? Without it the host looks whether the staged changes are on the disk. */
  readonly probe?: (job: ActionJob<P>) => Awaitable<Probed>
}

/** An action as the registry holds it: its params were checked against `params` before anything else is called. */
export type ActionDef = Written<unknown>

export const action = <P>({ params, effect, rate, prepare, execute, readsNow, probe }: Written<P>): ActionDef => ({
  params,
  effect,
  rate: (given) => rate(params.parse(given)),
  prepare: (job) => prepare({ ...job, params: params.parse(job.params) }),
  execute: (job) => execute({ ...job, params: params.parse(job.params) }),
  ...(readsNow && { readsNow }),
  ...(probe && { probe: (job: ActionJob<unknown>) => probe({ ...job, params: params.parse(job.params) }) }),
})
