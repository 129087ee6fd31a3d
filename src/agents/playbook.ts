/** AI members that follow a plan kept on disk. A job that no playbook is for is refused, naming what is missing. */
import type { AgentAdapter } from '../ports.ts'
import type { Slot } from '../teams/agent-spec.ts'
import type { Playbook } from '../teams/playbook.ts'
import { inProcess } from './function.ts'
import { type Locale, languageIn, textIn } from './language.ts'
import { choosePlaybook, runPlaybook } from './playbook-run.ts'

type PlaybookOptions = {
  readonly playbooks: readonly Playbook[]
  /** The agent's own slots. */
  readonly slots?: readonly Slot[]
  readonly locale?: Locale
}

/**
 * An AI member that follows plans kept on disk.
 *
 * @example
 * const agent = playbookAgent({ playbooks: loaded.playbooks, slots: loaded.spec.slots })
 */
export function playbookAgent({ playbooks, slots: own = [], locale = 'auto' }: PlaybookOptions): AgentAdapter {
  const chosen = (slots: Parameters<typeof textIn>[0]): Playbook | undefined =>
    choosePlaybook(playbooks, textIn(slots, 'intent') || undefined)
  const running = inProcess((ctx, job) => {
    const { slots } = job.body
    const playbook = chosen(slots)
    if (!playbook) throw new Error('there is no playbook for this')
    const { steps, result } = runPlaybook(playbook, own, { slots, lang: languageIn(job, locale) })
    for (const step of steps) ctx.step(step)
    return result
  })
  return {
    ...running,
    deliver(job, post) {
      const { dispatchId, token, body } = job
      if (chosen(body.slots)) return running.deliver(job, post)
      const missing = `a playbook for ${textIn(body.slots, 'intent') || 'this'}`
      post({ type: 'nack', dispatchId, token, cause: { kind: 'no_resource', missing } })
    },
  }
}
