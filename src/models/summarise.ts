/**
 * What was said before and does not fit any more is summed up by the model itself, once for a task, instead of being left out. Its answer
 * is held to a schema; one that does not fit leaves the turns out, as if there were no summary.
 */
import { z } from 'zod'
import type { Json } from '../core/state/commands.ts'
import { readContract } from '../edge/read-contract.ts'
import { asData } from './as-data.ts'
import { jsonIn } from './json-in-text.ts'
import { beforeTask } from './messages.ts'
import type { ModelMessage, ModelReply } from './request.ts'

const words = z.string().max(4_000)
const Summary = z.strictObject({
  reached: words,
  changed: z.array(words).max(50),
  open: z.array(words).max(50),
})

type Ask = (messages: readonly ModelMessage[], schema: Json) => Promise<ModelReply>

/** The messages with a summary in the place of the oldest, where not all of them fit into `tokens`. */
export async function summarised(messages: ModelMessage[], tokens: number, ask: Ask): Promise<ModelMessage[]> {
  const { old, kept } = beforeTask(messages, tokens)
  if (old.length === 0) return messages
  const said = old.map(({ role, text }) => `${role === 'assistant' ? 'you' : 'others'}: ${text}`).join('\n\n')
  const shown = said.slice(-tokens * 2) // half of its room: about four letters a token
  const text = asData('what was said before', shown)
  const reply = await ask([{ role: 'user', text }], z.toJSONSchema(Summary) as Json)
  const read = readContract(Summary, jsonIn(reply.text), { code: 'E_MODEL' })
  if (!read.ok) return kept
  return [{ role: 'user', text: asData('a summary of what was said before', linesOf(read.value)) }, ...kept]
}

const linesOf = ({ reached, changed, open }: z.infer<typeof Summary>): string =>
  [reached, ...changed.map((one) => `changed: ${one}`), ...open.map((one) => `open: ${one}`)].join('\n')
