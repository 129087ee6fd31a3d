/** An AI member that plays a script, inside the process: for tests, demos and the bench. It answers each job at once. */
import type { AgentAdapter, Job } from '../ports.ts'
import { fromJob } from './function.ts'
import { type Locale, type Localized, languageIn } from './language.ts'

/** What a scripted member says to a job. */
export type Script = (job: Job) => string

/**
 * An AI member that answers each job at once, from a script.
 *
 * @example
 * const bob = scripted(({ agentId }) => `I am ${agentId}.`)
 */
export const scripted = (script: Script): AgentAdapter => fromJob(script)

const conversationsKept = 1_000

/**
 * Says its replies one after the other in each conversation, and then again from the first.
 *
 * @example
 * const bob = scriptedReplies(['First.', 'Second.'])
 */
export function scriptedReplies(replies: readonly (string | Localized)[], locale: Locale = 'auto'): AgentAdapter {
  const spoken = new Map<string, number>()
  return scripted((job) => {
    const turn = spoken.get(job.conversation) ?? 0
    // Put back at the end: the conversation that has been silent longest makes room.
    spoken.delete(job.conversation)
    spoken.set(job.conversation, turn + 1)
    const [oldest] = spoken.keys()
    if (spoken.size > conversationsKept && oldest !== undefined) spoken.delete(oldest)
    const reply = replies[turn % replies.length] ?? ''
    return typeof reply === 'string' ? reply : reply[languageIn(job, locale)]
  })
}
