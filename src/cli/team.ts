/** Opens a team for a command, by folder or by name, and tells what is wrong with it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LoadedTeam } from '../teams/loaded-team.ts'
import { sayProblem } from '../teams/problem.ts'
import { loadTeam } from '../teams/read-team.ts'
import type { Session } from './session.ts'

const shipped = fileURLToPath(new URL('../../teams', import.meta.url))

/** Undefined: it was told what is wrong. */
export async function openTeam(session: Session, name: string): Promise<LoadedTeam | undefined> {
  const loaded = await loadTeam(teamFolder(session, name))
  if (loaded.ok) return loaded.value
  for (const problem of loaded.problems) session.io.err(`${sayProblem(problem, session.lang)}\n`)
}

/** A folder as it is; a name is looked up beside the caller, among the deployed teams, then among those that are shipped. */
export function teamFolder({ folder }: Session, name: string): string {
  const places = [name, join('teams', name), join(folder, 'teams', name), join(shipped, name)]
  return places.find((place) => existsSync(join(place, 'team.yaml'))) ?? name
}
