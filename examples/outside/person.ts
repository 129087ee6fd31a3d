/** Stands for a person in the examples: says yes to whatever is asked, until nothing is. */
import { orThrow, type Signalbox, untilRest } from '../../src/index.ts'

export async function approves(box: Signalbox, conversation: string, by = 'you'): Promise<void> {
  for (;;) {
    const [question] = orThrow(await untilRest(box, conversation)).questions
    if (!question) return
    const { id: questionId, hash, options } = question
    const option = options.includes('once') ? 'once' : 'retry'
    const answered = await box.answer(conversation, { by, questionId, option, hash })
    // It may be withdrawn while somebody reads it: the mail that nobody knew of was found.
    if (!answered.ok && answered.problem.code !== 'E_CONFLICT') throw new Error(answered.problem.code)
  }
}
