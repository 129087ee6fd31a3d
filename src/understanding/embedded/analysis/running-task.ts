/** The task that a message may relate to, as the engine finds it in the state (engine.ts) or `explain relation` is given it. */
import type { RelationTask } from '../relation/relation-types.ts'

export type OpenTask = RelationTask & {
  readonly frameId?: string
  /** What else the same message, or one after it, asked for and is not done yet. */
  readonly beside?: readonly OpenWish[]
}
export type OpenWish = Pick<RelationTask, 'agent' | 'slots'> & { readonly frameId: string; readonly intent: string }
