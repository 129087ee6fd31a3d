/** Says what the scheduler would start, and why the rest waits: `signalbox explain schedule` (docs/explain.md). order.ts decides. */
import { z } from 'zod'
import { statesOf } from './machine.ts'
import { type TaskState, task } from './machines/task.ts'
import { type Order, order } from './order.ts'

const taskId = z.string().min(1).max(256)

export const ExplainScheduleInput = z.strictObject({
  tasks: z
    .array(
      z.strictObject({
        taskId,
        class: z.enum(['focus', 'high', 'normal']),
        insertable: z.boolean().default(false),
        kind: z.string().max(64).optional(),
        deps: z.array(taskId).max(1000).default([]),
        state: z.enum(statesOf(task) as TaskState[]),
      }),
    )
    .max(1000)
    .refine((tasks) => new Set(tasks.map((t) => t.taskId)).size === tasks.length, {
      error: 'must not name a task twice',
    }),
  focus: taskId.optional(),
  parallel: z.int().min(1).max(64).default(1),
})
export type ExplainScheduleInput = z.output<typeof ExplainScheduleInput>

export const explainSchedule = (input: ExplainScheduleInput): Order => order(input)
