/**
 * What the terminal's worker runs on a data folder: one journal, and a runtime for each team. A team is opened when one of its
 * conversations is asked for, or goes on by itself.
 */

import { privateHosts } from '../config/private-hosts.ts'
import { readConfig } from '../config/read-config.ts'
import { goingOn } from '../journal/conversations.ts'
import { openDataFolder } from '../journal/data-folder.ts'
import { openServers } from '../mcp/open-servers.ts'
import type { Log } from '../ports.ts'
import { machineClock } from '../runtime/machine-clock.ts'
import { openRuntime } from '../runtime/open-runtime.ts'
import type { TeamMembers } from '../runtime/put-together.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { TeamRuntimes } from '../runtime/team-runtimes.ts'
import { lazyHost } from '../tools/lazy-host.ts'
import { sandboxStateOf } from '../tools/sandbox-state.ts'
import type { SandboxState } from './client.ts'
import { openDeltas } from './deltas.ts'
import { findFileTeams } from './file-teams.ts'
import type { Doors, TeamOffer } from './local.ts'
import type { HostOptions } from './protocol.ts'
import { readyTeams } from './ready-teams.ts'
import { sampleAnswer, sampleTeams } from './sample-teams.ts'
import { typingAgents } from './typing-agents.ts'
import { workFolder, worksInFolder } from './work-folder.ts'

type Offered = Omit<TeamOffer, 'runtime'>

/** Throws where the folder cannot be used. */
export async function openHost(options: HostOptions, log: Log): Promise<Doors> {
  const { folder, paceMs, engine: engineKind, workspace, teamFolder } = options
  const { journal } = openDataFolder(folder, { mode: 'write', soon: machineClock.soon })
  const { teams: files } = await findFileTeams({ cwd: process.cwd(), dataFolder: folder }, teamFolder)
  const samples = sampleTeams.filter(({ id }) => !files.some((file) => file.id === id))
  const ready = readyTeams(process.env, process.cwd()).filter(({ id }) => !files.some((file) => file.id === id))
  const deltas = openDeltas()
  const agents = typingAgents(sampleAnswer, { paceMs, onDelta: deltas.tell })
  const teams = new Map<string, TeamMembers>([
    ...[...files, ...ready].map(({ id, loaded }) => [id, { team: loaded }] as const),
    ...samples.map(({ id }) => [id, { agents }] as const),
  ])
  const tools = lazyHost(folder, { privateHosts })
  const settings = readConfig(process.env)
  const about = { env: process.env, log, teams: files.map(({ loaded }) => loaded) }
  const servers = await openServers(settings.ok ? settings.config : { mcp: {} }, about)
  const runtimes = new TeamRuntimes(journal, teams, (members, resumes) =>
    openRuntime({
      ...members,
      engineKind,
      understanding: settings.ok ? settings.config.understanding : undefined,
      journal,
      tools,
      served: servers.tools,
      log,
      onDelta: deltas.tell,
      limits: { resumes },
    }),
  )
  const here = ready.filter(({ workspace }) => workspace !== undefined)
  const current = workFolder(process.env, process.cwd())
  const ours = files.map((file) => (worksInFolder(file.loaded) ? { ...file, workspace: current } : file))
  const all: readonly Offered[] = [...here, ...ours, ...samples]
  const offers = all.map(
    ({ id, name, line, examples, team, teamHash, workspace }): TeamOffer => ({
      id,
      name,
      line,
      examples,
      team,
      teamHash,
      ...(workspace !== undefined && { workspace }),
      runtime: () => runtimes.ofTeam(id),
    }),
  )
  const runtimeOf = (conversation: string): Runtime => runtimes.of(conversation)
  for (const id of goingOn(journal)) runtimeOf(id)
  const closeAll = async (): Promise<void> => {
    await runtimes.close()
    await servers.close()
    tools.close()
    await journal.close()
  }
  const sandbox = (): SandboxState => sandboxStateOf(folder)
  return { journal, teams: offers, runtimeOf, deltas, workspace, sandbox, close: () => closeAll() }
}
