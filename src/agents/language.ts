/** Which language to answer in: the team's own, or the one of the message. */

import type { Spoken } from '../core/text/language.ts'
import { languageAmong } from '../core/text/language.ts'
import type { Job } from '../ports.ts'

/** The language of a team; `auto` is the language of each message. */
export type Locale = Spoken | 'auto'
/** A text in every language. */
export type Localized = Readonly<Record<Spoken, string>>

export function languageIn({ body }: Job, locale: Locale): Spoken {
  if (locale !== 'auto') return locale
  const known = Object.values(body.slots).filter((value) => typeof value === 'string')
  return languageAmong(textIn(body.slots, 'message'), [...known, body.context_summary])
}

/** The slots beside the agent's own: `message` is what is answered, `intent` what was understood. */
export function textIn(slots: Job['body']['slots'], name: 'message' | 'intent'): string {
  const value = slots[name]
  return typeof value === 'string' ? value : ''
}
