/**
 * Understanding by a language model: the same interface as the embedded engine, with the schema enforced.
 *
 * O1. The answer is read strictly. One that does not fit is sent back with the fault, at most twice; the next one is `E_MODEL`.
 * O2. The person's words travel as data, never as instructions.
 */
import { z } from 'zod'
import { type ModelUse, noUse, sumOfUse } from '../core/contracts/model-use.ts'
import { IntentContext } from '../core/contracts/understanding.ts'
import { unknownIntent } from '../core/intake/understanding.ts'
import { readContract } from '../edge/read-contract.ts'
import type { Engine, MeteredModel, Model, Understood } from '../ports.ts'
import { assessRelation } from './assessment.ts'
import { modelInstructions } from './model-instructions.ts'
import { plainAnswer } from './plain-answer.ts'
import { urgencyOf } from './urgency.ts'

const repairs = 2

/** What a model is told of an agent: its code, its intents, and what it is for. */
export type AgentCard = { readonly agent: string; readonly intents: readonly string[]; readonly about: string }

/**
 * An engine that asks a language model, and holds its answer against the schema.
 *
 * @example
 * const engine = modelEngine(model, [{ agent: 'refunds', intents: ['refund.ask'], about: 'Refunds' }])
 */
export function modelEngine(model: Model | MeteredModel, agents: readonly AgentCard[]): Engine {
  const schema = z.toJSONSchema(IntentContext, { io: 'input' })
  return {
    local: false,
    understand: async (input) => {
      let request = JSON.stringify({ ...input, agents })
      let used: ModelUse | undefined
      for (let attempt = 0; attempt <= repairs; attempt++) {
        const answer = await model.complete({ instructions: modelInstructions.en, input: request, schema })
        const { text, used: more } = typeof answer === 'string' ? { text: answer } : answer
        if (more) used = sumOfUse(used ?? noUse, more)
        const read = readContract(IntentContext, text, { code: 'E_MODEL' })
        if (read.ok) return { ...answered(read.value), says: plainAnswer(input.rawInput), ...(used && { used }) }
        request = JSON.stringify({ ...input, agents, refused: read.problem.detail })
      }
      return { ...notUnderstood(input.rawInput), ...(used && { used }) }
    },
  }
}

function answered({ frames, intent_ops, focus_frame_id: _, ...analysis }: IntentContext): Understood {
  return { analysis, relation: assessRelation(analysis.taskRelation), frames, ops: intent_ops }
}

/** Nothing is known but what the words themselves say. */
function notUnderstood(text: string): Understood {
  const unknown = unknownIntent(text, { kind: 'off_schema' })
  const analysis = { ...unknown, normalizedIntent: { ...unknown.normalizedIntent, urgency: urgencyOf(text) } }
  return {
    analysis,
    relation: assessRelation(analysis.taskRelation),
    frames: [],
    ops: [],
    problem: { code: 'E_MODEL', cause: { kind: 'off_schema' } },
  }
}
