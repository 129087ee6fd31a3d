/** Reading a team for a program that embeds us: what reads files is loaded with the first one. */
import type { Result } from '../core/contracts/result.ts'
import type { LoadedTeam } from './loaded-team.ts'
import { invalidTeam } from './problem.ts'

/**
 * Reads a team from its folder and checks it. All that is wrong is named at once. openSignalbox takes either, and hands a refusal on.
 *
 * @example
 * const team = await loadTeam('teams/front-desk')
 * if (!team.ok) console.error(problemView(team.problem, 'en').message)
 */
export async function loadTeam(dir: string): Promise<Result<LoadedTeam>> {
  const loaded = await (await import('./read-team.ts')).loadTeam(dir)
  return loaded.ok ? loaded : invalidTeam(loaded.problems)
}
