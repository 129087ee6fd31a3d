/** An undo between its request and its outcome (work/undoing.ts). */
import type { UndoId, WorkflowId } from './ids.ts'

/** It is looked at first, and then issued with its list of files. */
export type OpenUndo = {
  readonly id: UndoId
  readonly state: 'REQUESTED' | 'ISSUED'
  /** Position of the event that brought it into its state. */
  readonly seq: number
  readonly until: number
  /** The goal whose last patch it takes back; otherwise a person asked for it. */
  readonly workflow?: WorkflowId
}
