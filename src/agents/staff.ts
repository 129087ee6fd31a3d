/**
 * Members that plan and review, asked through their own adapters: the same frames as for any task, outside of a conversation's
 * tasks. A planner answers with `slots_update.plan` (a Plan), a reviewer with `slots_update.pass` and its reason as words.
 */
import { createHash } from 'node:crypto'
import { Plan } from '../core/contracts/plan.ts'
import type { TaskResult } from '../core/contracts/tasks.ts'
import { checkContract } from '../edge/read-contract.ts'
import type { AgentAdapter, Job, Planner, Reviewer } from '../ports.ts'

const leaseMs = 600_000

export const planningMember = (agents: AgentAdapter): Planner => ({
  plan: async ({ conversation, planner, goal, effect }) => {
    const asked = { conversation, agentId: planner, name: effect }
    const { slots_update } = await ask(agents, asked, { message: goal, intent: 'plan' })
    const plan = checkContract(Plan, slots_update.plan, 'E_MODEL')
    if (!plan.ok) throw new Error(String(plan.problem.detail.message))
    return { plan: plan.value, hash: createHash('sha256').update(JSON.stringify(plan.value)).digest('hex') }
  },
})

export const reviewingMember = (agents: AgentAdapter): Reviewer => ({
  review: async ({ conversation, reviewer, result, effect }) => {
    const asked = { conversation, agentId: reviewer, name: effect }
    const { slots_update, user_response } = await ask(agents, asked, { message: result, intent: 'review' })
    return { pass: slots_update.pass === true, reason: user_response.slice(0, 2_000) }
  },
})

type Asked = { readonly conversation: string; readonly agentId: string; readonly name: string }
function ask(
  agents: AgentAdapter,
  { conversation, agentId, name }: Asked,
  slots: Job['body']['slots'],
): Promise<TaskResult> {
  const body = {
    conversation_id: conversation,
    task_id: name,
    agent_code: agentId,
    priority: 'normal' as const,
    slots,
    context_summary: '',
    memory_ref: [],
  }
  const job: Job = { conversation, agentId, dispatchId: name, token: 1, leaseMs, body }
  return new Promise((resolve, reject) => {
    agents.deliver(job, (frame) => {
      if (frame.type === 'started') agents.go(job)
      if (frame.type === 'nack') reject(new Error(`${agentId} refused: ${frame.reason}`))
      if (frame.type === 'lost') reject(new Error(`${agentId} is gone`))
      if (frame.type !== 'result') return
      if (frame.success) resolve(frame.result)
      else reject(new Error(frame.problem.message))
    })
  })
}
