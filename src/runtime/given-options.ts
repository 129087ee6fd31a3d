/**
 * What a program opens a box with, looked at before anything is opened: a mistake in it is a refusal, as everywhere else.
 */
import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import { isKnownAction } from '../core/state/actions.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { checkEncoder } from '../understanding/encoder/check-encoder.ts'
import { BoxSchema, optionFault } from './option-schema.ts'
import type { BoxOptions, MachineOptions, ServerOptions, TeamMembers } from './put-together.ts'

/** A team, or what `defineTeam` and `loadTeam` gave: a refusal is handed on. */
export type GivenTeam = LoadedTeam | Result<LoadedTeam>
/** One of several teams, with the agents that the program brings for it. */
export type TeamOption = Omit<TeamMembers, 'team'> & { readonly team: GivenTeam }
/** What a box is opened with. What is left out has a default. */
export type SignalboxOptions = Omit<TeamMembers, 'team'> &
  MachineOptions &
  ServerOptions & {
    /** The team of its conversations; `members` are merged into it. */
    readonly team?: GivenTeam
    /** Several teams in one program: each conversation goes on with its own. */
    readonly teams?: readonly TeamOption[]
  }

export const teamOf = (given: GivenTeam): Result<LoadedTeam> => ('ok' in given ? given : ok(given))

export async function checkOptions(asGiven: SignalboxOptions): Promise<Result<BoxOptions>> {
  const bad = optionFault(BoxSchema, asGiven, 'options')
  if (bad) return bad
  const { team, teams, ...options } = asGiven
  const given = team && teamOf(team)
  if (given && !given.ok) return given
  const several: (TeamMembers & { readonly team: LoadedTeam })[] = []
  for (const one of teams ?? []) {
    const each = teamOf(one.team)
    if (!each.ok) return each
    several.push({ ...one, team: each.value })
  }
  const box: BoxOptions = { ...options, ...(given && { team: given.value }), ...(teams && { teams: several }) }
  return (await faultIn(box)) ?? ok(box)
}

async function faultIn(box: BoxOptions): Promise<Refusal | undefined> {
  const { teams = box.team ? [box] : [], understanding } = box
  const first = (look: (one: TeamMembers) => Refusal | undefined) => teams.map(look).find((one) => one !== undefined)
  const wrong =
    first(strangerIn) ?? sameTeam(box) ?? sameTool(box) ?? (await wrongServers(box)) ?? first((one) => idleIn(one, box))
  return wrong ?? (understanding?.encoder === undefined ? undefined : checkEncoder(understanding.encoder))
}

/** An agent for nobody would never be called. */
function strangerIn({ team: loaded, members = {} }: TeamMembers): Refusal | undefined {
  const known = loaded?.team.members.flatMap(({ id, type }) => (type === 'ai' ? [id] : [])) ?? []
  const member = Object.keys(members).find((id) => !known.includes(id))
  if (!loaded || member === undefined) return
  return refuse('E_INVALID_ARGS', { why: 'no_such_agent', team: loaded.team.team, member, known })
}

/** A member that nothing runs would be called in vain. */
function idleIn({ team: loaded, members = {}, agents }: TeamMembers, box: BoxOptions): Refusal | undefined {
  if (!loaded || agents || box.agents) return
  const adapterOf = (id: string) => loaded.agents.get(loaded.agentOf.get(id) ?? '')?.spec.adapter
  const isRun = (id: string): boolean => Object.hasOwn(members, id) || adapterOf(id) !== undefined
  const idle = loaded.team.members.find(({ id, type }) => type === 'ai' && !isRun(id))
  if (idle) return refuse('E_INVALID_ARGS', { why: 'nobody_runs', team: loaded.team.team, member: idle.id })
}

function sameTeam({ teams = [] }: BoxOptions): Refusal | undefined {
  const team = twice(teams.map((one) => one.team.team.team))
  if (team !== undefined) return refuse('E_INVALID_ARGS', { why: 'same_team', team })
}

const twice = (names: readonly string[]): string | undefined => names.find((name, i) => names.indexOf(name) !== i)

function sameTool({ tools = [] }: BoxOptions): Refusal | undefined {
  if ('check' in tools) return
  const names = tools.map(({ name }) => name)
  const tool = twice(names)
  if (tool !== undefined) return refuse('E_INVALID_ARGS', { why: 'same_tool', tool })
  const taken = names.find(isKnownAction) // it would stand before the action of the workspace, with an effect of its own
  if (taken !== undefined) return refuse('E_INVALID_ARGS', { why: 'tool_taken', tool: taken })
}

async function wrongServers({ mcp }: BoxOptions): Promise<Refusal | undefined> {
  if (mcp === undefined) return
  const { Config } = await import('../config/config.ts')
  const [issue] = Config.safeParse({ mcp }).error?.issues ?? []
  if (!issue) return
  const path = issue.path.join('.')
  return refuse('E_INVALID_ARGS', { why: 'bad_value', path, message: `${path}: ${issue.message}` })
}
