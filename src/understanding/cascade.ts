/**
 * The embedded engine first, the model only where that one is unsure; both answers and the reason are recorded (design §6).
 *
 * K1. A control word never waits for a model. K2. A model that fails leaves the embedded answer standing.
 */
import type { Cascade } from '../core/state/events.ts'
import type { Engine, Understood } from '../ports.ts'

/**
 * The embedded engine first, and a model where that is unsure.
 *
 * @example
 * const engine = cascade(embeddedEngine(knowledgeOf(team), recall), modelEngine(model, cards))
 */
export function cascade(embedded: Engine, model: Engine, sure = 0.8): Engine {
  return {
    local: false,
    understand: async (input, state, conversation) => {
      const first = await embedded.understand(input, state, conversation)
      const doubt = doubtOf(first, sure)
      if (doubt === undefined) return { ...first, cascade: { chosen: 'embedded', asked: false, reason: 'it is sure' } }
      const second = await Promise.resolve(model.understand(input, state, conversation)).catch(() => undefined)
      if (!second || second.problem)
        return { ...first, ...usedBy(second), cascade: { ...kept, reason: `${doubt}; the model failed` } }
      return { ...second, cascade: { chosen: 'model', asked: true, reason: doubt, other: without(first) } }
    },
  }
}

const kept = { chosen: 'embedded', asked: true } as const
/** What failed was paid for too. */
const usedBy = (second: Understood | undefined) => second?.used && { used: second.used }

function doubtOf({ analysis, frames }: Understood, sure: number): string | undefined {
  const { type, confidence } = analysis.taskRelation
  if (type === 'control_instruction' && confidence >= sure) return // K1
  if (confidence < sure) return `its relation is unsure: ${confidence.toFixed(2)}`
  const weak = frames.find((f) => f.confidence < sure)
  return weak && `its intent is unsure: ${weak.intent} ${weak.confidence.toFixed(2)}`
}

const without = ({ analysis, frames, ops, relation }: Understood): Cascade['other'] => ({
  analysis,
  frames,
  intent_ops: ops,
  relation,
})
