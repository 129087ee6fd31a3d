/** What keeps a team from being used at all. The fold does not ask: a team that was pinned is taken as it is. */
import { lookOf } from '../text/look-alikes.ts'
import { type Team, verifierId } from './team.ts'

export type TeamFault = 'too_few_members' | 'no_human' | 'duplicate_id'
/** S1 §0.1, checked before a team may be used. Ids that look alike count as the same: a person could not tell who speaks. */
export function teamFault(team: Pick<Team, 'members'>): TeamFault | undefined {
  if (team.members.length < 2) return 'too_few_members'
  if (!team.members.some((m) => m.type === 'human')) return 'no_human'
  const ids = [verifierId, ...team.members.map((m) => m.id)]
  return new Set(ids.map(lookOf)).size < ids.length ? 'duplicate_id' : undefined
}
