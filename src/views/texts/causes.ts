/** Causes, problems and rules in the reader's language. The tables are one file a language (languages.ts). */
import type { Cause } from '../../core/contracts/causes.ts'
import type { SaidProblem } from '../../core/state/events.ts'
import type { Lang } from '../../core/text/language.ts'
import { texts } from './languages.ts'
import { causeWith } from './words.ts'

export const causeIn = (lang: Lang, cause: Cause | undefined, words?: string): string =>
  causeWith(texts[lang].why, cause, words)

export const problemIn = (lang: Lang, problem: SaidProblem | undefined): string =>
  causeIn(lang, problem?.cause, problem?.message)
