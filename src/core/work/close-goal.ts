/**
 * What becomes of a goal with nothing left to do (design §11): one that works in a folder is verified,
 * committed where the team's policy says so, and summarised first. It rests
 * in SUMMARIZING while a person holds the work.
 */
import type { Workflow } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { moveTurnIfItCan, workflowOf } from '../state/phases.ts'
import { commitGoal } from './committing.ts'
import { endGoal } from './summarizing.ts'
import { verify } from './verifying.ts'

/**
 * A step or a task that was skipped or stopped is not done: the goal ended by a person's word. What only its agents gave back, with
 * nobody stopping it, has failed.
 */
export function closeGoal(d: Draft, w: Workflow): void {
  const givenUp = w.steps.length > 0 ? w.steps.some((x) => !x.done) : w.gaveUp !== undefined
  if (givenUp) return endGoal(d, w.id, { turn: 'CANCEL', on: w.gaveUp === 'agent' ? 'unrecoverable' : 'canceled' })
  if (w.turn === undefined) return endGoal(d, w.id, { on: 'all_done' })
  if (waitsForRecovery(w)) return
  moveTurnIfItCan(d, w.id, 'repairable', 'steps_done')
  verifyOnce(d, w.id)
  const now = workflowOf(d.state, w.id)
  if (now?.turn !== 'SUMMARIZING' || d.state.interrupt !== 'EXECUTION') return
  if (commitGoal(d, now)) return
  endGoal(d, w.id, { on: now.recovery?.tried.at(-1) === 'stop' ? 'unrecoverable' : 'all_done' })
}

/** What was done although its time was over needs no answer any more. */
const waitsForRecovery = ({ recovery }: Workflow): boolean =>
  recovery?.undo !== undefined || (recovery?.asks !== undefined && recovery.asks.kind !== 'goal_timeout')

function verifyOnce(d: Draft, id: string): void {
  const w = workflowOf(d.state, id)
  if (w?.turn !== 'VERIFYING') return
  const isOpen = w.checks && (w.verified === undefined || w.verified.outcome === 'failed')
  if (isOpen) verify(d, w)
  else moveTurnIfItCan(d, id, 'verification_passed')
}
