/**
 * What an agent asked a person in words of its own, and still waits for (design §3.2). Questions with options are questions.ts.
 *
 * W1. The next message answers the first task of the current work that waits, so that is the one whose question stands last.
 * W2. Whatever else was routed or said since it was asked leaves it behind; when nothing is at work any more, it is shown again, once.
 */
import type { Conversation, Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { memberOf } from '../state/team.ts'

/** An AI member's task that waits for what a person knows, in the work that goes on now. */
export const asksPeople = (s: Conversation, t: Task): boolean =>
  t.state === 'AWAITING_USER' &&
  memberOf(s.team, t.agentId)?.type === 'ai' &&
  (t.workflow === undefined || t.workflow === s.current)

export const missingOf = (s: Conversation, t: Task): readonly string[] =>
  s.frames.find((f) => f.task === t.id)?.missing ?? []

/** W1, W2. It is called where nothing else is asked or at work (advance.ts). */
export function repeatQuestion(d: Draft): void {
  const waiting = d.state.tasks.find((t) => asksPeople(d.state, t))
  if (!waiting?.asked?.again) return
  const missing = [...missingOf(d.state, waiting)]
  d.emit('question_repeated', who.executor(waiting.agentId), {
    taskId: waiting.id,
    text: waiting.asked.text,
    ...(missing.length > 0 && { missing }),
  })
}
