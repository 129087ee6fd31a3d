/**
 * What runs an AI member, as a team in code names it: the kinds of agent-spec.ts with what their files would hold, a form's rows and a
 * playbook's steps, in place. define-team.ts puts it into the team.
 */
import { z } from 'zod'
import {
  type AgentSpec,
  codingAdapter,
  FormRow,
  formAdapter,
  Handoff,
  modelAdapter,
  processAdapter,
  Slot,
  scriptedAdapter,
} from './agent-spec.ts'
import { Playbook, PlaybookStep } from './playbook.ts'
import { Words } from './texts.ts'

export const SlotInCode = Slot.extend({ label: Words.optional(), ask: Words.optional() })
const HandoffInCode = Handoff.extend({ reason: Words })

const PlaybookInCode = Playbook.extend({
  goal: Words,
  slots: z.array(SlotInCode).max(200).default([]),
  steps: z
    .array(PlaybookStep.extend({ title: Words, intent: Words.optional(), say: Words.optional() }))
    .min(1)
    .max(200),
})

export const AdapterInCode = z.discriminatedUnion('kind', [
  formAdapter.omit({ table: true }).extend({
    answer: Words.optional(),
    handoff: HandoffInCode.optional(),
    rows: z
      .array(FormRow.extend({ say: Words, handoff: HandoffInCode.optional() }))
      .max(5_000)
      .default([]),
  }),
  z.strictObject({ kind: z.literal('playbook'), playbooks: z.array(PlaybookInCode).min(1).max(500) }),
  processAdapter,
  codingAdapter,
  scriptedAdapter,
  // Its own instructions stand in place, where a file would name another file.
  modelAdapter.extend({ prompt: z.string().min(1).max(65_536).optional() }),
])
type AdapterInCode = z.output<typeof AdapterInCode>

type Put = {
  readonly adapter: NonNullable<AgentSpec['adapter']>
  readonly rows?: readonly FormRow[]
  readonly playbooks?: readonly Playbook[]
  readonly prompt?: string
}
/** The adapter as a file would name it, and what it would find in the files beside that. */
export function adapterFrom(given: AdapterInCode): Put {
  if (given.kind === 'playbook') return { adapter: { kind: given.kind, dir: '.' }, playbooks: given.playbooks }
  if (given.kind === 'model') {
    const { prompt, ...adapter } = given
    return { adapter, ...(prompt !== undefined && { prompt }) }
  }
  if (given.kind !== 'form') return { adapter: given }
  const { rows, ...adapter } = given
  return { adapter, rows }
}
