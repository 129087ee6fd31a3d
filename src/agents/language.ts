/** Which language to answer in: the team's own, or the one of the message. */

import type { Spoken } from '../core/text/language.ts'
import { languageAmong, languageOf } from '../core/text/language.ts'
import type { Job } from '../ports.ts'

/** The language of a team; `auto` is the language of each message. */
export type Locale = Spoken | 'auto'
/** A text in every language. */
export type Localized = Readonly<Record<Spoken, string>>

/** What a person said last says which; an "ok", or an answer that is a bare value, is in no language: then what was said before does. */
export function languageIn({ body, turns }: Pick<Job, 'body' | 'turns'>, locale: Locale): Spoken {
  if (locale !== 'auto') return locale
  const message = textIn(body.slots, 'message')
  const known = Object.values(body.slots).flatMap((value) => (typeof value === 'string' ? value : []))
  const people = (turns?.() ?? []).flatMap(({ role, text }) => (role === 'user' ? text : []))
  const [last = message, ...before] = people.reverse()
  return languageAmong(last !== message && isValue(last, body.slots) ? '' : last, [
    ...before,
    message,
    ...known,
    body.context_summary,
  ])
}

const isValue = (said: string, { message: _, intent: __, ...slots }: Job['body']['slots']): boolean =>
  languageOf(said) === 'en' &&
  Object.values(slots).some((value) => typeof value === 'string' && value.toLowerCase() === said.trim().toLowerCase())

/** The slots beside the agent's own: `message` is what is answered, `intent` what was understood. */
export function textIn(slots: Job['body']['slots'], name: 'message' | 'intent'): string {
  const value = slots[name]
  return typeof value === 'string' ? value : ''
}
