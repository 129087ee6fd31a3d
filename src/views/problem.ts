/** A refusal as a person reads it: a sentence and a next step, in their language (design §15). */
import type { Problem, ProblemDetail } from '../core/contracts/problems.ts'
import type { Lang } from '../core/text/language.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'
import type { ProblemText } from './texts/texts.ts'

/** A problem in words: what happened, and what to do next. */
export type ProblemView = { readonly code: string; readonly message: string; readonly next: string }

/**
 * What a person reads of a problem: what happened, and what to do next.
 *
 * @example
 * if (!said.ok) console.log(problemView(said.problem, 'en').message)
 */
export function problemView({ code, detail }: Problem, lang: Lang): ProblemView {
  const text = texts[lang].reasons[detail.why] as (detail: ProblemDetail) => ProblemText
  const { say, next } = text(detail)
  return { code, message: printable(say), next: printable(next) }
}
