/** What keeps a team from being used at all. The fold does not ask: a team that was pinned is taken as it is. */
import type { EffectClass } from '../contracts/kinds.ts'
import { lookOf } from '../text/look-alikes.ts'
import { approversOf } from './approvers.ts'
import { type Team, verifierId } from './team.ts'

export type TeamFault = 'too_few_members' | 'no_human' | 'duplicate_id' | 'nobody_approves'
/** S1 §0.1, checked before a team may be used. Ids that look alike count as the same: a person could not tell who speaks. */
export function teamFault(team: Checked): TeamFault | undefined {
  if (sound.has(team)) return
  const fault = faultIn(team)
  if (!fault) sound.add(team)
  return fault
}

type Checked = Pick<Team, 'members' | 'approve'>
/** A team that changes is another object: one that a thousand conversations start with is checked once. */
const sound = new WeakSet<Checked>()

function faultIn(team: Checked): TeamFault | undefined {
  if (team.members.length < 2) return 'too_few_members'
  if (!team.members.some((m) => m.type === 'human')) return 'no_human'
  const ids = [verifierId, ...team.members.map((m) => m.id)]
  if (new Set(ids.map(lookOf)).size < ids.length) return 'duplicate_id'
  return unapproved(team).length > 0 ? 'nobody_approves' : undefined
}

/** The effects of the team's rules that no person may approve (approvers:A1). */
export const unapproved = (team: Checked): EffectClass[] =>
  [...new Set(team.approve?.flatMap((rule) => rule.effect))].filter((effect) => approversOf(team, effect).length === 0)
