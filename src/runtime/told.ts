/** What an agent is told of its decision: read back from the journal, so that it is the same however often it is told. */
import type { Told } from '../core/contracts/acting.ts'
import type { Journal } from '../ports.ts'
import { eventAt } from './box.ts'

/** `seq` is the position of the event that ended the decision, or left it in doubt. */
export function toldAt(journal: Journal, conversation: string, at: { seq: number; decisionId: string }): Told {
  const { decisionId: decision_id } = at
  const e = eventAt(journal, conversation, at.seq)
  if (e?.type === 'decision_settled') return { decision_id, outcome: 'settled', result: e.result, verdict: e.verdict }
  if (e?.type === 'decision_refused') return { decision_id, outcome: 'refused', problem: e.problem }
  if (e?.type === 'decision_probed') return { decision_id, outcome: 'probed', probed: e.outcome }
  return { decision_id, outcome: 'uncertain' }
}
