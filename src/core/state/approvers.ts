/**
 * Who may approve what (design §10). A team says it by the effect; where it says nothing, any human may.
 *
 * A1. Only a person approves. A rule that names nobody who is a person of the team lets nobody approve, and fails the team's check.
 * A2. `notBy: requester`: whoever asked for the work does not approve it.
 * A3. Several rules for one effect all hold.
 */
import type { Reach } from '../contracts/acting.ts'
import type { EffectClass } from '../contracts/kinds.ts'
import { membersInOrder, type Team } from './team.ts'

/** The people who may approve this effect for this requester, in the team's order. */
export const approversOf = (team: Ruled, effect: EffectClass, requester?: string): string[] =>
  membersInOrder(team)
    .filter((m) => m.type === 'human' && rulesFor(team, effect).every((rule) => allows(rule, m.id, requester)))
    .map((m) => m.id)

/** A command that goes to a host is both. */
const effectsOf = ({ effect, hosts = [] }: Pick<Reach, 'effect' | 'hosts'>): EffectClass[] =>
  hosts.length > 0 && effect !== 'network' ? [effect, 'network'] : [effect]

/** Those who may approve all that a decision reaches. */
export function approversFor(team: Ruled, reach: Pick<Reach, 'effect' | 'hosts'>, requester?: string): string[] {
  const [first = [], ...others] = effectsOf(reach).map((effect) => approversOf(team, effect, requester))
  return first.filter((member) => others.every((able) => able.includes(member)))
}

type Ruled = Pick<Team, 'members' | 'approve'>
type Rule = NonNullable<Team['approve']>[number]
const rulesFor = (team: Ruled, effect: EffectClass): Rule[] =>
  (team.approve ?? []).filter((r) => r.effect.includes(effect))

const allows = ({ by, notBy }: Rule, member: string, requester: string | undefined): boolean =>
  by.includes(member) && (notBy === undefined || member !== requester)
