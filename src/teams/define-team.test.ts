import { describe, expect, test } from 'vitest'
import { orThrow } from '../views/or-throw.ts'
import { problemView } from '../views/problem.ts'
import { defineTeam, type TeamInCode } from './define-team.ts'

const you = { id: 'you', type: 'human' } as const
const bob = { id: 'bob', type: 'ai' } as const
const team = (rest: Omit<TeamInCode, 'team'>): TeamInCode => ({ team: 'pair', ...rest })

function wrong(input: TeamInCode): string[] {
  const defined = defineTeam(input)
  const { detail } = defined.ok ? {} : defined.problem
  return detail?.why === 'invalid_team' ? detail.problems.map(({ file, kind }) => `${file} ${kind}`) : []
}

describe('a team in code is held to what a team from files is held to', () => {
  test.each<[string, Omit<TeamInCode, 'team'>, string[]]>([
    ['two of one id', { members: [you, bob, bob] }, ['members[2].id duplicate']],
    ['ids that look alike', { members: [you, bob, { id: 'bоb', type: 'ai' }] }, ['members[2].id alike']],
    [
      'a word that means something',
      { members: [you, { id: 'none', type: 'ai' }] },
      ['members[1].id reserved_id', 'none reserved_id'],
    ],
    ['nobody but one', { members: [you] }, ['members too_few_members']],
    ['no person', { members: [bob, { id: 'ann', type: 'ai' }] }, ['members no_human']],
    ['a person with an agent', { members: [{ ...you, agent: {} }, bob] }, ['members[0].agent agent_on_human']],
    ['a reviewer who is nobody', { members: [you, bob], review: 'eve' }, ['review unknown_name']],
    ['a default who is nobody', { members: [you, bob], default: 'eve' }, ['default unknown_name']],
    [
      'an approver who is nobody',
      { members: [you, bob], approve: [{ effect: ['write'], by: ['eve'] }] },
      ['approve[0].by[0] unknown_name', 'approve[0].effect[0] nobody_approves'],
    ],
    [
      'thresholds the wrong way',
      { members: [you, bob], thresholds: { act: 0.2, ask: 0.9 } },
      ['thresholds thresholds'],
    ],
    [
      'a handoff to nobody',
      {
        members: [
          you,
          { ...bob, agent: { adapter: { kind: 'form', answer: 'Done.', handoff: { agent: 'eve', reason: 'Next.' } } } },
        ],
      },
      ['bob unknown_name'],
    ],
    [
      'the same words for two intents',
      {
        members: [
          you,
          { ...bob, agent: { intents: [{ intent: 'a', samples: ['hi there'] }] } },
          { id: 'ann', type: 'ai', agent: { intents: [{ intent: 'b', samples: ['Hi  there'] }] } },
        ],
      },
      ['ann duplicate'],
    ],
  ])('%s', (_, rest, problems) => expect(wrong(team(rest))).toEqual(problems))

  test('a key that it does not have, and a value that does not fit, are named by their place', () => {
    const input = { team: 'pair', memebers: [], members: [you, { id: 'bob', type: 'robot' }] } as unknown as TeamInCode
    expect(wrong(input)).toEqual(['members[1].type not_one_of', 'memebers unknown_key'])
  })

  test('all of it is said in one message', () => {
    const defined = defineTeam(team({ members: [you, bob, bob], review: 'eve' }))
    if (defined.ok) throw new Error('it is not in order')
    for (const lang of ['en', 'zh'] as const)
      expect(problemView(defined.problem, lang).message).toMatch(/members\[2\]\.id[:：].*\nreview[:：]/s)
    expect(() => orThrow(defined)).toThrow(/^E_INVALID_ARGS: members/)
  })
})

test('who has no spec may be handed over to', () => {
  const answer = { kind: 'form', answer: 'Done.', handoff: { agent: 'ann', reason: 'Next.' } } as const
  const members = [you, { ...bob, agent: { adapter: answer } }, { id: 'ann', type: 'ai' }] as const
  expect(orThrow(defineTeam({ team: 'three', members: [...members] })).agents.size).toBe(1)
})
