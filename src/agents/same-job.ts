/** A dispatchId comes from a position in one journal, so it names a job only together with its conversation. */
import type { Job, JobRef } from '../ports.ts'

export const sameJob = (a: JobRef, b: JobRef): boolean =>
  a.conversation === b.conversation && a.dispatchId === b.dispatchId

/** Two dispatches of one task: the later one counts (I13). */
export const sameTask = (a: Job, b: Job): boolean =>
  a.conversation === b.conversation && a.body.task_id === b.body.task_id

/** The key of a job in a map. A conversation's id has no line break. */
export const jobKey = ({ conversation, dispatchId }: JobRef): string => `${conversation}\n${dispatchId}`
