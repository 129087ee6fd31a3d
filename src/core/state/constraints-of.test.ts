import { expect, test } from 'vitest'
import { constraintsOf } from './constraints-of.ts'
import type { GoalLimits } from './goal-record.ts'

const said = 'as said'

test('a goal of which nothing was said denies nothing', () => {
  const free = { denied: [], onlyPaths: [], notPaths: [], preference: 'normal', notEnforced: [] }
  expect(constraintsOf(undefined)).toEqual(free)
  expect(constraintsOf({})).toEqual(free)
})

test('a plan can narrow what a person allowed, never widen it', () => {
  const limits: GoalLimits = {
    said: [
      { kind: 'only_paths', paths: ['src/**'], said },
      { kind: 'only_paths', paths: ['docs/**'], said },
      { kind: 'read_only', said },
    ],
    planned: [
      { kind: 'only_paths', paths: ['**'], said },
      { kind: 'no_network', said },
      { kind: 'not_paths', paths: ['a.ts'], said },
      { kind: 'other', said: 'keep it short' },
    ],
    preference: 'careful',
    expected: [],
  }
  expect(constraintsOf({ limits })).toEqual({
    denied: ['write', 'delete', 'execute', 'network'],
    onlyPaths: [['src/**', 'docs/**'], ['**']],
    notPaths: ['a.ts'],
    preference: 'careful',
    notEnforced: ['keep it short'],
  })
})
