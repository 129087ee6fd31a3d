/**
 * Tools for a model whose server takes none: they are told in its instructions, and calls and results stand in the talk as words.
 * calls-in-text.ts reads what it then writes.
 */
import type { ModelMessage, ModelRequest, ToolOffer } from './request.ts'

/** The same request without tools of the server. */
export function toolsInWords({ tools = [], ...request }: ModelRequest): ModelRequest {
  return {
    ...request,
    instructions: `${request.instructions}\n\n${how}\n${tools.map(line).join('\n')}`,
    messages: request.messages.map(inWords),
  }
}

const how = `Tools. To use one, write only this, and nothing before or after it; its result is told to you then:
<tool_call>{"name": "NAME", "arguments": {…}}</tool_call>
There are:`

const line = ({ name, description, schema }: ToolOffer): string =>
  `- ${name}: ${description} Arguments: ${JSON.stringify(schema)}`

function inWords(message: ModelMessage): ModelMessage {
  if (message.role === 'tool') return { role: 'user', text: `What ${message.name} gave:\n${message.text}` }
  if (message.role !== 'assistant' || !message.calls) return message
  const calls = message.calls.map(
    ({ name, input }) => `<tool_call>${JSON.stringify({ name, arguments: input })}</tool_call>`,
  )
  return { role: 'assistant', text: [message.text, ...calls].filter((part) => part !== '').join('\n') }
}
