/**
 * Asks a language model through the AI SDK, one step at a time. The only file that knows the library; it is loaded with the first
 * question, since loading takes longer than most commands.
 *
 * A1. Tools have no `execute`: a tool call ends the step, and what becomes of it is decided elsewhere.
 * A2. Nothing is tried again here: only the core's timers do that.
 * A3. While there are tools to call, a schema is told and not enforced: many servers call no tool once the answer is bound to a schema.
 * A4. The answer is text and calls as the model wrote them. Whether they fit is checked by who asked.
 */
import type { LanguageModel, ModelMessage as SdkMessage, ToolSet } from 'ai'
import type { ModelEntry } from '../config/config.ts'
import type { Environment } from '../config/config-folder.ts'
import type { Json } from '../core/state/commands.ts'
import { failureOf, ModelFailed } from './model-failed.ts'
import type { AskModel, Listening, ModelMessage, ModelReply, ModelRequest, ToolOffer, ToolUse } from './request.ts'

/** A local model may have to be loaded before its first word. */
const patience = { firstChunkMs: 300_000, chunkMs: 120_000 }

export function askProvider(entry: ModelEntry, env: Environment): AskModel {
  let opened: Promise<LanguageModel> | undefined
  return async (request, listening = {}) => {
    opened ??= openModel(entry, env)
    try {
      return await askOnce(await opened, entry, { request, listening })
    } catch (thrown) {
      throw failureOf(thrown, entry.keyEnv)
    }
  }
}

async function openModel(entry: ModelEntry, env: Environment): Promise<LanguageModel> {
  const { provider, model, baseURL, keyEnv, structured } = entry
  const apiKey = keyEnv === undefined ? undefined : env[keyEnv]
  if (keyEnv !== undefined && !apiKey && baseURL === undefined)
    throw new ModelFailed('E_POLICY_DENIED', { kind: 'no_key', variable: keyEnv })
  const settings = { apiKey: apiKey ?? 'none', ...(baseURL !== undefined && { baseURL }) }
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model)
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogle(settings)(model)
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const options = { name: 'openai-compatible', includeUsage: true, supportsStructuredOutputs: structured }
  return createOpenAICompatible({ ...options, ...settings, baseURL: baseURL ?? '' })(model)
}

type Asked = { readonly request: ModelRequest; readonly listening: Listening }
async function askOnce(model: LanguageModel, entry: ModelEntry, { request, listening }: Asked): Promise<ModelReply> {
  const { streamText, Output, jsonSchema, tool } = await import('ai')
  const { tools = [], schema } = request
  const enforced = entry.structured && tools.length === 0 ? schema : undefined // A3
  const offered = ({ name, description, schema: input }: ToolOffer): [string, ToolSet[string]] => [
    name,
    tool({ description, inputSchema: jsonSchema(input as object) }), // A1
  ]
  const asked = streamText({
    model,
    instructions: schema === enforced ? request.instructions : withSchema(request, schema),
    messages: request.messages.map(sdkMessage),
    ...(tools.length > 0 && { tools: Object.fromEntries(tools.map(offered)) }),
    ...(enforced !== undefined && { output: Output.object({ schema: jsonSchema(enforced as object) }) }),
    ...(entry.outputTokens !== undefined && { maxOutputTokens: entry.outputTokens }),
    ...(listening.signal && { abortSignal: listening.signal }),
    timeout: patience,
    maxRetries: 0, // A2
    onError: () => {},
  })
  let text = ''
  const calls: ToolUse[] = []
  let usage = { input: 0, output: 0 }
  for await (const part of asked.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new ModelFailed('E_IO', { kind: 'model_unreachable' })
    if (part.type === 'text-delta') {
      text += part.text
      listening.onText?.(part.text)
    }
    if (part.type === 'tool-call') calls.push({ id: part.toolCallId, name: part.toolName, input: part.input as Json })
    if (part.type === 'finish')
      usage = { input: part.totalUsage.inputTokens ?? 0, output: part.totalUsage.outputTokens ?? 0 }
  }
  return { text, calls, usage }
}

const withSchema = ({ instructions, tools = [] }: ModelRequest, schema: Json | undefined): string => {
  const when = tools.length > 0 ? 'When you need no more tools, answer' : 'Answer'
  return `${instructions}\n\n${when} with one JSON value that keeps to this JSON schema, and nothing else:\n${JSON.stringify(schema)}`
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
    ...{ type: 'tool-call' as const, toolCallId: id, toolName: name, input },
  }))
  return { role: 'assistant', content: [...said, ...calls] }
}
