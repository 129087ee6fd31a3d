/** What an analysis sets in motion (S0 §3): once verdict and analysis are there, the message is routed. Producing one is understanding/. */

import type { Cause } from '../contracts/causes.ts'
import type { IntentAnalysis } from '../contracts/understanding.ts'
import type { CommandOf } from '../state/commands.ts'
import type { Draft } from '../state/draft.ts'
import { type FieldsOf, who } from '../state/events.ts'
import type { MessageId } from '../state/ids.ts'
import { ignore } from '../state/ignored.ts'
import { oneLine } from '../text/clip.ts'
import { routeMessage } from './act-on-route.ts'

export function decideAnalysed(d: Draft, c: CommandOf<'analysed'>): void {
  const message = d.state.messages.find((m) => m.id === c.messageId)
  if (!message || message.analysis) return ignore(d, c.effect, { kind: message ? 'repeated_outcome' : 'late_outcome' })
  // Field by field: what else an engine of somebody's own answers is not journaled, and a new field of the event is asked for here.
  const { messageId, analysis, frames, ops, candidates, says, saysMore, segments, notice, problem } = c
  const { beyond, cascade, relation, used } = c
  d.emit('semantic_understanding_completed', who.understanding, {
    messageId,
    analysis,
    frames,
    intent_ops: ops,
    candidates,
    says,
    saysMore,
    segments,
    notice,
    beyond,
    problem,
    cascade,
    relation,
    used,
  } satisfies Record<keyof FieldsOf<'semantic_understanding_completed'>, unknown>)
  routeWhenReady(d, messageId)
}

export function routeWhenReady(d: Draft, id: MessageId): void {
  const message = d.state.messages.find((m) => m.id === id)
  if (message?.verdict === 'SAFE' && message.analysis) routeMessage(d, message, message.analysis)
}

/** What is known when no engine answered: nothing, so the person is asked. */
export const unknownIntent = (goal: string, { kind: reason }: Cause): IntentAnalysis => ({
  normalizedIntent: { goal: oneLine(goal, 500), action: 'clarify', scope: 'partial_task', urgency: 'medium' },
  taskRelation: { type: 'different_task', confidence: 0, reasoning: reason },
  contextDependency: {
    needsCurrentTaskContext: true,
    needsExecutionHistory: false,
    needsResourceStatus: false,
    referencedEntities: [],
  },
  suggestedRoute: { nextPhase: 'wait_user', reason, requiresUserConfirmation: true },
})
