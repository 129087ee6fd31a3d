/**
 * Acts on the route of one message (S0 §3) and hands it over. Explicit beats inferred (design §3.3): [DONE], a control word,
 * a marker, an answer to what was asked, the inferred route, the queue, the first human.
 */

import type { QuestionOption, RouteRule } from '../contracts/kinds.ts'
import type { PlanPatch } from '../contracts/plan.ts'
import type { Frame, IntentAnalysis, RoutingDecision } from '../contracts/understanding.ts'
import { type Conversation, currentWorkflow, type Message, type Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import type { Fact } from '../state/facts.ts'
import { positionOf } from '../state/ids.ts'
import { moveInterrupt, moveMessage } from '../state/phases.ts'
import { isTalkTeam } from '../state/team.ts'
import { personReplied } from '../talk/person.ts'
import { ask, withdraw } from '../talk/questions.ts'
import { sayHuman } from '../talk/say-human.ts'
import { enqueue } from '../talk/talk.ts'
import { asksPeople } from '../talk/waiting-question.ts'
import { type Control, controlWord } from '../text/control-word.ts'
import { reachBoundary } from '../work/boundary.ts'
import { cancelTask } from '../work/cancel.ts'
import { controlByMessage, resume, resumeRuns } from '../work/control.ts'
import { answerOffer, declineFirst, isAnswerToOffer } from '../work/handoff.ts'
import { isDoubtful, meaningsOf } from '../work/meanings.ts'
import { correctGivenUp, patchesFor, patchWork } from '../work/patching.ts'
import { addFrames, framesFor, insertable, replan, startGoal, wishesIn } from '../work/planning.ts'
import { type Another, anotherWish, isOrderAtCard, wishesBeside } from './another-wish.ts'
import { answerTask } from './answer-task.ts'
import { atCard } from './at-card.ts'
import { refuseShown, routeAtCard } from './card-route.ts'
import { isForPlanner, plannedByDefault } from './default-planner.ts'
import { isLocked, rejectInput } from './guard.ts'
import { type Routed, route } from './routing.ts'
import { statusOf } from './system-state.ts'
import { beyondIn, calledOffAlone, factsOf, languageFor, leadsToNoWork, shareOf } from './user-message.ts'

export function routeMessage(d: Draft, m: Message, analysis: IntentAnalysis): void {
  if (rejectInput(d, m, controlIn(d.state, m, inferredFrom(d.state, analysis))?.decision.payload?.controlAction)) return
  if (m.ops?.some((o) => o.op === 'clarify')) moveMessage(d, m, 'need_clarification') // understood, but for what is asked
  declineFirst(d, m)
  const chosen = routeOf(d.state, m, analysis)
  const routed = { ...chosen, decision: { ...chosen.decision, confidence: shareOf(d.state, m, chosen) } }
  const { signal, rule, alternatives } = routed
  const say = (facts: readonly Fact[]): string => d.speak(facts, languageFor(d.state, m), d.state.team)
  const beyond = beyondIn(m)
  const userMessage = say([...factsOf(d.state, m, routed), ...beyond])
  const beside = beyond.length > 0 ? say(beyond) : undefined
  const decision = { ...routed.decision, userMessage }
  d.emit('routing_decision_made', who.router, { messageId: m.id, decision, signal, rule, alternatives, beside })
  if (decision.route !== 'control_action') withdrawClarification(d, m)
  actions[decision.route](d, m, routed)
}

function routeOf(s: Conversation, m: Message, analysis: IntentAnalysis): Routed {
  const inferred = inferredFrom(s, analysis)
  if (m.done) return explicit('done_marker')
  const control = controlIn(s, m, inferred)
  if (control && s.team.inputPolicy === 'lock' && isLocked(s)) return control // nothing else of it gets through the lock
  const card = atCard(s, m, inferred.decision.route === 'continue_execution' && framesFor(s, m).length === 0)
  if (card) return routeAtCard(card)
  if (control) return control
  if (m.targets.length > 0) return explicit('marker')
  if (leadsToNoWork(s, m) && !isAnswerToOffer(s, m) && !answersFunction(s, m))
    return asksBack(m) ? clarification(inferred, 'clarify_first') : explicit('only_told')
  if (answersOpenQuestion(s, m)) return { ...explicit('answer_to_question'), as: 'answer' }
  if (isAnswerToOffer(s, m)) return { ...explicit('answer_to_offer'), as: 'offer' }
  if (isAgreedBeside(s, m)) return insertion
  if (mayDoHarm(s, m, inferred)) return clarification(inferred, 'harm_under_act')
  if (isTalkTeam(s.team)) return explicit('talk_team')
  if (isForPlanner(s, m, inferred)) return plannedByDefault
  if (callsOff(m)) return route(analysis, { workflowStatus: 'idle' }, s.team.thresholds)
  const another = anotherWish(s, m)
  if (another) return besideWork(inferred, another)
  // That it is another task need not be sure: what is wanted is, and it takes nothing from the work.
  if (inferred.decision.route === 'wait_user_decision' && insertable(s, m)) return insertion
  if (m.ops?.some((o) => o.op === 'clarify')) return clarification(inferred, 'clarify_first')
  if (inferred.decision.route === 'new_task' && m.notice?.say === 'not_understood')
    return { ...inferred, rule: 'new_task_and_said' }
  if (inferred.decision.route !== 'minor_replan') return inferred
  return { ...withPatches(inferred, patchesFor(s, m)), frames: wishesBeside(s, m) }
}

const inferredFrom = (s: Conversation, analysis: IntentAnalysis): Routed =>
  route(analysis, { workflowStatus: statusOf(s) }, s.team.thresholds)

/** What is open ends first, and then the message is about something else: «never mind, where is the toilet?». */
const callsOff = (m: Message): boolean =>
  m.ops?.some(({ op }) => op === 'cancel') === true && m.ops.some(({ op }) => op === 'add')

/** A control word that is sure enough to take effect; beside a marker only one that stands alone. */
function controlIn(s: Conversation, m: Message, inferred: Routed): Routed | undefined {
  const word = controlWord(m.text)
  if (word !== undefined && isMeantAsControl(s, m, word)) return controlledBy(word)
  if (inferred.signal !== 'control_instruction' || m.targets.length > 0) return
  return inferred.decision.payload?.controlAction === 'cancel' && asksWhich(s, m) ? undefined : inferred
}

/** With nothing to cancel, «cancel» may be a wish of the team's own: an appointment, an order. */
const isMeantAsControl = (s: Conversation, m: Message, word: Control): boolean =>
  word !== 'cancel' || isAtAnything(s) || (wishesIn(s, m).length === 0 && !asksBack(m))
const asksWhich = (s: Conversation, m: Message): boolean => !isAtAnything(s) && asksBack(m)
const isAtAnything = (s: Conversation): boolean => s.tasks.length + s.workflows.length > 0

const controlledBy = (controlAction: Control): Routed => ({
  decision: {
    route: 'control_action',
    confidence: 1,
    payload: { controlAction },
    userConfirmationRequired: false,
    userMessage: '',
  },
  signal: 'control_instruction',
  rule: 'control',
  alternatives: [],
})

const explicit = (rule: RouteRule): Routed => ({
  decision: {
    route: 'continue_execution',
    confidence: 1,
    userConfirmationRequired: false,
    userMessage: '',
  },
  signal: 'same_task_no_change',
  rule,
  alternatives: [{ route: 'new_task', why_not: 'explicit_first' }],
})

const withPatches = (routed: Routed, planPatches: PlanPatch[]): Routed => ({
  ...routed,
  decision: { ...routed.decision, payload: { ...routed.decision.payload, planPatches } },
})

/** Clarify stops all dispatch of its own message, and only asks (S2 §4.3). */
const clarification = (inferred: Routed, rule: RouteRule): Routed => ({
  ...inferred,
  decision: { ...inferred.decision, route: 'wait_user_decision', userConfirmationRequired: true },
  signal: 'need_clarification',
  rule,
})

/** Something has to be said before anything can be done. */
const asksBack = ({ notice }: Message): boolean =>
  notice?.say === 'which_one' || notice?.say === 'none_such' || notice?.say === 'shall_i'

/** routing:R2: it would start something that is not harmless, and is not sure that this was meant. */
const mayDoHarm = (s: Conversation, m: Message, { decision }: Routed): boolean =>
  (decision.route === 'new_task' || decision.route === 'wait_user_decision') &&
  (m.frames ?? []).some((f) => isDoubtful(s.team, f))

/** An insertable wish runs beside the focus and is no change of the work (design §3.2). */
const insertion: Routed = { ...explicit('insertion'), as: 'insertion' }

/** It says yes to what was asked about while a task waits: that is done beside the task, which goes on waiting. */
const isAgreedBeside = (s: Conversation, m: Message): boolean =>
  !callsOff(m) && s.tasks.some((t) => asksPeople(s, t)) && (m.frames ?? []).some((f) => isAgreed(s, f))
/** Only what is agreed to is as sure. */
const isAgreed = (s: Conversation, { intent, confidence }: Frame): boolean =>
  confidence === 1 && s.questions.some((q) => q.pending?.say === 'shall_i' && q.pending.frame.intent === intent)

/** A wish of its own that came while another is carried out (another-wish.ts). */
function besideWork(inferred: Routed, { frames, how }: Another): Routed {
  if (how === 'asks') return { ...clarification(inferred, 'other_task_asked'), signal: 'requires_confirmation' }
  return { ...explicit('insertion'), as: 'queued', frames }
}

/** Somebody waits for this person: an AI for slots, or the talk for their turn. */
const answersOpenQuestion = (s: Conversation, m: Message): boolean =>
  answersGoal(s, m) ||
  answersFunction(s, m) ||
  (awaitedFrom(s, m) !== undefined && isAnswer(s, m)) ||
  answersInTalk(s, m)

/** A plain yes or no, and a function waits for words: whatever else it could be, it is the answer. */
const answersFunction = (s: Conversation, m: Message): boolean =>
  m.says !== undefined && s.tasks.some((t) => t.round?.asking !== undefined && asksPeople(s, t))

/** The goal asks for details, and the message is not surely about something else. */
function answersGoal(s: Conversation, m: Message): boolean {
  if (currentWorkflow(s)?.asking === undefined) return false
  const { type, confidence } = m.analysis?.taskRelation ?? { type: 'same_task_no_change', confidence: 0 }
  return type !== 'different_task' || confidence < s.team.thresholds.act
}

/**
 * A member of the talk asked something. No goal is under way that the message could relate to, so it is the answer, unless it
 * surely wants something of somebody else.
 */
function answersInTalk(s: Conversation, m: Message): boolean {
  const asking = s.tasks.find((t) => t.kind === 'reply' && asksPeople(s, t))
  if (!asking || s.current !== undefined) return false
  const sure = wishesIn(s, m).filter((w) => w.confidence >= s.team.thresholds.act)
  return sure.every((w) => w.agent.id === asking.agentId)
}

/** What goes on with the task, or changes it by filling what was asked. A bigger change is no answer: it is asked about (routing:R3). */
function isAnswer(s: Conversation, m: Message): boolean {
  const type = m.analysis?.taskRelation.type
  if (type === 'same_task_no_change') return true
  const asked = s.frames.find((f) => f.task === awaitedFrom(s, m)?.id)?.missing ?? []
  return type === 'same_task_minor_change' && (m.frames ?? []).some((f) => f.slots.some((x) => asked.includes(x.slot)))
}

const awaitedFrom = (s: Conversation, m: Message): Task | undefined =>
  s.tasks.find((t) => t.state === 'AWAITING_USER' && (t.agentId === m.by || asksPeople(s, t)))

/** A new message withdraws the sender's unanswered clarification, and the work that it held goes on. */
function withdrawClarification(d: Draft, m: Message): void {
  const { messages, questions } = d.state
  const own = new Set(messages.filter((x) => x.by === m.by && x.id !== m.id).map((x) => x.id))
  const left = questions.filter(
    (q) => q.kind === 'clarify' && (q.pending || (q.about !== undefined && own.has(q.about as Message['id']))),
  )
  if (left.length === 0) return
  withdraw(d, { kind: 'later_message', messageId: m.id }, (q) => left.includes(q))
  const asks = d.state.questions.some((q) => q.kind === 'route' || q.kind === 'clarify')
  if (!asks) releaseHeldWork(d, m.by)
}

/** Work that was held for a question goes on with the answer to something else. */
function releaseHeldWork(d: Draft, by: string): void {
  if (d.state.interrupt !== 'WAIT_USER_DECISION') return
  moveInterrupt(d, 'continue_current')
  resumeRuns(d, by)
}

type Action = (d: Draft, m: Message, routed: Routed) => void
const actions: Record<RoutingDecision['route'], Action> = {
  continue_execution: (d, m, routed) => {
    settleInterrupt(d, m, 'same_task_no_major_change')
    sayHuman(d, m)
    if (m.done) return controlByMessage(d, m, 'end')
    if (routed.card?.as === 'refusal') refuseShown(d, m, routed.card.question)
    if (routed.as === 'insertion') startGoal(d, m, { inserted: true })
    else if (routed.as === 'queued') addFrames(d, m, routed.frames ?? [])
    else if (routed.as === 'offer') answerOffer(d, m)
    else if (!personReplied(d, m)) {
      if (routed.as === 'answer') {
        releaseHeldWork(d, m.by) // who answers wants the task to go on, whatever is still to be decided about another message
        answerTask(d, m)
      } else if (m.targets.length === 0 && !leadsToNoWork(d.state, m)) correctGivenUp(d, m)
    }
    enqueue(d, m.targets, { messageId: m.id })
    if (!leadsToNoWork(d.state, m)) passToDefault(d, m)
    moveMessage(d, m, 'execution_continued')
  },
  minor_replan: (d, m, routed) => {
    const wasExecuting = isExecuting(d.state)
    settleInterrupt(d, m, 'same_task_minor_change')
    sayHuman(d, m)
    const meant = routed.card?.as === 'correction' ? { ...m, frames: [...routed.card.frames] } : m
    patchWork(d, meant, routed.decision.payload?.planPatches ?? [])
    addFrames(d, m, routed.frames ?? [])
    if (d.state.interrupt === 'MINOR_REPLAN') {
      moveInterrupt(d, 'patch_plan_applied')
      resumeRuns(d, m.by)
    }
    if (wasExecuting && d.state.interrupt === 'PAUSING') resumeAfterPatch(d, m.by)
    moveMessage(d, m, 'patches_applied')
  },
  full_replan: (d, m) => {
    sayHuman(d, m)
    const w = currentWorkflow(d.state)
    if (w) replan(d, w, m)
    moveMessage(d, m, 'user_confirmed')
  },
  new_task: (d, m) => {
    settleInterrupt(d, m, 'different_task')
    makeRoomForGoal(d, m)
    if (callsOff(m)) controlByMessage(d, m, 'cancel')
    sayHuman(d, m)
    if (!startGoal(d, m, {})) {
      passToDefault(d, m)
      moveMessage(d, m, 'current_task_closed')
    }
    if (asksBack(m)) ask(d, { kind: 'clarify', about: m.id, messageId: m.id, ...askedBack(d, m) })
  },
  control_action: (d, m, routed) => {
    settleInterrupt(d, m, 'control_instruction')
    const one = calledOffAlone(d.state, m)
    if (one) cancelTask(d, one.id, { cause: { kind: 'canceled' }, by: m.by })
    else controlByMessage(d, m, routed.decision.payload?.controlAction ?? 'status_query')
    moveMessage(d, m, 'action_completed')
  },
  wait_user_decision: (d, m, routed) => {
    settleInterrupt(
      d,
      m,
      m.analysis?.taskRelation.type === 'different_task' ? 'different_task' : 'same_task_major_change',
    )
    ask(d, {
      kind: routed.signal === 'need_clarification' ? 'clarify' : 'route',
      about: m.id,
      messageId: m.id,
      ...(asksBack(m) ? askedBack(d, m) : routeOptions(d.state, m, routed)),
      impact: impactOf(d.state),
    })
  },
}

/** Nobody was named, nothing was begun and nobody is due: then it is for the one whom the team names. */
function passToDefault(d: Draft, m: Message): void {
  const { team, tasks, current } = d.state
  const isTaken = m.targets.length > 0 || tasks.length > 0 || current !== undefined
  if (team.default !== undefined && !isTaken) enqueue(d, [team.default], { messageId: m.id })
}

/** What is asked about a part of a message that leads to no work yet: in words, with what would be done. Of several, each is an option. */
function askedBack(d: Draft, m: Message) {
  const { say = 'shall_i', frame, items = [], choices } = m.notice ?? {}
  const text = d.speak([{ say, items }], languageFor(d.state, m), d.state.team)
  const options: QuestionOption[] = ['abort']
  const isChosen = choices !== undefined && choices.length === items.length && new Set(items).size === items.length
  const pending = frame && { say, frame, choices: isChosen ? choices : undefined }
  return { intents: isChosen ? items : frame ? [frame.intent] : [], options, text, pending }
}

type Choice = { readonly intents?: readonly string[]; readonly options: readonly QuestionOption[] }
function routeOptions(s: Conversation, m: Message, routed: Routed): Choice {
  const meant = routed.signal === 'need_clarification' ? meaningsOf(m) : []
  if (meant.length > 0) return { intents: meant, options: currentWorkflow(s) ? ['continue', 'abort'] : ['abort'] }
  if (currentWorkflow(s) === undefined) return { options: ['new_task', 'abort'] }
  if (isOrderAtCard(s, m)) return { options: ['new_task', 'afterwards', 'abort'] }
  if (isSurelyAnother(s, m)) return { options: ['new_task', 'continue', 'minor_replan', 'replan', 'abort'] }
  const proposed: QuestionOption[] =
    routed.decision.payload?.replanTrigger !== undefined ? ['replan', 'minor_replan'] : ['minor_replan', 'replan']
  return { options: [...proposed, 'continue', 'new_task', 'abort'] }
}

/** Then one thing is proposed: it stands first (design §6). */
function isSurelyAnother(s: Conversation, { analysis }: Message): boolean {
  const { type, confidence } = analysis?.taskRelation ?? { type: undefined, confidence: 0 }
  return type === 'different_task' && confidence >= s.team.thresholds.act
}

/** What a change of the work would mean: finished steps stay, the rest is void until it is planned again (S0 §7). */
function impactOf(s: Conversation): { kept: string[]; voided: string[]; undone: string[] } {
  const steps = currentWorkflow(s)?.steps ?? []
  return {
    kept: steps.filter((x) => x.done).map((x) => x.id),
    voided: s.tasks.filter((t) => t.workflow !== undefined && t.workflow === s.current).map((t) => t.id),
    undone: [],
  }
}

type Relation =
  | 'same_task_no_major_change'
  | 'same_task_minor_change'
  | 'same_task_major_change'
  | 'different_task'
  | 'control_instruction'
/** A message into paused work walks S0 §7's path and leaves the work where its relation says. */
function settleInterrupt(d: Draft, m: Message, relation: Relation): void {
  if (d.state.interrupt === 'PAUSED' && isBeforePause(d.state, m)) return
  const changes = relation !== 'same_task_no_major_change' && relation !== 'control_instruction'
  if (changes && d.state.current !== undefined && d.state.interrupt === 'EXECUTION') pauseForInput(d)
  if (d.state.interrupt !== 'PAUSED') return
  moveInterrupt(d, 'new_user_input', 'task_understanding_ready', relation)
  withdraw(d, { kind: 'answered_by_message', messageId: m.id }, (q) => q.kind === 'loop')
  if (relation === 'same_task_no_major_change') moveInterrupt(d, 'resume_execution')
  if (isExecuting(d.state)) resumeRuns(d, m.by)
}

/** A pause that came after the message is the person's later word: the message does not end it. */
const isBeforePause = (s: Conversation, m: Message): boolean => positionOf(m.id) < (s.pausedAt ?? 0)

const isExecuting = (s: Conversation): boolean => s.interrupt === 'EXECUTION'

/** No goal was held back, so there is nothing to ask: the new one may start, and the talk goes on beside it. */
function makeRoomForGoal(d: Draft, m: Message): void {
  if (d.state.interrupt === 'PAUSING' && !isBeforePause(d.state, m)) resume(d, m.by)
  if (d.state.interrupt !== 'WAIT_USER_DECISION') return
  moveInterrupt(d, 'close_and_new_task', 'offered_again')
  resumeRuns(d, m.by)
}

/** The patch left what is in flight alone, so the work need not wait for its boundary. */
function resumeAfterPatch(d: Draft, by: string): void {
  moveInterrupt(d, 'resume')
  resumeRuns(d, by)
}

/** Input that changes the work is applied at the next step boundary (design §3.5). */
function pauseForInput(d: Draft): void {
  moveInterrupt(d, 'pause')
  reachBoundary(d)
}
