/** Which language to answer in: the team's own, or the one of the message. */
import type { Lang } from '../core/talk-texts.ts'
import type { Job } from '../ports.ts'

export type Locale = Lang | 'auto'
export type Localized = Readonly<Record<Lang, string>>

export const languageOf = (message: string): Lang => (/\p{Script=Han}/u.test(message) ? 'zh' : 'en')

export function languageIn({ body }: Job, locale: Locale): Lang {
  return locale === 'auto' ? languageOf(textIn(body.slots, 'message')) : locale
}

/** The slots beside the agent's own: `message` is what is answered, `intent` what was understood. */
export function textIn(slots: Job['body']['slots'], name: 'message' | 'intent'): string {
  const value = slots[name]
  return typeof value === 'string' ? value : ''
}
