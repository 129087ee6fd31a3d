/**
 * Trains the relation model from labelled rows. The shipped weights are made by scripts/train-relation.ts from our own rows;
 * `signalbox eval` trains on the rows it is given.
 */

import { must } from '../../../core/contracts/result.ts'
import type { Control } from '../../../core/text/control-word.ts'
import { type Example, trainHashed } from '../../../learning/hashed-model.ts'
import { seeded } from '../../../learning/random.ts'
import type { SparseRow } from '../../../learning/softmax.ts'
import { type Assessment, deltaNames, deltas } from '../../assessment.ts'
import { featuresOf } from './relation-features.ts'
import { averageOf, calibrated, type RelationHead, type RelationWeights, rowOf } from './relation-model.ts'
import type { IntentFields, Relation, RelationInput } from './relation-types.ts'
import { actions, kinds } from './relation-types.ts'

export type LabelledRow = RelationInput & {
  readonly relation: Relation
  readonly control?: Control
  readonly assessment?: Assessment
  readonly action?: IntentFields['action']
}

type TrainOptions = {
  readonly seed?: number
  readonly held?: readonly LabelledRow[]
  readonly bits?: number
  /** Whether the goal of each task is also learned as a message beside another one, which is another task. */
  readonly goals?: boolean
}

/** How the weights that ship are trained. */
export const shippedOptions: TrainOptions = { seed: 1, bits: 17, goals: true }

const smallHeadBits = 12
const manyRows = 8000

const kindOf = (row: { relation: Relation; control?: Control }): string => row.control ?? row.relation

export function trainRelation(rows: readonly LabelledRow[], options: TrainOptions = {}): RelationWeights {
  const { seed = 1, held = [] } = options
  const labelled = rows.filter((row) => kinds.some((kind) => kind === kindOf(row)))
  const seeds = labelled.length > manyRows ? [seed] : [seed, seed + 1, seed + 2]
  const drawn = seeds.map((each) => trainOnce(labelled, { ...options, seed: each }))
  const kind = averageOf(drawn.map((one) => one.kind))
  const others = (drawn[0]?.others ?? []).map((_, at) => averageOf(drawn.flatMap((one) => one.others[at] ?? [])))
  const router = rows.some((row) => row.router)
  const examples = held.map((row) => ({ row: rowOf(featuresOf(row)), weight: 1, label: kindOf(row) }))
  return { kind: examples.length > 0 ? calibrated(kind, examples) : kind, others, router }
}

function trainOnce(
  rows: readonly LabelledRow[],
  { seed = 1, bits, goals = false }: TrainOptions,
): Pick<RelationWeights, 'kind' | 'others'> {
  const many = rows.length > manyRows
  const pace = { epochs: many ? 8 : 12, rate: many ? 0.1 : 0.2, seed, start: many ? 1e-3 : 0.01 }
  const augmented = [
    ...rows.map((row) => ({ labels: row, weight: 1 })),
    ...(many ? [] : elsewhere(rows, seed)),
    ...(goals ? goalsElsewhere(rows, seed) : []),
  ]
  const seen = augmented.map(({ labels, weight }) => ({ labels, weight, row: rowOf(featuresOf(labels)) }))
  const trained = ({ name, labels, bits, labelOf }: Wanted): RelationHead[] => {
    const examples = seen.flatMap((one) => exampleOf(one, labelOf(one.labels)))
    return examples.length === 0 ? [] : [{ name, ...trainHashed({ labels, bits }, examples, pace) }]
  }
  const [kind] = trained({ name: 'kind', labels: kinds, bits: bits ?? (many ? 18 : 15), labelOf: kindOf })
  must(kind, 'there are rows to learn from')
  return { kind, others: otherHeads.flatMap(trained) }
}

type Wanted = {
  readonly name: string
  readonly labels: readonly string[]
  readonly bits: number
  readonly labelOf: (row: LabelledRow) => string | undefined
}

const otherHeads: readonly Wanted[] = [
  ...deltaNames.map((name) => ({
    name,
    labels: deltas,
    bits: smallHeadBits,
    labelOf: (row: LabelledRow) => row.assessment?.[name],
  })),
  { name: 'action', labels: actions, bits: smallHeadBits, labelOf: (row) => row.action },
]

const exampleOf = ({ row, weight }: { row: SparseRow; weight: number }, label: string | undefined): Example[] =>
  label === undefined ? [] : [{ row, weight, label }]

/** A different task, a control word and plain agreement mean the same beside any task, so such rows are also learned beside other tasks. */
function elsewhere(rows: readonly LabelledRow[], seed: number): { labels: LabelledRow; weight: number }[] {
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
    return other ? [{ labels: { ...row, task: other.task, history: other.history }, weight: 0.5 }] : []
  })
}

const besides = 2
/** What one person set as a goal is, said while something else is under way, a wish for another task. */
function goalsElsewhere(rows: readonly LabelledRow[], seed: number): { labels: LabelledRow; weight: number }[] {
  const random = seeded(seed + 9)
  const scenes = [...new Map(rows.map((row) => [row.task.goal, row])).values()]
  return scenes.flatMap(({ lang, task }) => {
    const pool = scenes.filter((other) => other.lang === lang && other.task.agent !== task.agent)
    return Array.from({ length: besides }).flatMap(() => {
      const other = pool[Math.floor(random() * pool.length)]
      if (!other) return []
      const { history } = other
      return [{ labels: { lang, text: task.goal, task: other.task, history, relation: 'different_task' }, weight: 0.5 }]
    })
  })
}
