/**
 * What an agent must know is asked for before it gets the job, whatever kind of agent it is: in the words of its slots, like a form
 * does. A form asks for itself, to answer in the same breath.
 */
import type { AgentAdapter } from '../ports.ts'
import type { Slot } from '../teams/agent-spec.ts'
import { withFittingSlots } from './fitting-slots.ts'
import { fillForm } from './form-fill.ts'
import { fromJob } from './function.ts'
import { type Locale, languageIn, textIn } from './language.ts'

export function withRequiredSlots(adapter: AgentAdapter, slots: readonly Slot[], locale: Locale): AgentAdapter {
  const inner = slots.length === 0 ? adapter : withFittingSlots(adapter, slots)
  const needed = slots.filter(({ required }) => required)
  if (needed.length === 0) return inner
  return {
    ...inner,
    deliver(job, post) {
      const message = textIn(job.body.slots, 'message')
      const asked = fillForm({ slots: needed }, { slots: job.body.slots, lang: languageIn(job, locale), message })
      if (asked.status === 'awaiting_user') fromJob(() => asked).deliver(job, post)
      else inner.deliver(job, post)
    },
  }
}
