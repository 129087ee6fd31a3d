/** What a seat makes of single frames: what the program is told, what it refused or proposed, and what it did not keep to. */
import type { AgentCause } from '../core/contracts/causes.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import { clip } from '../core/text/clip.ts'
import type { Job } from '../ports.ts'
import { messageIn } from './function-context.ts'

const longestId = 200

/** What it is told are words that address nobody: a program that repeats them would call itself. */
export const withoutMarkersIn = (body: Job['body']): Job['body'] =>
  typeof body.slots.message === 'string' ? { ...body, slots: { ...body.slots, message: messageIn(body) } } : body

export const notKept = ({ dispatchId, token }: Job, cause: AgentCause, message?: string): AgentCommand => ({
  type: 'result',
  dispatchId,
  token,
  success: false,
  problem: { code: 'E_MODEL', cause, message },
})

/** What an agent says when it refuses: one of the three words that everybody knows, or words of its own. */
export function refusalOf(reason: string, missing?: string): { cause: AgentCause; words?: string } {
  if (reason === 'busy' || reason === 'timeout') return { cause: { kind: reason } }
  if (reason === 'no_resource') return { cause: { kind: 'no_resource', missing: missing && clip(missing, 500) } }
  return { cause: { kind: 'refused' }, words: clip(reason, 2_000) }
}

/** The id of what a frame proposes, where one can be read. */
export function proposedIn(value: unknown): string | undefined {
  const { type, envelope } = value as { type?: unknown; envelope?: { decision_id?: unknown } | null }
  const id = type === 'propose' ? envelope?.decision_id : undefined
  return typeof id === 'string' && id !== '' && id.length <= longestId ? id : undefined
}

/** What the strict reader refused, for a look at whose result it was and nothing else. */
export function looselyRead(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
