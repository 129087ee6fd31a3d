/** The smallest team: Ann, a person, and Bob, an AI. */
import { defineTeam } from '../src/teams/define-team.ts'
import { orThrow } from '../src/views/or-throw.ts'

export const pair = orThrow(
  defineTeam({
    team: 'pair',
    members: [
      { id: 'ann', type: 'human', name: 'Ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
    ],
  }),
)
