/** Reading a team for a program that embeds us: what reads files is loaded with the first one. */
import type { Loaded } from './loaded-team.ts'

/**
 * Reads a team from its folder and checks it. All that is wrong is named at once.
 *
 * @example
 * const loaded = await loadTeam('teams/front-desk')
 * if (!loaded.ok) for (const problem of loaded.problems) console.error(problem)
 */
export const loadTeam = async (dir: string): Promise<Loaded> => (await import('./read-team.ts')).loadTeam(dir)
