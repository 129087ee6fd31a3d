import { expect, test } from 'vitest'
import type { ToolResult } from '../core/contracts/execution.ts'
import { type Checked, isRed, redLines } from './red-check.ts'

const printed = (stdout: string, exit_code = 1, stderr = ''): ToolResult => ({
  decision_id: '00000000-0000-4000-8000-000000000000',
  stdout,
  stderr,
  exit_code,
  artifacts: [],
})

const ran = (command: string, result: ToolResult): Checked => ({ action: 'run_terminal_cmd', command, result })

test('a red command is named, with how it ended, what it printed last, and what to do', () => {
  const long = Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n')
  const log = 'npm error A complete log of this run can be found in: /tmp/x/.npm/_logs/1.log'
  const lines = redLines({ check: 'passes', red: [ran('npm test', printed(long, 1, `boom\n\n${log}\n`))] }, 'en')
  expect(lines[0]).toBe('The check failed: «npm test» ended with exit code 1.')
  expect(lines[1]).toBe('It printed last:')
  expect(lines.slice(-3)).toEqual(['line 99', 'boom', 'Mend what it names, then ask for the check again.'])
  expect(lines).toHaveLength(23)
})

test('what an exit code means is said, and so is silence, with how to learn more', () => {
  const red = [ran('tset', printed('', 127))] as const
  expect(redLines({ check: 'passes', red }, 'zh')).toEqual([
    '检查未通过：“tset”以退出码 127 结束。它调用的程序没有安装。',
    '没有任何输出。',
    '请自行运行一次查看原因，然后再要求检查一次。',
  ])
  expect(redLines({ check: 'passes', red }, 'en').slice(1)).toEqual([
    'It printed nothing.',
    'Run it yourself to see why, then ask for the check again.',
  ])
})

test('what is no command is named as a person knows it', () => {
  const red = [{ action: 'search', result: printed('', 2) }] as const
  expect(redLines({ check: 'passes', red }, 'en')[0]).toBe('The check failed: «Search» ended with exit code 2.')
  const own = [{ action: 'my_tool', result: printed('', 2) }] as const
  expect(redLines({ check: 'passes', red: own }, 'zh')[0]).toBe('检查未通过：“my_tool”以退出码 2 结束。')
})

test('a search that should find nothing shows the first places of all its calls, and how many more there are', () => {
  const places = (count: number) => Array.from({ length: count }, (_, i) => `a.js:${i + 1}:parse`).join('\n')
  const found = (count: number) => ({ action: 'search', result: printed(places(count), 0) })
  const lines = redLines({ check: 'nothing', red: [found(20), found(2)] }, 'en')
  expect(lines[0]).toBe('The check failed: what should be gone is still there, in 22 lines:')
  expect(lines.at(-1)).toBe('… and 2 more')
})

test('a command that should print nothing is named with what it printed, not with how it ended', () => {
  const red = [ran('git status --short', printed('?? a.txt\n', 0))] as const
  expect(redLines({ check: 'nothing', red }, 'en')).toEqual([
    'The check failed: «git status --short» should print nothing, and printed 1 line:',
    '?? a.txt',
    'Mend what it names, then ask for the check again.',
  ])
  expect(redLines({ check: 'nothing', red }, 'zh')[0]).toBe(
    '检查未通过：“git status --short”本不应有输出，却输出了 1 行：',
  )
})

test('what became of the changes comes before what to do next', () => {
  const red = [ran('npm test', printed('boom'))] as const
  expect(redLines({ check: 'passes', red, undone: ['So it was taken back: a.txt'] }, 'en').slice(-3)).toEqual([
    'boom',
    'So it was taken back: a.txt',
    'Mend what it names, then ask for the check again.',
  ])
})

test.each([
  ['passes', printed('', 1), true],
  ['passes', printed('text', 0), false],
  ['nothing', printed('text', 0), true],
  ['nothing', printed('\n', 1), false],
] as const)('a check that says %s is red by the right thing', (check, result, red) => {
  expect(isRed(check, result)).toBe(red)
})
