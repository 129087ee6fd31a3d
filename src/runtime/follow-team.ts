/** Brings a conversation up to date with the files of its team: where they were edited, it goes on with the team as it is now. */
import { ok, type Result } from '../core/contracts/result.ts'
import type { Team } from '../core/state/team.ts'
import type { Runtime } from './runtime.ts'

type Now = { readonly team: Team; readonly teamHash: string; readonly by: string; readonly folder?: string }

/**
 * While a member that was removed still has work, the team stays as it was. A conversation that has ended is not changed. Call it for
 * an imported conversation only with a team that a person named: it then goes on with that one, or is refused.
 */
export async function followTeam(runtime: Runtime, conversation: string, now: Now): Promise<Result<unknown>> {
  const state = runtime.state(conversation)
  if (!state || state.talk === 'completed' || (state.teamHash === now.teamHash && !state.imported)) return ok(undefined)
  const sent = await runtime.send(conversation, { type: 'change_team', ...now })
  return sent.ok || state.imported || sent.problem.detail.why !== 'member_at_work' ? sent : ok(undefined)
}
