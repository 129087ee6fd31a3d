/**
 * What a person is told about the route of their message (S0 §8.3 `userMessage`), in the language of the message.
 *
 * T1. A control action says what it does, or how things stand. It is told before it is done, so it is read off the same tables.
 * T2. Between `ask` and `act` a route is taken and said (design §6). What is sure, or asked about in a question, needs no words.
 */

import { type ToldTexts, toldTexts } from '../../views/texts/user-messages.ts'
import type { RoutingDecision } from '../contracts/understanding.ts'
import { interrupt } from '../machines/interrupt.ts'
import { next } from '../machines/machine.ts'
import {
  type Conversation,
  currentWorkflow,
  isAtWork,
  isOffer,
  isParked,
  type Message,
  type Task,
} from '../state/conversation.ts'
import { memberOf, plannerOf, shownName } from '../state/team.ts'
import { asksPeople, missingOf } from '../talk/waiting-question.ts'
import { clip } from '../text/clip.ts'
import type { Lang } from '../text/language.ts'
import { languageAmong } from '../text/language.ts'
import { hasStepInFlight } from '../work/boundary.ts'
import { wishesIn } from '../work/planning.ts'
import type { Routed } from './routing.ts'

type Seen = { readonly s: Conversation; readonly lang: Lang; readonly say: ToldTexts }
type Control = NonNullable<NonNullable<RoutingDecision['payload']>['controlAction']>

export function toldOf(s: Conversation, m: Message, { decision, as }: Pick<Routed, 'decision' | 'as'>): string {
  const lang = languageFor(s, m)
  const seen: Seen = { s, lang, say: toldTexts[lang] }
  const { route, payload } = decision
  if (route === 'control_action') return clip(controls[payload?.controlAction ?? 'status_query'](seen), longest)
  if (route === 'wait_user_decision' || route === 'minor_replan' || route === 'full_replan') return ''
  const wishes = route === 'new_task' || as === 'insertion' ? wishesIn(s, m) : undefined
  const share = Math.min(decision.confidence, ...(as === 'insertion' ? (wishes ?? []) : []).map((w) => w.confidence))
  if (share >= s.team.thresholds.act) return ''
  return clip(takenAs(seen, wishes, share), longest)
}

/** A reader is told in a few lines, however many tasks there are. */
const longest = 2_000

/** A word like /status has no language of its own: then the goal has, or the team. */
function languageFor(s: Conversation, m: Message): Lang {
  if (s.team.locale !== 'auto') return s.team.locale
  return languageAmong(m.text, [currentWorkflow(s)?.goal ?? ''])
}

const controls: Record<Control, (seen: Seen) => string> = {
  status_query: statusOf,
  pause: ({ s, say }) => {
    if (next(interrupt, s.interrupt, 'pause').ok) return s.tasks.some(hasStepInFlight) ? say.pausing : say.paused
    return s.interrupt === 'WAIT_USER_DECISION' ? say.held : say.alreadyPaused
  },
  resume: ({ s, say }) => {
    if (next(interrupt, s.interrupt, 'resume').ok) return say.resumed
    return s.interrupt === 'WAIT_USER_DECISION' ? say.held : say.notPaused
  },
  cancel: (seen) => {
    const names = namesOf(seen, seen.s.tasks)
    if (names.length > 0) return seen.say.canceled(names)
    return seen.s.workflows.length > 0 ? seen.say.canceled([seen.say.goal]) : seen.say.nothingToCancel
  },
}

/** Who is at work, who waits for what, what is stuck, and what is queued. */
function statusOf(seen: Seen): string {
  const { s, lang, say } = seen
  const open = s.tasks.filter((t) => !isParked(s, t))
  const named = (is: (t: Task) => boolean, told: (names: readonly string[]) => string): string[] => {
    const names = namesOf(seen, open.filter(is))
    return names.length > 0 ? [told(names)] : []
  }
  const turn = open.find((t) => t.state === 'AWAITING_USER' && !asksPeople(s, t))
  const told = [
    ...(s.interrupt === 'PAUSED' ? [say.paused] : s.interrupt === 'PAUSING' ? [say.pausing] : []),
    ...named(isAtWork, say.atWork),
    ...(s.workflows.some((w) => w.planning !== undefined) ? [say.planning] : []),
    ...named((t) => t.state === 'REVIEWING', say.reviewed),
    ...named((t) => t.state === 'BLOCKED', say.blocked),
    ...open.filter((t) => asksPeople(s, t)).map((t) => say.waits(nameOf(s, t.agentId, lang), missingOf(s, t))),
    ...(turn ? [say.turn(nameOf(s, turn.agentId, lang))] : []),
    ...(s.questions.some((q) => !isOffer(q)) ? [say.asked] : []),
    ...named((t) => t.state === 'READY' || t.state === 'CREATED', say.queued),
  ]
  return told.length > 0 ? joined(told, lang) : say.idle
}

const joined = (sentences: readonly string[], lang: Lang): string => sentences.join(lang === 'zh' ? '' : ' ')

/** `wishes` are there where something new is begun; with neither an agent nor a planner for it, nothing is. */
function takenAs({ s, lang, say }: Seen, wishes: ReturnType<typeof wishesIn> | undefined, share: number): string {
  const percent = `${Math.round(share * 100)}%`
  if (wishes === undefined) return say.takenAs([say.goesOn], percent)
  if (wishes.length === 0) return plannerOf(s.team) ? say.takenAs([say.newTask], percent) : ''
  return say.takenAs(
    wishes.map(({ intent, agent }) => say.intent(intent, shownName(agent, lang))),
    percent,
  )
}

const namesOf = ({ s, lang }: Seen, tasks: readonly Task[]): string[] => [
  ...new Set(tasks.map((t) => nameOf(s, t.agentId, lang))),
]

const nameOf = (s: Conversation, id: string, lang: Lang): string =>
  shownName(memberOf(s.team, id) ?? { name: id }, lang)
