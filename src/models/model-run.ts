/**
 * One run of a model member: what it has read and said, and how often it may go wrong.
 *
 * R1. What does not fit is sent back with the fault, at most twice in a row; then the task fails with E_MODEL.
 * R2. Where a person has it tried again, the answers that are on disk do not end it a second time: the model is asked further.
 */
import type { Called } from '../agents/addressed.ts'
import type { AgentContext } from '../agents/function-context.ts'
import type { Locale } from '../agents/language.ts'
import type { Spoken } from '../core/text/language.ts'
import type { Job } from '../ports.ts'
import type { Budgeted } from './budget.ts'
import type { Meter } from './meter.ts'
import { ModelFailed } from './model-failed.ts'
import type { Offer } from './offers.ts'
import type { OpenModel } from './open-models.ts'
import type { Expected } from './phases.ts'
import type { Phase } from './prompts/prompt.ts'
import type { ModelMessage } from './request.ts'

export type ModelMember = {
  /** Opened with the first task. Rejects with ModelFailed where there is no such model. */
  readonly model: () => OpenModel | Promise<OpenModel>
  readonly offers: readonly Offer[]
  readonly meter: Meter
  readonly locale: Locale
  /** What the member is called and is for, and who else is there. */
  readonly about: (lang: Spoken) => { readonly name: string; readonly about: string; readonly members: string }
  /** AI members that it may always pass the turn to (model-agent:L4). */
  readonly next?: readonly string[]
  /** The agents of the team by the ways to call them; people are not among them. */
  readonly agentCalled: (name: string) => Called | undefined
}

export type Run = {
  readonly ctx: AgentContext
  readonly job: Job
  readonly member: ModelMember
  readonly open: OpenModel
  readonly lang: Spoken
  readonly phase: Phase
  readonly expected: Expected | undefined
  messages: ModelMessage[]
  tainted: boolean
  spent: Budgeted
  /** Faults in a row (R1). */
  faults: number
  /** Steps since it was begun or tried again. */
  steps: number
  /** The last answer was on disk already. */
  isReplayed: boolean
  /** How often it was tried again (R2). */
  tries: number
  /** How often each call had the same result. */
  readonly results: Map<string, number>
  /** The parts of an answer that was cut off. */
  parts: string[]
}

const repairs = 2
export const mostSteps = 60
const furtherTry = 'further_try'

/** R1. */
export async function repair(run: Run, fault: string): Promise<void> {
  if (++run.faults > repairs)
    await endUnlessNew(run, new ModelFailed('E_MODEL', { kind: 'model_off_schema' }, fault.slice(0, 500)))
}

/** R2. That it goes on is recorded, so that it does so after a kill too. */
export async function endUnlessNew(run: Run, failure: ModelFailed): Promise<void> {
  const { ctx, job } = run
  const known = job.calls?.some(({ name, n }) => name === furtherTry && n === run.tries + 1)
  if (!known && (job.started || !run.isReplayed)) throw failure
  run.tries++
  await ctx.once(furtherTry, () => run.tries)
  run.faults = 0
  run.steps = 0
  run.results.clear()
}
