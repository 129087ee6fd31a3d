/** Causes as a person reads them, exhaustive by type: a language that lacks one does not compile. What somebody said stays as it is. */
import type { Cause, CauseKind, CauseOf } from '../../core/contracts/causes.ts'
import type { RouteRule, WhyNot } from '../../core/contracts/kinds.ts'
import type { SaidProblem } from '../../core/state/events.ts'
import type { Lang } from '../../core/text/language.ts'
import { causesEn } from './causes-en.ts'
import { causesZh } from './causes-zh.ts'

export type CauseTexts = {
  readonly causes: { readonly [K in CauseKind]: (cause: CauseOf<K>) => string }
  readonly rules: Readonly<Record<RouteRule, string>>
  readonly whyNots: Readonly<Record<WhyNot, string>>
  /** A cause, and what somebody said about it. */
  readonly withWords: (cause: string, words: string) => string
  readonly noReason: string
}

const causeTexts: Readonly<Record<Lang, CauseTexts>> = { en: causesEn, zh: causesZh }

/** These say no more than that there are words: where there are some, they stand alone. */
const wordless: ReadonlySet<CauseKind> = new Set(['refused', 'failed', 'bad_result'])

export function causeIn(lang: Lang, cause: Cause | undefined, words?: string): string {
  const { causes, withWords, noReason } = causeTexts[lang]
  if (cause === undefined) return words || noReason
  if (words && wordless.has(cause.kind)) return words
  const said = (causes[cause.kind] as (cause: Cause) => string)(cause)
  return words ? withWords(said, words) : said
}

export const problemIn = (lang: Lang, problem: SaidProblem | undefined): string =>
  causeIn(lang, problem?.cause, problem?.message)

export const ruleIn = (lang: Lang, rule: RouteRule): string => causeTexts[lang].rules[rule]
export const whyNotIn = (lang: Lang, why: WhyNot): string => causeTexts[lang].whyNots[why]

/** The last error behind an open breaker. */
export const lastErrorIn = (lang: Lang, { last, words }: CauseOf<'breaker_open'>): string | undefined =>
  last && causeIn(lang, last, words)

export const clockTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB')
