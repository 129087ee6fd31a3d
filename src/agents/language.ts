/** Which language to answer in: the team's own, or the one of the message. */
import { languageOf } from '../core/language.ts'
import type { Lang } from '../core/talk-texts.ts'
import type { Job } from '../ports.ts'

export type Locale = Lang | 'auto'
export type Localized = Readonly<Record<Lang, string>>

/** Two words or more: not just a number, a code or an "ok" that any language has. */
const isWordy = (text: string): boolean => /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(text)

/** A short answer such as `2` or `A123` says nothing; then what was said around it does. */
export function languageAmong(message: string, around: readonly string[]): Lang {
  return languageOf(isWordy(message) ? message : [message, ...around].join('\n'))
}

export function languageIn({ body }: Job, locale: Locale): Lang {
  if (locale !== 'auto') return locale
  const known = Object.values(body.slots).filter((value) => typeof value === 'string')
  return languageAmong(textIn(body.slots, 'message'), [...known, body.context_summary])
}

/** The slots beside the agent's own: `message` is what is answered, `intent` what was understood. */
export function textIn(slots: Job['body']['slots'], name: 'message' | 'intent'): string {
  const value = slots[name]
  return typeof value === 'string' ? value : ''
}
