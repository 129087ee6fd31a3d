/** The files of a team were edited since: a conversation goes on with the team as it is now, and says so. */
import { ok, type Result } from '../core/contracts/result.ts'
import type { Team } from '../core/state/team.ts'
import type { Runtime } from './runtime.ts'

type Now = { readonly team: Team; readonly teamHash: string; readonly by: string }

/** Who left the files and still has work in hand stays until it is done; what has ended is left as it was. */
export async function followTeam(runtime: Runtime, conversation: string, now: Now): Promise<Result<unknown>> {
  const state = runtime.state(conversation)
  if (!state || state.talk === 'completed' || state.teamHash === now.teamHash) return ok(undefined)
  const sent = await runtime.send(conversation, { type: 'change_team', ...now })
  return sent.ok || sent.problem.detail.why === 'member_at_work' ? ok(undefined) : sent
}
