/** What a job wants of a model: words, or an answer that is held to a schema. The prompts are one file a phase. */
import { z } from 'zod'
import { AgentFailed } from '../agents/agent-failed.ts'
import type { AgentAnswer, AgentContext } from '../agents/function-context.ts'
import type { Json } from '../core/state/commands.ts'
import { readContract } from '../edge/read-contract.ts'
import type { Job } from '../ports.ts'
import { jsonIn } from './json-in-text.ts'
import { Outcome, PlanDraft, planOf, Verdict } from './plan-draft.ts'
import type { Phase } from './prompts/prompt.ts'

export type Formed = { readonly answer: AgentAnswer } | { readonly fault: string }
export type Expected = {
  readonly schema: Json
  readonly form: (text: string, ctx: AgentContext) => Formed | Promise<Formed>
}

/** Planning and reviewing members are asked with these intents. Who works on a step of a plan says how it ended; a talk is words. */
export function expectedOf({ body }: Job): { readonly phase: Phase; readonly expected: Expected | undefined } {
  if (body.slots.intent === 'plan') return { phase: 'planner', expected: plan }
  if (body.slots.intent === 'review') return { phase: 'reviewer', expected: review }
  return { phase: 'executor', expected: body.slots.step === undefined ? undefined : outcome }
}

const jsonSchema = (schema: z.ZodType): Json => z.toJSONSchema(schema) as Json

const plan: Expected = {
  get schema() {
    return jsonSchema(PlanDraft) // not while the module is loaded: it takes 10 ms
  },
  form: async (text, ctx): Promise<Formed> => {
    const read = readContract(PlanDraft, jsonIn(text), { code: 'E_MODEL' })
    if (!read.ok) return { fault: String(read.problem.detail.message) }
    const { questions, steps } = read.value
    if (questions.length > 0)
      return { answer: { status: 'awaiting_user', user_response: questions.join('\n'), slots_update: { questions } } }
    if (steps.length === 0) return { fault: 'a plan has steps, or else questions' }
    const createdAt = await ctx.once('planned_at', () => Date.now())
    const around = { goal: ctx.message, constraints: listed(ctx.slots.constraints), createdAt }
    return { answer: { slots_update: { plan: planOf(read.value, around) as unknown as Json } } }
  },
}

const review: Expected = {
  get schema() {
    return jsonSchema(Verdict)
  },
  form: (text): Formed => {
    const read = readContract(Verdict, jsonIn(text), { code: 'E_MODEL' })
    if (!read.ok) return { fault: String(read.problem.detail.message) }
    const { pass, reason } = read.value
    return { answer: { slots_update: { pass }, user_response: reason } }
  },
}

const outcome: Expected = {
  get schema() {
    return jsonSchema(Outcome)
  },
  form: (text): Formed => {
    const read = readContract(Outcome, jsonIn(text), { code: 'E_MODEL' })
    if (!read.ok) return { fault: String(read.problem.detail.message) }
    const { status, summary } = read.value
    if (status === 'failed') throw new AgentFailed({ code: 'E_MODEL', cause: { kind: 'gave_up' }, message: summary })
    return { answer: status === 'done' ? summary : { status: 'awaiting_user', user_response: summary } }
  },
}

const listed = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
