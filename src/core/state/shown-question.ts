/**
 * The one question that every interface shows. It is always one that somebody can answer now: with the answer, the ones behind it
 * come up in their turn.
 *
 * V1. The oldest that can be answered. An approval acts at once or is not taken, so while its run is held it gives way to the
 *     question that the work is held for.
 * V2. Where only a person's own pause holds it, it is shown all the same: they resume, then they answer.
 * V3. What a parked goal waits to have approved is shown when the goal is resumed.
 * V4. An offer is shown only when nothing waits for a person.
 */
import { type Conversation, isOffer, isParked, openDecision, type Question, runOf, type Task } from './conversation.ts'

export function shownQuestion(s: Conversation): Question | undefined {
  if (s.questions.length === 0) return
  const asked = s.questions.filter((q) => !isOffer(q))
  const shown = asked.find((q) => heldTask(s, q) === undefined) ?? asked.find((q) => waitsForResume(s, q))
  if (shown || asked.length > 0) return shown
  return s.tasks.some((t) => t.state === 'AWAITING_USER' && !isParked(s, t)) ? undefined : s.questions[0]
}

/** The offer, where that is what is shown. */
export function shownOffer(s: Conversation): Question | undefined {
  const shown = shownQuestion(s)
  return shown && isOffer(shown) ? shown : undefined
}

/** V1. The task of an approval that cannot be given now, because its run is held. */
function heldTask(s: Conversation, q: Question): Task | undefined {
  const decision = q.kind === 'approval' ? openDecision(s, q.about) : undefined
  const task = decision && runOf(s, decision)
  return task?.run?.state === 'PAUSED' ? task : undefined
}

/** V2, V3. */
function waitsForResume(s: Conversation, q: Question): boolean {
  const task = heldTask(s, q)
  return task !== undefined && s.interrupt !== 'EXECUTION' && !isParked(s, task)
}
