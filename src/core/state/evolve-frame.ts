/** How events change the open frames and their slots (M3, design §13). Used by evolve.ts only. */
import type { Conversation, OpenFrame, Task } from './conversation.ts'
import type { EventOf } from './events.ts'

/** A task with a frame opens it; the first of the focus class takes the focus. */
export function withFrame(s: Conversation, e: EventOf<'task_created'>): Partial<Conversation> {
  if (e.frameId === undefined) return {}
  const frame: OpenFrame = {
    id: e.frameId,
    intent: e.intent ?? '',
    agentId: e.agentId,
    slots: e.slots ?? {},
    missing: e.missing ?? [],
    task: e.taskId,
  }
  const frames = [...s.frames, frame]
  return e.class === 'focus' && s.focus === undefined ? { frames, focus: frame.id } : { frames }
}

/** What it knows and what it asks for. A turn in the talk that asks opens its frame with that. */
export function withAsked(s: Conversation, e: EventOf<'task_awaiting_user'>): readonly OpenFrame[] {
  const t = s.tasks.find((x) => x.id === e.taskId)
  if (e.frameId !== undefined && t && t.frame === undefined) {
    const { frameId: id, slots = {}, missing, taskId: task } = e
    return [...s.frames, { id, intent: t.intent ?? '', agentId: t.agentId, slots, missing, task }]
  }
  return s.frames.map((f) =>
    f.task === e.taskId ? { ...f, slots: { ...without(f.slots, e.missing), ...e.slots }, missing: e.missing } : f,
  )
}

/** What an agent still asks for is not known, whatever was given for it. */
const without = (slots: OpenFrame['slots'], missing: readonly string[]): OpenFrame['slots'] =>
  missing.some((slot) => slot in slots)
    ? Object.fromEntries(Object.entries(slots).filter(([slot]) => !missing.includes(slot)))
    : slots

/** M3 is updated by every result (design §13). */
export const withSlots = (s: Conversation, task: string, slots: object = {}): readonly OpenFrame[] =>
  Object.keys(slots).length === 0
    ? s.frames
    : s.frames.map((f) => (f.task === task ? { ...f, slots: { ...f.slots, ...slots } } : f))

/** In a talk the answer itself is what the member gets to work on next (S1 Bug#7). */
export const answered = ({ asked: _, ...t }: Task, said: number): Task =>
  t.kind === 'reply' ? { ...t, from: said } : t

/** Nothing of what is missing was given. What is still missing after an answer, the agent asks for itself. */
export const unanswered = (e: EventOf<'task_slots_filled'>): boolean =>
  e.missing.length > 0 && Object.keys(e.slots).length === 0
