/** What goes on right now, in one line: who thinks and since when, who is waited for, and what is stuck (S1 §9.1, S4 §3.2). */

import { type Conversation, decisionOf, isAwaited, isInFlight, isOffer, type Task } from '../core/state/conversation.ts'
import { positionOf } from '../core/state/ids.ts'
import type { PlaceInLine } from '../core/state/line.ts'
import { firstHuman, memberOf, personReviews } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { texts } from './texts/languages.ts'
import { shownAs } from './texts/words.ts'

export type Mode =
  | 'ended'
  | 'error'
  | 'blocked'
  | 'paused'
  | 'pausing'
  | 'understanding'
  | 'planning'
  | 'thinking'
  | 'asked'
  | 'waiting'

type StatusLine = {
  readonly mode: Mode
  readonly text: string
  /** The position at which what goes on began; its time is in the event. */
  readonly since?: number
}

/** The most urgent that holds is said. */
export function statusLine(s: Conversation, lang: Lang, places: readonly PlaceInLine[] = []): StatusLine {
  const { now, marks } = texts[lang].screen
  const names = (tasks: readonly Task[]): string =>
    [...new Set(tasks.map((t) => shownAs(s.team, t.agentId)))].join(marks.list)
  const busy = workers(s)
  const isAsked = s.questions.some((q) => !isOffer(q)) // an offer waits for nobody
  const person = shownAs(s.team, awaitedOf(s))
  if (s.talk === 'completed') return { mode: 'ended', text: now.ended }
  const failed = s.tasks.filter((t) => t.run?.state === 'ERROR')
  if (failed.length > 0) return { mode: 'error', text: now.error(names(failed)) }
  const running = finishing(s).filter((t) => t.run?.state === 'PAUSED' && memberOf(s.team, t.agentId)?.pausable)
  const ending = finishing(s).filter((t) => !running.includes(t))
  if (ending.length > 0) return { mode: 'pausing', text: now.pausing(names(ending)), since: sinceOf(ending) }
  if (running.length > 0) return { mode: 'pausing', text: now.stillRuns(names(running)), since: sinceOf(running) }
  if (s.interrupt !== 'EXECUTION' && !isAsked) return { mode: 'paused', text: now.paused }
  if (s.pausedBy !== undefined) return { mode: 'paused', text: now.pausedAsked(person) }
  const awaited = s.tasks.filter(isAwaited)
  if (awaited.length > 0) return { mode: 'pausing', text: now.inTheWay(names(awaited)), since: sinceOf(awaited) }
  const stuck = s.tasks.filter((t) => t.state === 'BLOCKED' || t.run?.state === 'BLOCKED')
  if (stuck.length > 0) return { mode: 'blocked', text: now.blocked(names(stuck)) }
  const unread = s.messages.find((m) => m.state !== 'WAIT_USER_DECISION')
  if (unread) return { mode: 'understanding', text: now.understanding, since: positionOf(unread.id) }
  const atWork = busy.filter(isInFlight)
  const inLine = atWork.every(isInLine) ? atWork[0] : undefined
  if (inLine)
    return { mode: 'thinking', text: now.inLine(names([inLine]), placeOf(inLine, places)), since: sinceOf(atWork) }
  if (atWork.length > 0) return { mode: 'thinking', text: now.thinking(names(atWork)), since: sinceOf(atWork) }
  if (busy.length > 0 && turnOf(s) === undefined) return { mode: 'thinking', text: now.retrying(names(busy)) }
  const reviewed = personReviews(s.team) ? undefined : s.tasks.find((t) => t.state === 'REVIEWING')
  if (reviewed) return { mode: 'thinking', text: now.reviewing(shownAs(s.team, s.team.review)), since: reviewed.review }
  const planning = s.workflows.find((w) => w.planning ?? w.planReview)
  if (planning) return { mode: 'planning', text: now.planning, since: planning.planning ?? planning.planReview?.seq }
  if (isAsked) return { mode: 'asked', text: now.asked(person) }
  return { mode: 'waiting', text: now.waiting(person) }
}

/**
 * A pause holds back what comes next: whoever is in the middle of a step ends it first, and is seen to. So is an agent that was told
 * to pause and has not said that it holds still.
 */
export const finishing = (s: Conversation): Task[] =>
  s.interrupt === 'PAUSING' || (s.interrupt === 'PAUSED' && s.pausedBy !== undefined)
    ? workers(s).filter((t) => isInFlight(t) && !t.run?.holdsStill)
    : []

/** Tasks that an AI works on, or will be given again. One whose decision waits for a person does not work. */
export const workers = (s: Conversation): Task[] =>
  s.tasks.filter(
    (t) =>
      memberOf(s.team, t.agentId)?.type === 'ai' &&
      decisionOf(s, t)?.state !== 'ASKED' &&
      (isInFlight(t) || t.notBefore !== undefined),
  )

const isInLine = (t: Task): boolean => t.dispatch?.waits !== undefined

/** Where it stands in the line for a seat, if the pool has told it. */
export const placeOf = (t: Task, places: readonly PlaceInLine[]): number | undefined =>
  places.find(({ dispatchId }) => dispatchId === t.dispatch?.id)?.position

function sinceOf(tasks: readonly Task[]): number | undefined {
  const positions = tasks.flatMap((t) => (t.dispatch ? [positionOf(t.dispatch.id)] : []))
  return positions.length > 0 ? Math.min(...positions) : undefined
}

/** The person whom the talk has reached by name. */
export const turnOf = (s: Conversation): string | undefined =>
  s.tasks.find((t) => t.state === 'AWAITING_USER' && memberOf(s.team, t.agentId)?.type === 'human')?.agentId

/** Who the keyboard speaks for: whoever said so (`--as`), else the person everybody waits for. */
export const speakerOf = (s: Conversation, as?: string): string => personNamed(s, as) ?? awaitedOf(s)

/** Who said they are typing and is no person of this team: nothing is said or done in another's name. */
export const isStranger = (s: Conversation, as: string | undefined): as is string =>
  as !== undefined && personNamed(s, as) === undefined

/** Who is called by you: whoever said who they are, or the only person there is. */
export function readerOf(s: Conversation, as?: string): string | undefined {
  const people = s.team.members.filter((m) => m.type === 'human')
  return personNamed(s, as) ?? (people.length === 1 ? people[0]?.id : undefined)
}

const personNamed = (s: Conversation, id: string | undefined): string | undefined =>
  id !== undefined && memberOf(s.team, id)?.type === 'human' ? id : undefined

/** The person everybody waits for, else the first one. */
function awaitedOf(s: Conversation): string {
  const waiting = s.tasks.find((t) => t.kind === 'reply' && t.state === 'AWAITING_USER')
  const next = waiting?.agentId ?? s.waitingFor
  if (next !== undefined && memberOf(s.team, next)?.type === 'human') return next
  return firstHuman(s.team)?.id ?? ''
}

/** Something is under way that Esc can hold back. */
export const isBusy = (s: Conversation): boolean =>
  s.interrupt === 'EXECUTION' &&
  (s.talk === 'active' || (s.talk === 'paused' && (workers(s).length > 0 || s.messages.length > 0)))
