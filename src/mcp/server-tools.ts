/**
 * Tools of a server as tools of the program: they go through the same filter, approval, ledger and timeline as any other.
 *
 * W1. What a tool does to the world is said by the user's settings; what is not listed there counts as `execute`. What a server says of
 *     itself lowers nothing. W2. A person is shown the server, the tool and the very input, never the server's words about it.
 */
import type { CallToolResult, Tool } from '@modelcontextprotocol/client'
import { z } from 'zod'
import type { McpServer } from '../config/config.ts'
import type { Reach } from '../core/contracts/acting.ts'
import { Json } from '../core/contracts/bounds.ts'
import type { CodeTool } from '../ports.ts'
import type { ServerLink } from './server-link.ts'

type Fields = Readonly<Record<string, unknown>>
/** What a call came to, cut where it is very long. `failed`: the server says that it did not work. */
const Output = z.object({ text: z.string(), failed: z.literal(true).optional() })
type Output = z.infer<typeof Output>

const longest = 200_000

/** How a tool is called here: models and plans know it under this name. */
export const toolName = (server: string, tool: string): string =>
  `${server}__${tool}`.replace(/[^\w.-]/g, '_').slice(0, 64)

export function toolOf(
  server: string,
  { name, inputSchema }: Tool,
  about: { settings: McpServer; link: ServerLink },
): CodeTool<unknown, unknown> {
  const { settings, link } = about
  const effect = settings.tools[name] ?? 'execute' // W1
  const made: CodeTool<Fields, Output> = {
    name: toolName(server, name),
    effect,
    input: schemaOf(inputSchema),
    output: Output,
    describe: (input) => `${server}: ${name} ${shown(input)}`,
    touches: (input) => reachOf({ server, name, settings }, input),
    timeoutMs: 10 * 60_000,
    run: async (input, { signal }) => outputOf(await link.call(name, input, signal)),
  }
  return made as CodeTool<unknown, unknown>
}

/** A grant is about this very input; what reaches another machine names it. */
function reachOf(
  { server, name, settings }: { server: string; name: string; settings: McpServer },
  input: Fields,
): Partial<Omit<Reach, 'effect'>> {
  const hosts = 'url' in settings ? { hosts: [new URL(settings.url).hostname] } : {}
  return { command: `mcp ${server} ${name} ${JSON.stringify(input)}`.slice(0, 65_536), ...hosts }
}

const shown = (input: Fields): string => JSON.stringify(input).slice(0, 4_000).toWellFormed()

/** Where a schema cannot be read, the server checks its input alone. */
function schemaOf(schema: unknown): z.ZodType<Fields> {
  const anything = z.record(z.string(), Json)
  try {
    return z
      .fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
      .pipe(anything) as unknown as z.ZodType<Fields>
  } catch {
    return anything
  }
}

function outputOf({ content, structuredContent, isError }: CallToolResult): Output {
  const parts = content.map((part) => (part.type === 'text' ? part.text : `[${part.type}]`))
  const text = parts.length === 0 && structuredContent ? JSON.stringify(structuredContent) : parts.join('\n')
  const cut = text.length > longest ? `${text.slice(0, longest)}\n… ${text.length - longest} more characters` : text
  return { text: cut.toWellFormed(), ...(isError === true && { failed: true }) }
}
