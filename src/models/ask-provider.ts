/**
 * Asks a language model through the AI SDK, one step at a time. The only file that knows the library; it is loaded with the first
 * question, since loading takes longer than most commands.
 *
 * A1. Tools have no `execute`: a tool call ends the step, and what becomes of it is decided elsewhere.
 * A2. Nothing is tried again here: only the core's timers do that.
 * A3. While there are tools to call, a schema is told and not enforced: many servers call no tool once the answer is bound to a schema.
 * A4. The answer is text and calls as the model wrote them, without its thoughts. Whether they fit is checked by who asked.
 * A5. A model whose server takes no tools is told them in words, from its first refusal on.
 * A6. An answer that does not end is cut off.
 */
import type { LanguageModel, ModelMessage as SdkMessage, TextStreamPart, ToolSet } from 'ai'
import type { ModelEntry } from '../config/config.ts'
import type { Environment } from '../config/config-folder.ts'
import { providers } from '../config/environment.ts'
import type { Json } from '../core/state/commands.ts'
import { failureOf, ModelFailed, NoTools } from './model-failed.ts'
import { plainWords } from './plain-words.ts'
import type { AskModel, Listening, ModelMessage, ModelReply, ModelRequest, ToolOffer, ToolUse } from './request.ts'
import { toolsInWords } from './tools-in-words.ts'

/** A local model may have to be loaded before its first word. */
const patience = { firstChunkMs: 300_000, chunkMs: 120_000 }

/** More letters than any answer needs (A6). */
const longest = 400_000

export function askProvider(entry: ModelEntry, env: Environment): AskModel {
  let opened: Promise<LanguageModel> | undefined
  let takesTools = true
  const ask: AskModel = async (request, listening = {}) => {
    opened ??= openModel(entry, env)
    try {
      return await askOnce(await opened, entry, { request, listening, takesTools })
    } catch (thrown) {
      const failure = failureOf(thrown, entry)
      if (!(failure instanceof NoTools)) throw failure
      if (!takesTools) throw new ModelFailed('E_MODEL', { kind: 'model_refused', status: 400, model: entry.model })
      takesTools = false // A5
      return ask(request, listening)
    }
  }
  return ask
}

async function openModel(entry: ModelEntry, env: Environment): Promise<LanguageModel> {
  const { provider, model, baseURL, keyEnv, structured } = entry
  const apiKey = keyEnv === undefined ? undefined : env[keyEnv]
  if (keyEnv !== undefined && !apiKey && (baseURL === undefined || baseURL === providers.openai.baseURL))
    throw new ModelFailed('E_POLICY_DENIED', { kind: 'no_key', variable: keyEnv })
  const settings = { apiKey: apiKey ?? 'none', ...(baseURL !== undefined && { baseURL }) }
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model)
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogle(settings)(model)
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const options = { name: 'openai-compatible', includeUsage: true, supportsStructuredOutputs: structured }
  const { wrapLanguageModel, extractReasoningMiddleware } = await import('ai')
  return wrapLanguageModel({
    model: createOpenAICompatible({ ...options, ...settings, baseURL: baseURL ?? '' })(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }), // A4, while the words are streamed
  })
}

type Asked = { readonly request: ModelRequest; readonly listening: Listening; readonly takesTools: boolean }
async function askOnce(model: LanguageModel, entry: ModelEntry, asked: Asked): Promise<ModelReply> {
  const { streamText, Output, jsonSchema, tool } = await import('ai')
  const { listening } = asked
  const { schema } = asked.request
  const enforced = entry.structured && !asked.request.tools?.length ? schema : undefined // A3
  const told = schema === enforced ? asked.request : withSchema(asked.request)
  const { instructions, messages, tools = [] } = asked.takesTools ? told : toolsInWords(told) // A5
  const offered = ({ name, description, schema: input }: ToolOffer): [string, ToolSet[string]] => [
    name,
    tool({ description, inputSchema: jsonSchema(input as object) }), // A1
  ]
  const { stream } = streamText({
    model,
    instructions,
    messages: messages.map(sdkMessage),
    ...(tools.length > 0 && { tools: Object.fromEntries(tools.map(offered)) }),
    ...(enforced !== undefined && { output: Output.object({ schema: jsonSchema(enforced as object) }) }),
    ...(entry.outputTokens !== undefined && { maxOutputTokens: entry.outputTokens }),
    ...(listening.signal && { abortSignal: listening.signal }),
    timeout: patience,
    maxRetries: 0, // A2
    onError: () => {},
  })
  return heard(stream, listening)
}

type Streamed = AsyncIterable<TextStreamPart<ToolSet>>
async function heard(stream: Streamed, { onText }: Listening): Promise<ModelReply> {
  let text = ''
  const calls: ToolUse[] = []
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new ModelFailed('E_IO', { kind: 'model_unreachable' })
    if (part.type === 'text-delta') {
      text += part.text
      onText?.(part.text)
      if (text.length > longest) return { text: plainWords(text), calls: [], usage: guessed(text), ended: 'length' } // A6
    }
    if (part.type === 'tool-call') calls.push({ id: part.toolCallId, name: part.toolName, input: part.input as Json })
    if (part.type === 'finish') {
      const usage = { input: part.totalUsage.inputTokens ?? 0, output: part.totalUsage.outputTokens ?? 0 }
      const ended = endings[part.finishReason]
      return { text: plainWords(text), calls, usage, ...(ended && { ended }) }
    }
  }
  throw new ModelFailed('E_IO', { kind: 'model_unreachable' })
}

const endings: Readonly<Record<string, ModelReply['ended']>> = { length: 'length', 'content-filter': 'withheld' }
/** Nobody counted what was cut off. */
const guessed = (text: string): ModelReply['usage'] => ({ input: 0, output: Math.ceil(text.length / 4) })

const withSchema = (request: ModelRequest): ModelRequest => {
  const when = request.tools?.length ? 'When you need no more tools, answer' : 'Answer'
  const told = `${when} with one JSON value that keeps to this JSON schema, and nothing else:`
  return { ...request, instructions: `${request.instructions}\n\n${told}\n${JSON.stringify(request.schema)}` }
}

function sdkMessage(message: ModelMessage): SdkMessage {
  if (message.role === 'user') return { role: 'user', content: message.text }
  if (message.role === 'tool') {
    const output = { type: 'text' as const, value: message.text }
    return {
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: message.id, toolName: message.name, output }],
    }
  }
  const said = message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]
  const calls = (message.calls ?? []).map(({ id, name, input }) => ({
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    input,
  }))
  return { role: 'assistant', content: [...said, ...calls] }
}
