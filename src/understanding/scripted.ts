/** An engine that plays a script: for tests and demos, and for talk teams, where a message only goes on with the talk. */
import { oneLine } from '../core/text/clip.ts'
import type { Engine, Understood } from '../ports.ts'
import { urgencyOf } from './urgency.ts'

/**
 * An engine that plays a script.
 *
 * @example
 * const engine = scriptedEngine()
 */
export const scriptedEngine = (script: (text: string) => Understood = goesOn): Engine => ({
  local: true,
  understand: ({ rawInput }) => script(rawInput),
})

/**
 * The message changes nothing of what is under way.
 *
 * @example
 * const engine = scriptedEngine((text) => goesOn(text))
 */
export const goesOn = (text: string): Understood => ({
  analysis: {
    normalizedIntent: { goal: oneLine(text, 500), action: 'continue', scope: 'partial_task', urgency: urgencyOf(text) },
    taskRelation: { type: 'same_task_no_change', confidence: 1, reasoning: 'scripted' },
    contextDependency: {
      needsCurrentTaskContext: false,
      needsExecutionHistory: false,
      needsResourceStatus: false,
      referencedEntities: [],
    },
    suggestedRoute: { nextPhase: 'execution', reason: 'scripted', requiresUserConfirmation: false },
  },
  frames: [],
  ops: [],
})
