import { expect, test } from 'vitest'
import { causeIn } from './causes.ts'

test('what the core says is told in the language; what others said stays', () => {
  expect(causeIn('zh', 'the planner did not answer in time')).toBe('规划者未在时限内答复')
  expect(causeIn('zh', 'review rejected: no tests\nat all')).toBe('审核驳回：no tests\nat all')
  expect(causeIn('en', 'review rejected: no tests')).toBe('review rejected: no tests')
  expect(causeIn('zh', 'ENOENT: no such file')).toBe('ENOENT: no such file')
})
