import { describe, expect, test } from 'vitest'
import { causeIn } from './causes.ts'

describe('a cause as a person reads it', () => {
  test('a program that is not there is named, with the file to correct', () => {
    expect(causeIn('en', 'no_program: pithon in agents/price.yaml')).toBe(
      "the program pithon was not found. Install it and retry, or correct 'command' in agents/price.yaml and start again.",
    )
    expect(causeIn('zh', 'no_program: pithon')).toContain('找不到程序 pithon')
  })

  test('an agent that is left alone: the last error, until when, and what to do', () => {
    const open = 'breaker_open until 1000: it ended with code 1: RuntimeError: boom'
    expect(causeIn('en', open)).toMatch(
      /until \d\d:\d\d:01\. The last error: it ended with code 1: RuntimeError: boom\./,
    )
    expect(causeIn('en', open)).toContain('the next run tries it at once')
    expect(causeIn('zh', open)).toMatch(/最后的错误：程序已结束（code 1）: RuntimeError: boom。.*下一次运行会立即再试/)
    expect(causeIn('en', 'breaker_open until 1000')).not.toContain('last error')
  })

  test('what an agent wrote stays as it is', () => {
    expect(causeIn('zh', 'out of paper')).toBe('out of paper')
  })

  test('what the core says is told in the language; what others said stays', () => {
    expect(causeIn('zh', 'the planner did not answer in time')).toBe('规划者未在时限内答复')
    expect(causeIn('zh', 'review rejected: no tests\nat all')).toBe('审核驳回：no tests\nat all')
    expect(causeIn('en', 'review rejected: no tests')).toBe('review rejected: no tests')
    expect(causeIn('zh', 'ENOENT: no such file')).toBe('ENOENT: no such file')
  })
})
