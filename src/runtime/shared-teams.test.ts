import { expect, test } from 'vitest'
import { defineTeam } from '../teams/define-team.ts'
import { orThrow } from '../views/or-throw.ts'
import { SharedTeams } from './shared-teams.ts'

const members = [
  { id: 'ann', type: 'human', name: 'Ann', order: 0 },
  { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
] as const
const teamOf = (name: string) => orThrow(defineTeam({ team: name, members: [...members] })).team

test('equal teams are one; another team under the same hash stays itself', () => {
  const teams = new SharedTeams()
  const first = teams.share(teamOf('a'), 'h')
  expect(teams.share(teamOf('a'), 'h')).toBe(first)
  const other = teamOf('b')
  expect(teams.share(other, 'h')).toBe(other)
  expect(teams.share(teamOf('a'), 'h')).toEqual(first)
})

test('the hundred last ones are known', () => {
  const teams = new SharedTeams()
  const first = teams.share(teamOf('t0'), 'h0')
  const shared = Array.from({ length: 100 }, (_, n) => teams.share(teamOf(`t${n + 1}`), `h${n + 1}`))
  for (const [n, team] of shared.entries()) expect(teams.share(teamOf(`t${n + 1}`), `h${n + 1}`)).toBe(team)
  expect(teams.share(teamOf('t0'), 'h0')).not.toBe(first)
})
