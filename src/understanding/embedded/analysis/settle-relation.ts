/**
 * The relation as it stands once the frames are known: the model (relation/) reads the words, here the open question and the wishes have
 * their say.
 *
 * R1. What fills a slot that was asked for, or is short and fits nobody else, is the answer, whatever else it looks like (S2 §9).
 * R2. Where what was asked for has a type and the message has nothing of it, what is surely another wish is that wish, and no answer.
 * R3. With nothing running every wish is a new task, as sure as the engine is of its intents. The model is asked only where the message
 *     may be nothing but a control word.
 * R5. A question about how things stand («现在叫到几号了») is for the one of the team who answers just that.
 * R6. Words that only say where the work is wanted («no, only in src») change it, whatever the model makes of the names in them.
 * R4. Words that do nothing but call off what is open do that, however little the model makes of them.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { languageOf } from '../../../core/text/language.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { assessRelation } from '../../assessment.ts'
import { isConsent, plainAnswer } from '../../plain-answer.ts'
import { isTyped } from '../frames/bind-answer.ts'
import { narrowedIn } from '../frames/narrowed.ts'
import { callsOff } from '../heard/cues.ts'
import { onlyAsks } from '../heard/moods.ts'
import { findControl } from '../relation/control.ts'
import { readNeeds } from '../relation/intent-fields.ts'
import { isChinese } from '../relation/relation-reasons.ts'
import { foldText } from '../relation/relation-text.ts'
import type { IntentFields, Relation, RelationInput, RelationJudgement } from '../relation/relation-types.ts'
import { typedSlotsOf } from '../slots/slot-values.ts'
import { unnamed } from './called-off.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

/** In UTF-16 units: «since last Tuesday evening», «大概三四天了». */
const shortAnswer = 30

type Waiting = Pick<Knowledge, 'learned' | 'thresholds' | 'harmful'> & {
  readonly running: OpenTask
  readonly text: string
  /** As it was sent: nothing is set aside. */
  readonly said: string
  /** It is neither an answer nor a wish (asides.ts). */
  readonly aside: boolean
}

/** R1, R2. */
export function besideTask(relation: RelationJudgement, frames: readonly Frame[], waiting: Waiting): RelationJudgement {
  const { running, text, said, learned, thresholds, harmful, aside } = waiting
  const { act } = thresholds
  const asked = running.asked ?? []
  // what is surely another wish of the same agent has its values for itself (bind-answer:B5)
  const isAnother = (f: Frame): boolean =>
    f.agent === running.agent && f.intent !== running.intent && f.confidence >= act
  const filled = frames.some((f) => !isAnother(f) && f.slots.some((x) => asked.includes(x.slot)))
  const isControl = steers(relation, text) && !(filled && isWeak(relation, text))
  const left =
    relation.relation === 'control_instruction' && !isControl
      ? asAnswer(relation, { to: 'nothing', confidence: act })
      : relation
  if (narrowedIn(learned, said, running).length > 0) return asNarrowed(relation, act) // R6
  if (asked.length === 0) return left
  const isOff =
    !filled && callsOff.test(unnamed(foldInPlace(said.trim()), typedSlotsOf(learned, running.agent), running).trim())
  if (isOff) return asCancel(relation, act) // R4
  const inquiries = relation.control === 'status_query' ? wishesOf(frames, running).filter(isKnown) : []
  if (inquiries.length > 0) return asWish(relation, inquiries) // R5
  if (isControl && relation.confidence >= act) return left
  const own = frames.some((f) => f.intent === running.intent && f.slots.some((x) => x.start !== undefined))
  const sure = (f: Frame): number => (harmful.has(f.intent) ? act : thresholds.ask)
  const wishes = frames.filter((f) => f.agent !== null && f.intent !== running.intent && f.confidence >= sure(f))
  const wantsForm = plainAnswer(text) === undefined && isTyped(learned, running.agent, asked)
  if (!filled && !own && wishes.length > 0 && wantsForm) return asWish(relation, wishes) // R2
  if (aside) return asAnswer(relation, { to: 'nothing', confidence: Math.max(relation.confidence, act) })
  const elsewhere = wishes.some((f) => f.agent !== running.agent)
  const length = Math.max(...frames.map((f) => f.end)) - Math.min(...frames.map((f) => f.start))
  if (!filled && (elsewhere || length > shortAnswer)) return left
  const confidence = Math.max(relation.confidence, filled ? 0.95 : act)
  return asAnswer(relation, { to: 'question', asked, confidence }) // R1
}

const wishesOf = (frames: readonly Frame[], { agent }: OpenTask): Frame[] =>
  frames.filter((f) => f.agent !== null && f.agent !== agent)
/** As sure as where a sample says it almost in these words. */
const isKnown = ({ confidence, missing_slots }: Frame): boolean => confidence >= 0.95 && missing_slots.length === 0

/** Beside what was asked for, the words mean something else: «差不多四天了» has «不…了» in it, «算了，周五吧» only changes a mind. */
function isWeak({ control }: RelationJudgement, text: string): boolean {
  const hits = findControl(foldText(text)).filter(({ action }) => action === control)
  const isPlain = /cancel|取消|stop|abort|停/.test(foldText(text))
  return hits.length === 0 || hits.some(({ strong }) => !strong || !isPlain) // without a word of control: «five days now»
}

const ownDoing = /^\s*(?:i|we|i'm|i've|we've|i'll|my|our)\b|^\s*(?:我|我们|咱们?)(?!要|想|先)/
/**
 * A control word steers the work where hardly anything else is said. «I finished the review», «我已经做完了» tell what the person does, and
 * «continue the story» is a wish.
 */
function steers({ relation, control }: RelationJudgement, text: string, more = 1): boolean {
  if (relation !== 'control_instruction' || control === undefined) return false
  const folded = foldText(text)
  const hit = findControl(folded).find(({ action }) => action === control)
  if (!hit) return text !== ''
  if (hit.residue.length > 0 && isConsent(text)) return false // «go ahead and book it»
  const asks = control === 'pause' || control === 'cancel'
  return hit.residue.length <= (asks ? 2 : more) && (asks || !ownDoing.test(folded))
}

type Alone = {
  readonly act: number
  /** Whether a control word would be heeded. */
  readonly maySteer: boolean
  readonly judge: (message: RelationInput) => RelationJudgement
}

/** R3. A control word stays one: there may be nothing to control, and that is said. */
export function withoutTask(
  message: RelationInput,
  frames: readonly Frame[],
  { act, maySteer, judge }: Alone,
): RelationJudgement {
  const known = frames.filter((f) => f.agent !== null)
  const names = frames.some(({ slots }) => slots.length > 0) // «back to Thursday please» is about Thursday
  const relation = maySteer && known.length === 0 && !names ? judge(message) : undefined
  if (relation && relation.confidence >= act && steers(relation, message.text, 0)) return relation
  const sure = known.length > 0 ? known.map((f) => f.confidence) : [...frames.map((f) => f.confidence), 0.3]
  const folded = foldText(message.text)
  const zh = isChinese(folded, message.lang)
  return settledAs({
    type: 'different_task',
    confidence: Math.min(...sure),
    reasons: reasonsWithoutTask(zh, known),
    zh,
    intent: {
      action: known.length === 0 ? 'clarify' : onlyAsks(message.text) ? 'query' : 'create',
      scope: 'full_task',
      needsCurrentTaskContext: false,
      ...readNeeds(message, folded),
    },
  })
}

export const asCancel = (relation: RelationJudgement, act: number): RelationJudgement => ({
  ...settled(relation, {
    type: 'control_instruction',
    confidence: Math.max(relation.confidence, act),
    reasons: relation.reasons,
    intent: { action: 'cancel', scope: 'full_task' },
  }),
  control: 'cancel',
})

const asNarrowed = (relation: RelationJudgement, act: number): RelationJudgement =>
  settled(relation, {
    type: 'same_task_minor_change',
    confidence: Math.max(relation.confidence, act),
    reasons: [
      isSaidInChinese(relation) ? '说明只在哪里做' : 'it says where alone the work is wanted',
      ...relation.reasons,
    ],
    intent: { action: 'modify', scope: 'partial_task', needsCurrentTaskContext: true },
  })

/** It asks for something else while the task waits: it is no answer, and takes nothing from the task. */
const asWish = (relation: RelationJudgement, wishes: readonly Frame[]): RelationJudgement =>
  settled(relation, {
    type: 'different_task',
    confidence: Math.min(...wishes.map((f) => f.confidence)),
    reasons: [wishesReason(isSaidInChinese(relation), wishes), ...relation.reasons],
    intent: { action: relation.intent.action === 'query' ? 'query' : 'create', scope: 'full_task' },
  })

type Answer = {
  readonly to: 'question' | 'offer' | 'nothing'
  readonly asked?: readonly string[]
  readonly confidence: number
}

/** It answers what the running task asked, or what was offered. */
export const asAnswer = (relation: RelationJudgement, { to, asked = [], confidence }: Answer): RelationJudgement =>
  settled(relation, {
    type: 'same_task_no_change',
    confidence,
    reasons: [answerReason(relation, to, asked), ...relation.reasons],
    intent: { action: 'continue', scope: 'partial_task', needsCurrentTaskContext: true },
  })

type Settled = {
  readonly type: Relation
  readonly confidence: number
  readonly reasons: readonly string[]
  readonly intent: Partial<IntentFields>
}

/** Another relation than the model's: its measurements are void with it, and so is a control word. */
const settled = (relation: RelationJudgement, { intent, ...own }: Settled): RelationJudgement =>
  settledAs({ ...own, zh: isSaidInChinese(relation), intent: { ...relation.intent, ...intent } })

type SettledAs = Settled & { readonly zh: boolean; readonly intent: IntentFields }
const settledAs = ({ type, confidence, reasons, zh, intent }: SettledAs): RelationJudgement => ({
  ...assessRelation({ type, confidence, reasoning: reasons.join(zh ? '；' : '; ') }),
  relation: type,
  reasons,
  intent,
})

/** The model's own reasons are in the language of the message already. */
const isSaidInChinese = ({ reasons }: RelationJudgement): boolean => languageOf(reasons.join('')) === 'zh'

const namesOf = (wishes: readonly Frame[]): string => wishes.map((f) => f.intent).join(', ')

const wishesReason = (zh: boolean, wishes: readonly Frame[]): string =>
  zh ? `要的是 ${namesOf(wishes)}` : `it asks for ${namesOf(wishes)}`

function answerReason(relation: RelationJudgement, to: Answer['to'], asked: readonly string[]): string {
  const zh = isSaidInChinese(relation)
  if (to === 'nothing') return zh ? '不是对所问的回答' : 'it answers nothing that was asked'
  if (to === 'offer') return zh ? '回应了建议' : 'it answers what was offered'
  return zh ? `回答了所问：${asked.join('、')}` : `it answers what was asked: ${asked.join(', ')}`
}

function reasonsWithoutTask(zh: boolean, known: readonly Frame[]): string[] {
  const nothing = zh ? '没有匹配的意图' : 'no intent fits'
  return [zh ? '当前没有任务' : 'nothing is running', known.length === 0 ? nothing : wishesReason(zh, known)]
}
