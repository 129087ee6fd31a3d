/**
 * What a conversation used of models so far. The journal is the truth: each call stands there with its tokens and its price, and what is
 * counted here is only a sum of it, made again after a restart.
 */
import type { Json } from '../core/state/commands.ts'
import type { Journal } from '../ports.ts'
import type { TokenCount } from './request.ts'

export type Spent = {
  readonly tokens: number
  readonly cost: number /** How often a person let it go on. */
  readonly granted: number
}
type Price = { readonly input: number; readonly output: number }

/** The names under which function agents of ours record their calls. */
export const modelCall = 'model'
export const budgetCall = 'budget'

const nothing: Spent = { tokens: 0, cost: 0, granted: 0 }
const mostKept = 10_000

export class Meter {
  readonly #journal: Pick<Journal, 'read'>
  readonly #spent = new Map<string, Spent>()

  constructor(journal: Pick<Journal, 'read'>) {
    this.#journal = journal
  }

  of(conversation: string): Spent {
    const known = this.#spent.get(conversation)
    if (known) return known
    let sum = nothing
    for (const event of this.#journal.read(conversation)) if (event.type === 'call_recorded') sum = plus(sum, event)
    return this.#keep(conversation, sum)
  }

  /** A call that was just made; it is not on disk yet. */
  add(conversation: string, usage: TokenCount, cost: number): Spent {
    const { tokens, cost: before, granted } = this.of(conversation)
    return this.#keep(conversation, { tokens: tokens + usage.input + usage.output, cost: before + cost, granted })
  }

  grant(conversation: string): Spent {
    const before = this.of(conversation)
    return this.#keep(conversation, { ...before, granted: before.granted + 1 })
  }

  #keep(conversation: string, spent: Spent): Spent {
    if (this.#spent.size >= mostKept) this.#spent.clear()
    this.#spent.set(conversation, spent)
    return spent
  }
}

export const costOf = ({ input, output }: TokenCount, price: Price | undefined): number =>
  price ? (input * price.input + output * price.output) / 1_000_000 : 0

function plus(sum: Spent, event: object): Spent {
  const { name, result } = event as { name?: string; result?: Json }
  if (name === budgetCall) return { ...sum, granted: sum.granted + 1 }
  if (name !== modelCall) return sum
  const { usage, cost } = (result ?? {}) as { usage?: TokenCount; cost?: number }
  if (!usage) return sum
  return { ...sum, tokens: sum.tokens + usage.input + usage.output, cost: sum.cost + (cost ?? 0) }
}
