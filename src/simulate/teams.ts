/** Teams of the simulated world: pure talk, front desk, workshop; small limits, so that they are reached. */
import type { Team, TeamMember } from '../core/state/team.ts'
import { type FaultKind, machineFaults } from './faults.ts'
import type { Dice } from './prng.ts'

const human = (id: string, order: number): TeamMember => ({ id, type: 'human', name: id, order })
const ai = (id: string, order: number, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  type: 'ai',
  name: id,
  order,
  ...more,
})

export const intents = ['triage.symptom', 'pay.bill', 'queue.ask', 'write.code'] as const

export type TeamKind = 'talk' | 'desk' | 'workshop'

export function drawTeam(dice: Dice, wanted?: TeamKind): Team {
  const drawn = dice.weighed({ talk: 2, desk: 4, workshop: 5 })
  const kind = wanted ?? drawn
  const people = dice.chance(0.6) ? [human('ann', 0), human('ben', 1)] : [human('ann', 0)]
  const repeatable = dice.chance(0.7)
  const members = [...people, ...makers[kind](dice).map((m) => ({ ...m, repeatable }))]
  const reviewer = members.find((m) => m.role === 'reviewer')
  return {
    team: kind,
    locale: 'en',
    inputPolicy: dice.chance(0.3) ? 'lock' : 'interrupt',
    parallel: dice.pick([1, 1, 2, 3]),
    hopBudget: dice.pick([2, 3, 5, 24, 'off'] as const),
    thresholds: { act: 0.8, ask: 0.5 },
    dispatchTimeoutMs: dice.pick([2_000, 30_000]),
    leaseMs: dice.pick([5_000, 60_000]),
    review: reviewer && dice.chance(0.8) ? reviewer.id : dice.chance(0.3) ? 'ann' : 'none',
    reworkRounds: dice.pick([0, 1, 2]),
    grantMinutes: dice.pick([1, 480, 480]),
    ...(people.length > 1 && dice.chance(0.5) && { approve: drawApprovers(dice) }),
    members,
  }
}

/** Two people: one effect is for one of them alone, or for whoever did not ask. */
const drawApprovers = (dice: Dice): Team['approve'] =>
  dice.pick([
    [{ effect: ['execute', 'network'], by: ['ben'] }],
    [{ effect: ['write'], by: ['ann', 'ben'], notBy: 'requester' }],
    [
      { effect: ['delete'], by: ['ann'] },
      { effect: ['write', 'network'], by: ['ben', 'ann'], notBy: 'requester' },
    ],
  ])

/** Of one agent's jobs some are of a higher class, so that they meet in its line. */
const classOf = (dice: Dice): 'high' | 'normal' => (dice.fork('class').chance(0.5) ? 'high' : 'normal')

const makers: Record<TeamKind, (dice: Dice) => TeamMember[]> = {
  talk: (dice) => [ai('coder', 2), ai('tester', 3), ...(dice.chance(0.5) ? [ai('critic', 4)] : [])],
  desk: (dice) => [
    ai('triage', 2, { class: 'focus', intents: ['triage.symptom'] }),
    ai('payment', 3, { class: classOf(dice), insertable: true, intents: ['pay.bill'] }),
    ai('queue', 4, { class: classOf(dice), insertable: true, intents: ['queue.ask'] }),
    ...(dice.chance(0.5) ? [ai('triage2', 5, { class: 'focus', intents: ['triage.symptom'] })] : []),
    ...(dice.chance(0.4) ? [ai('judge', 6, { role: 'reviewer' })] : []),
  ],
  workshop: (dice) => [
    ai('planner', 2, { role: 'planner' }),
    ai('coder', 3, { role: 'executor', class: classOf(dice), intents: ['write.code'] }),
    ...(dice.chance(0.5) ? [ai('coder2', 4, { role: 'executor', intents: ['write.code'] })] : []),
    ...(dice.chance(0.7) ? [ai('judge', 5, { role: 'reviewer' })] : []),
  ],
}

/** One folder for all of them, so that they meet there; where each is compared with itself alone, one each (I28). */
export function workspaceOf(id: string, { team }: Team, faults: ReadonlySet<FaultKind>): string | undefined {
  if (team === 'desk') return
  return machineFaults.some((fault) => faults.has(fault)) ? '/work' : `/work/${id}`
}
