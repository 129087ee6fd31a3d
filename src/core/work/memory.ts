/** M2 (design §13): for each task that completes or waits, a summary written without a model. The vector and the search are recall/. */

import { type Refusal, refuse } from '../contracts/result.ts'
import type { TaskResult } from '../contracts/tasks.ts'
import type { CommandOf } from '../state/commands.ts'
import type { Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { type FieldsOf, who } from '../state/events.ts'
import { notASpeaker } from '../talk/speaker.ts'
import { clip } from '../text/clip.ts'

type Said = Pick<TaskResult, 'user_response' | 'slots_update'>

/** A task that slipped into a goal, or joined it later, has a goal of its own: what it was asked for. */
export function noteMemory(d: Draft, t: Task, { user_response, slots_update }: Said): void {
  const frame = d.state.frames.find((f) => f.task === t.id)
  const w = d.state.workflows.find((x) => x.id === t.workflow)
  const goal = (w?.message === t.message ? w?.goal : undefined) ?? t.intent ?? w?.goal ?? ''
  const slots = { ...frame?.slots, ...slots_update } as FieldsOf<'memory_noted'>['slots']
  d.emit('memory_noted', who.router, {
    taskId: t.id,
    intent: t.intent,
    agentId: t.agentId,
    goal,
    slots,
    result: clip(user_response, 2_000),
  })
}

/** A deletion is an event, so that a rebuild keeps it deleted. */
export function decideForget(d: Draft, c: CommandOf<'forget'>): Refusal | undefined {
  const refused = notASpeaker(d.state, c.by)
  if (refused) return refused
  if (!Number.isInteger(c.entry) || c.entry < 1 || c.entry > d.state.seq)
    return refuse('E_INVALID_ARGS', { why: 'no_such_entry', entry: c.entry })
  d.emit('memory_deleted', who.user(c.by), { entry: c.entry, by: c.by })
}
