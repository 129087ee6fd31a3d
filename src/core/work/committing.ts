/**
 * The commit at the end of a goal, where the team's policy says `git: commit`: one command that the built-in agent proposes
 * as a decision (agents/verify.ts), so that a person approves it like any other. Nothing is ever pushed.
 *
 * G1. Only what a goal changed on the branch that was made for it is committed; without such a branch nothing is.
 * G2. It is asked for once: whoever says no keeps the changes as they are.
 */
import type { Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { taskId } from '../state/ids.ts'
import { verifierId } from '../state/team.ts'

/** True: the goal waits for its commit. */
export function commitGoal(d: Draft, w: Workflow): boolean {
  if (d.state.team.git !== 'commit' || w.commit || !isWorthIt(w)) return false
  const made = { taskId: taskId(d.nextSeq), kind: 'commit' as const, agentId: verifierId, workflowId: w.id }
  d.emit('task_created', who.planner, { ...made, messageId: w.message })
  return true
}

/** G1. What did not pass its agent's own check was taken back, or a person looks at it first. */
const isWorthIt = ({ account, recovery }: Workflow): boolean =>
  account?.branch !== undefined &&
  account.changed.length > 0 &&
  account.checked !== 'failed' &&
  recovery?.tried.at(-1) !== 'stop'
