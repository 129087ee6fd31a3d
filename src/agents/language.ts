/** Which language to answer in: the team's own, or the one of the message. */
import type { Lang } from '../core/talk-texts.ts'
import type { Job } from '../ports.ts'

export type Locale = Lang | 'auto'
export type Localized = Readonly<Record<Lang, string>>

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)
/** Two words or more: not just a number, a code or an "ok" that any language has. */
const isWordy = (text: string): boolean => /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(text)

/** A short answer such as `2` or `A123` says nothing; then what was said around it does. */
export function languageOf(message: string, around: readonly string[] = []): Lang {
  if (hasHan(message)) return 'zh'
  return !isWordy(message) && around.some(hasHan) ? 'zh' : 'en'
}

export function languageIn({ body }: Job, locale: Locale): Lang {
  if (locale !== 'auto') return locale
  const known = Object.values(body.slots).filter((value) => typeof value === 'string')
  return languageOf(textIn(body.slots, 'message'), [...known, body.context_summary])
}

/** The slots beside the agent's own: `message` is what is answered, `intent` what was understood. */
export function textIn(slots: Job['body']['slots'], name: 'message' | 'intent'): string {
  const value = slots[name]
  return typeof value === 'string' ? value : ''
}
