/**
 * The streams of the coding agents that we know, as their programs print them with the options of presets.ts. Each was read from the
 * real program; a field that is missing costs only the note that it would have made.
 */
import { countOf, type Fields, fieldsOf, type Heard, listOf, ofJson, stepOf, type Translator, textOf } from './heard.ts'

/** `claude -p --output-format stream-json --verbose`: messages with blocks, and a result at the end. */
export const claude: Translator = ofJson((event) => {
  if (event.type === 'assistant') return listOf(fieldsOf(event.message).content).flatMap(claudeBlock)
  if (event.type !== 'result') return []
  const usage = fieldsOf(event.usage)
  const cached = countOf(usage.cache_read_input_tokens) + countOf(usage.cache_creation_input_tokens)
  const text = textOf(event.result)
  return [
    {
      kind: 'used',
      input: countOf(usage.input_tokens) + cached,
      output: countOf(usage.output_tokens),
      ...(typeof event.total_cost_usd === 'number' && { cost: event.total_cost_usd }),
    },
    event.is_error === true || event.subtype !== 'success'
      ? { kind: 'problem', text: text || textOf(event.subtype) || 'it failed' }
      : { kind: 'answer', text },
  ]
})

const claudeBlock = (block: Fields): readonly Heard[] => {
  if (block.type === 'text' && textOf(block.text) !== '') return [{ kind: 'paragraph', text: textOf(block.text) }]
  return block.type === 'tool_use' ? [stepOf(block.name, block.input)] : []
}

/** `codex exec --json`: items, and the end of the turn. */
export const codex: Translator = ofJson((event) => {
  if (event.type === 'item.completed') return codexItem(fieldsOf(event.item))
  if (event.type === 'turn.failed')
    return [{ kind: 'problem', text: textOf(fieldsOf(event.error).message) || 'it failed' }]
  if (event.type === 'error') return [{ kind: 'problem', text: textOf(event.message) || 'it failed' }]
  if (event.type !== 'turn.completed') return []
  const usage = fieldsOf(event.usage)
  return [{ kind: 'used', input: countOf(usage.input_tokens), output: countOf(usage.output_tokens) }]
})

/** An error item is a warning of the program about itself, not the end of the turn. */
function codexItem(item: Fields): readonly Heard[] {
  const text = textOf(item.text)
  if (item.type === 'agent_message') return text === '' ? [] : [{ kind: 'paragraph', text }]
  if (item.type === 'command_execution')
    return [{ kind: 'step', action: textOf(item.command), observation: `exit ${String(item.exit_code)}` }]
  if (item.type === 'file_change')
    return listOf(item.changes).map(({ kind, path }) => ({ kind: 'step', action: `${textOf(kind)} ${textOf(path)}` }))
  if (item.type === 'mcp_tool_call') return [stepOf(item.tool, item.arguments)]
  return item.type === 'web_search' ? [{ kind: 'step', action: `search ${textOf(item.query)}` }] : []
}

/** `gemini -o stream-json`: pieces of a message, tools, and a result with statistics. */
export const gemini: Translator = ofJson((event) => {
  if (event.type === 'message' && event.role === 'assistant') return [{ kind: 'words', text: textOf(event.content) }]
  if (event.type === 'tool_use') return [stepOf(event.tool_name, event.parameters)]
  if (event.type === 'error' && event.severity !== 'warning')
    return [{ kind: 'problem', text: textOf(event.message) || 'it failed' }]
  if (event.type !== 'result') return []
  const stats = fieldsOf(event.stats)
  const used: Heard = { kind: 'used', input: countOf(stats.input_tokens), output: countOf(stats.output_tokens) }
  if (event.status === 'success') return [used]
  return [used, { kind: 'problem', text: textOf(fieldsOf(event.error).message) || 'it failed' }]
})

/** `goose run --output-format stream-json`: messages whose text comes in pieces. */
export const goose: Translator = ofJson((event) => {
  if (event.type === 'error') return [{ kind: 'problem', text: textOf(event.error) || 'it failed' }]
  if (event.type === 'complete')
    return [{ kind: 'used', input: countOf(event.input_tokens), output: countOf(event.output_tokens) }]
  const message = fieldsOf(event.message)
  if (event.type !== 'message' || message.role !== 'assistant') return []
  return listOf(message.content).flatMap((part): readonly Heard[] => {
    if (part.type === 'text') return [{ kind: 'words', text: textOf(part.text) }]
    if (part.type !== 'toolRequest') return []
    const call = fieldsOf(fieldsOf(part.toolCall).value)
    return [stepOf(call.name, call.arguments)]
  })
})

/** `opencode run --format json`: parts of messages, and what each step used. */
export const opencode: Translator = ofJson((event) => {
  const part = fieldsOf(event.part)
  if (event.type === 'text') return [{ kind: 'paragraph', text: textOf(part.text) }]
  if (event.type === 'tool_use') return [stepOf(part.tool, fieldsOf(part.state).input)]
  if (event.type === 'error') {
    const error = fieldsOf(event.error)
    return [{ kind: 'problem', text: textOf(fieldsOf(error.data).message) || textOf(error.name) || 'it failed' }]
  }
  if (event.type !== 'step_finish') return []
  const tokens = fieldsOf(part.tokens)
  const cache = fieldsOf(tokens.cache)
  const input = countOf(tokens.input) + countOf(cache.read) + countOf(cache.write)
  const cost = typeof part.cost === 'number' && part.cost > 0 ? { cost: part.cost } : {}
  return [{ kind: 'used', input, output: countOf(tokens.output) + countOf(tokens.reasoning), ...cost }]
})

/** Anything that prints an answer. */
export const plain: Translator = (line) => [{ kind: 'words', text: `${line}\n` }]
