/** The three memories of a conversation on one page (design §13): what was said, what was kept of finished work, what is open now. */
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { type History, type HistoryPolicy, historyOf, type Turn } from '../core/work/history.ts'

export type MemoryView = {
  readonly m1: History
  readonly m2: readonly {
    readonly entry: number
    readonly at: number
    readonly goal: string
    readonly result: string
  }[]
  readonly m3: {
    readonly focus?: string
    readonly frames: Conversation['frames']
    readonly tasks: readonly { readonly id: string; readonly agentId: string; readonly state: string }[]
  }
}

export function memoryView(
  events: Iterable<JournalEvent>,
  s: Conversation,
  policy: Partial<HistoryPolicy> = {},
): MemoryView {
  const turns: Turn[] = []
  const kept = new Map<number, MemoryView['m2'][number]>()
  for (const e of events) {
    if (e.type === 'member_said') turns.push({ by: e.memberId, text: e.text, at: e.at })
    if (e.type === 'memory_noted') kept.set(e.seq, { entry: e.seq, at: e.at, goal: e.goal, result: e.result })
    if (e.type === 'memory_deleted') kept.delete(e.entry)
  }
  return {
    m1: historyOf(turns, policy),
    m2: [...kept.values()],
    m3: { focus: s.focus, frames: s.frames, tasks: s.tasks.map(({ id, agentId, state }) => ({ id, agentId, state })) },
  }
}
