/** Models of the settings for those stages that judge a message: understanding, and the gate's second look. */
import { z } from 'zod'
import type { ModelEntry } from '../config/config.ts'
import type { ModelUse } from '../core/contracts/model-use.ts'
import type { Json } from '../core/state/commands.ts'
import { readContract } from '../edge/read-contract.ts'
import type { MeteredModel } from '../ports.ts'
import type { SecondLook } from '../safety/cascade.ts'
import { jsonIn } from './json-in-text.ts'
import { costOf } from './meter.ts'
import type { OpenModel } from './open-models.ts'
import { prompts } from './prompts/prompts.ts'
import type { ModelReply } from './request.ts'

/** `open` is called with the first message: a program without a model starts all the same. */
export const engineModel = (open: () => OpenModel): MeteredModel => ({
  complete: async ({ instructions, input, schema }) => {
    const { ask, name: model, entry } = open()
    const messages = [{ role: 'user' as const, text: input }]
    const reply = await ask({ model, instructions, messages, schema: schema as Json })
    return { text: jsonIn(reply.text), used: useOf(reply, entry) }
  },
})

const Judged = z.strictObject({
  verdict: z.enum(['SAFE', 'BLOCK', 'EMERGENCY']),
  category: z.string().regex(/^[a-z_]{1,40}$/),
  reason: z.string().max(300),
})

const useOf = ({ usage }: ModelReply, { price }: ModelEntry): ModelUse => ({
  calls: 1,
  ...usage,
  cost: costOf(usage, price),
})

/** No verdict where the model's answer does not fit: then the embedded gate's word stands. */
export const secondLook =
  (open: () => OpenModel): SecondLook =>
  async (text, lang) => {
    const { ask, name: model, entry } = open()
    const messages = [{ role: 'user' as const, text: JSON.stringify({ message: text.slice(0, 8_000) }) }]
    const schema = z.toJSONSchema(Judged) as Json
    const reply = await ask({ model, instructions: prompts.safety[lang], messages, schema })
    const read = readContract(Judged, jsonIn(reply.text), { code: 'E_MODEL' })
    return { ...(read.ok && read.value), used: useOf(reply, entry) }
  }
