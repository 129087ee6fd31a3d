/**
 * The servers of tools of a box: those that the program names, or those of the user's settings, as far as members of its teams use them.
 * A function uses none by itself: what it calls, it has in its hands.
 */
import type { CodeTool } from '../ports.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { noLog } from './no-ports.ts'
import type { BoxOptions } from './put-together.ts'

type Served = { readonly tools: readonly CodeTool<unknown, unknown>[]; readonly close: () => Promise<void> }
const none: Served = { tools: [], close: async () => {} }

export async function loadServers(options: BoxOptions, teams: readonly LoadedTeam[]): Promise<Served> {
  const users = teams.map(withoutFunctions).filter(({ agents }) => agents.size > 0)
  if (users.length === 0 || options.served !== undefined) return none
  const mcp = await named(options.mcp)
  if (Object.keys(mcp).length === 0) return none
  const { openServers } = await import('../mcp/open-servers.ts')
  return openServers({ mcp }, { env: process.env, log: options.log ?? noLog, teams: users })
}

const withoutFunctions = (team: LoadedTeam): LoadedTeam => ({
  ...team,
  agents: new Map([...team.agents].filter(([, { spec }]) => spec.adapter !== undefined)),
})

/** Settings with a mistake in them name none. What the program names was checked (given-options.ts). */
async function named(mcp: BoxOptions['mcp']) {
  if (mcp !== undefined) return (await import('../config/config.ts')).Config.parse({ mcp }).mcp
  const read = (await import('../config/read-config.ts')).readConfig(process.env)
  return read.ok ? read.config.mcp : {}
}
