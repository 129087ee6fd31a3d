/** What a number in the box stands for: an answer of the open card, or one of the three examples. Enter takes it. */
import { spokenFor } from '../core/text/language.ts'
import { answerIn } from '../views/answer-in.ts'
import type { QuestionCard } from '../views/question.ts'
import type { Model, Talk } from './model.ts'
import { cardOf } from './pages.ts'
import { terminalTexts } from './texts/languages.ts'

type Numbered =
  | {
      readonly kind: 'answer'
      readonly card: QuestionCard
      readonly option: QuestionCard['options'][number]
      readonly words?: string
    }
  | { readonly kind: 'example'; readonly text: string }

/** Nothing where the box holds anything else, or no answer has this number. */
export function numbered(model: Model, talk: Talk): Numbered | undefined {
  const { text: typed } = model.ui.draft
  const [, digit, more = ''] = /^\s{0,9}([1-9])(.*)$/s.exec(typed) ?? []
  if (digit === undefined) return undefined
  const card = cardOf(model)
  const option = card?.options[Number(digit) - 1]
  const answered =
    card &&
    answerIn(
      typed,
      card.options.map((one) => one.option),
    )
  if (card && option && answered) return { kind: 'answer', card, option, words: answered.words }
  if (more.trim() !== '') return undefined
  const text = examplesOf(model, talk)[Number(digit) - 1]
  return text === undefined ? undefined : { kind: 'example', text }
}

/** What Enter would do, in words. */
export function numberHint(model: Model, talk: Talk): string | undefined {
  const { enterAnswers, enterTakes } = terminalTexts[model.lang]
  const chosen = numbered(model, talk)
  return chosen?.kind === 'answer' ? enterAnswers(chosen.option.key, chosen.option.label) : chosen && enterTakes
}

/** Shown until something was said. */
export function examplesOf({ teams, lang }: Model, { state, entries }: Talk): readonly string[] {
  if (entries.some((entry) => entry.kind === 'said')) return []
  return teams.find(({ id }) => id === state.team.team)?.examples[spokenFor(lang)] ?? []
}
