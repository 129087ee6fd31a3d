/**
 * Who may approve what (design §10). A team says it by the effect; where it says nothing, any human may.
 *
 * A1. Only a person approves. A rule that names nobody who is a person of the team lets nobody approve, and fails the team's check.
 * A2. `notBy: requester`: whoever asked for the work does not approve it.
 * A3. Several rules for one effect all hold.
 */
import type { Reach } from '../contracts/acting.ts'
import type { EffectClass } from '../contracts/kinds.ts'
import { effectsOf } from './reach.ts'
import { membersInOrder, type Team, type TeamMember } from './team.ts'

/** The people who may approve this effect for this requester, in the team's order. */
export function approversOf(team: Ruled, effect: EffectClass, requester?: string): string[] {
  const able = (m: TeamMember): boolean => mayApprove(team, m, { effect, requester })
  return membersInOrder(team).flatMap((m) => (able(m) ? [m.id] : []))
}

type Request = { readonly effect: EffectClass; readonly requester?: string }
const mayApprove = ({ approve = [] }: Ruled, { type, id }: TeamMember, { effect, requester }: Request): boolean =>
  type === 'human' && approve.every((rule) => !rule.effect.includes(effect) || allows(rule, id, requester))

/** Whether this member is one of them. */
export function isApprover(team: Ruled, member: string, request: Request): boolean {
  const found = team.members.find((m) => m.id === member)
  return found !== undefined && mayApprove(team, found, request)
}

/** Those who may approve all that a decision reaches. */
export function approversFor(
  team: Ruled,
  reach: Pick<Reach, 'effect' | 'also' | 'hosts'>,
  requester?: string,
): string[] {
  const [first = [], ...others] = effectsOf(reach).map((effect) => approversOf(team, effect, requester))
  return first.filter((member) => others.every((able) => able.includes(member)))
}

type Ruled = Pick<Team, 'members' | 'approve'>
type Rule = NonNullable<Team['approve']>[number]
const allows = ({ by, notBy }: Rule, member: string, requester: string | undefined): boolean =>
  by.includes(member) && (notBy === undefined || member !== requester)
