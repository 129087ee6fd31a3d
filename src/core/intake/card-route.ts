/** The route of a message that speaks of the open card (at-card.ts), and the refusal that a plain no is. */
import { type Message, openDecision } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { denyDecision } from '../work/proposing.ts'
import type { AtCard } from './at-card.ts'
import type { Routed } from './routing.ts'

export function routeAtCard(card: AtCard): Routed {
  const corrects = card.as === 'correction'
  return {
    decision: {
      route: corrects ? 'minor_replan' : 'continue_execution',
      confidence: 1,
      userConfirmationRequired: false,
      userMessage: '',
    },
    signal: corrects ? 'same_task_minor_change' : 'same_task_no_change',
    rule: corrects ? 'sure' : card.as === 'refusal' ? 'answer_to_question' : 'only_told',
    alternatives: [{ route: 'new_task', why_not: 'explicit_first' }],
    card,
  }
}

export function refuseShown(d: Draft, m: Message, questionId: string): void {
  const q = d.state.questions.find((x) => x.id === questionId)
  const x = q && openDecision(d.state, q.about)
  if (!q || !x) return
  d.emit('question_answered', who.user(m.by), { questionId: q.id, option: 'deny', by: m.by })
  denyDecision(d, x, m.by)
}
