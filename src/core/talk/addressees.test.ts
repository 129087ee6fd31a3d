import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noTeam } from '../state/conversation.ts'
import type { Team, TeamMember } from '../state/team.ts'
import { foldName, resolveAddressees } from './addressees.ts'

const member = (id: string, order: number, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  name: id,
  type: 'ai',
  order,
  ...more,
})
const team: Team = {
  ...noTeam,
  members: [
    member('carol', 3, { displayName: 'Carol Danvers' }),
    member('you', 0, { type: 'human', displayName: { en: 'You', zh: '你' } }),
    member('bob', 1, { name: 'Bobby', displayName: { en: 'Bob the Builder', zh: '鲍勃' } }),
    member('code-reviewer', 2),
  ],
}
const resolve = (...targets: string[]): { resolved: string[]; unresolved: string[] } => {
  const { resolved, unresolved } = resolveAddressees(targets, team)
  return { resolved: resolved.map((m) => m.id), unresolved }
}

describe('a name', () => {
  test.each([
    ['bob', 'bob'],
    ['Bobby', 'bob'],
    ['Bob the Builder', 'bob'],
    ['鲍勃', 'bob'],
    ['BOB', 'bob'],
    ['ｂｏｂ', 'bob'],
    ['bob_the-builder', 'bob'],
    ['BobTheBuilder', 'bob'],
    ['b o b', 'bob'],
    ['Carol\u3000Danvers', 'carol'],
    ['Code Reviewer', 'code-reviewer'],
    ['code＿reviewer', 'code-reviewer'],
    ['你', 'you'],
  ])('%j means %s', (name, id) => {
    expect(resolve(name)).toEqual({ resolved: [id], unresolved: [] })
  })

  test.each(['bo', 'bobb', 'Bob the', 'carol,', '@bob', "'bob'", 'code', '-', '_ _', '', 'self', 'Bob\u0000'])(
    '%j is nobody',
    (name) => {
      expect(resolve(name)).toEqual({ resolved: [], unresolved: [name] })
    },
  )

  test('that is as long as a message is nobody, and is not normalised', () => {
    const name = `bob${'\u0301\u0316'.repeat(500_000)}`
    expect(resolve(name).unresolved).toEqual([name])
  })

  test('that is exactly that of a later member is not the folded one of an earlier', () => {
    const two = { ...noTeam, members: [member('BOB', 0), member('bob', 1)] }
    expect(resolveAddressees(['bob', 'BOB', 'Bob'], two).resolved.map((m) => m.id)).toEqual(['bob', 'BOB'])
  })

  test('that several have means the first by order, whether it is an id or a name', () => {
    const two = { ...noTeam, members: [member('max', 2), member('first', 1, { name: 'max' })] }
    expect(resolveAddressees(['max'], two).resolved.map((m) => m.id)).toEqual(['first'])
  })

  test('that folds to nothing does not make a member of that name be meant by blanks', () => {
    const odd = { ...noTeam, members: [member('__', 0), member('bob', 1)] }
    expect(resolveAddressees(['--', '__'], odd)).toMatchObject({ resolved: [{ id: '__' }], unresolved: ['--'] })
  })
})

describe('several names', () => {
  test.each<[string, string[], string[], string[]]>([
    ['keep their order', ['carol', 'bob'], ['carol', 'bob'], []],
    ['are one when adjacent', ['bob', 'bob', 'carol'], ['bob', 'carol'], []],
    ['are one when adjacent under other names', ['bob', '鲍勃', 'BOBBY', 'carol'], ['bob', 'carol'], []],
    ['are two when another stands between', ['bob', 'carol', 'bob'], ['bob', 'carol', 'bob'], []],
    ['are one when only an unknown name stands between', ['bob', 'zed', 'bob'], ['bob'], ['zed']],
    ['that are unknown are told once, in order', ['zed', 'bob', 'yan', 'zed'], ['bob'], ['zed', 'yan']],
    ['may be none', [], [], []],
  ])('%s', (_, targets, resolved, unresolved) => {
    expect(resolve(...targets)).toEqual({ resolved, unresolved })
  })
})

describe('whatever the names are', () => {
  const name = fc.oneof(fc.constantFrom('bob', 'carol', 'you', 'BOB', 'zed'), fc.string({ unit: 'binary' }))

  test('no two neighbours are the same, and each name is found or told', () => {
    fc.assert(
      fc.property(fc.array(name), (targets) => {
        const { resolved, unresolved } = resolve(...targets)
        expect(resolved.every((id, i) => id !== resolved[i - 1])).toBe(true)
        expect(new Set(unresolved).size).toBe(unresolved.length)
        for (const target of targets) {
          expect(unresolved.includes(target)).toBe(resolve(target).resolved.length === 0)
        }
      }),
    )
  })

  test('what was found is found again by its ids', () => {
    fc.assert(
      fc.property(fc.array(name), (targets) => {
        const { resolved } = resolve(...targets)
        expect(resolve(...resolved)).toEqual({ resolved, unresolved: [] })
      }),
    )
  })

  test('folding twice is folding once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text))
      }),
      { numRuns: 5000 },
    )
  })
})
