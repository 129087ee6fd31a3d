/** What each kind of `signalbox explain` takes and answers. Every answer is a pure function of the line and, for one kind, the team. */
import { z } from 'zod'
import { IntentAnalysis, SystemState } from '../core/contracts/understanding.ts'
import { route } from '../core/intake/routing.ts'
import { unknownIntent } from '../core/intake/understanding.ts'
import { explainContract } from '../edge/explain-contract.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { type Rated, rateCommand } from '../tools/commands/rate.ts'
import { ExplainScopeInput, explainScope } from '../tools/paths/explain-scope.ts'
import { ExplainNextInput, explainNext } from '../views/explain/next.ts'
import type { ExplainedOrder } from '../views/explain/order.ts'
import { ExplainScheduleInput, explainSchedule } from '../views/explain/schedule.ts'
import { riskCard } from '../views/risk.ts'
import { scheduleCard } from '../views/schedule.ts'
import { type EngineAsked, type Explainer, explainer } from './explainer.ts'

const RouteInput = z.strictObject({ analysis: IntentAnalysis, state: SystemState })
const RiskInput = z.strictObject({ command: z.string() })
const RawInput = z.strictObject({ raw: z.string() })

const member = { id: 'a', type: 'human', name: 'a', displayName: 'A', order: 0 }
const team = [member, { ...member, id: 'b', name: 'b', type: 'ai' }]
const idle = { workflowStatus: 'idle', lastActivity: '', availableResources: [] }

/** The weights are loaded only by the kinds that need them. */
const understanding = () => import('./explain-understanding.ts')

export const explainers = {
  next: (loaded) => ofTeam(explainer(ExplainNextInput, explainNext, { text: 'to [NEXT:b, c]', team }), loaded),
  schedule: () => ({
    ...explainer(ExplainScheduleInput, explainSchedule, {
      tasks: [{ taskId: 't1', class: 'high', state: 'READY' }],
    }),
    card: (answer, _, { lang }) => scheduleCard(answer as ExplainedOrder, lang),
  }),
  route: () =>
    explainer(
      RouteInput,
      ({ analysis, state }) => {
        const { decision, rule, alternatives } = route(analysis, state)
        return { ...decision, rule, alternatives }
      },
      { analysis: unknownIntent('a', { kind: 'engine_silent' }), state: idle },
    ),
  risk: () => ({
    ...explainer(RiskInput, ({ command }) => rateCommand(command), { command: 'ls -la | head' }),
    card: (answer, _, { lang }) => riskCard(answer as Rated, lang),
  }),
  envelope: () => explainer(RawInput, ({ raw }) => explainContract('envelope', raw), { raw: '{"decision_id":1}' }),
  result: () => explainer(RawInput, ({ raw }) => explainContract('result', raw), { raw: '{"decision_id":1}' }),
  scope: () =>
    explainer(ExplainScopeInput, explainScope, {
      workspace: '/',
      allowed_paths: ['**'],
      action: 'read',
      path: 'a/../b',
    }),
  safety: async () => (await understanding()).safetyExplainer(),
  relation: async () => (await understanding()).relationExplainer(),
  intent: async (team, asked) =>
    asked.engine === 'embedded'
      ? (await understanding()).intentExplainer(team)
      : (await import('./explain-model.ts')).modelIntentExplainer(team, asked),
} as const satisfies Record<string, (team: LoadedTeam, asked: EngineAsked) => Explainer | Promise<Explainer>>

/** A line without a team uses the one given with --team. */
function ofTeam({ explain, ...rest }: Explainer, loaded: LoadedTeam | undefined): Explainer {
  const named = loaded?.team.members.map(({ id, type, name, displayName, order }) => ({
    id,
    type,
    name,
    displayName,
    order,
  }))
  return { ...rest, explain: (fields) => explain(named ? { team: named, ...fields } : fields) }
}

export type Kind = keyof typeof explainers
/** Kinds that need --team. */
export const needsTeam = (kind: Kind): boolean => kind === 'intent'
export const kinds = Object.keys(explainers) as Kind[]
