/** What a box is made of: one journal, and a runtime for its team, or for each of several. embedded.ts opens it. */

import { goingOn } from '../journal/conversations.ts'
import { loadParts } from './load-parts.ts'
import { loadServers } from './load-servers.ts'
import { machineClock } from './machine-clock.ts'
import { type BoxOptions, openJournalAt, type Parts, putTogether, toolsOf } from './put-together.ts'
import type { Hooks, Teams } from './signalbox.ts'
import type { Members } from './team-ports.ts'
import { TeamRuntimes } from './team-runtimes.ts'
import { Telemetry } from './telemetry.ts'

/** The heavy parts and the servers of tools are opened first; what it gives opens the journal at once, and may throw a JournalFault. */
export async function openBox(options: BoxOptions): Promise<(hooks: Hooks) => Teams> {
  const { teams = options.team ? [options] : [] } = options
  const parts = await loadParts({ options, teams })
  const servers = await loadServers(
    options,
    teams.flatMap(({ team }) => team ?? []),
  )
  return (hooks) => {
    try {
      const { close, ...opened } = open({ served: servers.tools, ...options }, hooks, parts)
      return { ...opened, close: () => close().then(servers.close) }
    } catch (thrown) {
      void servers.close()
      throw thrown
    }
  }
}

function open({ teams = [], ...options }: BoxOptions, hooks: Hooks, parts: Parts): Teams {
  const { clock = machineClock, data } = options
  const journal = options.journal ?? openJournalAt(data, clock.soon)
  const tools = toolsOf(options, parts.hostAt)
  const settle = async (): Promise<void> => {
    if (tools !== options.tools) tools.close?.() // a host that the program brought is its own to close
    if (!options.journal) await journal.close()
  }
  const telemetry = new Telemetry()
  const onDelta = both(hooks.onDelta, options.onDelta)
  const onEvent = both(hooks.onEvent, options.onEvent)
  const shared = { ...options, telemetry, journal, data: undefined, onDelta, onEvent }
  if (teams.length === 0) {
    const runtime = putTogether(shared, tools, parts)
    const known = options.team ? [options.team] : []
    const close = (): Promise<void> => runtime.close().then(settle)
    const membersOf = (): Members => options.members ?? {}
    return {
      journal,
      telemetry,
      membersOf,
      teams: known,
      runtimeOf: () => runtime,
      runtimeOfTeam: () => runtime,
      close,
    }
  }
  const byId = new Map(teams.map((one) => [one.team.team.team, one]))
  const runtimes = new TeamRuntimes(journal, byId, (members, resumes) =>
    putTogether({ ...shared, ...members, limits: { ...options.limits, resumes } }, tools, parts),
  )
  for (const id of goingOn(journal)) runtimes.of(id)
  return {
    journal,
    telemetry,
    teams: teams.map(({ team }) => team),
    membersOf: (team) => byId.get(team)?.members ?? {},
    runtimeOf: (conversation) => runtimes.of(conversation),
    runtimeOfTeam: (team) => (byId.has(team) ? runtimes.ofTeam(team) : undefined),
    close: () => runtimes.close().then(settle),
  }
}

const both =
  <A, B>(ours: (a: A, b: B) => void, theirs?: (a: A, b: B) => void) =>
  (a: A, b: B): void => {
    ours(a, b)
    theirs?.(a, b)
  }
