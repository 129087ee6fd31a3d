/**
 * Puts the parts of understanding together (S2 §9): the frames of the message, its relation to the running task, what it does to
 * frames, and the IntentAnalysis of S0 §8.2. The parts are understand.ts and relation.ts; the engine port is engine.ts.
 *
 * N1. intent_ops in the order clarify, cancel or complete, shift, continue, add; after a clarify nothing else (design §6).
 * N2. At most one focus; never continue and cancel on one frame.
 * N3. With nothing running every wish is a new task, as sure as the engine is of its intents.
 */

import type { Frame, IntentAnalysis, IntentContext, IntentOp } from '../../../core/contracts/understanding.ts'
import { clip } from '../../../core/text/clip.ts'
import { languageOf } from '../../../core/text/language.ts'
import { plainAnswer } from '../../plain-answer.ts'
import { bareValues } from '../frames/bare-values.ts'
import { answering, bindAnswer, isTyped, joinValues, type Remembered, shareSlots, type Told } from '../frames/bind.ts'
import { understand } from '../frames/understand.ts'
import type { Learned } from '../learn/learn.ts'
import type { Language, UnderstoodFrame } from '../learn/samples.ts'
import { judgeRelation } from '../relation/judge-relation.ts'
import type { RelationWeights } from '../relation/relation-model.ts'
import type { RelationInput, RelationJudgement, RelationTask } from '../relation/relation-types.ts'

export type OpenTask = RelationTask & { readonly frameId?: string }
export type Reading = {
  readonly text: string
  readonly lang?: Language
  readonly running?: OpenTask
  readonly history?: RelationInput['history']
  /** What agents were told earlier in this conversation, oldest first (M1). */
  readonly told?: readonly Told[]
  /** What its frames know, whoever's they are, oldest first (M3). */
  readonly remembered?: () => readonly Remembered[]
  /** What an earlier task like this was (M2), for where the samples do not know. */
  readonly recall?: (
    text: string,
  ) => { readonly intent: string; readonly likeness: number; readonly goal: string } | undefined
}
type Thresholds = { readonly ask: number; readonly act: number }
export type Knowledge = {
  readonly learned: Learned
  readonly weights: RelationWeights
  /** Agents that may hold the focus. */
  readonly focusAgents: ReadonlySet<string>
  readonly thresholds: Thresholds
  /** Intents that are not harmless. */
  readonly harmful: ReadonlySet<string>
}
export type Analysed = IntentContext & {
  readonly relation: RelationJudgement
  /** What the message may have meant, where the engine is too unsure to choose. */
  readonly candidates: readonly string[]
}

export function analyse(knowledge: Knowledge, reading: Reading): Analysed {
  const { learned, thresholds } = knowledge
  const { text, lang, running, history = [] } = reading
  const found = understand(learned, text, { lang })
  const { frames: read, candidates = candidatesOf(found.frames) } = boundFrames(knowledge, reading, found.frames)
  const router = running && routerScores(learned, text, running.agent)
  const task = running ?? { agent: '', goal: '', slots: {} }
  const relation = judgeRelation(knowledge.weights, { text, lang: found.lang, task, history, router })
  const judged = running
    ? bound(relation, read, { running, text, ...knowledge })
    : withoutWork(relation, read, thresholds)
  const isAnswer = running?.asked !== undefined && judged.relation === 'same_task_no_change'
  const frames = isAnswer ? answering({ learned, text, ...thresholds }, read, running) : read
  const ops = opsOf({ judged, frames, running, knowledge })
  const isUnsure = (f: Frame): boolean => !isOutside(f) && f.confidence < thresholds.act
  return {
    ...analysisOf(judged, { text, running, thresholds }),
    frames,
    intent_ops: ops,
    focus_frame_id: focusOf(frames, running, knowledge),
    relation: judged,
    candidates: ops[0]?.op === 'clarify' || frames.some(isUnsure) ? candidates.slice(0, mostCandidates) : [],
  }
}

/** To what was offered it is an answer, whatever else it looks like; all it asks for is in these frames. */
export function answerToOffer({ weights, thresholds }: Knowledge, reading: Reading, frames: Frame[]): Analysed {
  const { text, running, history = [] } = reading
  const task = running ?? { agent: '', goal: '', slots: {} }
  const relation = judgeRelation(weights, { text, lang: languageOf(text), task, history, router: undefined })
  const judged = asAnswer(relation, { reason: 'answers what was offered', confidence: 0.95 })
  return {
    ...analysisOf(judged, { text, running, thresholds }),
    frames,
    intent_ops: [],
    focus_frame_id: null,
    relation: judged,
    candidates: [],
  }
}

/** The pieces as what was meant by all of them (bind.ts), numbered in the order of the text. */
type Bound = { readonly frames: Frame[]; readonly candidates?: readonly string[] }
function boundFrames(knowledge: Knowledge, reading: Reading, found: readonly UnderstoodFrame[]): Bound {
  const { text, running, told = [], remembered = () => [] } = reading
  const { ask } = knowledge.thresholds
  const message = { learned: knowledge.learned, text, ...knowledge.thresholds }
  const read = joinValues(
    message,
    found.map((frame, i) => frameOf(frame, i, ask)),
  )
  const ranked = found.flatMap((frame) => frame.candidates.map(({ intent }) => intent))
  const asRanked = (x: string, y: string): number => placeIn(ranked, x) - placeIn(ranked, y)
  const bare = running ? undefined : bareValues({ ...knowledge, text }, read, told)
  const bound = running ? bindAnswer(message, read, running) : (bare?.frames ?? fromMemory(knowledge, reading, read))
  const frames = shareSlots(message, bound, { told, remembered })
  return {
    frames: frames.map((frame, i) => ({ ...frame, frame_id: `f${i + 1}` })),
    candidates: bare?.candidates.toSorted(asRanked),
  }
}

const placeIn = (list: readonly string[], one: string): number => (list.includes(one) ? list.indexOf(one) : list.length)

/** Under `ask` nothing acts: such a frame fits nobody, and what it may have meant is asked. */
export function frameOf(frame: UnderstoodFrame, i: number, ask: number): Frame {
  const outside = frame.intent === 'oos' || frame.confidence < ask
  return {
    frame_id: `f${i + 1}`,
    intent: outside ? 'oos' : frame.intent,
    agent: outside ? null : frame.agent,
    start: frame.start,
    end: frame.end,
    confidence: frame.confidence,
    slots: frame.slots.map(({ slot, value, start, end }) => ({ slot, value, start, end })),
    missing_slots: outside ? [] : [...frame.missing_slots],
    reasons: frame.reasons.map(({ kind, text }) => `${kind}: ${text}`),
  }
}

/** S2 §9: where nothing open and no sample fits, an earlier task like it says what is meant; it is taken, and said. */
function fromMemory({ learned, thresholds }: Knowledge, { text, recall }: Reading, frames: Frame[]): Frame[] {
  const recalled = frames.every(isOutside) ? recall?.(text) : undefined
  const known = recalled && learned.intents.find(({ intent }) => intent === recalled.intent)
  const [first] = frames
  if (!recalled || !known || !first || recalled.likeness < likeEnough) return frames
  const confidence = Math.max(thresholds.ask, Math.min(recalled.likeness, thresholds.act))
  return [
    { ...first, ...known, end: text.length, confidence, reasons: [`recalled: ${recalled.goal}`, ...first.reasons] },
  ]
}
const likeEnough = 0.6

/** Which agent would this go to? Worth more to the relation than any other feature. */
function routerScores(learned: Learned, text: string, own: string): { own: number; other: number } {
  const whole = understand(learned, text, { several: false }).frames[0]
  const scores = { own: 0, other: 0 }
  for (const { agent, share } of whole?.candidates ?? []) {
    const side = agent === own ? 'own' : 'other'
    scores[side] = Math.max(scores[side], share)
  }
  return scores
}

/**
 * Aligns with the open frame first (S2 §9): what fills a slot that was asked for, or is short and fits nobody else, is the answer,
 * whatever else it looks like. Where what was asked for has a type and the message has nothing of it, what is surely another wish is
 * that wish, and no answer.
 */
type Waiting = Pick<Knowledge, 'learned' | 'thresholds'> & { readonly running: OpenTask; readonly text: string }
function bound(relation: RelationJudgement, frames: readonly Frame[], waiting: Waiting): RelationJudgement {
  const { running, text, learned } = waiting
  const { act } = waiting.thresholds
  const asked = running.asked ?? []
  if (asked.length === 0 || (relation.relation === 'control_instruction' && relation.confidence >= act)) return relation
  const filled = frames.flatMap((f) => f.slots).some((x) => asked.includes(x.slot))
  const own = frames.some((f) => f.intent === running.intent && f.slots.some((x) => x.start !== undefined))
  const wishes = frames.filter((f) => f.agent !== null && f.intent !== running.intent && f.confidence >= act)
  const isTold = plainAnswer(text) === undefined && isTyped(learned, running.agent, asked)
  if (!filled && !own && wishes.length > 0 && isTold) return asWish(relation, wishes)
  const elsewhere = wishes.some((f) => f.agent !== running.agent)
  const length = Math.max(...frames.map((f) => f.end)) - Math.min(...frames.map((f) => f.start))
  if (!filled && (elsewhere || length > shortAnswer)) return relation
  const confidence = Math.max(relation.confidence, filled ? 0.95 : act)
  return asAnswer(relation, { reason: `answers what was asked: ${asked.join(', ')}`, confidence })
}

/** It asks for something else while the task waits: it is no answer, and takes nothing from the task. */
function asWish(relation: RelationJudgement, wishes: readonly Frame[]): RelationJudgement {
  const { control: _, ...rest } = relation
  const reasons = [`asks for ${wishes.map((f) => f.intent).join(', ')}`, ...relation.reasons]
  return {
    ...rest,
    relation: 'different_task',
    relationType: 'different_task',
    confidence: Math.min(...wishes.map((f) => f.confidence)),
    reasons,
    reasoning: reasons.join('; '),
    recommendedAction: 'new_task',
    intent: { ...relation.intent, action: relation.intent.action === 'query' ? 'query' : 'create', scope: 'full_task' },
  }
}

function asAnswer(relation: RelationJudgement, how: { reason: string; confidence: number }): RelationJudgement {
  const reasons = [how.reason, ...relation.reasons]
  return {
    ...relation,
    relation: 'same_task_no_change',
    relationType: 'same_task_no_major_change',
    control: undefined,
    confidence: how.confidence,
    reasons,
    reasoning: reasons.join('; '),
    recommendedAction: 'continue',
    intent: { ...relation.intent, action: 'continue', scope: 'partial_task', needsCurrentTaskContext: true },
  }
}
/** In UTF-16 units: «since last Tuesday evening», «大概三四天了». */
const shortAnswer = 30

/** N3. A control word stays one: there may be nothing to control, and that is said. */
function withoutWork(relation: RelationJudgement, frames: readonly Frame[], { act }: Thresholds): RelationJudgement {
  if (relation.relation === 'control_instruction' && relation.confidence >= act && frames.every(isOutside))
    return relation
  const known = frames.filter((f) => !isOutside(f))
  const confidence =
    known.length > 0 ? Math.min(...known.map((f) => f.confidence)) : Math.min(...frames.map((f) => f.confidence), 0.3)
  const asks = relation.intent.action === 'query' ? ('query' as const) : ('create' as const)
  const { control: _, ...rest } = relation
  return {
    ...rest,
    relation: 'different_task',
    relationType: 'different_task',
    confidence,
    ...sayWithoutWork(relation, known),
    recommendedAction: 'new_task',
    intent: {
      ...relation.intent,
      action: known.length > 0 ? asks : 'clarify',
      scope: 'full_task',
      needsCurrentTaskContext: false,
    },
  }
}

function sayWithoutWork(
  { reasons }: RelationJudgement,
  known: readonly Frame[],
): { reasoning: string; reasons: string[] } {
  const zh = languageOf(reasons.join('')) === 'zh'
  const wishes = known.map((f) => f.intent).join(', ')
  const wanted =
    wishes === '' ? (zh ? '没有匹配的意图' : 'no intent fits') : zh ? `要的是 ${wishes}` : `it asks for ${wishes}`
  const said = [zh ? '当前没有任务' : 'nothing is running', wanted]
  return { reasoning: said.join(zh ? '；' : '; '), reasons: said }
}

const isOutside = (f: Frame): boolean => f.intent === 'oos'

type Put = { text: string; running: OpenTask | undefined; thresholds: Thresholds }
function analysisOf(judged: RelationJudgement, { text, running, thresholds }: Put): IntentAnalysis {
  const { intent, relation, confidence, reasoning } = judged
  return {
    normalizedIntent: {
      goal: clip(text, 2_000),
      action: intent.action,
      scope: intent.scope,
      urgency: intent.urgency,
    },
    taskRelation: { type: relation, confidence, reasoning },
    contextDependency: {
      needsCurrentTaskContext: intent.needsCurrentTaskContext,
      needsExecutionHistory: intent.needsExecutionHistory,
      needsResourceStatus: intent.needsResourceStatus,
      referencedEntities: [...intent.referencedEntities],
    },
    suggestedRoute: suggestedRoute(judged, running !== undefined, thresholds),
  }
}

type Suggested = IntentAnalysis['suggestedRoute']
function suggestedRoute(
  { relation, confidence, reasoning }: RelationJudgement,
  running: boolean,
  limits: Thresholds,
): Suggested {
  const to = (nextPhase: Suggested['nextPhase'], requiresUserConfirmation: boolean): Suggested => ({
    nextPhase,
    reason: reasoning,
    requiresUserConfirmation,
  })
  if (relation === 'control_instruction') return confidence >= limits.act ? to('control', false) : to('wait_user', true)
  if (confidence < limits.ask) return to('wait_user', true)
  if (!running) return to('plan_loop', false)
  if (relation === 'same_task_no_change') return to('execution', false)
  if (relation === 'different_task') return to('new_task', true)
  return to('replan', relation === 'same_task_major_change' || confidence < limits.act)
}

type Situation = {
  judged: RelationJudgement
  frames: readonly Frame[]
  running: OpenTask | undefined
  knowledge: Knowledge
}
function opsOf({ judged, frames, running, knowledge }: Situation): IntentOp[] {
  const known = frames.filter((f) => !isOutside(f))
  const open = running?.frameId ?? 'current'
  const { relation, control, confidence } = judged
  if (relation === 'control_instruction')
    return running && control === 'cancel' ? [{ op: 'cancel', frame_id: open, reason: judged.reasoning }] : []
  const doubtful = confidence < knowledge.thresholds.ask || (!running && known.length === 0)
  if (doubtful && frames[0]) return [{ op: 'clarify', frame_id: frames[0].frame_id, reason: judged.reasoning }]
  if (running && relation !== 'different_task') {
    const sure = known.filter((f) => f.confidence >= knowledge.thresholds.act)
    return sameTask(judged, sure, { open, agent: running.agent })
  }
  const focus = focusOf(frames, undefined, knowledge)
  return known
    .map(
      (f): IntentOp => ({
        op: running && f.frame_id === focus ? 'shift' : 'add',
        frame_id: f.frame_id,
        reason: reasonOf(f),
      }),
    )
    .sort((a, b) => rank(a) - rank(b))
}

/** What belongs to the running task continues it, or completes it when the person says it is settled; other wishes are added. */
function sameTask(
  judged: RelationJudgement,
  sure: readonly Frame[],
  running: { open: string; agent: string },
): IntentOp[] {
  const op = judged.intent.action === 'continue' && settled.test(judged.reasoning) ? 'complete' : 'continue'
  const added = sure.filter((f) => f.agent !== running.agent)
  return [
    { op, frame_id: running.open, reason: judged.reasoning },
    ...added.map((f): IntentOp => ({ op: 'add', frame_id: f.frame_id, reason: reasonOf(f) })),
  ]
}
const settled = /\b(?:settled|all done)\b|办完了|解决了/

const rank = ({ op }: IntentOp): number => ['clarify', 'cancel', 'complete', 'shift', 'continue', 'add'].indexOf(op)
const reasonOf = (f: Frame): string => f.reasons[0] ?? `intent ${f.intent}`

function focusOf(frames: readonly Frame[], running: OpenTask | undefined, { focusAgents }: Knowledge): string | null {
  if (running?.frameId !== undefined && focusAgents.has(running.agent)) return running.frameId
  return frames.find((f) => f.agent !== null && focusAgents.has(f.agent))?.frame_id ?? null
}

const candidatesOf = (frames: readonly UnderstoodFrame[]): string[] => [
  ...new Set(frames.flatMap((f) => f.candidates.slice(0, 2).map((c) => c.intent))),
]
const mostCandidates = 3
