/** Causes, problems and rules in the reader's language. The tables are one file a language (languages.ts). */
import type { Cause } from '../../core/contracts/causes.ts'
import type { SaidProblem } from '../../core/state/events.ts'
import type { Lang } from '../../core/text/language.ts'
import { texts } from './languages.ts'
import { causeWith } from './words.ts'

export const causeIn = (lang: Lang, cause: Cause | undefined, words?: string): string =>
  causeWith(texts[lang].why, cause, words)

/** Without a cause and without words, the code alone says what it is. */
export const problemIn = (lang: Lang, { code, cause, message }: SaidProblem): string =>
  cause || message ? causeIn(lang, cause, message) : texts[lang].problems[code].say
