/**
 * One kind of question (design §3.8): opened with its options and an id, answered once, from any interface.
 *
 * Q1. A second answer is refused. Q2. An answer to something else than what was shown is void, and asked again.
 * Q3. Only a person answers. What an answer means is the stage's own: answers.ts.
 * Q4. A question whose subject is gone is withdrawn, so nobody is asked for what no longer matters.
 * Q5. Whatever waits for a person has its question, whatever became of the one before: a fork keeps none but the offers.
 * Q6. An offer holds nothing back (handoff.ts): it asks about work that could be done, not about work that waits.
 */
import type { Cause } from '../contracts/causes.ts'
import type { QuestionKind, QuestionOption } from '../contracts/kinds.ts'
import {
  type Conversation,
  type Decision,
  decisionOf,
  isOffer,
  openDecision,
  type Question,
  type Run,
  runOf,
  type Task,
  taskOf,
  type Workflow,
} from '../state/conversation.ts'
import { preferenceOf } from '../state/cover.ts'
import type { Draft } from '../state/draft.ts'
import { type FieldsOf, who } from '../state/events.ts'
import { type DecisionId, questionId } from '../state/ids.ts'
import { moveMessage } from '../state/phases.ts'
import { isGrantable } from '../state/reach.ts'
import { isTalkTeam, memberOf, personReviews, plannerOf } from '../state/team.ts'
import { sayHuman } from './say-human.ts'

type Asked = Omit<FieldsOf<'question_opened'>, 'questionId' | 'options'> & {
  readonly options: readonly QuestionOption[]
  /** What a message may have meant, or may be about: offered before the options. */
  readonly intents?: readonly string[]
}

export function ask(d: Draft, { intents = [], ...question }: Asked): void {
  const id = questionId(d.nextSeq)
  d.emit('question_opened', who.router, { questionId: id, ...question, options: [...intents, ...question.options] })
  d.emit('user_confirmation_required', who.router, { questionId: id, messageId: question.messageId })
}

const offered = (option: QuestionOption, isOpen = false): QuestionOption[] => (isOpen ? [option] : [])

/** A plan that was shown can be approved; without a planner there is nobody to make another. */
export function planQuestion(s: Conversation, w: Pick<Workflow, 'id' | 'proposed'>): Asked {
  const options: QuestionOption[] = [
    ...offered('approve', w.proposed !== undefined),
    ...offered('replan', plannerOf(s.team) !== undefined),
    'abort',
  ]
  return { kind: 'plan', about: w.id, hash: w.proposed, options }
}

/** What a goal has to know before it is planned: answered in words, or left as it is. */
export const detailsQuestion = ({ id, asking }: Workflow): Asked => ({
  kind: 'details',
  about: id,
  options: ['continue', 'abort'],
  cause: asking?.cause,
  text: asking?.text || undefined,
})

/** What only a person can bring, or whether a goal whose time is over should go on (work/recovering.ts). */
export const recoveryQuestion = ({ id, recovery }: Workflow): Asked => ({
  kind: 'blocked',
  about: id,
  options: recovery?.asks?.kind === 'goal_timeout' ? ['continue', 'stop'] : ['retry', 'skip', 'stop'],
  cause: recovery?.asks,
})

/** A person who reviews says whether it passes; why, they may say in their own words. */
const reviewQuestion = (about: string): Asked & { about: string } => ({
  kind: 'review',
  about,
  options: ['pass', 'reject'],
})

/** What was planned can be planned again; anything else is tried again or left out. */
const blockedQuestion = (
  s: Conversation,
  t: Pick<Task, 'id' | 'kind' | 'step' | 'mayBeDone' | 'round'>,
): Asked & { about: string } => ({
  kind: 'blocked',
  about: t.id,
  options: [
    ...offered('retry', !t.round?.diverged),
    ...offered('start_over', t.round?.diverged || t.round?.calls !== undefined),
    'skip',
    ...offered('done', t.mayBeDone || t.round?.diverged),
    ...offered('continue', t.kind === 'reply'), // in a talk the person may speak in the member's place (S1 §7)
    ...offered('replan', t.step !== undefined && plannerOf(s.team) !== undefined),
  ],
})

export const askAboutBlocked = (d: Draft, t: Task, why: Pick<Asked, 'cause' | 'text'>): void =>
  ask(d, { ...blockedQuestion(d.state, taskOf(d.state, t.id) ?? t), ...why })

/** All but a denial must carry the hash of what was shown. What can be granted need not be asked again (cover:G3). */
export function askApproval(d: Draft, id: DecisionId): void {
  const x = openDecision(d.state, id)
  const t = x && runOf(d.state, x)
  if (x && t) ask(d, approvalQuestion(d.state, t, x))
}

function approvalQuestion(s: Conversation, t: Task, { id, shown }: Decision): Asked & { about: string } {
  const grantable =
    shown !== undefined &&
    isGrantable(shown) &&
    shown.following === undefined && // a branch is made once, and what follows it was asked for once
    shown.reach.effect !== 'read' &&
    preferenceOf(s, t) !== 'careful'
  const ofPlan = s.workflows.some((w) => w.id === t.workflow && w.granted !== undefined)
  const options: QuestionOption[] = [
    'once',
    ...offered('plan', grantable && ofPlan),
    ...offered('conversation', grantable),
    'deny',
    'deny_because',
  ]
  return { kind: 'approval', about: id, hash: shown?.hash, options }
}

/** Q5. */
export function askAgain(d: Draft): void {
  for (const question of unasked(d.state)) ask(d, question)
}

export function unasked(s: Conversation): Asked[] {
  const missing: Asked[] = []
  if (s.talk === 'completed') return missing
  for (const w of s.workflows) {
    if (isAsked(s, w.id)) continue
    if (w.planReview && personReviews(s.team)) missing.push(reviewQuestion(w.id))
    else if (showsPlan(w)) missing.push(planQuestion(s, w))
    else if (w.asking) missing.push(detailsQuestion(w))
    else if (w.recovery?.asks) missing.push(recoveryQuestion(w))
  }
  for (const t of s.tasks) {
    const question = questionOf(s, t)
    if (question && !isAsked(s, question.about)) missing.push(question)
  }
  return missing
}

const isAsked = (s: Conversation, about: string): boolean =>
  s.questions.some((q) => q.about === about && q.kind !== 'parked' && !isOffer(q))

/** What a person is asked about a task, where it cannot go on without them. */
function questionOf(s: Conversation, t: Task): (Asked & { about: string }) | undefined {
  const { id, state, run } = t
  if (state === 'BLOCKED') return blockedQuestion(s, t)
  if (state === 'REVIEWING' && personReviews(s.team)) return reviewQuestion(id)
  const decision = decisionOf(s, t)
  if (decision?.state === 'ASKED') return approvalQuestion(s, t, decision)
  if (decision?.state === 'UNCERTAIN' && run?.state === 'BLOCKED')
    return { kind: 'uncertain', about: id, options: ['applied', 'not_applied', 'stop'] }
  if (isBroken(run) && decision === undefined) return { kind: 'blocked', about: id, options: ['resume', 'stop'] }
}

/** Q4. It runs after every command (advance.ts). */
export function withdrawStale(d: Draft): void {
  if (d.state.questions.length > 0) withdraw(d, { kind: 'no_longer_matters' }, (q) => !isLive(d.state, q))
}

const isWaiting = (x: { readonly state: string } | undefined): boolean => x?.state === 'WAIT_USER_DECISION'
/** A goal that waits for a word about its plan; one that is stuck is asked about by its tasks. */
export const showsPlan = (w: Workflow): boolean => isWaiting(w) && !w.stuck
const subjects: Record<QuestionKind, (s: Conversation, q: Question) => boolean> = {
  route: (s, q) => isWaiting(s.messages.find((m) => m.id === q.about)),
  // What is asked beside work that begins waits for nothing: it stays until it is answered, or something else is said.
  clarify: (s, q) => q.pending !== undefined || isWaiting(s.messages.find((m) => m.id === q.about)),
  plan: (s, q) => s.workflows.some((w) => w.id === q.about && showsPlan(w)),
  approval: (s, q) => {
    const x = openDecision(s, q.about)
    return x?.state === 'ASKED' && x.shown?.hash === q.hash
  },
  uncertain: (s, q) => s.tasks.some((t) => t.id === q.about && decisionOf(s, t)?.state === 'UNCERTAIN'),
  blocked: (s, q) =>
    s.tasks.some((t) => t.id === q.about && (t.state === 'BLOCKED' || isBroken(t.run))) ||
    s.workflows.some((w) => w.id === q.about && w.recovery?.asks !== undefined),
  details: (s, q) => s.workflows.some((w) => w.id === q.about && w.asking !== undefined),
  review: (s, q) =>
    s.tasks.some((t) => t.id === q.about && t.state === 'REVIEWING') ||
    s.workflows.some((w) => w.id === q.about && w.planReview !== undefined),
  loop: (s) => s.interrupt !== 'EXECUTION',
  parked: (s, q) => s.workflows.some((w) => w.id === q.about && w.parked),
  // Work that is sent back suggests nothing yet.
  handoff: (s, q) =>
    q.offer !== undefined &&
    mayTakeOver(s, q.offer.agentId) &&
    !s.tasks.some((t) => t.id === q.about && t.state !== 'REVIEWING'),
}
/** An agent that takes requests and has none: whoever got work since needs no offer. */
export function mayTakeOver(s: Conversation, id: string): boolean {
  const member = memberOf(s.team, id)
  const takes = (member?.intents?.length ?? 0) > 0 || isTalkTeam(s.team)
  const able = member?.type === 'ai' && takes && id !== s.team.review
  return able && !s.tasks.some((t) => t.agentId === id)
}
const isBroken = (run: Run | undefined): boolean => run?.state === 'ERROR' || run?.state === 'BLOCKED'
const isLive = (s: Conversation, q: Question): boolean => subjects[q.kind](s, q)

/** A message that waited for the answer ends with its question; it was said all the same. */
export function withdraw(d: Draft, cause: Cause, which: (q: Question) => boolean): void {
  for (const q of d.state.questions.filter(which)) {
    d.emit('question_withdrawn', who.router, { questionId: q.id, cause })
    const waiting = d.state.messages.find((m) => m.id === q.about && m.state === 'WAIT_USER_DECISION')
    if (!waiting) continue
    sayHuman(d, waiting)
    moveMessage(d, waiting, 'user_abort')
  }
}
