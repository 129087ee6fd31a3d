/** `signalbox team …` and `signalbox agent new`: what teams/ does, with the session's language and places. */
import { type AgentArguments, createAgent, createTeam } from '../teams/create.ts'
import { deployTeam } from '../teams/deploy.ts'
import { listTeams } from '../teams/list.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { type Answer, type Asked, testTeam } from '../teams/replay.ts'
import { validateTeam } from '../teams/validate.ts'
import { analyse } from '../understanding/embedded/analysis.ts'
import { knowledgeOf } from '../understanding/embedded/knowledge.ts'
import type { Session } from './session.ts'
import { teamIo } from './team.ts'

type TeamCommand = { readonly does: 'validate' | 'deploy' | 'test'; readonly team: string }

export async function teamCommand({ does, team }: TeamCommand, session: Session): Promise<number> {
  const io = teamIo(session)
  if (does === 'validate') return validateTeam({ team }, io)
  return does === 'deploy' ? deployTeam({ team }, io) : testTeam({ team, engine: answersOf }, io)
}

export const list = (_: object, session: Session): Promise<number> => listTeams(teamIo(session))
export const newTeam = ({ name }: { name: string }, session: Session): Promise<number> =>
  createTeam({ name }, teamIo(session))
export const newAgent = (args: AgentArguments, session: Session): Promise<number> => createAgent(args, teamIo(session))

function answersOf(team: LoadedTeam, asked: readonly Asked[]): Answer[] {
  const knowledge = knowledgeOf(team)
  return asked.map(({ text, lang }) => {
    const { frames, taskRelation, suggestedRoute } = analyse(knowledge, { text, lang })
    return { frames, relation: taskRelation.type, route: suggestedRoute.nextPhase }
  })
}
