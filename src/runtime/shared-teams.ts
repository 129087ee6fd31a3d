/** Thousands of conversations may have one team: in memory they share it. */
import { isDeepStrictEqual } from 'node:util'
import type { Team } from '../core/state/team.ts'

const teamsKept = 100

export class SharedTeams {
  readonly #byHash = new Map<string, Team>()

  /** The team itself, or the same one as another conversation has it. A hash is only a hint: anybody can claim one. */
  share(team: Team, hash: string): Team {
    const known = this.#byHash.get(hash)
    if (known !== undefined && isDeepStrictEqual(known, team)) return known
    this.#byHash.set(hash, team)
    const [oldest] = this.#byHash.keys()
    if (this.#byHash.size > teamsKept && oldest !== undefined) this.#byHash.delete(oldest)
    return team
  }
}
