/** What each kind of `signalbox explain` takes and answers. Every answer is a pure function of the line. */
import { z } from 'zod'
import { IntentAnalysis, SystemState } from '../core/contracts/understanding.ts'
import { ExplainNextInput, explainNext } from '../core/explain-next.ts'
import { ExplainScheduleInput, explainSchedule } from '../core/explain-schedule.ts'
import { ok, type Result } from '../core/result.ts'
import { route } from '../core/routing.ts'
import { unknownIntent } from '../core/understanding.ts'
import { explainContract } from '../edge/explain-contract.ts'
import { checkContract } from '../edge/read-contract.ts'

export type Explainer = {
  readonly explain: (fields: object) => Result<object>
  /** Something to warm up with. */
  readonly sample: object
}

const RouteInput = z.strictObject({ analysis: IntentAnalysis, state: SystemState })
const RawInput = z.strictObject({ raw: z.string() })

const explainer = <T>(schema: z.ZodType<T>, answer: (input: T) => object, sample: object): Explainer => ({
  explain: (fields) => {
    const input = checkContract(schema, fields)
    return input.ok ? ok(answer(input.value)) : input
  },
  sample,
})

const member = { id: 'a', type: 'human', name: 'a', displayName: 'A', order: 0 }
const team = [member, { ...member, id: 'b', name: 'b', type: 'ai' }]
const idle = { workflowStatus: 'idle', lastActivity: '', availableResources: [] }

export const explainers = {
  next: explainer(ExplainNextInput, explainNext, { text: 'to [NEXT:b, c]', team }),
  schedule: explainer(ExplainScheduleInput, explainSchedule, {
    tasks: [{ taskId: 't1', class: 'high', state: 'READY' }],
  }),
  route: explainer(
    RouteInput,
    ({ analysis, state }) => {
      const { decision, rule, alternatives } = route(analysis, state)
      return { ...decision, rule, alternatives }
    },
    { analysis: unknownIntent('a', 'b'), state: idle },
  ),
  envelope: explainer(RawInput, ({ raw }) => explainContract('envelope', raw), { raw: '{"decision_id":1}' }),
  result: explainer(RawInput, ({ raw }) => explainContract('result', raw), { raw: '{"decision_id":1}' }),
} as const satisfies Record<string, Explainer>

export type Kind = keyof typeof explainers
export const kinds = Object.keys(explainers) as Kind[]
