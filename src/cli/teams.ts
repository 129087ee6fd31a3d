/** `signalbox team …` and `signalbox agent new`: what teams/ does, with the session's language and places. */

import { join } from 'node:path'
import type { Result } from '../core/contracts/result.ts'
import { makeFolder } from '../edge/make-folder.ts'
import { type AgentArguments, createAgent, createTeam } from '../teams/create.ts'
import { deployTeam } from '../teams/deploy.ts'
import { listTeams } from '../teams/list.ts'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { type Answer, type Asked, testTeam } from '../teams/replay.ts'
import { validateTeam } from '../teams/validate.ts'
import { inColumns } from '../terminal/columns.ts'
import { analyse } from '../understanding/embedded/analysis/analyse.ts'
import { knowledgeOf } from '../understanding/embedded/knowledge.ts'
import { playCassettes } from './play-cassettes.ts'
import { report } from './report.ts'
import { exits, type Session } from './session.ts'
import { openTeam, teamIo } from './team.ts'
import { trust } from './trust.ts'

type TeamCommand = { readonly does: 'validate' | 'deploy' | 'test' | 'trust'; readonly team: string }

export async function teamCommand({ does, team }: TeamCommand, session: Session): Promise<number> {
  const io = teamIo(session)
  if (does === 'validate') return validateTeam({ team }, io)
  if (does === 'trust') return trust(team, session)
  if (does === 'test') {
    const tested = await testTeam({ team, engine: answersOf }, io)
    const loaded = tested === exits.usage ? undefined : await openTeam(session, team)
    return Math.max(tested, loaded ? await playCassettes(loaded, session) : exits.done)
  }
  return inFolder(session, makeFolder(join(session.folder, 'teams'), 0o700), () => deployTeam({ team }, io))
}

export const list = (_: object, session: Session): Promise<number> => listTeams(teamIo(session), inColumns)
export const newTeam = ({ name }: { name: string }, session: Session): Promise<number> =>
  inFolder(session, makeFolder(join(process.cwd(), 'teams')), () => createTeam({ name }, teamIo(session)))
export const newAgent = (args: AgentArguments, session: Session): Promise<number> => createAgent(args, teamIo(session))

/** Nothing is begun where the folder cannot be made. */
async function inFolder(session: Session, made: Result<string>, write: () => Promise<number>): Promise<number> {
  return made.ok ? write() : report(session, made.problem)
}

function answersOf(team: LoadedTeam, asked: readonly Asked[]): Answer[] {
  const knowledge = knowledgeOf(team)
  return asked.map(({ text, lang }) => {
    const { frames, taskRelation, suggestedRoute } = analyse(knowledge, { text, lang })
    return { frames, relation: taskRelation.type, route: suggestedRoute.nextPhase }
  })
}
