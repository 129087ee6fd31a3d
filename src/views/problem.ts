/** A refusal as a person reads it: a sentence and a next step, in their language (design §15). */
import type { Problem } from '../core/contracts/problems.ts'
import type { Lang } from '../core/text/language.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'
import { type Reason, reasons } from './texts/texts.ts'

export type ProblemView = { readonly code: string; readonly message: string; readonly next: string }

export function problemView({ code, detail }: Problem, lang: Lang): ProblemView {
  const { problems, reasons: sharper } = texts[lang]
  if (isReason(detail.why)) {
    const { say, next } = sharper[detail.why](detail)
    return { code, message: printable(say), next: printable(next) }
  }
  const what = detail.message ?? detail.what
  const message = what === undefined ? problems[code].say : `${problems[code].say} ${what}`
  const next = lang === 'en' && typeof detail.next === 'string' ? detail.next : problems[code].next
  return { code, message: printable(message), next: printable(next) }
}

const isReason = (why: unknown): why is Reason => (reasons as readonly unknown[]).includes(why)
