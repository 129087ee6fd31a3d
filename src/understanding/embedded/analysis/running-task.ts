/** The task that a message may relate to, as the engine finds it in the state (engine.ts) or `explain relation` is given it. */
import type { RelationTask } from '../relation/relation-types.ts'

export type OpenTask = RelationTask & { readonly frameId?: string }
