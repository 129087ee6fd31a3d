/**
 * What a conversation used of models so far: its members, coding agents, understanding and the gate together. The journal is the truth;
 * what is kept here is a sum of it up to a position, and goes on from there.
 */
import type { JournalEvent } from '../core/state/events.ts'
import type { Journal } from '../ports.ts'
import { usedIn } from '../views/cost.ts'
import type { TokenCount } from './request.ts'

export type Spent = {
  readonly tokens: number
  readonly cost: number
  /** How often a person let it go on. */
  readonly granted: number
}
type Price = { readonly input: number; readonly output: number }

/** The names under which function agents of ours record their calls. */
export const modelCall = 'model'
export const budgetCall = 'budget'

type Sum = Spent & { readonly seq: number }
const nothing: Sum = { tokens: 0, cost: 0, granted: 0, seq: 0 }
const mostKept = 10_000

export class Meter {
  readonly #journal: Pick<Journal, 'read'>
  readonly #sums = new Map<string, Sum>()

  constructor(journal: Pick<Journal, 'read'>) {
    this.#journal = journal
  }

  of(conversation: string): Spent {
    let sum = this.#sums.get(conversation) ?? nothing
    for (const event of this.#journal.read(conversation, sum.seq)) sum = plus(sum, event as JournalEvent)
    if (this.#sums.size >= mostKept) this.#sums.clear()
    this.#sums.set(conversation, sum)
    const { seq: _, ...spent } = sum
    return spent
  }

  /** With a call that was just made, and is not on disk yet. */
  with(conversation: string, usage: TokenCount, cost: number): Spent {
    const { tokens, cost: before, granted } = this.of(conversation)
    return { tokens: tokens + usage.input + usage.output, cost: before + cost, granted }
  }
}

export const costOf = ({ input, output }: TokenCount, price: Price | undefined): number =>
  price ? (input * price.input + output * price.output) / 1_000_000 : 0

function plus(sum: Sum, event: JournalEvent): Sum {
  const { seq } = event
  if (event.type === 'call_recorded' && event.name === budgetCall) return { ...sum, seq, granted: sum.granted + 1 }
  const used = usedIn(event)
  if (!used) return { ...sum, seq }
  return { ...sum, seq, tokens: sum.tokens + used.input + used.output, cost: sum.cost + used.cost }
}
