/** signalbox.yaml: what the user's settings may hold, exactly. Reading it is read-config.ts; the environment is environment.ts. */
import { z } from 'zod'
import { EffectClass } from '../core/contracts/kinds.ts'
import { Name, Variable } from '../teams/texts.ts'

const Address = z.url({ protocol: /^https?$/, error: 'bad_address' })

/** What a model costs, in the user's currency, for a million tokens. */
const Price = z.strictObject({ input: z.number().min(0), output: z.number().min(0) })

/** A language model by the protocol it is spoken to with. A key is named by its variable: it never stands in a file. */
export const ModelEntry = z.strictObject({
  provider: z.enum(['openai-compatible', 'anthropic', 'google']),
  baseURL: Address.optional(),
  /** As its provider calls it. */
  model: z.string().min(1).max(200),
  keyEnv: Variable.optional(),
  price: Price.optional(),
  /** How much of a conversation it can be shown. */
  contextTokens: z.int().min(1_000).max(10_000_000).default(32_000),
  /** The longest answer. */
  outputTokens: z.int().min(64).max(1_000_000).optional(),
  /** false: it cannot be held to a JSON schema, so the schema is put into its instructions. */
  structured: z.boolean().default(true),
})
/** A language model, as the user's settings have it. */
export type ModelEntry = z.infer<typeof ModelEntry>

/** What one conversation may use of models before a person is asked. */
const Budget = z.strictObject({ tokens: z.int().min(1).optional(), cost: z.number().positive().optional() })

/**
 * A server of tools (MCP): a program of ours to start, or an address. `tools` gives the class of each tool by its name; a tool that is
 * not listed counts as `execute`, whatever the server says of it.
 */
const McpTools = z.record(z.string().min(1).max(200), EffectClass).default({})
const McpProgram = z.strictObject({
  command: z.string().min(1).max(4_096),
  args: z.array(z.string().max(4_096)).max(256).default([]),
  env: z.record(Variable, z.string().max(8_192)).default({}),
  /** Variables of our own environment that it may see, beside a short list. */
  pass: z.array(Variable).max(64).default([]),
  tools: McpTools,
})
const McpAddress = z.strictObject({ url: Address, keyEnv: Variable.optional(), tools: McpTools })
const McpServer = z.union([McpProgram, McpAddress])
export type McpServer = z.infer<typeof McpServer>

/** Hosts of this machine or of a private network that `fetch_url` may call, by name or address; each call still asks. */
const Fetch = z.strictObject({ private: z.array(z.string().min(1).max(253)).max(100).default([]) })

export const Config = z.strictObject({
  /** The model of members that name none. */
  default: Name.optional(),
  models: z.record(Name, ModelEntry).default({}),
  budget: Budget.default({}),
  mcp: z.record(Name, McpServer).default({}),
  fetch: Fetch.default({ private: [] }),
  /** A folder with an ONNX sentence encoder for the embedded engine. */
  understanding: z.strictObject({ encoder: z.string().min(1).max(4_096).optional() }).default({}),
})
/** The user's settings: signalbox.yaml. */
export type Config = z.infer<typeof Config>
