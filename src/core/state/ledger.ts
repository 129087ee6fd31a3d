/**
 * Every decision_id that was proposed, so that a repetition is known as one (S4 §3.1). It only grows, and every decision writes to it
 * twice: the newest stand in a short list, which is cheap to copy, and full lists become pages, which are cheap to look up.
 */
import type { Conversation, Settled } from './conversation.ts'
import type { DecisionId } from './ids.ts'

export type Ledger = Pick<Conversation, 'recent' | 'ledger'>
const none: NonNullable<Conversation['recent']> = []

export function settledDecision({ recent = none, ledger }: Ledger, id: DecisionId): Settled | undefined {
  for (let i = recent.length - 1; i >= 0; i--) if (recent[i]?.id === id) return recent[i]
  return ledger.find((page) => Object.hasOwn(page, id))?.[id]
}

/** One that was dropped and comes again begins anew (evolve-decision:L3). */
export function noted(s: Ledger & Pick<Conversation, 'kept'>, settled: Settled): Ledger {
  const { recent = none, ledger, kept } = s
  if (settledDecision(s, settled.id)) return replaced(s, settled.id, () => settled)
  if (recent.length < kept.page) return { recent: [...recent, settled], ledger }
  return { recent: [settled], ledger: [...ledger, Object.fromEntries(recent.map((one) => [one.id, one]))] }
}

export const remembered = (s: Ledger, id: DecisionId, more: Partial<Settled>): Ledger =>
  replaced(s, id, (known) => ({ ...known, ...more }))

function replaced({ recent = none, ledger }: Ledger, id: DecisionId, change: (known: Settled) => Settled): Ledger {
  const at = recent.findLastIndex((one) => one.id === id)
  const known = recent[at]
  if (known) return { recent: recent.with(at, change(known)), ledger }
  const inPage = (page: Ledger['ledger'][number]) => {
    const old = page[id]
    return old ? { ...page, [id]: change(old) } : page
  }
  return { recent, ledger: ledger.map(inPage) }
}
