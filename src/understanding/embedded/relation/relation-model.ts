/**
 * The models of the relation: one for the relation itself, and smaller ones for the fields of the assessment. All of them read the
 * same row of features (relation-features.ts); judge-relation.ts reads their scores.
 */
import { must } from '../../../core/contracts/result.ts'
import { hashName } from '../../../learning/hash.ts'
import {
  type Example,
  floatsOf,
  type HashedModel,
  type JoinedModels,
  joinModels,
  scoresOf,
  scoresOfAll,
} from '../../../learning/hashed-model.ts'
import type { SparseRow } from '../../../learning/softmax.ts'
import { gistSize } from '../gists/gist.ts'
import type { Features } from './relation-features.ts'

/** A model and what it decides. */
export type RelationHead = HashedModel & { readonly name: string }

/** `kind` decides; the others are only there when the rows carry their labels. */
export type RelationWeights = {
  readonly kind: RelationHead
  readonly others: readonly RelationHead[]
  /** Whether the rows brought router scores; if not, judge-relation.ts adds what a router says by itself. */
  readonly router: boolean
}

/** Words share one unit of length, so that a long message does not count more; so do the shape features. A gist has its own. */
export function rowOf({ words, shape, crosses, gist }: Features): SparseRow {
  const shapes = shape.length + crosses.length
  const named = words.length + shapes
  const size = named + gist.ids.length
  const ids = new Int32Array(size + 1)
  ids.set(words)
  for (let i = 0; i < shape.length; i++) ids[words.length + i] = hashName(shape[i] as string)
  ids.set(crosses, words.length + shape.length)
  for (let i = 0; i < gist.ids.length; i++) ids[named + i] = gistPlaces[gist.ids[i] as number] as number
  ids[size] = bias
  const values = new Float32Array(size + 1)
  values.fill(2.2 / Math.sqrt(Math.max(1, words.length)), 0, words.length)
  values.fill(1.6 / Math.sqrt(Math.max(1, shapes)), words.length, named)
  values.set(gist.values, named)
  values[size] = 0.5
  return { ids, values }
}

const bias = hashName('bias')
const gistPlaces = Int32Array.from({ length: gistSize }, (_, place) => hashName(`gist ${place}`))

type Scores = ReadonlyMap<string, number>

/** The probability of each label of the head. */
export const scoresBy = (head: RelationHead, row: SparseRow): Map<string, number> => named(head, scoresOf(head, row))

const isAction = ({ name }: RelationHead): boolean => name === 'action'

/** How likely each action is. */
export function actionsBy({ others }: RelationWeights, row: SparseRow): Scores {
  const head = others.find(isAction)
  return head ? scoresBy(head, row) : new Map()
}

/** What the heads of the assessment say, by their names. */
export function deltasBy({ others }: RelationWeights, row: SparseRow): ReadonlyMap<string, Scores> {
  const { heads, joined } = together.get(others) ?? joinDeltas(others)
  const all = joined ? scoresOfAll(joined, row) : []
  return new Map(heads.map((head, i) => [head.name, named(head, all[i] as Float32Array)]))
}

type Deltas = { readonly heads: readonly RelationHead[]; readonly joined: JoinedModels | undefined }
const together = new WeakMap<readonly RelationHead[], Deltas>()

function joinDeltas(others: readonly RelationHead[]): Deltas {
  const heads = others.filter((head) => !isAction(head))
  const deltas = { heads, joined: heads.length > 0 ? joinModels(heads) : undefined }
  together.set(others, deltas)
  return deltas
}

const named = ({ labels }: RelationHead, scores: Float32Array): Map<string, number> =>
  new Map(labels.map((label, i) => [label, scores[i] ?? 0]))

/** The mean of models that were trained on the same rows in different orders: less noise in each weight. */
export function averageOf(heads: readonly RelationHead[]): RelationHead {
  const [first] = heads
  must(first, 'an average needs a head')
  const all = heads.map(floatsOf)
  const weights = floatsOf(first).map((_, at) => all.reduce((sum, own) => sum + (own[at] ?? 0), 0) / heads.length)
  const { name, labels, bits, temperature } = first
  return { name, labels, bits, temperature, weights }
}

/** The temperature is chosen on rows that were not trained on, by the least log loss. */
export function calibrated(head: RelationHead, held: readonly Example[]): RelationHead {
  let best = { temperature: 1, loss: Number.POSITIVE_INFINITY }
  for (let temperature = 0.3; temperature < 4; temperature *= 1.04) {
    const at = { ...head, temperature }
    const loss = held.reduce((sum, { row, label }) => sum - logOf(scoresOf(at, row)[head.labels.indexOf(label)]), 0)
    if (loss < best.loss) best = { temperature, loss }
  }
  return { ...head, temperature: best.temperature }
}

const logOf = (probability = 0): number => Math.log(Math.max(1e-9, probability))
