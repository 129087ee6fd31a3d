/**
 * Judges how a message relates to the running task (S0 §8.4): the five relations, the control action, the full assessment and
 * the intent fields. The scores come from the models of relation-model.ts, which relation-training.ts trains.
 *
 * J1. In doubt the work is not interrupted: a label that stops or replaces it has to beat «no change» clearly.
 * J2. The router's scores (which agent fits the message) count, whether or not the weights were trained with them.
 * J3. The assessment never contradicts the relation (assessment.ts).
 * J4. A long message is never a control instruction.
 * J5. A message that is nothing but a control word is that control, with or without an engine (core/text/control-word.ts).
 * J6. The deltas are measured only where the relation leaves them open and there is a task that could change.
 */
import { type Control, controls, controlWord } from '../../../core/text/control-word.ts'
import { type Assessment, agreeing, assessRelation, type Delta, deltaNames, usualSimilarity } from '../../assessment.ts'
import { findControl } from './control.ts'
import { readIntent } from './intent-fields.ts'
import { featuresOf } from './relation-features.ts'
import { actionsBy, deltasBy, type RelationWeights, rowOf, scoresBy } from './relation-model.ts'
import { isChinese, sayRationale, sayReasons } from './relation-reasons.ts'
import { foldText } from './relation-text.ts'
import type { Relation, RelationInput, RelationJudgement } from './relation-types.ts'
import { kinds, relations } from './relation-types.ts'

const noChangeBias = 2
const routerPush = 4
/** In UTF-16 units: control instructions are short. */
const longestControl = 120

export function judgeRelation(weights: RelationWeights, input: RelationInput): RelationJudgement {
  const features = featuresOf(weights.router ? input : { ...input, router: undefined })
  const row = rowOf(features)
  const folded = foldText(input.text)
  const own = scoresBy(weights.kind, row)
  const heard = weights.router ? own : withRouter(own, input.router)
  const scores = input.text.length > longestControl ? withoutControl(heard) : heard
  const { relation, control, confidence } = choose(scores, controlWord(input.text))
  const deltas = measuresNothing(relation, input) ? new Map() : deltasBy(weights, row)
  const phrase = control && findControl(folded).find((hit) => hit.action === control)?.phrase
  const zh = isChinese(folded, input.lang)
  const evidence = {
    zh,
    relation,
    control,
    phrase,
    shape: new Set(features.shape),
    router: input.router,
    goal: input.task.goal,
  }
  const reasons = sayReasons(evidence)
  const measured = { assessment: assess({ relation, control, scores, deltas }), ...sayRationale(evidence) }
  const reasoning = reasons.join(zh ? '；' : '; ')
  return {
    ...assessRelation({ type: relation, confidence, reasoning }, measured),
    relation,
    ...(control ? { control } : {}),
    reasons,
    intent: readIntent({ input, folded, relation, control, actions: () => actionsBy(weights, row) }),
  }
}

/** For weights that were trained without a router: each tenth of a point in its favour makes «another task» about half as likely again. */
function withRouter(scores: Map<string, number>, router: RelationInput['router']): Map<string, number> {
  if (!router) return scores
  const push = Math.exp(routerPush * Math.max(-0.5, Math.min(0.5, router.other - router.own)))
  const total = [...scores].reduce((sum, [kind, score]) => sum + score * (kind === 'different_task' ? push : 1), 0)
  return new Map([...scores].map(([kind, score]) => [kind, (score * (kind === 'different_task' ? push : 1)) / total]))
}

/** J4: the other labels keep their proportions. */
function withoutControl(scores: Map<string, number>): Map<string, number> {
  const left = [...scores].reduce((sum, [kind, score]) => sum + (isControl(kind) ? 0 : score), 0)
  return new Map([...scores].map(([kind, score]) => [kind, isControl(kind) || left === 0 ? 0 : score / left]))
}

type Chosen = { readonly relation: Relation; readonly control?: Control; readonly confidence: number }
function choose(scores: ReadonlyMap<string, number>, word: Control | undefined): Chosen {
  if (word !== undefined) return { relation: 'control_instruction', control: word, confidence: 1 }
  const steered = controls.reduce((total, control) => total + (scores.get(control) ?? 0), 0)
  const of = (relation: Relation): number =>
    relation === 'control_instruction' ? steered : (scores.get(relation) ?? 0)
  const likeliest = relations.reduce((best, next) => (of(next) > of(best) ? next : best))
  const control = controls.reduce((best, next) => ((scores.get(next) ?? 0) > (scores.get(best) ?? 0) ? next : best))
  const interrupts =
    likeliest !== 'same_task_minor_change' &&
    (likeliest !== 'control_instruction' || control === 'pause' || control === 'cancel')
  if (interrupts && of('same_task_no_change') * noChangeBias > of(likeliest)) {
    return { relation: 'same_task_no_change', confidence: of('same_task_no_change') }
  }
  return likeliest === 'control_instruction'
    ? { relation: likeliest, control, confidence: steered }
    : { relation: likeliest, confidence: of(likeliest) }
}

type Judged = {
  readonly relation: Relation
  readonly control?: Control
  readonly scores: ReadonlyMap<string, number>
  readonly deltas: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** J6. */
const measuresNothing = (relation: Relation, { task }: RelationInput): boolean =>
  allowed[relation].length === 1 || (task.agent === '' && task.goal === '')

function assess({ relation, control, scores, deltas }: Judged): Assessment {
  const goalSimilarity = kinds.reduce((sum, kind) => sum + (scores.get(kind) ?? 0) * similarityOf(kind), 0)
  const found = Object.fromEntries(
    deltaNames.map((name) => [name, boundDelta(name, deltas.get(name), { relation, control })]),
  ) as Record<(typeof deltaNames)[number], Delta>
  return { goalSimilarity: Math.round(goalSimilarity * 100) / 100, ...agreeing(relation, found) }
}

/** A control instruction does not change the goal. */
const similarityOf = (kind: (typeof kinds)[number]): number =>
  isControl(kind) ? usualSimilarity.control_instruction : usualSimilarity[kind]

const isControl = (kind: string): kind is Control => (controls as readonly string[]).includes(kind)

/** What a delta may be beside each relation (J3). */
const allowed: Record<Relation, readonly Delta[]> = {
  same_task_no_change: ['none'],
  same_task_minor_change: ['none', 'minor'],
  same_task_major_change: ['none', 'minor', 'major'],
  different_task: ['none', 'minor', 'major'],
  control_instruction: ['none'],
}

function boundDelta(
  name: (typeof deltaNames)[number],
  scores: ReadonlyMap<string, number> | undefined,
  { relation, control }: { relation: Relation; control?: Control },
): Delta {
  if (control === 'pause' && name === 'timelineImpact') return 'minor'
  if (control === 'cancel' && name === 'resourceImpact') return 'minor'
  if (!scores) return relation === 'same_task_major_change' ? 'major' : 'none'
  return allowed[relation].reduce(
    (best, next) => ((scores.get(next) ?? 0) > (scores.get(best) ?? 0) ? next : best),
    'none',
  )
}
