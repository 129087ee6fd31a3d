/** A language model on loopback for tests: it speaks the OpenAI protocol, and a function decides what it answers. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type StubCall = { readonly name: string; readonly input: unknown }
/** `status` is a refusal of the server. `cut` ends the connection in the middle of the answer. `finish` says why it ended. */
export type StubAnswer =
  | string
  | { readonly text?: string; readonly calls?: readonly StubCall[]; readonly cut?: true; readonly finish?: string }
  | { readonly status: number; readonly message?: string }
export type StubRequest = {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content?: unknown; readonly tool_calls?: unknown }[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
  readonly response_format?: { readonly json_schema?: { readonly schema: unknown } }
}
export type StubModel = {
  readonly url: string
  readonly requests: StubRequest[]
  close(): Promise<void>
}

/** What the answer is to keep to, wherever the request says so. */
export const schemaOf = ({ response_format, messages }: StubRequest): string =>
  [JSON.stringify(response_format), ...messages.map((m) => (m.role === 'system' ? wordsOf(m.content) : ''))].join('\n')

export const stubTokens = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }

export async function stubModel(
  answer: (request: StubRequest, n: number) => StubAnswer | Promise<StubAnswer>,
): Promise<StubModel> {
  const requests: StubRequest[] = []
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    if (incoming.url?.endsWith('/models')) return void response.end('{"data":[{"id":"stub"}]}')
    const request = JSON.parse(Buffer.concat(parts).toString()) as StubRequest
    requests.push(request)
    write(response, await answer(request, requests.length - 1))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return { url: `http://127.0.0.1:${port}/v1`, requests, close }
}

function write(response: ServerResponse, answer: StubAnswer): void {
  if (typeof answer === 'object' && 'status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    return void response.end(JSON.stringify({ error: { message: answer.message ?? 'the stub refuses' } }))
  }
  const { text = '', calls = [], cut, finish } = typeof answer === 'string' ? { text: answer } : answer
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish: string | null = null): void => {
    const choices = [{ index: 0, delta, finish_reason: finish }]
    const usage = finish === null ? undefined : stubTokens
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model: 'stub', choices, usage })}\n\n`,
    )
  }
  for (const piece of text.match(/[\s\S]{1,40}/g) ?? []) send({ role: 'assistant', content: piece })
  if (cut) return void response.destroy()
  for (const [index, { name, input }] of calls.entries())
    send({
      role: 'assistant',
      tool_calls: [
        {
          index,
          id: `call_${index}`,
          type: 'function',
          function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
        },
      ],
    })
  send({}, finish ?? (calls.length > 0 ? 'tool_calls' : 'stop'))
  response.end('data: [DONE]\n\n')
}

/** The words of the last message, whatever its role. */
export const lastWords = ({ messages }: StubRequest): string => wordsOf(messages.at(-1)?.content)
export const wordsOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part) => (part as { text?: string }).text ?? '').join('\n')
      : ''
