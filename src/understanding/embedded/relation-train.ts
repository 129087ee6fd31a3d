/**
 * Trains the relation model from labelled rows. The shipped weights are made by scripts/train-relation.ts from our own rows;
 * `signalbox eval` trains on the rows it is given.
 */

import { seeded } from './dice.ts'
import type { Features } from './relation-features.ts'
import { featuresOf } from './relation-features.ts'
import type { Example, Head, HeadWeights } from './relation-model.ts'
import { average, calibrate, trainHead } from './relation-model.ts'
import type { Assessment, Control, IntentFields, Relation, RelationInput } from './relation-types.ts'
import { controls, relations } from './relation-types.ts'

export type LabelledRow = RelationInput & {
  readonly relation: Relation
  readonly control?: Control
  readonly assessment?: Assessment
  readonly action?: IntentFields['action']
}

/** `kind` decides; the others are only there when the rows carry their labels. */
export type RelationWeights = {
  readonly kind: HeadWeights
  readonly others: readonly HeadWeights[]
  /** Whether the rows brought router scores; if not, relation.ts adds what a router says by itself. */
  readonly router: boolean
}

type TrainOptions = { readonly seed?: number; readonly held?: readonly LabelledRow[]; readonly bits?: number }

/** What `kind` tells apart: the four relations that are no control, and the four controls. */
export const kinds = [...relations.slice(0, 4), ...controls] as const

export const deltaNames = [
  'scopeDelta',
  'constraintDelta',
  'deliverableDelta',
  'resourceImpact',
  'timelineImpact',
] as const
const deltas = ['none', 'minor', 'major'] as const
const actionLabels = ['create', 'modify', 'query', 'cancel', 'continue', 'clarify'] as const
const smallHeadBits = 12
const manyRows = 4000

const kindOf = (row: { relation: Relation; control?: Control }): string => row.control ?? row.relation

export function trainRelation(rows: readonly LabelledRow[], options: TrainOptions = {}): RelationWeights {
  const { seed = 1, held = [] } = options
  const labelled = rows.filter((row) => kinds.some((kind) => kind === kindOf(row)))
  const seeds = labelled.length > manyRows ? [seed] : [seed, seed + 1, seed + 2]
  const drawn = seeds.map((each) => trainOnce(labelled, { ...options, seed: each }))
  const kind = average(drawn.map((one) => one.kind))
  const others = (drawn[0]?.others ?? []).map((_, at) => average(drawn.flatMap((one) => one.others[at] ?? [])))
  const router = rows.some((row) => row.router)
  const examples = held.map((row) => ({ features: featuresOf(row), weight: 1, label: kindOf(row) }))
  return { kind: examples.length > 0 ? calibrate(kind, examples) : kind, others, router }
}

function trainOnce(
  rows: readonly LabelledRow[],
  { seed = 1, bits }: TrainOptions,
): Pick<RelationWeights, 'kind' | 'others'> {
  const many = rows.length > manyRows
  const how = { epochs: many ? 8 : 12, rate: many ? 0.1 : 0.2, decay: 0, seed }
  const augmented = [...rows.map((row) => ({ row, weight: 1 })), ...(many ? [] : elsewhere(rows, seed))]
  const seen = augmented.map(({ row, weight }) => ({ row, weight, features: featuresOf(row) }))
  const head: Head = { name: 'kind', labels: kinds, bits: bits ?? (many ? 18 : 14) }
  const kind = trainHead(
    head,
    seen.map(({ row, weight, features }) => ({ features, weight, label: kindOf(row) })),
    how,
  )
  const others = otherHeads().flatMap(({ head: other, label }) => {
    const examples = seen.flatMap(({ row, weight, features }) =>
      labelledExample({ features, weight, label: label(row) }),
    )
    return examples.length === 0 ? [] : [trainHead(other, examples, how)]
  })
  return { kind, others }
}

type Labeller = { readonly head: Head; readonly label: (row: LabelledRow) => string | undefined }

function otherHeads(): Labeller[] {
  const small = { bits: smallHeadBits }
  return [
    ...deltaNames.map((name) => ({
      head: { name, labels: deltas, ...small },
      label: (row: LabelledRow) => row.assessment?.[name],
    })),
    { head: { name: 'action', labels: actionLabels, ...small }, label: (row: LabelledRow) => row.action },
  ]
}

const labelledExample = (given: { features: Features; weight: number; label: string | undefined }): Example[] =>
  given.label === undefined ? [] : [{ features: given.features, weight: given.weight, label: given.label }]

/** Another task, a control word or plain agreement means the same beside any task: say so with tasks of other agents. */
function elsewhere(rows: readonly LabelledRow[], seed: number): { row: LabelledRow; weight: number }[] {
  const random = seeded(seed + 6)
  const movable = rows.filter(
    (row) =>
      row.relation === 'different_task' ||
      row.control ||
      (row.relation === 'same_task_no_change' && row.action === 'continue'),
  )
  return movable.flatMap((row) => {
    const pool = rows.filter((other) => other.lang === row.lang && other.task.agent !== row.task.agent)
    const other = pool[Math.floor(random() * pool.length)]
    return other ? [{ row: { ...row, task: other.task, history: other.history }, weight: 0.5 }] : []
  })
}
