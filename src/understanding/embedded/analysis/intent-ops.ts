/**
 * What a message does to frames (S2 §9), and which frame has the focus.
 *
 * O1. In the order of the contract: clarify, cancel, complete, shift, continue, add. After a clarify nothing else (design §6).
 * O2. At most one focus; never continue and cancel on one frame.
 * O3. `complete` is never made here: a message that thanks goes on with the task, and the task's own result completes it.
 */
import { type Frame, IntentOp } from '../../../core/contracts/understanding.ts'
import type { RelationJudgement } from '../relation/relation-types.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

type Situation = {
  readonly judged: RelationJudgement
  readonly frames: readonly Frame[]
  readonly running: OpenTask | undefined
  readonly knowledge: Knowledge
}

export function intentOps({ judged, frames, running, knowledge }: Situation): IntentOp[] {
  const known = frames.filter((f) => f.agent !== null)
  const open = running?.frameId ?? 'current'
  const { relation, control, confidence, reasoning } = judged
  if (relation === 'control_instruction')
    return running && control === 'cancel' ? [{ op: 'cancel', frame_id: open, reason: reasoning }] : []
  const doubtful = confidence < knowledge.thresholds.ask || (!running && known.length === 0)
  if (doubtful && frames[0]) return [{ op: 'clarify', frame_id: frames[0].frame_id, reason: reasoning }]
  if (running && relation !== 'different_task') {
    const isAnswered = relation === 'same_task_no_change' && known.some((f) => f.intent === running.intent)
    const isOther = (f: Frame): boolean =>
      f.agent !== running.agent || (isAnswered && f.intent !== running.intent && f.slots.length > 0)
    const others = known.filter((f) => f.confidence >= knowledge.thresholds.act && isOther(f))
    return [{ op: 'continue', frame_id: open, reason: reasoning }, ...others.map(added)]
  }
  const focus = focusOf(frames, undefined, knowledge)
  return known
    .map((f): IntentOp => (running && f.frame_id === focus ? { ...added(f), op: 'shift' } : added(f)))
    .sort((a, b) => rankOf(a) - rankOf(b))
}

export function focusOf(
  frames: readonly Frame[],
  running: OpenTask | undefined,
  { focusAgents }: Pick<Knowledge, 'focusAgents'>,
): string | null {
  if (running?.frameId !== undefined && focusAgents.has(running.agent)) return running.frameId
  return frames.find((f) => f.agent !== null && focusAgents.has(f.agent))?.frame_id ?? null
}

const added = (f: Frame): IntentOp => ({
  op: 'add',
  frame_id: f.frame_id,
  reason: f.reasons[0] ?? `intent ${f.intent}`,
})

/** O1. */
const order = IntentOp.shape.op.options
const rankOf = ({ op }: IntentOp): number => order.indexOf(op)
