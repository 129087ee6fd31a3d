/**
 * One kind of question (SPEC §3.8): opened with its options and an id, answered once, from any interface.
 *
 * Q1. A second answer is refused. Q2. An answer to something else than what was shown is void, and asked again.
 * Q3. Only a person answers. What an answer means is the stage's own: answers.ts.
 */
import type { Question, QuestionKind } from './conversation.ts'
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
