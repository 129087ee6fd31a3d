/**
 * Ports for programs that bring none. Asking a tool host or an agent that is not there fails, and the failure
 * becomes an outcome that says so. Nothing is carried out that was not prepared, so it is told then that there are no tools.
 */
import { effectOf } from '../core/state/actions.ts'
import { actionOf, type Control, controlWord } from '../core/text/control-word.ts'
import type { AgentAdapter, Engine, Log, Recall, ToolHost, Understood } from '../ports.ts'
import { goesOn } from '../understanding/scripted.ts'

const nobody = (what: string) => (): never => {
  throw new Error(`there is no ${what} here`)
}

export const noTools: ToolHost = {
  local: false,
  check: ({ action }) => ({ reach: { effect: effectOf(action), paths: [] }, risk: 'low', reasons: [] }),
  prepare: () => ({ refused: { code: 'E_IO', cause: { kind: 'no_workspace_tools' } } }),
  execute: nobody('tool host'),
  land: nobody('tool host'),
  probe: nobody('tool host'),
  undo: nobody('tool host'),
}
export const noAgents: AgentAdapter = {
  deliver: nobody('agent'),
  go: () => {},
  rejoin: nobody('agent'),
  withdraw: () => {},
  tell: () => {},
}
/** Nothing was ever noted. */
export const noRecall: Recall = { alike: () => [], known: () => [] }
export const noLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export const noEngine: Engine = { local: true, understand: ({ rawInput }) => withoutEngine(rawInput) }

/** Without an engine control words steer the work, and every other message goes on with the talk. */
export function withoutEngine(text: string): Understood {
  const word = controlWord(text)
  return word === undefined ? goesOn(text) : controlledBy(word, text)
}

function controlledBy(word: Control, text: string): Understood {
  const { analysis, ...rest } = goesOn(text)
  const reason = 'control_word' // the views have its words
  return {
    ...rest,
    analysis: {
      ...analysis,
      normalizedIntent: { ...analysis.normalizedIntent, action: actionOf(word), scope: 'meta_control' },
      taskRelation: { type: 'control_instruction', confidence: 1, reasoning: reason },
      suggestedRoute: { nextPhase: 'control', reason, requiresUserConfirmation: false },
    },
  }
}
