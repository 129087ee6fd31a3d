/**
 * Answers by one key: what stops or approves acts at once, without Enter. Each is a letter with Ctrl, which nobody types by chance
 * in a message, and only an empty box takes it: in a draft the same keys are for editing elsewhere.
 */
import type { QuestionCard } from '../views/question.ts'
import type { KeyName } from './keys.ts'

type By = {
  readonly shown: string
  readonly options: readonly string[]
  /** Another one, where the card offers this beside it. */
  readonly beside?: { readonly stop: string }
}

/** The answers that a key gives, the first that the card offers. */
const answerKeys = {
  resumeRun: { shown: 'Ctrl+R', options: ['resume', 'retry'], beside: { stop: 'continue' } },
  stopRun: { shown: 'Ctrl+S', options: ['stop'] },
  approveOnce: { shown: 'Ctrl+Y', options: ['once'] },
  approvePlan: { shown: 'Ctrl+F', options: ['plan'] },
  approveConversation: { shown: 'Ctrl+G', options: ['conversation'] },
  deny: { shown: 'Ctrl+D', options: ['deny'] },
  denyBecause: { shown: 'Ctrl+B', options: ['deny_because'] },
} as const satisfies Partial<Record<KeyName, By>>
export type AnswerKey = keyof typeof answerKeys

type Option = QuestionCard['options'][number]

export function optionBy(key: AnswerKey, { options }: QuestionCard): Option | undefined {
  const { options: wanted, beside }: By = answerKeys[key]
  const more = beside && options.some(({ option }) => option === 'stop') ? [beside.stop] : []
  for (const one of [...wanted, ...more]) {
    const found = options.find(({ option }) => option === one)
    if (found) return found
  }
}

/** The key that gives this answer at once, for whoever shows the card. */
export function keyFor(card: QuestionCard, option: Option): string | undefined {
  const keys = Object.keys(answerKeys) as AnswerKey[]
  const key = keys.find((one) => optionBy(one, card) === option)
  return key && answerKeys[key].shown
}
