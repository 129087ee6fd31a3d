/**
 * A wish of its own that comes while another is carried out: «rename colour to color» while the card of «rename parse to parseLine» is
 * open. Understanding takes it for a change of the work where it sounds alike; the values tell otherwise.
 *
 * A1. It changes nothing of what is under way, and is not lost: it waits its turn in the same goal, and the person is told so.
 * A2. It is asked where it should go if its values could as well replace those of the work, or if one of the two is bound by a
 *     constraint, which counts for a whole goal.
 * A3. Words that put something right, or point back, speak of what is under way: a correction is no wish of its own.
 * A4. Where an agent waits for an answer, or a plan is carried out, a message is taken as before.
 * A5. While an approval is open, an order that surely is none of these is asked about in its own terms: now, afterwards, or not at all.
 */
import type { Frame } from '../contracts/understanding.ts'
import {
  type Conversation,
  currentWorkflow,
  type Decision,
  isCarriedOut,
  isInFlight,
  type Message,
  type OpenFrame,
  openDecision,
} from '../state/conversation.ts'
import { correctsWhatIs, pointsBack } from '../text/points-back.ts'
import { constraintsIn, preferenceIn } from '../work/constraints.ts'
import { framesFor } from '../work/planning.ts'

export type Another = { readonly frames: readonly Frame[]; readonly how: 'waits' | 'asks' }

export function anotherWish(s: Conversation, m: Message): Another | undefined {
  const frames = framesFor(s, m)
  const { type } = m.analysis?.taskRelation ?? {}
  const mayBeChange = type === 'same_task_minor_change' || type === 'same_task_no_change'
  if (frames.length === 0 || !mayBeChange || !hasWorkInHand(s)) return
  const kinds = frames.map((f) => kindOf(s, f, m.text))
  if (kinds.includes('same') || frames.some((f) => !isSure(s, f))) return
  const asks = kinds.includes('unclear') || isBound(s, m)
  return { frames, how: asks ? 'asks' : 'waits' }
}

const isBound = (s: Conversation, { text }: Message): boolean =>
  currentWorkflow(s)?.limits !== undefined || constraintsIn(text).length > 0 || preferenceIn(text) !== 'normal'

/** A5. */
export function isOrderAtCard(s: Conversation, m: Message): boolean {
  const frames = framesFor(s, m)
  const isOther = (f: Frame): boolean => isSure(s, f) && kindOf(s, f, m.text) === 'other'
  const waits = s.questions.some(({ kind, about }) => kind === 'approval' && isOfCurrent(s, openDecision(s, about)))
  return frames.length > 0 && waits && hasWorkInHand(s) && frames.every(isOther) && !isBound(s, m)
}

const isOfCurrent = (s: Conversation, x: Decision | undefined): boolean =>
  x !== undefined && s.tasks.some((t) => t.id === x.taskId && t.workflow === s.current)

/** What else a message wants that changes what is under way: «call it parseRow, and bump the version to 2.0.0». */
export const wishesBeside = (s: Conversation, m: Message): readonly Frame[] =>
  hasWorkInHand(s) ? framesFor(s, m).filter((f) => isSure(s, f) && !isOfWork(s, f)) : []

const isSure = (s: Conversation, f: Frame): boolean => f.confidence >= s.team.thresholds.act
const isOfWork = (s: Conversation, f: Frame): boolean => openOf(s, f).length > 0

const openOf = (s: Conversation, { intent }: Frame): readonly OpenFrame[] =>
  s.frames.filter((x) => x.intent === intent && s.tasks.some((t) => t.id === x.task && t.workflow === s.current))

/** A4. */
function hasWorkInHand(s: Conversation): boolean {
  const w = currentWorkflow(s)
  if (!w || !isCarriedOut(w) || w.steps.length > 0) return false
  const own = s.tasks.filter((t) => t.workflow === w.id)
  return own.some(isInFlight) && own.every((t) => t.kind === 'frame' && t.state !== 'AWAITING_USER')
}

/** Whether it is of what is under way, is another wish, or could be either. */
function kindOf(s: Conversation, f: Frame, text: string): 'same' | 'other' | 'unclear' {
  const open = openOf(s, f)
  if (open.length === 0) return correctsWhatIs(text) ? 'unclear' : 'other'
  const said = f.slots.filter((x) => x.start !== undefined && !pointsBack(x.value))
  const isShared = open.some((x) => said.some(({ slot, value }) => x.slots[slot] === value))
  if (said.length === 0 || isShared || correctsWhatIs(text)) return 'same' // A3
  const isPart = open.some((x) => said.length < Object.keys(x.slots).length)
  if (said.length > 1) return 'other'
  return isPart ? 'same' : 'unclear'
}
