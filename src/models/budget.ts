/** The budget of a conversation: where it is used up, a person is asked before the next call, and nothing is called until they say yes. */

import type { AgentContext } from '../agents/function-context.ts'
import type { Config } from '../config/config.ts'
import type { Spoken } from '../core/text/language.ts'
import { budgetCall, type Meter, type Spent } from './meter.ts'

/** What was spent when the last call of this run was made. */
export type Budgeted = { now?: Spent }
type Spending = {
  readonly ctx: AgentContext
  readonly meter: Meter
  readonly budget: Config['budget']
  readonly lang: Spoken
  readonly spent: Budgeted
}
type GoesOn = { readonly ok: true } | { readonly ok: false; readonly words: string }

/** A function that runs again must ask the same, so what was spent is recorded before it is looked at. */
export async function goOnWithin({ ctx, meter, budget, lang, spent }: Spending): Promise<GoesOn> {
  const { tokens, cost } = budget
  if (tokens === undefined && cost === undefined) return { ok: true }
  spent.now ??= await ctx.once('spent', () => meter.of(ctx.conversation))
  const { now } = spent
  const times = now.granted + 1
  const isUsedUp =
    (tokens !== undefined && now.tokens >= tokens * times) || (cost !== undefined && now.cost >= cost * times)
  if (!isUsedUp) return { ok: true }
  const answer = await ctx.ask(question[lang](now))
  if (!yes.test(answer)) return { ok: false, words: stopped[lang] }
  spent.now = await ctx.once(budgetCall, () => ({ ...now, granted: now.granted + 1 }))
  return goOnWithin({ ctx, meter, budget, lang, spent })
}

const yes = /^\s*(?:y|yes|ok|okay|sure|go on|continue|go ahead|好|好的|是|是的|行|可以|继续|同意)[\s.!。！]*$/i

const price = ({ cost }: Spent): string => (cost < 0.005 ? '' : `, ${cost.toFixed(2)}`)
const question = {
  en: (spent: Spent) =>
    `The budget of this conversation is used up (tokens used: ${spent.tokens}${price(spent)}). Shall I go on with as much again? (yes / no)`,
  zh: (spent: Spent) =>
    `本次对话的预算已用完（已用令牌数：${spent.tokens}${price(spent)}）。是否再追加同样的额度继续？（是 / 否）`,
} as const
const stopped = {
  en: 'I stopped here: the budget of this conversation is used up.',
  zh: '我先停在这里：本次对话的预算已用完。',
} as const
