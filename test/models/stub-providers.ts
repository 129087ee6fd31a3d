/** Anthropic's and Google's protocols on loopback, as far as their libraries speak them: a function decides what is answered. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StubAnswer } from './stub-model.ts'

type Fields = Readonly<Record<string, unknown>>
export type ProviderRequest = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Fields }
type Spoken = Exclude<StubAnswer, string | { status: number }>
export type ProviderStub = { readonly url: string; readonly requests: ProviderRequest[]; close(): Promise<void> }

type Answer = (request: ProviderRequest, n: number) => StubAnswer
const speak = { anthropic: anthropicStream, google: googleStream } as const

export async function providerStub(protocol: keyof typeof speak, answer: Answer): Promise<ProviderStub> {
  const requests: ProviderRequest[] = []
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const body = JSON.parse(Buffer.concat(parts).toString()) as Fields
    const request = { path: incoming.url ?? '', headers: incoming.headers, body }
    requests.push(request)
    const said = answer(request, requests.length - 1)
    if (typeof said === 'object' && 'status' in said) return refuse(response, said.status)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    speak[protocol](response, typeof said === 'string' ? { text: said } : said)
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

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end('{"type":"error","error":{"type":"overloaded_error","code":529,"message":"too much","status":"BUSY"}}')
}

const inPieces = (text: string): readonly string[] => text.match(/[\s\S]{1,7}/g) ?? []

function anthropicStream(response: ServerResponse, { text = '', calls = [] }: Spoken): void {
  const send = (type: string, fields: object): void =>
    void response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`)
  const block = (index: number, content_block: object, deltas: readonly object[]): void => {
    send('content_block_start', { index, content_block })
    for (const delta of deltas) send('content_block_delta', { index, delta })
    send('content_block_stop', { index })
  }
  const message = { id: 'm', type: 'message', role: 'assistant', content: [], model: 'stub', stop_reason: null }
  send('message_start', {
    message: { ...message, stop_sequence: null, usage: { input_tokens: 100, output_tokens: 1 } },
  })
  const words = inPieces(text).map((piece) => ({ type: 'text_delta', text: piece }))
  if (text !== '') block(0, { type: 'text', text: '' }, words)
  for (const [i, { name, input }] of calls.entries()) {
    const json = inPieces(JSON.stringify(input)).map((piece) => ({ type: 'input_json_delta', partial_json: piece }))
    block(i + 1, { type: 'tool_use', id: `toolu_${i}`, name, input: {} }, json)
  }
  const stop_reason = calls.length > 0 ? 'tool_use' : 'end_turn'
  send('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } })
  send('message_stop', {})
  response.end()
}

function googleStream(response: ServerResponse, { text = '', calls = [] }: Spoken): void {
  const send = (parts: readonly object[], more: object = {}): void => {
    const candidates = [{ content: { parts, role: 'model' }, index: 0, ...more }]
    const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 }
    response.write(`data: ${JSON.stringify({ candidates, usageMetadata })}\n\n`)
  }
  for (const piece of inPieces(text)) send([{ text: piece }])
  for (const { name, input } of calls) send([{ functionCall: { name, args: input } }])
  send([], { finishReason: 'STOP' })
  response.end()
}
