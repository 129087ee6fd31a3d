/** `signalbox explain intent --engine model|cascade`: the same line, answered by a model, or by one where the embedded engine is unsure. */
import { ok } from '../core/contracts/result.ts'
import { unborn } from '../core/state/conversation.ts'
import { checkContract } from '../edge/read-contract.ts'
import { openModels } from '../models/open-models.ts'
import type { Engine } from '../ports.ts'
import { engineOf } from '../runtime/engine-kinds.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { analyse } from '../understanding/embedded/analysis/analyse.ts'
import { knowledgeOf } from '../understanding/embedded/knowledge.ts'
import { MessageInput } from './explain-understanding.ts'
import type { EngineAsked, Explainer } from './explainer.ts'

const idle = { workflowStatus: 'idle' as const, lastActivity: '', availableResources: [] }

export function modelIntentExplainer(team: LoadedTeam, { engine: kind, env }: EngineAsked): Explainer {
  const knowledge = knowledgeOf(team)
  const embedded: Engine = {
    local: true,
    understand: ({ rawInput: text }) => {
      const {
        intent_ops: ops,
        focus_frame_id: _,
        frames,
        relation,
        candidates: _c,
        notice,
        segments,
        ...analysis
      } = analyse(knowledge, { text, now: Date.now() })
      return { analysis, frames, ops, relation, notice, segments }
    },
  }
  const engine = engineOf(embedded, { kind, team, models: openModels(env) })
  return {
    explain: async (fields) => {
      const input = checkContract(MessageInput, fields)
      if (!input.ok) return input
      const asked = { rawInput: input.value.text, systemState: idle, recentHistory: [] }
      const { analysis, ops: intent_ops, candidates: _, notice: __, ...rest } = await engine.understand(asked, unborn)
      return ok({ ...analysis, ...rest, intent_ops, focus_frame_id: rest.frames[0]?.frame_id ?? null })
    },
  }
}
