/** What the tests of failed commands need: agents that are led by hand, a tool host that does what it is told, and a plan. */
import { randomUUID } from 'node:crypto'
import type { Cause } from '../../src/core/contracts/causes.ts'
import type { ToolEnvelope } from '../../src/core/contracts/execution.ts'
import type { Plan } from '../../src/core/contracts/plan.ts'
import type { TaskResult } from '../../src/core/contracts/tasks.ts'
import type { AgentCommand } from '../../src/core/state/commands.ts'
import type { AgentAdapter, Job, JobRef, ToolHost } from '../../src/ports.ts'
import { plainHost } from '../plain-host.ts'

type Post = (frame: AgentCommand) => void
type Frame = AgentCommand extends infer F ? (F extends AgentCommand ? Omit<F, 'dispatchId' | 'token'> : never) : never

/** Speaks for the agent that got the last job. */
export class HeldAgents implements AgentAdapter {
  readonly jobs: { readonly job: Job; readonly post: Post }[] = []
  readonly withdrawn: { readonly dispatchId: string; readonly cause: Cause }[] = []

  deliver(job: Job, post: Post): void {
    this.jobs.push({ job, post })
  }
  rejoin(job: Job, post: Post): void {
    this.jobs.push({ job, post })
  }
  go(): void {}
  tell(): void {}
  withdraw({ dispatchId }: JobRef, cause: Cause): void {
    this.withdrawn.push({ dispatchId, cause })
  }

  post(frame: Frame & { readonly token?: number }): void {
    const { job, post } = this.jobs.at(-1) ?? {}
    if (job) post?.({ dispatchId: job.dispatchId, token: job.token, ...frame } as AgentCommand)
  }
  ack(): void {
    this.post({ type: 'ack' })
  }
  begin(): this {
    this.ack()
    this.post({ type: 'started' })
    return this
  }
  propose(): void {
    const allowed_tasks = [this.jobs.at(-1)?.job.body.task_id ?? '']
    this.post({ type: 'propose', envelope: { ...envelope, scope: { allowed_paths: ['x'], allowed_tasks } } })
  }
  finish(slots_update: TaskResult['slots_update'] = {}): void {
    const task_id = this.jobs.at(-1)?.job.body.task_id ?? ''
    const said = { slots_update, missing_slots: [], user_response: 'Done.' }
    this.post({ type: 'result', success: true, result: { task_id, status: 'completed', ...said } })
  }
}

export const envelope: ToolEnvelope = {
  decision_id: randomUUID(),
  type: 'TOOL_CALL',
  action: 'write_file',
  params: { path: 'x', content: 'y' },
  scope: { allowed_paths: ['x'], allowed_tasks: [] },
  expectation: { world_change: ['x'], task_progress: 'one write' },
  timeout_ms: 5_000,
}

export const tools: ToolHost = plainHost({
  execute: async ({ envelope: { decision_id } }) => {
    const result = { decision_id, exit_code: 0, stdout: '', stderr: '', artifacts: ['x'] }
    return { result, evidence: { met: ['x'], missing: [], unexpected: [], out_of_scope: [] } }
  },
  probe: () => 'applied',
})

export function planOf(): { plan: Plan; hash: string } {
  const step = { step_id: 's1', title: 's', intent: 'i', expected_artifacts: [], status: 'pending' as const }
  const verification = { mode: 'none' as const, commands: [], required: false, stop_on_fail: false }
  const about = { plan_id: 'p', goal: 'g', constraints: [], risk_level: 'low' as const, created_at: 0 }
  return { plan: { ...about, steps: [step], verification }, hash: 'p' }
}
