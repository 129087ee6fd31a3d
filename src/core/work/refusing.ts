/** A decision that is not carried out, before or by its host: nothing of it happened, and its agent is told why. */
import { openDecision } from '../state/conversation.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { type SaidProblem, who } from '../state/events.ts'
import type { DecisionId } from '../state/ids.ts'
import { withdraw } from '../talk/questions.ts'

export function refuseDecision(d: Draft, id: DecisionId, problem: SaidProblem): undefined {
  const x = openDecision(d.state, id)
  if (!x) return
  withdraw(d, problem.cause ?? { kind: 'no_longer_matters' }, (q) => q.about === id)
  d.emit('decision_refused', who.router, { taskId: x.taskId, decision_id: id, problem, until: leaseUntil(d) })
}
