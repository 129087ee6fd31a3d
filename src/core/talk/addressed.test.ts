import { describe, expect, test } from 'vitest'
import { Team } from '../state/team.ts'
import { addressedBy } from './addressed.ts'

const members = [
  { id: 'you', type: 'human' as const, name: 'you', order: 0 },
  { id: 'bob', type: 'ai' as const, name: 'bob', displayName: { en: 'Bob', zh: '鲍勃' }, order: 1 },
  { id: 'bobby', type: 'ai' as const, name: 'Bobby Lee', order: 2 },
]
const talk = Team.parse({ team: 't', members })
const desk = Team.parse({ team: 'd', members: members.map((m) => ({ ...m, intents: m.type === 'ai' ? ['a.b'] : [] })) })
const named = (text: string, team = talk): readonly string[] => addressedBy(text, team).targets

describe('a person names somebody', () => {
  test.each([
    ['[NEXT:bob] hi', ['bob']],
    ['【NEXT：鲍勃】你好', ['鲍勃']],
    ['【next: bob, you】', ['bob', 'you']],
    ['@bob how are you?', ['bob']],
    ['  @Bob, how are you?', ['Bob']],
    ['@bob @you both', ['bob', 'you']],
    ['@bobby lee: hi', ['bobby lee']],
    ['@鲍勃看看这个', ['鲍勃']],
    ['Bob, how are you?', ['Bob']],
    ['鲍勃，你好', ['鲍勃']],
  ])('%s', (text, expected) => expect(named(text)).toEqual(expected))
})

describe('nobody is named by', () => {
  test.each([
    '@zed hello',
    'mail bob@example.org',
    'hello @bob',
    'bobsled, really?',
    '@bobsled',
    'Bob is here',
    '`【NEXT:bob】`',
    '【NEXT bob】',
    '【NEXT：bob',
  ])('%s', (text) => expect(named(text)).toEqual([]))

  test('a name with a comma at a desk, where names are words; an @ is meant there too', () => {
    expect(named('Bob, please', desk)).toEqual([])
    expect(named('@bob please', desk)).toEqual(['bob'])
  })
})

test('a marker comes before a name at the start', () => {
  expect(named('@bob tell [NEXT:you]')).toEqual(['you'])
})

test('many brackets cost no more than few', () => {
  const text = '【NEXT：'.repeat(50_000)
  expect(named(text)).toEqual([])
  expect(named('@'.repeat(500_000))).toEqual([])
})
