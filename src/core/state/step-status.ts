/** How far a step of a plan is (S3 §3.2), read off its task: a plan's own `status` is only what its planner wrote. */
import type { StepStatus } from '../contracts/goal.ts'
import { type Conversation, isInFlight, type PlannedStep, taskOf } from './conversation.ts'

export function stepStatus(s: Conversation, step: PlannedStep): StepStatus {
  if (step.done) return 'done'
  if (step.task === undefined) return 'pending'
  const t = taskOf(s, step.task)
  if (!t) return 'skipped' // its task is over, and it is not done
  if (t.state === 'BLOCKED' || t.run?.state === 'BLOCKED' || t.run?.state === 'ERROR') return 'blocked'
  return isInFlight(t) || t.result !== undefined || t.state === 'AWAITING_USER' ? 'in_progress' : 'pending'
}
