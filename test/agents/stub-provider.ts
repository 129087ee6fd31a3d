/**
 * A provider on loopback for real coding agents: chat completions for goose, responses for Codex. It asks for one write, as the task
 * says (`WRITE path <<text>>`), and then says that it is done.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Readonly<Record<string, unknown>>
type Tool = { readonly name: string; readonly properties: readonly string[] }
type Asked = { readonly task: string; readonly answered: boolean; readonly tools: readonly Tool[] }
type Call = { readonly name: string; readonly args: Fields }

export async function openProvider(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = fieldsIn(Buffer.concat(chunks).toString('utf8'))
    const path = request.url?.split('?')[0] ?? ''
    if (path.endsWith('/chat/completions')) return answerChat(body, response)
    if (path.endsWith('/responses')) return answerResponses(body, response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ object: 'list', data: [{ id: 'stub', object: 'model' }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** One write with whatever tool the agent has for it. */
function callFor({ task, answered, tools }: Asked): Call | undefined {
  const [, path, content] = /WRITE (\S+) <<([\s\S]*?)>>/.exec(task.slice(task.lastIndexOf('Your task:'))) ?? []
  if (answered || path === undefined) return
  const writer = tools.find(({ name }) => /^(?:write|write_file)$/.test(name))
  if (writer) return { name: writer.name, args: { path, content } }
  const shell = tools.find(({ name }) => /exec_command|shell/.test(name))
  const key = shell?.properties.includes('cmd') ? 'cmd' : 'command'
  return shell && { name: shell.name, args: { [key]: `printf %s '${content}' > ${path}` } }
}

function answerChat(body: Fields, response: ServerResponse): void {
  const messages = listIn(body.messages)
  const last = messages.findLastIndex(({ role }) => role === 'user')
  const tools = listIn(body.tools).map((tool) => toolOf(fieldsOf(tool.function)))
  const answered = messages.slice(last + 1).some(({ role }) => role === 'tool')
  const call = callFor({ task: textIn(messages[last]?.content), answered, tools })
  const delta = call
    ? { role: 'assistant', tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: asFunction(call) }] }
    : { role: 'assistant', content: 'Done.' }
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }
  const chunk = (fields: Fields): Fields => ({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    ...fields,
  })
  const finish_reason = call ? 'tool_calls' : 'stop'
  if (body.stream !== true)
    return sendJson(response, { id: 'c1', choices: [{ index: 0, finish_reason, message: delta }], usage })
  sendEvents(response, [
    chunk({ choices: [{ index: 0, delta, finish_reason: null }] }),
    chunk({ choices: [{ index: 0, delta: {}, finish_reason }], usage }),
  ])
  response.end('data: [DONE]\n\n')
}

function answerResponses(body: Fields, response: ServerResponse): void {
  const input = listIn(body.input)
  const last = input.findLastIndex(({ role }) => role === 'user')
  const answered = input.slice(last + 1).some(({ type }) => String(type).endsWith('_output'))
  const tools = listIn(body.tools).map(toolOf)
  const call = callFor({ task: textIn(input[last]?.content), answered, tools })
  const item = call
    ? { type: 'function_call', id: 'f1', call_id: 'call_1', status: 'completed', ...asFunction(call) }
    : {
        type: 'message',
        id: 'm1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: 'Done.', annotations: [] }],
      }
  const usage = { input_tokens: 10, output_tokens: 5, total_tokens: 15 }
  const whole = {
    id: 'r1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    model: 'stub',
    output: [item],
    usage,
  }
  sendEvents(response, [
    { type: 'response.created', response: { ...whole, status: 'in_progress', output: [] } },
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: whole },
  ])
  response.end()
}

const asFunction = ({ name, args }: Call): Fields => ({ name, arguments: JSON.stringify(args) })

function toolOf(tool: Fields): Tool {
  const schema = fieldsOf(tool.parameters)
  return { name: String(tool.name), properties: Object.keys(fieldsOf(schema.properties)) }
}

function sendEvents(response: ServerResponse, events: readonly Fields[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events) {
    const name = typeof event.type === 'string' ? `event: ${event.type}\n` : ''
    response.write(`${name}data: ${JSON.stringify(event)}\n\n`)
  }
}

function sendJson(response: ServerResponse, value: Fields): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value))
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
const textIn = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : listIn(content)
        .map(({ text }) => String(text ?? ''))
        .join('\n')

function fieldsIn(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}
