/** The goals of a conversation, one line each: how far each is, why it was set back, and what a person is asked about it. */

import type { SavedGoal } from '../core/state/workflow-state.ts'
import type { Lang } from '../core/text/language.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'
import { optionIn, short } from './texts/words.ts'

export const goalLines = (goals: readonly SavedGoal[], lang: Lang): string[] =>
  goals.map((goal) => {
    const { line, states, setBack } = texts[lang].goals
    const why = goal.replanReason && setBack[goal.replanReason]
    const asked = goal.decisionOptions.map((option) => optionIn(texts[lang].screen, option)).join(' / ')
    return printable(
      line({ id: goal.workflowId, state: states[goal.workflowStatus], goal: short(goal.goal), why, asked }),
    )
  })
