/** Signalbox behind HTTP: messages come in by POST, events and streamed words go out as server-sent events, from any position on. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { agent, defineTeam, openSignalbox, orThrow, problemView } from '../src/index.ts'

const team = defineTeam({
  team: 'pair',
  members: [
    { id: 'you', type: 'human' },
    { id: 'bob', type: 'ai' },
  ],
})
const bob = agent(async (ctx) => {
  for (const word of ['It ', 'is ', 'ready.']) ctx.say(word)
  return 'It is ready.'
})
const box = orThrow(await openSignalbox({ data: 'memory', team, members: { bob } }))
await box.start({ id: 'c' })

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const id = url.pathname.slice(1)
  if (request.method === 'GET') return void stream(id, Number(request.headers['last-event-id'] ?? 0), response)
  const text = Buffer.concat(await request.toArray()).toString()
  const said = await box.say(id, { by: 'you', text, traceparent: request.headers.traceparent as string | undefined })
  response.writeHead(said.ok ? 202 : 400).end(JSON.stringify(said.ok ? said.value : problemView(said.problem, 'en')))
})

/** A browser that comes back sends the id of the last event it has seen, and misses nothing. */
async function stream(id: string, after: number, response: ServerResponse): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const news = box.follow(id, { after, signal: gone.signal })
  if (!news.ok) return void response.writeHead(404).end(JSON.stringify(problemView(news.problem, 'en')))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for await (const one of news.value) {
    if (one.kind === 'event') response.write(`id: ${one.event.seq}\ndata: ${JSON.stringify(one.event)}\n\n`)
    if (one.kind === 'delta') response.write(`event: delta\ndata: ${JSON.stringify(one.text)}\n\n`)
    if (one.kind === 'failed') response.end()
  }
}

server.listen(0)
await once(server, 'listening')
const url = `http://localhost:${(server.address() as AddressInfo).port}`

/** Reads the stream until Bob has spoken. */
async function read(after: number): Promise<string> {
  const stop = new AbortController()
  const answer = await fetch(`${url}/c`, { headers: { 'last-event-id': String(after) }, signal: stop.signal })
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (text.includes('"memberId":"bob"')) break
  }
  stop.abort()
  return text
}

const first = read(0)
await fetch(`${url}/c`, { method: 'POST', body: 'Is it ready? [NEXT:bob]' })
const whole = await first
assert(whole.includes('event: delta'))
const seen = [...whole.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]))
assert.deepEqual(
  seen,
  seen.map((_, i) => i + 1),
)
const rest = await read(3)
assert(rest.startsWith('id: 4\n'))
assert.equal((await fetch(`${url}/nowhere`)).status, 404)
console.log(`${seen.length} events were streamed, and again from the fourth on.`)
await box.close()
server.closeAllConnections()
server.close()
