/**
 * One kind of question (SPEC §3.8): opened with its options and an id, answered once, from any interface.
 *
 * Q1. A second answer is refused. Q2. An answer to something else than what was shown is void, and asked again.
 * Q3. Only a person answers. Q4. A question whose matter is gone is withdrawn: an answer could only do harm.
 *     What an answer means is the stage's own: answers.ts.
 */
import type { Conversation, Question, QuestionKind } from './conversation.ts'
import type { Draft } from './draft.ts'
import { type FieldsOf, who } from './events.ts'
import { questionId } from './ids.ts'
import { moveMessage } from './phases.ts'

type Asked = Omit<FieldsOf<'question_opened'>, 'questionId'> & { kind: QuestionKind; messageId?: string }

export function ask(d: Draft, { messageId, ...question }: Asked): string {
  const id = questionId(d.nextSeq)
  d.emit('question_opened', who.router, { questionId: id, ...question })
  d.emit('user_confirmation_required', who.router, { questionId: id, messageId })
  return id
}

/** A message that waited for the answer ends with its question. */
export function withdraw(d: Draft, reason: string, which: (q: Question) => boolean): void {
  for (const q of d.state.questions.filter(which)) {
    d.emit('question_withdrawn', who.router, { questionId: q.id, reason })
    const waiting = d.state.messages.find((m) => m.id === q.about && m.state === 'WAIT_USER_DECISION')
    if (waiting) moveMessage(d, waiting, 'user_abort')
  }
}

/** After every command: whatever ended, with it end the questions about it (Q4). */
export function withdrawStale(d: Draft): void {
  withdraw(d, 'settled', (q) => !stillAsks(d.state, q))
}

function stillAsks(s: Conversation, q: Question): boolean {
  if (q.kind === 'route' || q.kind === 'clarify')
    return s.messages.some((m) => m.id === q.about && m.state === 'WAIT_USER_DECISION')
  if (q.kind === 'plan') return s.workflows.some((w) => w.id === q.about && w.state === 'WAIT_USER_DECISION')
  if (q.kind === 'parked') return s.workflows.some((w) => w.id === q.about && w.parked === true)
  if (q.kind === 'loop') return s.interrupt !== 'EXECUTION'
  if (q.kind === 'approval')
    return s.tasks.some((t) => t.run?.decision?.id === q.about && t.run?.decision?.state === 'PROPOSED')
  const t = s.tasks.find((x) => x.id === q.about)
  if (q.kind === 'uncertain') return t?.run?.decision?.state === 'UNCERTAIN'
  return t?.state === 'BLOCKED' || t?.run?.state === 'BLOCKED' || t?.run?.state === 'ERROR'
}
