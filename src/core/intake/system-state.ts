/** The state in short: for understanding, which reads a message against it, and for the route that follows (S0 §8.1). */
import type { SystemState } from '../contracts/understanding.ts'
import { type Conversation, currentWorkflow } from '../state/conversation.ts'
import { showsPlan } from '../talk/questions.ts'

export function systemState(s: Conversation): SystemState {
  const w = currentWorkflow(s)
  const mine = s.tasks.filter((t) => t.workflow === s.current)
  const done = w?.steps.filter((x) => x.done).length ?? 0
  return {
    workflowStatus: statusOf(s),
    ...(w && {
      currentTask: {
        goal: w.goal,
        progress: w.steps.length > 0 ? done / w.steps.length : 0,
        completedTasks: done,
        failedTasks: mine.filter((t) => t.state === 'EXECUTION_FAILED' || t.state === 'DISPATCH_FAILED').length,
        blockedTasks: mine.filter((t) => t.state === 'BLOCKED').length,
      },
    }),
    lastActivity: new Date(s.at).toISOString(),
    availableResources: s.team.members.filter((x) => x.type === 'ai').map((x) => x.id),
  }
}

export function statusOf(s: Conversation): SystemState['workflowStatus'] {
  const w = currentWorkflow(s)
  if (w && s.interrupt !== 'EXECUTION') return 'paused'
  if (!w) return 'idle'
  return w.state === 'PLAN_LOOP' || showsPlan(w) ? 'plan_loop' : 'execution'
}
