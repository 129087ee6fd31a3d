import { expect, test } from 'vitest'
import type { ToolResult } from '../core/contracts/execution.ts'
import { redLines } from './red-check.ts'

const printed = (stdout: string, exit_code = 1, stderr = ''): ToolResult => ({
  decision_id: '00000000-0000-4000-8000-000000000000',
  stdout,
  stderr,
  exit_code,
  artifacts: [],
})

test('a red command is named, with how it ended, what it printed last, and what to do', () => {
  const long = Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n')
  const log = 'npm error A complete log of this run can be found in: /tmp/x/.npm/_logs/1.log'
  const lines = redLines('npm test', printed(long, 1, `boom\n\n${log}\n`), 'en')
  expect(lines[0]).toBe('The check failed: «npm test» ended with exit code 1.')
  expect(lines[1]).toBe('It printed last:')
  expect(lines.slice(-3)).toEqual(['line 99', 'boom', 'Mend what it names, then ask for the check again.'])
  expect(lines).toHaveLength(23)
})

test('what an exit code means is said, and so is silence', () => {
  expect(redLines('tset', printed('', 127), 'zh')).toEqual([
    '检查未通过：“tset”以退出码 127 结束。它调用的程序没有安装。',
    '没有任何输出。',
    '请按输出修正，然后再要求检查一次。',
  ])
})

test('a search that should find nothing shows the first places, and how many more there are', () => {
  const places = Array.from({ length: 22 }, (_, i) => `a.js:${i + 1}:parse`).join('\n')
  const lines = redLines(undefined, printed(places, 0), 'en')
  expect(lines[0]).toBe('The check failed: what should be gone is still there, in 22 lines:')
  expect(lines.at(-1)).toBe('… and 2 more')
})
