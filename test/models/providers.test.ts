/** Anthropic and Google through their own libraries, against servers on loopback that speak their protocols. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { ModelEntry } from '../../src/config/config.ts'
import { askProvider } from '../../src/models/ask-provider.ts'
import type { ModelRequest } from '../../src/models/request.ts'
import { modelWorld, saidBy } from './model-world.ts'
import { type ProviderRequest, providerStub } from './stub-providers.ts'
import { write } from './write-files.ts'

const key = 'sk-stub-key'
const readFile = {
  name: 'read_file',
  description: 'Reads a text file.',
  schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
}
const question: ModelRequest = {
  model: 'stub',
  instructions: 'Be brief.',
  messages: [{ role: 'user', text: 'What is in a.txt?' }],
  tools: [readFile],
}
const answered: ModelRequest = {
  ...question,
  messages: [
    ...question.messages,
    { role: 'assistant', text: 'I look.', calls: [{ id: 'call_1', name: 'read_file', input: { path: 'a.txt' } }] },
    { role: 'tool', id: 'call_1', name: 'read_file', text: 'one' },
  ],
}
const verdict: ModelRequest = {
  model: 'stub',
  instructions: 'Judge.',
  messages: [{ role: 'user', text: 'Is it right?' }],
  schema: {
    type: 'object',
    properties: { pass: { type: 'boolean' } },
    required: ['pass'],
    additionalProperties: false,
  },
}

/** A server of this protocol, and what asks it. */
async function asking(provider: 'anthropic' | 'google', answer: Parameters<typeof providerStub>[1]) {
  const stub = await providerStub(provider, answer)
  onTestFinished(() => stub.close())
  const entry = ModelEntry.parse({ provider, model: 'stub', baseURL: stub.url, keyEnv: 'STUB_KEY' })
  return { stub, ask: askProvider(entry, { STUB_KEY: key }) }
}

const sentAs = {
  anthropic: ({ path, headers, body }: ProviderRequest) => {
    expect(path).toBe('/v1/messages')
    expect(headers['x-api-key']).toBe(key)
    expect(body).toMatchObject({ stream: true, system: [{ text: 'Be brief.' }], tools: [{ name: 'read_file' }] })
    expect(JSON.stringify(body.messages)).toContain('"type":"tool_result"')
  },
  google: ({ path, headers, body }: ProviderRequest) => {
    expect(path).toBe('/v1/models/stub:streamGenerateContent?alt=sse')
    expect(headers['x-goog-api-key']).toBe(key)
    expect(body).toMatchObject({ systemInstruction: { parts: [{ text: 'Be brief.' }] } })
    expect(JSON.stringify(body.contents)).toContain('"functionResponse"')
  },
} as const

describe.each(['anthropic', 'google'] as const)('%s', (provider) => {
  test('words are streamed, and a tool call comes with its input', async () => {
    const { ask } = await asking(provider, () => ({
      text: 'I look into it.',
      calls: [{ name: 'read_file', input: { path: 'a.txt' } }],
    }))
    const heard: string[] = []
    const reply = await ask(question, { onText: (delta) => void heard.push(delta) })
    expect(heard.length).toBeGreaterThan(1)
    expect(heard.join('')).toBe('I look into it.')
    expect(reply).toMatchObject({
      text: 'I look into it.',
      calls: [{ name: 'read_file', input: { path: 'a.txt' } }],
      usage: { input: 100, output: 20 },
    })
  })

  test('what a tool came to is sent as its protocol has it', async () => {
    const { stub, ask } = await asking(provider, () => 'It says one.')
    expect(await ask(answered)).toMatchObject({ text: 'It says one.', calls: [] })
    sentAs[provider](stub.requests[0] as ProviderRequest)
  })

  test('an answer is held to a schema', async () => {
    const { ask } = await asking(provider, ({ body }) => {
      const tools = JSON.stringify(body.tools ?? '')
      return tools.includes('"json"') ? { calls: [{ name: 'json', input: { pass: true } }] } : '{"pass":true}'
    })
    const reply = await ask(verdict)
    expect(JSON.parse(reply.text)).toEqual({ pass: true })
    expect(reply.calls).toEqual([])
  })

  test.each([
    [429, { code: 'E_IO', why: { kind: 'model_busy', status: 429 } }],
    [503, { code: 'E_IO', why: { kind: 'model_busy', status: 503 } }],
    [401, { code: 'E_POLICY_DENIED', why: { kind: 'no_key', variable: 'STUB_KEY' } }],
  ])('a refusal with %i is named, and nothing is tried again', async (status, problem) => {
    const { stub, ask } = await asking(provider, () => ({ status }))
    const failed = await ask(question).catch((error: unknown) => error)
    expect(failed).toMatchObject({ name: 'ModelFailed', ...problem })
    expect(String(failed)).not.toContain(key)
    expect(stub.requests).toHaveLength(1)
  })

  test('a member with such a model works in a folder', async () => {
    const stub = await providerStub(provider, (_, n) =>
      n === 0 ? { calls: [{ name: 'read_file', input: { path: 'a.txt' } }] } : 'It says one.',
    )
    onTestFinished(() => stub.close())
    const world = await modelWorld(() => 'not this one', { files: { 'a.txt': 'one\n' } })
    const models = `default: real\nmodels: { real: { provider: ${provider}, baseURL: "${stub.url}", model: stub } }\n`
    write(world.env.SIGNALBOX_CONFIG ?? '', { 'signalbox.yaml': models })
    const lines = await world.run('what is in a.txt? [NEXT:bot]', '--workspace', world.workspace)
    expect(saidBy(lines, 'bot')).toEqual(['It says one.'])
    expect(JSON.stringify(stub.requests[1]?.body)).toContain('<data from=')
    expect(world.stub.requests).toEqual([])
  })
})
