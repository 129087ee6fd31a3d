/**
 * The connection to one server of tools (MCP), as a program of ours or at an address. It is opened when it is first needed and opened
 * again after it broke, so that a server that dies, hangs or floods costs the call that met it, and no other.
 *
 * K1. What a tool is was listed once. Where the server says something else later, the tool is refused: nobody approved the new one.
 * K2. A call that may have reached the server and has no answer is thrown: nobody knows what it did. One that cannot have is NothingHappened.
 * K3. We offer the server nothing: it can ask neither for a model, nor for files, nor for a person.
 */
import type { CallToolResult, Client, Tool, Transport } from '@modelcontextprotocol/client'
import type { McpServer } from '../config/config.ts'
import { canonicalHash } from '../edge/canonical-hash.ts'
import type { Log } from '../ports.ts'
import { NothingHappened } from '../tools/code/tool.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Around = { readonly name: string; readonly env: Environment; readonly log: Log }
type Open = {
  readonly client: Client
  readonly tools: readonly Tool[]
  /** What each tool is, by a hash. A server may change its list while we talk. */
  hashes: Promise<ReadonlyMap<string, string>>
}

const connectMs = 15_000
const callMs = 10 * 60_000
const mostTools = 500
/** The longest message of a server. */
const mostBytes = 16 * 1_048_576

export class ServerLink {
  readonly #server: McpServer
  readonly #around: Around
  #open: Promise<Open> | undefined
  #first: ReadonlyMap<string, string> | undefined
  #closed = false

  constructor(server: McpServer, around: Around) {
    this.#server = server
    this.#around = around
  }

  /** Rejects where the server cannot be reached. */
  async tools(): Promise<readonly Tool[]> {
    return (await this.#connected()).tools
  }

  async call(tool: string, input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<CallToolResult> {
    const { client, hashes } = await this.#connected().catch((error) => {
      throw new NothingHappened(`the server ${this.#around.name} does not answer: ${wordsOf(error)}`)
    })
    if ((await hashes).get(tool) !== this.#first?.get(tool))
      throw new NothingHappened(`the server ${this.#around.name} has changed ${tool} since it was listed`) // K1
    try {
      return await client.callTool({ name: tool, arguments: { ...input } }, { signal, timeout: callMs })
    } catch (error) {
      if (isRefusal(error)) throw new NothingHappened(wordsOf(error)) // K2
      this.#drop(client)
      throw error
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const open = await this.#open?.catch(() => undefined)
    this.#open = undefined
    await open?.client.close()
  }

  #connected(): Promise<Open> {
    if (this.#closed) return Promise.reject(new Error('it was closed'))
    this.#open ??= this.#connect().catch((error) => {
      this.#open = undefined
      throw error
    })
    return this.#open
  }

  async #connect(): Promise<Open> {
    const { Client } = await import('@modelcontextprotocol/client')
    const about = { name: 'signalbox', version: '1' }
    const client = new Client(about, { capabilities: {}, versionNegotiation: { mode: 'auto' } }) // K3
    client.onclose = () => this.#drop(client)
    client.onerror = (error) =>
      this.#around.log.warn({ err: error, server: this.#around.name }, 'a server of tools failed')
    client.setNotificationHandler('notifications/tools/list_changed', () => this.#listAgain(client))
    await withinTime(client.connect(await this.#transport(), { timeout: connectMs }), () => client.close())
    const tools = await listed(client)
    const hashes = hashesOf(tools)
    this.#first ??= hashes
    return { client, tools, hashes: Promise.resolve(hashes) }
  }

  /** K1: while it is not known what the tools are now, a call waits. */
  async #listAgain(client: Client): Promise<void> {
    const open = await this.#open?.catch(() => undefined)
    if (open?.client === client) open.hashes = listed(client).then(hashesOf, () => new Map())
  }

  /** The next call opens it again. */
  #drop(client: Client): void {
    const was = this.#open
    void was?.then(
      (open) => {
        if (open.client === client && this.#open === was) this.#open = undefined
      },
      () => {},
    )
    void client.close().catch(() => {})
  }

  async #transport(): Promise<Transport> {
    const server = this.#server
    if ('url' in server) {
      const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
      const key = server.keyEnv === undefined ? undefined : this.#around.env[server.keyEnv]
      const requestInit = key ? { headers: { authorization: `Bearer ${key}` } } : {}
      return new StreamableHTTPClientTransport(new URL(server.url), { requestInit })
    }
    const { StdioClientTransport, getDefaultEnvironment } = await import('@modelcontextprotocol/client/stdio')
    const passed = Object.fromEntries(server.pass.flatMap((name) => [[name, this.#around.env[name] ?? '']]))
    const env = { ...getDefaultEnvironment(), ...passed, ...server.env }
    const { command, args } = server
    return new StdioClientTransport({ command, args, env, stderr: 'ignore', maxBufferSize: mostBytes })
  }
}

/** A server that never answers the first word is not waited for. */
async function withinTime(connecting: Promise<void>, end: () => Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer in ${connectMs / 1_000} s`)), connectMs)
  try {
    await Promise.race([connecting, promise])
  } catch (error) {
    await end().catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The server read the request and did not take it: no such tool, or other params. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === -32_601 || error.code === -32_602)

async function listed(client: Client): Promise<readonly Tool[]> {
  const { tools } = await client.listTools(undefined, { timeout: connectMs })
  return tools.slice(0, mostTools)
}

const hashesOf = (tools: readonly Tool[]): ReadonlyMap<string, string> =>
  new Map(tools.map((tool) => [tool.name, canonicalHash(plain(tool))]))

const plain = (tool: Tool): object =>
  JSON.parse(JSON.stringify({ name: tool.name, description: tool.description ?? '', input: tool.inputSchema }))

export const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/^spawn (.+) ENOENT$/, 'the program $1 was not found')
    .replace(/^Version negotiation probe failed: fetch failed$/, 'nothing answers at its address')
    .slice(0, 500)
