/**
 * The talk as a person reads it: what was said, what they must know, and the steps in between, which fold. An entry only points
 * at its events; its words are made when it comes into view, so a long history costs nothing.
 *
 * L1. What a person says is shown as soon as it is on disk, not when it has been understood.
 * L2. ERROR means the system failed, BLOCKED means the logic did (design §3.6): they never share a tone.
 * L3. An emergency stands apart from everything else, with and without colours.
 */
import type { EventOf, JournalEvent } from '../core/state/events.ts'
import type { Tone } from './panel.ts'
import { printable } from './printable.ts'
import { cameTo } from './texts/goal-texts.ts'
import { texts } from './texts/languages.ts'
import { toldOf } from './texts/words.ts'
import { lineView } from './timeline.ts'

type SaidEvent = EventOf<'member_said'> | EventOf<'user_input_received'> | EventOf<'question_repeated'>
/** `id` is the position of its first event. */
export type Entry =
  | { readonly kind: 'said'; readonly id: number; readonly event: SaidEvent }
  | { readonly kind: 'note'; readonly id: number; readonly event: JournalEvent; readonly tone: Tone }
  | { readonly kind: 'steps'; readonly id: number; readonly events: readonly JournalEvent[] }

export function transcriptAfter(entries: readonly Entry[], events: readonly JournalEvent[]): Entry[] {
  const after = [...entries]
  for (const event of events) add(after, event)
  return after
}

/** A run of a thousand steps is several groups: each stays cheap to fold, to open and to add to. */
const stepsTogether = 50

function add(entries: Entry[], event: JournalEvent): void {
  if (event.type === 'user_input_received') entries.push({ kind: 'said', id: event.seq, event })
  if (event.type === 'member_said' && event.messageId === undefined)
    return void entries.push({ kind: 'said', id: event.seq, event })
  if (event.type === 'question_repeated' && event.text !== '')
    return void entries.push({ kind: 'said', id: event.seq, event })
  const tone = noteTone(event)
  if (tone) return void entries.push({ kind: 'note', id: event.seq, event, tone })
  const last = entries.at(-1)
  if (last?.kind === 'steps' && last.events.length < stepsTogether)
    entries[entries.length - 1] = { ...last, events: [...last.events, event] }
  else entries.push({ kind: 'steps', id: event.seq, events: [event] })
}

/** What a person must not miss, or nothing for a mere step. */
function noteTone(e: JournalEvent): Tone | undefined {
  switch (e.type) {
    case 'task_execution_result':
      return e.success ? undefined : 'error'
    case 'task_lease_expired':
      return e.cause.kind === 'replaced' ? undefined : 'error'
    case 'plan_refused':
    case 'decision_uncertain':
      return 'error'
    case 'decision_settled':
      return e.verdict.accepted ? undefined : e.verdict.new_agent_status === 'ERROR' ? 'error' : 'blocked'
    case 'safety_checked':
      if (e.verdict === 'SAFE') return e.notice === undefined ? undefined : 'warn'
      return e.verdict === 'BLOCK' ? 'blocked' : 'alarm'
    case 'task_blocked':
      return 'blocked'
    case 'decision_refused': // its agent is told and goes on; where its run stops, a card says so
    case 'talk_routed':
    case 'input_rejected':
    case 'task_dispatch_nack':
      return 'warn'
    case 'task_unblocked':
      return e.agentId === undefined ? undefined : 'dim'
    case 'task_canceled':
      return e.cause.kind === 'ended' ? undefined : 'dim'
    case 'phase_transition':
      return isPause(e) ? 'dim' : undefined
    case 'task_review_result':
      return e.pass ? 'good' : 'warn'
    case 'question_opened':
      return e.offer ? 'plain' : undefined // it may have no card while somebody else waits for an answer
    case 'routing_decision_made':
      return toldOf(e) ? 'plain' : undefined
    case 'verification_finished':
      return e.outcome === 'passed' ? 'good' : e.outcome === 'failed' ? 'error' : 'warn'
    case 'recovery_chosen':
      return e.rung === 'stop' || e.rung === 'ask' ? 'blocked' : 'warn'
    case 'undo_settled':
      return 'warn'
    case 'goal_summarized':
      return cameTo(e.summary) === 'completed' ? 'good' : 'plain'
    case 'task_changed':
    case 'question_answered':
    case 'queue_cleared':
    case 'team_changed':
    case 'conversation_forked':
    case 'conversation_imported':
    case 'conversation_ended':
    case 'workflow_parked':
    case 'workflow_resumed':
    case 'goal_constrained':
    case 'goal_clarified':
    case 'context_built':
    case 'plan_proposed':
    case 'plan_approved':
    case 'plan_patched':
      return 'dim'
    default:
      return undefined
  }
}

/** A pause that took hold. Work that was paused before and stays so, e.g. while the word «resume» is read, does not pause anew. */
const isPause = ({ machine, on }: EventOf<'phase_transition'>): boolean =>
  machine === 'interrupt' && on === 'checkpoint_saved'

type SaidView = { readonly name: string; readonly at: number; readonly text: string }
export const saidView = ({ loopId, role, at, text }: SaidEvent): SaidView => ({
  name: printable(`${loopId}.${role}`),
  at,
  text: printable(text),
})

type StepPart = 'thought' | 'action' | 'observation' | 'text'
export type StepView = {
  readonly seq: number
  readonly at: number
  readonly name: string
  readonly text: string
  readonly detail: boolean
  /** Thought, action and observation of an agent's step, each on demand (S0 §9.10). */
  readonly parts: readonly { readonly part: StepPart; readonly text: string }[]
  /** Said in the place of `text` where the parts are shown. */
  readonly label: string
}

export function stepView(event: JournalEvent, around: Parameters<typeof lineView>[1]): StepView {
  const { seq, time, name, text, weight } = lineView(event, around)
  const detail = weight === 'detail' || event.type === 'member_said'
  const parts = partsOf(event)
  const label = parts.length > 0 ? texts[around.lang].screen.steps.one : text
  return { seq, at: time, name, text, detail, parts, label }
}

function partsOf(e: JournalEvent): StepView['parts'] {
  if (e.type !== 'agent_step_completed') return []
  const { thought, action, observation } = e.step ?? {}
  const parts = { thought, action, observation, text: e.text }
  return (Object.entries(parts) as [StepPart, string | undefined][]).flatMap(([part, text]) =>
    text ? [{ part, text: printable(text) }] : [],
  )
}
