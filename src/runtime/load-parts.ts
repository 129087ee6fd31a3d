/**
 * The heavy parts of a box, loaded when a box is opened that needs them: importing the package, and a box without a team, wait for none.
 *
 * P1. What proposes decisions is answered by the tools of the workspace at once, so they are here before the first agent is.
 * P2. Without agents nobody proposes. What an earlier program left is gone on with by tools that are loaded with the first call.
 */
import type { ToolHost } from '../ports.ts'
import { hasBegun } from '../tools/host-folder.ts'
import { noTools } from './no-ports.ts'
import type { Parts, RuntimeOptions, TeamMembers } from './put-together.ts'
import { needsParts } from './team-ports.ts'

type Asked = { readonly options: RuntimeOptions; readonly teams: readonly TeamMembers[] }

export async function loadParts({ options, teams }: Asked): Promise<Parts> {
  const needed = teams.some(({ team }) => needsParts(team, options.engineKind))
  const team = needed ? (await import('./team-parts.ts')).teamParts : undefined
  if (!works(options, teams)) return { team, hostAt: laterHost }
  return { team, hostAt: isFolder(options) ? (await loadHost()).hostAt : () => noTools }
}

const loadHost = () => import('./host-at.ts')

const works = (options: RuntimeOptions, teams: readonly TeamMembers[]): boolean =>
  teams.length > 0 || options.agents !== undefined || Object.keys(options.members ?? {}).length > 0

/** Whether there is a place for what the tools of a workspace keep, and nothing else in their stead. */
const isFolder = ({ data, tools = [] }: RuntimeOptions): boolean =>
  data !== undefined && data !== 'memory' && !('check' in tools)

/** P2. */
function laterHost(folder: string): ToolHost {
  let loaded: Promise<ToolHost> | undefined
  const host = (): Promise<ToolHost> => (loaded ??= loadHost().then(({ hostAt }) => hostAt(folder)))
  return {
    local: false,
    check: noTools.check,
    prepare: async (call) => (await host()).prepare(call),
    execute: async (call) => (await host()).execute(call),
    land: async (call, staged) => (await host()).land(call, staged),
    probe: async (call) => (await host()).probe(call),
    undo: async (request) => (await host()).undo(request),
    finish: async () => (hasBegun(folder) ? (await host()).finish?.() : undefined),
    close: () => void loaded?.then((one) => one.close?.()),
  }
}
