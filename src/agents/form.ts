/** AI members that are forms: they ask for their slots in the user's language, check them, and answer from a table or a template. */
import type { AgentAdapter } from '../ports.ts'
import type { Form } from '../teams/form.ts'
import { fillForm } from './form-fill.ts'
import { fromJob } from './function.ts'
import { type Locale, languageIn, textIn } from './language.ts'

/**
 * An AI member that is a form: it asks for its slots, checks them, and answers.
 *
 * @example
 * const desk = formAgent({ slots: [], answer: { en: 'Open from nine to five.', zh: '九点到五点。' } })
 */
export function formAgent(form: Form, locale: Locale = 'auto'): AgentAdapter {
  return fromJob((job) => {
    const { slots } = job.body
    const [message, intent] = [textIn(slots, 'message'), textIn(slots, 'intent')]
    const isShared = job.body.memory_ref?.some((ref) => ref.startsWith('m3:')) ?? false
    return fillForm(form, { slots, isShared, lang: languageIn(job, locale), message, intent: intent || undefined })
  })
}
