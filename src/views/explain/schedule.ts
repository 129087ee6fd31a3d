/** Says what the scheduler would start, and why the rest waits: `signalbox explain schedule` (docs/explain.md). order.ts decides. */
import { z } from 'zod'
import { PriorityClass } from '../../core/contracts/kinds.ts'
import { statesOf } from '../../core/machines/machine.ts'
import { type TaskState, task } from '../../core/machines/task.ts'
import { type ExplainedOrder, explainOrder } from './order.ts'

const taskId = z.string().min(1).max(256)

export const ExplainScheduleInput = z.strictObject({
  tasks: z
    .array(
      z.strictObject({
        taskId,
        class: PriorityClass,
        insertable: z.boolean().default(false),
        kind: z.string().max(64).optional(),
        deps: z.array(taskId).max(1000).default([]),
        state: z.enum(statesOf(task) as TaskState[]),
        hold: z.enum(['parked', 'still_running', 'retry_later']).optional(),
      }),
    )
    .max(1000)
    .superRefine((tasks, found) => {
      const seen = new Set<string>()
      for (const [i, { taskId: id }] of tasks.entries()) {
        if (seen.has(id)) found.addIssue({ code: 'custom', path: [i, 'taskId'], message: 'must not name a task twice' })
        seen.add(id)
      }
    }),
  focus: taskId.nullish(),
  parallel: z.int().min(1).max(64).default(1),
})
export type ExplainScheduleInput = z.output<typeof ExplainScheduleInput>

/** A focus that is not in the list, or is over, holds nobody. */
export const explainSchedule = ({ focus, ...input }: ExplainScheduleInput): ExplainedOrder =>
  explainOrder({ ...input, focus: focus ?? undefined })
