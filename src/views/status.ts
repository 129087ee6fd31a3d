/** How a conversation stands, in one look: who is next, who waits behind, and what is asked of a person. */
import { type Conversation, isInFlight } from '../core/state/conversation.ts'
import { firstHuman, memberOf } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { answersTo } from './question.ts'
import { type QueueTurn, queueLine } from './queue.ts'
import { texts } from './texts/languages.ts'
import type { Standing } from './texts/standing.ts'
import { shownAs } from './texts/words.ts'

/** How a conversation stands, in words. */
export type StatusView = {
  readonly status: Standing
  readonly text: string
  /** `{loopId}.{role}` of those who act now, or of the person everybody waits for. */
  readonly next: readonly string[]
  readonly queue?: string
  /** With what each answer does. */
  readonly questions: readonly { readonly id: string; readonly text: string; readonly options: readonly string[] }[]
}

/**
 * `reader` is the person who looks at it, and is called by you.
 *
 * @example
 * const status = statusView(state, 'en')
 */
export function statusView(s: Conversation, lang: Lang, reader?: string): StatusView {
  return {
    status: standingOf(s),
    text: texts[lang].status[standingOf(s)],
    next: nextOf(s),
    queue: queueLine(turnsOf(s), lang, reader),
    questions: s.questions.map((q) => ({
      id: q.id,
      text: texts[lang].questions[q.kind],
      options: answersTo(q, lang, s.team).map(({ label }) => label),
    })),
  }
}

/** The talk calls both of them `paused`: nothing goes on by itself. */
export function standingOf(s: Conversation): Standing {
  if (s.talk === 'completed') return 'completed'
  if (s.pausedBy !== undefined) return 'paused'
  return s.talk === 'paused' ? 'waiting' : 'active'
}

function nextOf(s: Conversation): string[] {
  if (s.talk === 'completed') return []
  const busy = s.tasks.filter(isInFlight).map((t) => shownAs(s.team, t.agentId))
  if (s.talk === 'active' && busy.length > 0) return [...new Set(busy)]
  const person = s.waitingFor ?? firstHuman(s.team)?.id
  return person === undefined ? [] : [shownAs(s.team, person)]
}

/** The queue is the view of the open replies (design §3.1). */
const turnsOf = (s: Conversation): QueueTurn[] =>
  s.tasks
    .filter((t) => t.kind === 'reply')
    .map((t) => ({
      member: memberOf(s.team, t.agentId) ?? { id: t.agentId, name: t.agentId },
      status: isInFlight(t) ? 'executing' : 'pending',
    }))
