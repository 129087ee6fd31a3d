/**
 * Members that plan and review, asked through their own adapters: the same frames as for any task, outside of a conversation's
 * tasks. A planner answers with `slots_update.plan` (a Plan), or asks (`awaiting_user`) with one to three questions; what it is asked
 * again comes with `change`, `refused`, `snapshot`, `answers` and `failed`.
 * A reviewer gets a result, or a plan in `plan`, and answers with `slots_update.pass` and its reason as words.
 */

import { createHash } from 'node:crypto'
import { Plan } from '../core/contracts/plan.ts'
import type { TaskResult } from '../core/contracts/tasks.ts'
import { clip } from '../core/text/clip.ts'
import { checkContract } from '../edge/read-contract.ts'
import type { AgentAdapter, Job, Planner, Reviewer } from '../ports.ts'
import { causeIn, problemIn } from '../views/texts/causes.ts'

const leaseMs = 600_000

/** From a member to its agent_code. */
type CodeOf = (member: string) => string

export const planningMember = (agents: AgentAdapter, codeOf: CodeOf): Planner => ({
  plan: async ({ conversation, planner, goal, effect, workflowId: _, ...known }) => {
    const asked = { conversation, agentId: planner, code: codeOf(planner), name: effect }
    const slots = { message: goal, intent: 'plan', ...withoutUndefined(known) }
    const { slots_update, status, user_response } = await ask(agents, asked, slots)
    if (status === 'awaiting_user') return { questions: questionsIn(slots_update.questions, user_response) }
    const plan = checkContract(Plan, slots_update.plan, 'E_MODEL')
    if (!plan.ok) throw new Error(String(plan.problem.detail.message))
    return { plan: plan.value, hash: createHash('sha256').update(JSON.stringify(plan.value)).digest('hex') }
  },
})

export const reviewingMember = (agents: AgentAdapter, codeOf: CodeOf): Reviewer => ({
  review: async ({ conversation, reviewer, result, effect }) => {
    const asked = { conversation, agentId: reviewer, code: codeOf(reviewer), name: effect }
    const { slots_update, user_response } = await ask(agents, asked, { message: result, intent: 'review' })
    return { pass: slots_update.pass === true, reason: clip(user_response, 2_000) }
  },
  reviewPlan: async ({ conversation, reviewer, plan, effect }) => {
    const asked = { conversation, agentId: reviewer, code: codeOf(reviewer), name: effect }
    const slots = { message: plan.goal, intent: 'review', plan: plan as unknown as Slots }
    const { slots_update, user_response } = await ask(agents, asked, slots)
    return { pass: slots_update.pass === true, reason: clip(user_response, 2_000) }
  },
})

/** It asks: with a list in `slots_update.questions`, or with its words, one question a line. */
const questionsIn = (listed: unknown, words: string): string[] =>
  (Array.isArray(listed) ? listed.map(String) : words.split('\n')).map((q) => q.trim()).filter((q) => q !== '')

type Slots = Job['body']['slots']
/** A slot always has a value. */
const withoutUndefined = (known: object): Slots =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as Slots

type Asked = { readonly conversation: string; readonly agentId: string; readonly code: string; readonly name: string }
function ask(agents: AgentAdapter, { conversation, agentId, code, name }: Asked, slots: Slots): Promise<TaskResult> {
  const body = {
    conversation_id: conversation,
    task_id: name,
    agent_code: code,
    priority: 'normal' as const,
    slots,
    context_summary: '',
    memory_ref: [],
  }
  const job: Job = { conversation, agentId, dispatchId: name, token: 1, leaseMs, body }
  return new Promise((resolve, reject) => {
    agents.deliver(job, (frame) => {
      if (frame.type === 'started') agents.go(job)
      if (frame.type === 'nack') reject(new Error(`${agentId} refused: ${causeIn('en', frame.cause, frame.words)}`))
      if (frame.type === 'lost') reject(new Error(`${agentId} is gone: ${causeIn('en', frame.cause, frame.words)}`))
      if (frame.type !== 'result') return
      if (frame.success) resolve(frame.result)
      else reject(new Error(problemIn('en', frame.problem)))
    })
  })
}
