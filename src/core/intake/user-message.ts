/**
 * What a person is told about the route of their message (S0 §8.3 `userMessage`): facts here, sentences in views/texts.
 *
 * N1. A control action says what it does, or how things stand. It is told before it is done, so it is read off the same tables.
 * N2. Between `ask` and `act` a route is taken, and said with how sure it is (design §6).
 */
import type { Notice } from '../contracts/understanding.ts'
import { interrupt } from '../machines/interrupt.ts'
import { next } from '../machines/machine.ts'
import {
  type Conversation,
  currentWorkflow,
  isAtWork,
  isAwaited,
  isOffer,
  isOfStaff,
  isParked,
  type Message,
  type Task,
} from '../state/conversation.ts'
import type { Fact } from '../state/facts.ts'
import { shownQuestion } from '../state/shown-question.ts'
import { isTalkTeam, plannerOf } from '../state/team.ts'
import { asksPeople, missingOf } from '../talk/waiting-question.ts'
import type { Control } from '../text/control-word.ts'
import { languageAmong, type Spoken } from '../text/language.ts'
import { hasStepInFlight } from '../work/boundary.ts'
import { wishesIn } from '../work/planning.ts'
import type { Routed } from './routing.ts'

export function factsOf(
  s: Conversation,
  m: Message,
  { decision, as, card }: Pick<Routed, 'decision' | 'as' | 'card'>,
): Fact[] {
  const { route, payload, confidence } = decision
  if (card?.as === 'card') return [{ say: 'card_unanswered' }]
  if (card?.as === 'whole') return [{ say: 'card_whole' }]
  if (m.notice && leadsToNoWork(s, m)) {
    const asked = m.says === undefined ? undefined : s.tasks.find((t) => asksPeople(s, t))
    if (asked && m.notice.say === 'small_talk') return [waitsFor(s, asked)] // «ok» to «for which day?»
    if (isForNobody(s, m)) return [{ say: 'nobody_named' }]
    return [talkedOn(s, m.notice) ?? { say: m.notice.say, items: m.notice.items ?? [] }]
  }
  const alone = calledOffAlone(s, m)
  if (route === 'control_action' && alone)
    return [{ say: asksPeople(s, alone) ? 'dropped' : 'canceled', members: [alone.agentId] }]
  if (route === 'control_action') return controls[payload?.controlAction ?? 'status_query'](s)
  if (route === 'wait_user_decision') return [{ say: 'choose' }]
  if (route === 'minor_replan' || route === 'full_replan') return [{ say: route }]
  const share = confidence < s.team.thresholds.act ? confidence : undefined // N2
  if (route === 'new_task' || as === 'insertion' || as === 'queued')
    return [...startOf(s, m, { as, share }), ...unreadIn(m)]
  if (m.done) return [{ say: 'ends' }]
  if (card?.as === 'refusal') return [{ say: 'answer_taken' }]
  if (as === 'answer' || as === 'offer') return [{ say: `${as}_taken`, share }]
  return [
    isForCard(s, m) ? { say: 'card_waits' } : isForNobody(s, m) ? { say: 'nobody_named' } : { say: 'goes_on', share },
  ]
}

/** The same sentence to every «haha» is worse than none. */
function talkedOn({ smallTalk = 0 }: Conversation, { say }: Notice): Fact | undefined {
  if (say !== 'small_talk' || smallTalk < 2) return
  return { say: smallTalk % 2 === 0 ? 'talk_again' : 'talk_on' }
}

const waitsFor = (s: Conversation, t: Task): Fact => ({ say: 'waits', member: t.agentId, missing: missingOf(s, t) })

/** Parts of a message that nobody understood are told beside what is begun. */
const unreadIn = ({ notice }: Message): Fact[] =>
  notice?.say === 'not_understood' ? [{ say: notice.say, items: notice.items ?? [] }] : []

/** Parts of it that nobody does are told whatever the route is. */
export const beyondIn = ({ beyond = [] }: Message): Fact[] =>
  beyond.length > 0 ? [{ say: 'beyond', items: beyond }] : []

/** The one task that a message calls off by its name, while others are to go on. */
export function calledOffAlone(s: Conversation, { ops = [] }: Message): Task | undefined {
  const ended = ops.find(({ op }) => op === 'cancel')?.frame_id
  const goesOn = ops.some(({ op, frame_id }) => op === 'continue' && frame_id !== ended)
  return ended !== undefined && goesOn ? s.tasks.find((t) => t.frame === ended) : undefined
}

/** A plain yes or no beside a card that takes only its own answers: what is approved is bound to what was shown. */
function isForCard(s: Conversation, m: Message): boolean {
  const shown = shownQuestion(s)
  return m.says !== undefined && m.targets.length === 0 && shown !== undefined && !isOffer(shown)
}

/** In a talk of one person, nothing is going on and no member is named. */
const isForNobody = (s: Conversation, m: Message): boolean =>
  isTalkTeam(s.team) &&
  s.team.default === undefined &&
  m.targets.length === 0 &&
  s.tasks.length + s.workflows.length + s.questions.length === 0 &&
  s.team.members.filter((x) => x.type === 'human').length === 1

/** All there is to do is to tell or to ask, unless it is for the team's default, or for its planner. */
export const leadsToNoWork = (s: Conversation, m: Message): boolean =>
  m.notice !== undefined && wishesIn(s, m).length === 0 && !isForDefault(s, m.notice.say)

/** What nobody can do is, and what the team is for, and in a talk also a greeting, or what somebody tells: a member that talks answers that better than we do. */
function isForDefault(s: Conversation, say: Notice['say']): boolean {
  if (s.team.default === undefined) return say === 'cannot' && plannerOf(s.team) !== undefined
  if (say === 'cannot' || say === 'can' || say === 'number') return true
  const isFree = s.tasks.length + s.workflows.length + s.questions.length === 0
  return isTalkTeam(s.team) && isFree && (say === 'small_talk' || say === 'not_done')
}

/** How sure a route is that was taken: one that slips something in is as sure as what it wants. */
export const shareOf = (s: Conversation, m: Message, { decision, as }: Pick<Routed, 'decision' | 'as'>): number =>
  as === 'insertion' || as === 'queued' ? Math.min(...wishesIn(s, m).map((w) => w.confidence)) : decision.confidence

/** With neither an agent nor a planner for it, nothing is begun. */
function startOf(s: Conversation, m: Message, { as, share }: { as?: Routed['as']; share?: number }): Fact[] {
  const wishes = wishesIn(s, m).map(({ intent, agent }) => ({ intent, member: agent.id }))
  if (wishes.length === 0 && !plannerOf(s.team))
    return [s.team.default === undefined ? { say: 'nobody_can' } : { say: 'turn', member: s.team.default }]
  return [{ say: as === 'insertion' ? 'beside' : as === 'queued' ? 'afterwards' : 'begins', wishes, share }]
}

/** A word like /status has no language of its own: then the goal has, or the team. */
export function languageFor(s: Conversation, m: Message): Spoken {
  if (s.team.locale !== 'auto') return s.team.locale
  return languageAmong(m.text, [currentWorkflow(s)?.goal ?? ''])
}

const controls: Record<Control, (s: Conversation) => Fact[]> = {
  status_query: standing,
  pause: (s) => {
    if (!next(interrupt, s.interrupt, 'pause').ok)
      return [{ say: s.interrupt === 'WAIT_USER_DECISION' ? 'held' : 'already_paused' }]
    return [{ say: s.tasks.some(hasStepInFlight) ? 'pausing' : 'paused' }]
  },
  resume: (s) => {
    if (next(interrupt, s.interrupt, 'resume').ok) return [{ say: 'resumed' }]
    if (shownQuestion(s) && s.interrupt !== 'WAIT_USER_DECISION') return [{ say: 'card_waits' }]
    return [{ say: s.interrupt === 'WAIT_USER_DECISION' ? 'held' : 'not_paused' }]
  },
  cancel: (s) => {
    const members = membersOf(s.tasks)
    if (members.length + s.workflows.length === 0) return [{ say: 'nothing_to_cancel' }]
    const onlyAsks = s.tasks.length > 0 && s.tasks.every((t) => asksPeople(s, t))
    return [{ say: onlyAsks ? 'dropped' : 'canceled', members }]
  },
}

/** Who is at work, who waits for what, what is stuck, and what is queued. */
function standing(s: Conversation): Fact[] {
  const open = s.tasks.filter((t) => !isParked(s, t))
  const named = (say: 'at_work' | 'reviewed' | 'blocked' | 'queued', is: (t: Task) => boolean): Fact[] => {
    const members = membersOf(open.filter(is))
    return members.length > 0 ? [{ say, members }] : []
  }
  const turn = open.find((t) => t.state === 'AWAITING_USER' && !asksPeople(s, t))
  const inTheWay = s.tasks.filter(isAwaited)
  const facts: Fact[] = [
    ...(s.interrupt === 'PAUSED' ? [{ say: 'paused' as const }] : []),
    ...(s.interrupt === 'PAUSING' ? [{ say: 'pausing' as const }] : []),
    ...named('at_work', (t) => isAtWork(s, t) && !isOfStaff(t)),
    ...(inTheWay.length > 0 ? [{ say: 'in_the_way' as const, members: membersOf(inTheWay) }] : []),
    ...(s.workflows.some((w) => w.planning !== undefined) ? [{ say: 'planning' as const }] : []),
    ...named('reviewed', (t) => t.state === 'REVIEWING'),
    ...named('blocked', (t) => t.state === 'BLOCKED'),
    ...open.filter((t) => asksPeople(s, t)).map((t) => waitsFor(s, t)),
    ...(turn ? [{ say: 'turn' as const, member: turn.agentId }] : []),
    ...(s.questions.some((q) => !isOffer(q)) ? [{ say: 'asked' as const }] : []),
    ...named('queued', (t) => !isOfStaff(t) && (t.state === 'READY' || t.state === 'CREATED')),
  ]
  return facts.length > 0 ? facts : [{ say: 'idle' }]
}

const membersOf = (tasks: readonly Task[]): string[] => [...new Set(tasks.map((t) => t.agentId))]
