/**
 * An agent's suggestion of another one (S2 §3.2, design §9): shown, offered, and taken up only by a person. The question is
 * questions.ts; what becomes of a yes is planning.ts.
 *
 * F1. It is offered when it names one agent of the team that takes requests and has no open task. Prose, a stranger and the
 *     executor itself are only shown. In a talk, a yes gives that member the next turn.
 * F2. Nothing waits for an offer. It is withdrawn when that agent gets work in another way, and a later one of the same agent takes
 *     its place: at most one open offer per agent.
 * F3. Whoever takes over gets what was known and said before, so that nobody is asked twice.
 */

import type { QuestionOption } from '../contracts/kinds.ts'
import type { TaskResult } from '../contracts/tasks.ts'
import type { Conversation, Message, Question, Task } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { type FieldsOf, who } from '../state/events.ts'
import { questionId } from '../state/ids.ts'
import { shownOffer } from '../state/shown-question.ts'
import { membersWith } from '../state/team.ts'
import { resolveAddressees } from '../talk/addressees.ts'
import { mayTakeOver, withdraw } from '../talk/questions.ts'
import { clip } from '../text/clip.ts'
import { startOffered, valuesOf } from './planning.ts'

type Slots = FieldsOf<'memory_noted'>['slots']
/** A result, with what was known of the task before it left the state. */
export type Suggestion = { readonly result: TaskResult; readonly known?: Known }
type Known = { readonly slots: Slots; readonly messageId: string }

/** Nothing where nothing is suggested. */
export function knownTo(s: Conversation, t: Task, result: TaskResult): Known | undefined {
  const messageId = s.workflows.find((w) => w.id === t.workflow)?.message ?? t.message
  if (!result.handoff_suggestion || messageId === undefined) return
  return { slots: { ...(s.frames.find((f) => f.task === t.id)?.slots as Slots), ...result.slots_update }, messageId }
}

export function offerHandoff(d: Draft, t: Task, { result, known }: Suggestion): void {
  const { code, reason } = suggested(result)
  const agentId = code === undefined ? undefined : takerOf(d.state, t, code)
  if (!known || agentId === undefined) return
  withdraw(d, { kind: 'later_offer' }, (q) => q.offer?.agentId === agentId)
  const from = result.user_response === '' ? t.from : d.state.said
  d.emit('question_opened', who.executor(t.agentId), {
    questionId: questionId(d.nextSeq),
    kind: 'handoff',
    options: ['accept', 'decline'] satisfies QuestionOption[],
    about: t.id,
    messageId: known.messageId,
    text: reason && clip(reason, 500),
    offer: { agentId, from, ...known },
  })
}

/** F1: of the members that share the agent the first that may; else a member may be meant by its name. */
function takerOf(s: Conversation, t: Task, code: string): string | undefined {
  const sharing = membersWith(s.team, code)
  if (sharing.some((m) => m.id === t.agentId)) return
  const named = sharing.length > 0 ? sharing : resolveAddressees([code], s.team).resolved
  return named.find((m) => m.id !== t.agentId && mayTakeOver(s, m.id))?.id
}

/** A text is a name only if the whole of it is one. */
function suggested({ handoff_suggestion: found }: TaskResult): { code?: string; reason?: string } {
  if (!found) return {}
  return typeof found === 'string' ? { code: found } : { code: found.agent_code, reason: found.reason }
}

/** F3. What the person says with the yes is newer than what was known. */
export function takeUp(d: Draft, { offer, about }: Question, { by, slots = {} }: { by: string; slots?: Slots }): void {
  if (offer) startOffered(d, { ...offer, slots: { ...offer.slots, ...slots } }, { by, parent: about })
}

/** A yes or no answers the offer that is shown: where anything else waits for a person, it is for that. A no with more is more. */
export const isAnswerToOffer = (s: Conversation, m: Message): boolean =>
  m.says !== undefined && (m.says === 'yes' || !m.saysMore) && shownOffer(s) !== undefined

export function answerOffer(d: Draft, m: Message): void {
  const q = shownOffer(d.state)
  if (!q) return
  const option = m.says === 'yes' ? 'accept' : 'decline'
  d.emit('question_answered', who.user(m.by), { questionId: q.id, option, by: m.by, text: m.text })
  const slots = valuesOf(m.saysMore ? (m.frames ?? []).flatMap((f) => f.slots) : [])
  if (option === 'accept') takeUp(d, q, { by: m.by, slots })
}

/** «No, where is the pharmacy?» declines; the rest of it is routed as ever. */
export function declineFirst(d: Draft, m: Message): void {
  if (m.says === 'no' && m.saysMore) answerOffer(d, m)
}
