/**
 * The timeline a person watches (S0 §9): one line an event, as data. Every interface renders these lines; none guesses a name.
 *
 * T1. A name is `{loopId}.{role}` of the event itself. T2. Text that came from outside is made printable (printable.ts).
 */
import { noTeam } from '../core/state/conversation.ts'
import type { EventOf, EventType, JournalEvent } from '../core/state/events.ts'
import { memberOf, type Team } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'
import type { Around } from './texts/texts.ts'

/** `alarm` nobody may miss, `said` are words of a member, `step` is what a person must see, `detail` is the rest. */
export type Weight = 'alarm' | 'said' | 'step' | 'detail'
/** One line of the timeline. */
export type Line = {
  readonly seq: number
  /** ms UTC */
  readonly time: number
  readonly name: string
  readonly text: string
  readonly weight: Weight
}
/** Who looks at the timeline, and in which language. */
export type Seen = Around & { readonly lang: Lang }

/**
 * One event as a line of the timeline.
 *
 * @example
 * const { name, text } = lineView(event, { lang: 'en', team })
 */
export function lineView(e: JournalEvent, { lang, ...around }: Seen): Line {
  const say = texts[lang].events[e.type] as (e: JournalEvent, around: Around) => string
  return {
    seq: e.seq,
    time: e.at,
    name: printable(`${e.loopId}.${e.role}`),
    text: printable(say(e, around)),
    weight: weightOf(e, around.team),
  }
}

/**
 * A whole journal; the team, and what its lines look back at, are known from its own events.
 *
 * @example
 * const lines = [...timelineView(events, 'en')]
 */
export function* timelineView(events: Iterable<JournalEvent>, lang: Lang): Iterable<Line> {
  let team = noTeam
  const lookedBackAt = new Map<number, JournalEvent>()
  const eventAt = (seq: number): JournalEvent | undefined => lookedBackAt.get(seq)
  for (const e of events) {
    team = teamAfter(team, e)
    if (kept.has(e.type)) lookedBackAt.set(e.seq, withoutContents(e))
    yield lineView(e, { lang, team, eventAt })
  }
}

/** What a later line looks back at. */
const kept: ReadonlySet<EventType> = new Set([
  'question_opened',
  'plan_proposed',
  'verification_finished',
  'workflow_started',
  'user_input_received',
  'task_created',
  'frame_changed',
  'decision_proposed',
])

/** Whole files may stand in the params, and no later line reads them. */
const withoutContents = (e: JournalEvent): JournalEvent =>
  e.type === 'decision_proposed' ? { ...e, envelope: { ...e.envelope, params: {} } } : e

const teamAfter = (team: Team, e: JournalEvent): Team =>
  e.type === 'conversation_started' || e.type === 'team_changed' ? e.team : team

function weightOf(e: JournalEvent, team: Team): Weight {
  if (e.type === 'safety_checked') return verdictWeight(e)
  if (e.type === 'talk_changed') return e.status === 'paused' ? 'step' : 'detail'
  if (e.type === 'pause_awaited') return e.until === undefined ? 'detail' : 'step'
  if (e.type === 'task_canceled') return e.cause.kind === 'ended' ? 'detail' : 'step'
  if (e.type === 'task_dispatch_requested') return memberOf(team, e.agentId)?.type === 'human' ? 'detail' : 'step'
  // A person needs no handshake: the lines of theirs would say nothing.
  if (handshake.has(e.type) && e.loopId === 'user') return 'detail'
  if (e.type === 'phase_transition') return e.machine === 'turn' && usual.has(e.on) ? 'detail' : 'step'
  if (e.type === 'call_recorded') return e.kind === 'act' ? 'detail' : 'step' // its proposal is the next line
  if (e.type === 'question_repeated') return e.text === '' ? 'step' : 'said'
  return details.has(e.type) ? 'detail' : e.type === 'member_said' ? 'said' : 'step'
}

function verdictWeight({ verdict, notice }: EventOf<'safety_checked'>): Weight {
  if (verdict === 'EMERGENCY') return 'alarm'
  return verdict === 'SAFE' && notice === undefined ? 'detail' : 'step'
}

const handshake: ReadonlySet<EventType> = new Set([
  'task_dispatch_ack',
  'task_execution_started',
  'task_awaiting_user',
  'task_execution_result',
])
/** Where a goal takes these steps in its folder, its own phases say the same. */
const usual: ReadonlySet<string> = new Set([
  'USER_MESSAGE',
  'context_built',
  'plan_is_harmless',
  'CONFIRM(yes)',
  'summarized',
])
const details: ReadonlySet<EventType> = new Set([
  'task_created',
  'question_withdrawn',
  'plan_requested',
  'context_requested',
  'task_review_requested',
  'plan_review_requested',
  'task_parked',
  'decision_issued',
  'decision_probed',
  'undo_issued',
  'memory_noted',
  'outcome_ignored',
] satisfies EventOf<EventType>['type'][])
