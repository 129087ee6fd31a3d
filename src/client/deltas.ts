/** What agents are writing at the moment: passed on to whoever listens to that conversation, and not kept. */
import type { Job } from '../ports.ts'
import type { Delta } from './client.ts'

export type OnDelta = (job: Pick<Job, 'conversation' | 'agentId' | 'dispatchId'>, text: string) => void
export type Deltas = {
  readonly tell: OnDelta
  readonly listen: (conversation: string, listener: (delta: Delta) => void) => () => void
}

export function openDeltas(): Deltas {
  const listeners = new Map<string, Set<(delta: Delta) => void>>()
  return {
    tell: ({ conversation, agentId, dispatchId }, text) => {
      for (const listener of listeners.get(conversation) ?? []) listener({ agentId, dispatchId, text })
    },
    listen(conversation, listener) {
      const set = listeners.get(conversation) ?? new Set()
      listeners.set(conversation, set.add(listener))
      return () => void set.delete(listener)
    },
  }
}
