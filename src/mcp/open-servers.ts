/**
 * Opens the servers of tools that the user's settings name, as far as a team uses them, and lists their tools. A server that does not
 * answer costs its own tools: the rest of the team works, and the log says what is missing.
 */
import type { Config } from '../config/config.ts'
import type { CodeTool, Log } from '../ports.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { ServerLink, wordsOf } from './server-link.ts'
import { toolOf } from './server-tools.ts'

type Servers = {
  readonly tools: readonly CodeTool<unknown, unknown>[]
  /** Those that could not be opened, with the reason. */
  readonly absent: readonly { readonly server: string; readonly why: string }[]
  readonly close: () => Promise<void>
}
type Around = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly log: Log
  readonly teams: readonly LoadedTeam[]
}

export async function openServers({ mcp }: Pick<Config, 'mcp'>, { env, log, teams }: Around): Promise<Servers> {
  const used = Object.entries(mcp).filter(([server]) => teams.some((team) => uses(team, server)))
  const links = used.map(([server, settings]) => ({
    server,
    settings,
    link: new ServerLink(settings, { name: server, env, log }),
  }))
  const absent: { server: string; why: string }[] = []
  const listed = await Promise.all(
    links.map(async ({ server, settings, link }) => {
      try {
        return (await link.tools()).map((tool) => toolOf(server, tool, { settings, link }))
      } catch (error) {
        absent.push({ server, why: wordsOf(error) })
        log.warn({ err: error, server }, 'a server of tools cannot be opened')
        return []
      }
    }),
  )
  const byName = new Map(listed.flat().map((tool) => [tool.name, tool]))
  return {
    tools: [...byName.values()],
    absent,
    close: async () => void (await Promise.allSettled(links.map(({ link }) => link.close()))),
  }
}

/** A model and a playbook name what they use; what a program will propose nobody knows. */
function uses({ agents }: LoadedTeam, server: string): boolean {
  const isOf = (name: string): boolean => name.startsWith(`${server}__`)
  return [...agents.values()].some(({ spec: { adapter }, playbooks }) => {
    if (adapter === undefined || adapter.kind === 'process') return true
    if (adapter.kind === 'model') return adapter.tools.some(isOf)
    return playbooks.some(({ steps }) => steps.some((step) => step.do !== undefined && isOf(step.do.action)))
  })
}
