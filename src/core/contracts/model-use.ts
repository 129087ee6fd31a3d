/** What was used of language models: it stands beside what they came to, so that a conversation can be told its cost. */
import { z } from 'zod'

const count = z.int().min(0)
export const ModelUse = z
  .strictObject({ calls: count, input: count, output: count, cost: z.number().min(0) })
  .describe('Calls, tokens and cost of language models. The cost is in the currency of the prices in signalbox.yaml.')
/** What was used of language models: calls, tokens and cost. */
export type ModelUse = z.infer<typeof ModelUse>

export const noUse: ModelUse = { calls: 0, input: 0, output: 0, cost: 0 }

export const sumOfUse = (a: ModelUse, b: ModelUse): ModelUse => ({
  calls: a.calls + b.calls,
  input: a.input + b.input,
  output: a.output + b.output,
  cost: a.cost + b.cost,
})
