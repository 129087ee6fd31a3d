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
import { fail, notYours } from '../teams/add-agent.ts'
import { addTools, modelsIn } from '../teams/add-tools.ts'
import { type Io, openTeam, said } from '../teams/command.ts'
import { isShipped } from '../teams/find-team.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { sayProblem } from '../teams/problem.ts'
import { Name } from '../teams/texts.ts'
import { idFrom, scriptIn, wordsIn } from './agent-add-program.ts'
import { exits, type Session } from './session.ts'
import { teamIo } from './team.ts'

type ServerAsked = { readonly mcp: string; readonly id?: string; readonly team?: string }

export async function addMcp({ mcp, id, team: named }: ServerAsked, session: Session): Promise<number> {
  const io = teamIo(session)
  const team = named === undefined ? undefined : await teamFor(named, io)
  if (typeof team === 'number') return team
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
  if (added.ok) return tell(io, { file, name, tools, team: team && (await give(team, { named, name, tools })) })
  if (added.problem === 'known')
    return fail(
      io,
      `There is a server ${name} already; --id gives another name.`,
      `已有名为 ${name} 的服务器；可用 --id 另取名称。`,
    )
  return fail(io, sayProblem(added.problem, 'en'), sayProblem(added.problem, 'zh'))
}

/** A team of the user's own that has a model: nobody else proposes tools by name. */
async function teamFor(named: string, io: Io): Promise<LoadedTeam | number> {
  const team = await openTeam(named, io)
  if (typeof team === 'number') return team
  if (isShipped(team.dir, io.places)) return notYours(team, io)
  if (modelsIn(team).length > 0) return team
  return fail(
    io,
    `No member of ${named} is a model, so nobody there could use its tools. Add one first: signalbox agent add ollama:MODEL --team ${named}`,
    `团队 ${named} 中没有模型成员，无人能使用这些工具。请先添加：signalbox agent add ollama:MODEL --team ${named}`,
  )
}

type Given = { readonly shown: string; readonly members: readonly string[] }
type Server = { readonly named: string | undefined; readonly name: string; readonly tools: readonly string[] }
async function give(team: LoadedTeam, { named = '', name, tools }: Server): Promise<Given> {
  const isIn = await addTools(
    team,
    tools.map((tool) => toolName(name, tool)),
  )
  return { shown: named, members: isIn ? modelsIn(team) : [] }
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text)

function serverOf(text: string): object | undefined {
  if (isAddress(text)) return { url: text }
  const [command, ...args] = wordsIn(text)
  return command === undefined ? undefined : { command, ...(args.length > 0 && { args }) }
}

/** `npx -y @modelcontextprotocol/server-filesystem DIR` is called filesystem, and `node notes.mjs` notes. */
function nameIn(text: string): string {
  if (isAddress(text)) return new URL(text).hostname.split('.').at(-2) ?? 'server'
  const words = wordsIn(text)
  const named = words.find((word) => /(?:^|\/|-)(?:mcp|server)-|-mcp\b/.test(word)) ?? scriptIn(words) ?? words[0] ?? ''
  return basename(named).replace(/^(?:mcp-)?server-|^mcp-|-mcp(?:-server)?$|\.\w+$|@.*$/gs, '')
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

type Added = {
  readonly file: string
  readonly name: string
  readonly tools: readonly string[]
  readonly team: Given | undefined
}
function tell(io: Io, { file, name, tools, team }: Added): number {
  const names = tools.map((tool) => toolName(name, tool))
  if (io.json) {
    io.out(JSON.stringify({ ok: true, server: name, file, tools: names, ...(team && { members: team.members }) }))
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
  for (const line of team && team.members.length > 0 ? givenLines(team) : byHand(names))
    io.out(said(io, line.en, line.zh))
  return exits.done
}

const givenLines = ({ members, shown }: Given) => {
  const [first = ''] = members
  const typed = (hello: string): string => `\`signalbox run "${hello} [NEXT:${first}]" --team ${shown}\``
  return [
    { en: `${members.join(', ')} can use them now.`, zh: `${members.join('、')} 现在可以使用它们。` },
    { en: `Type next: ${typed('what can you do?')}`, zh: `接下来输入：${typed('你能做什么？')}` },
  ]
}

const byHand = ([first = '']: readonly string[]) => [
  {
    en: `Then name them in a member: adapter: { kind: model, tools: [${first}] } (docs/mcp.md), or add it with --team DIR`,
    zh: `然后在成员中引用：adapter: { kind: model, tools: [${first}] }（docs/mcp.md），或添加时使用 --team DIR`,
  },
]
