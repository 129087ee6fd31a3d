/**
 * `signalbox agent add --mcp "…"`: a server of tools for the teams of this user (docs/mcp.md). It is started once to see what it has, and
 * written into the settings only if it answers.
 */
import { basename } from 'node:path'
import { addServer } from '../config/add-server.ts'
import { Config, type McpServer } from '../config/config.ts'
import { configFile, configFolder } from '../config/config-folder.ts'
import { ServerLink, wordsOf } from '../mcp/server-link.ts'
import { toolName } from '../mcp/server-tools.ts'
import { fail } from '../teams/add-agent.ts'
import { type Io, said } from '../teams/command.ts'
import { sayProblem } from '../teams/problem.ts'
import { Name } from '../teams/texts.ts'
import { idFrom, wordsIn } from './agent-add-program.ts'
import { exits, type Session } from './session.ts'
import { teamIo } from './team.ts'

type ServerAsked = { readonly mcp: string; readonly id?: string }

export async function addMcp({ mcp, id }: ServerAsked, session: Session): Promise<number> {
  const io = teamIo(session)
  const server = serverOf(mcp)
  const parsed = Config.safeParse({ mcp: { server } }).data?.mcp.server
  const name = id ?? idFrom(nameIn(mcp)).replaceAll('.', '-')
  if (!server || !parsed || !Name.safeParse(name).success)
    return fail(io, `'${mcp}' is no command and no address.`, `'${mcp}' 既不是命令也不是地址。`)
  const tools = await toolsOf(parsed, { name, session })
  if (typeof tools === 'string')
    return fail(io, `The server does not answer, so nothing was added: ${tools}`, `服务器没有响应，未添加：${tools}`)
  const file = configFile(configFolder(session.io.env))
  const added = addServer(file, name, server)
  if (added.ok) return tell(io, { file, name, tools })
  if (added.problem === 'known')
    return fail(
      io,
      `There is a server ${name} already; --id gives another name.`,
      `已有名为 ${name} 的服务器；可用 --id 另取名称。`,
    )
  return fail(io, sayProblem(added.problem, 'en'), sayProblem(added.problem, 'zh'))
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text)

function serverOf(text: string): object | undefined {
  if (isAddress(text)) return { url: text }
  const [command, ...args] = wordsIn(text)
  return command === undefined ? undefined : { command, ...(args.length > 0 && { args }) }
}

/** `npx -y @modelcontextprotocol/server-filesystem DIR` is called filesystem. */
function nameIn(text: string): string {
  if (isAddress(text)) return new URL(text).hostname.split('.').at(-2) ?? 'server'
  const words = wordsIn(text)
  const named = words.find((word) => /(?:^|\/|-)(?:mcp|server)-|-mcp\b/.test(word)) ?? words[0] ?? ''
  return basename(named).replace(/^(?:mcp-)?server-|^mcp-|-mcp(?:-server)?$|\.\w+$|@.*$/g, '')
}

type Asking = { readonly name: string; readonly session: Session }
async function toolsOf(server: McpServer, { name, session }: Asking): Promise<readonly string[] | string> {
  const link = new ServerLink(server, { name, env: session.io.env, log: session.log })
  try {
    return (await link.tools()).map((tool) => tool.name)
  } catch (error) {
    return wordsOf(error)
  } finally {
    await link.close()
  }
}

type Added = { readonly file: string; readonly name: string; readonly tools: readonly string[] }
function tell(io: Io, { file, name, tools }: Added): number {
  const names = tools.map((tool) => toolName(name, tool))
  if (io.json) {
    io.out(JSON.stringify({ ok: true, server: name, file, tools: names }))
    return exits.done
  }
  io.out(said(io, `✓ The server ${name} is in ${file}`, `✓ 服务器 ${name} 已写入 ${file}`))
  io.out(said(io, `Its tools: ${names.join(', ')}`, `它的工具：${names.join('、')}`))
  io.out(
    said(
      io,
      `Each asks before it runs. List those that only read: mcp.${name}.tools: { ${tools[0] ?? 'tool'}: read }`,
      `每个工具运行前都会询问。只读的工具可列出：mcp.${name}.tools: { ${tools[0] ?? 'tool'}: read }`,
    ),
  )
  io.out(
    said(
      io,
      `Then name them in a member: adapter: { kind: model, tools: [${names[0] ?? ''}] } (docs/mcp.md)`,
      `然后在成员中引用：adapter: { kind: model, tools: [${names[0] ?? ''}] }（docs/mcp.md）`,
    ),
  )
  return exits.done
}
