/** How events change what is being taken back. Used by evolve.ts only. */
import type { Conversation } from './conversation.ts'
import type { EventOf } from './events.ts'
import { inWorkflow } from './evolve-workflow.ts'
import type { OpenUndo } from './open-undo.ts'

type Patch = Partial<Conversation>

export const evolveUndo = {
  undo_requested: (s: Conversation, e: EventOf<'undo_requested'>): Patch => {
    const { undoId: id, seq, until, workflowId: workflow } = e
    return { undos: [...(s.undos ?? []), { id, state: 'REQUESTED', seq, until, workflow }] }
  },
  undo_issued: (s: Conversation, { undoId, seq, until }: EventOf<'undo_issued'>): Patch => ({
    undos: s.undos?.map((u): OpenUndo => (u.id === undoId ? { ...u, state: 'ISSUED', seq, until } : u)),
  }),
  /** The goal whose patch it was goes on with the next rung. */
  undo_settled: (s: Conversation, { undoId }: EventOf<'undo_settled'>): Patch => {
    const left = s.undos?.filter((u) => u.id !== undoId) ?? []
    const undos = left.length > 0 ? left : undefined
    const goal = s.undos?.find((u) => u.id === undoId)?.workflow
    if (goal === undefined) return { undos }
    const after = inWorkflow(s, goal, (w) => ({ ...w, recovery: w.recovery && { ...w.recovery, undo: undefined } }))
    return { undos, ...after }
  },
}
