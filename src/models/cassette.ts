/**
 * Answers of a model on a cassette: JSON lines `{request_hash, reply}` or `{request_hash, stream}`. Recorded once with a real model, they are
 * played without one: a team is tested the same way everywhere, and nothing is connected to.
 *
 * E1. An answer is found by the hash of its request. Several of one request come in the order they were recorded; the last one stays.
 * E2. A request that is not on the cassette fails: it was changed since, and nobody guesses what a model would have said.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { Json } from '../core/contracts/bounds.ts'
import { checkContract } from '../edge/read-contract.ts'
import { readJson } from '../edge/read-json.ts'
import { ModelFailed } from './model-failed.ts'
import { type AskModel, type ModelReply, requestHash } from './request.ts'

const count = z.int().min(0)
const Usage = z.strictObject({ input: count, output: count })
const Call = z.strictObject({ id: z.string(), name: z.string(), input: Json })
const Ended = z.enum(['length', 'withheld'])
const Reply = z.strictObject({
  text: z.string(),
  calls: z.array(Call).default([]),
  usage: Usage,
  ended: z.exactOptional(Ended),
})
const Part = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ call: Call }),
  z.strictObject({ usage: Usage }),
  z.strictObject({ ended: Ended }),
])
const Line = z.union([
  z.strictObject({ request_hash: z.string(), reply: Reply }),
  z.strictObject({ request_hash: z.string(), stream: z.array(Part) }),
])

export const recordOn =
  (file: string, ask: AskModel): AskModel =>
  async (request, listening) => {
    const reply = await ask(request, listening)
    appendFileSync(file, `${JSON.stringify({ request_hash: requestHash(request), reply })}\n`)
    return reply
  }

/** Throws where the file cannot be read, or a line of it is no answer. */
export function playFrom(file: string): AskModel {
  const answers = new Map<string, ModelReply[]>()
  for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (text.trim() === '') continue
    const json = readJson(text)
    const line = json.ok ? checkContract(Line, json.value) : json
    if (!line.ok) throw new TypeError(`${file}:${index + 1}: ${String(line.problem.detail.message)}`)
    const { request_hash: hash } = line.value
    answers.set(hash, [...(answers.get(hash) ?? []), replyOf(line.value)])
  }
  return async (request, listening) => {
    const known = answers.get(requestHash(request)) ?? []
    const reply = known.length > 1 ? known.shift() : known[0] // E1
    if (!reply) throw new ModelFailed('E_MODEL', { kind: 'no_model' }, 'This request is not on the cassette.') // E2
    if (reply.text !== '') listening?.onText?.(reply.text)
    return reply
  }
}

function replyOf(line: z.infer<typeof Line>): ModelReply {
  if ('reply' in line) return line.reply
  const parts = line.stream
  const ended = parts.findLast((part) => 'ended' in part)?.ended
  return {
    text: parts.map((part) => ('text' in part ? part.text : '')).join(''),
    calls: parts.flatMap((part) => ('call' in part ? [part.call] : [])),
    usage: parts.findLast((part) => 'usage' in part)?.usage ?? { input: 0, output: 0 },
    ...(ended && { ended }),
  }
}
