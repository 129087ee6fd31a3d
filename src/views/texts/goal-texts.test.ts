import { expect, test } from 'vitest'
import type { GoalSummary } from '../../core/contracts/goal.ts'
import type { EventOf, JournalEvent } from '../../core/state/events.ts'
import { summaryLines } from './goal-texts.ts'
import { goalsEn } from './goals-en.ts'
import { goalsZh } from './goals-zh.ts'

const stamp = { at: 0, loopId: 'orchestrator', role: 'planner' }
const step = { step_id: 's1', title: 'Rename it', intent: 'i', expected_artifacts: [], status: 'pending' } as const
const plan = {
  plan_id: 'p',
  goal: 'Tidy up',
  constraints: [],
  steps: [{ ...step, rollback_hint: 'rename it back' }],
  verification: { mode: 'test', commands: ['npm test'], required: true, stop_on_fail: true },
  risk_level: 'medium',
  created_at: 0,
} as const
const before: Readonly<Record<number, object>> = {
  3: { ...stamp, seq: 3, type: 'plan_proposed', workflowId: 'w1', plan, hash: 'h', harmless: false },
  9: {
    ...stamp,
    seq: 9,
    type: 'verification_finished',
    workflowId: 'w1',
    outcome: 'failed',
    checks: [{ command: 'npm test', state: 'failed' }],
  },
}
const eventAt = (seq: number) => before[seq] as JournalEvent | undefined

const ended: GoalSummary = {
  outcome: 'failed',
  plan: 3,
  steps: [{ step_id: 's1', status: 'done' }],
  changed: ['src/a.ts'],
  verification: 'failed',
  verifiedAt: 9,
  tried: ['repair', 'repair', 'stop'],
  asked: 1,
  saved: 9,
  notEnforced: ['keep the API'],
}
const summarized = (summary: GoalSummary): EventOf<'goal_summarized'> => ({
  ...stamp,
  seq: 12,
  type: 'goal_summarized',
  workflowId: 'w1',
  summary,
})

test('a goal whose only change was refused is not done, in both languages', () => {
  const refused = summarized({ ...ended, outcome: 'completed', changed: [], checked: 'not_done' })
  expect(summaryLines(goalsEn, refused, { eventAt })[0]).toBe('Not done: Tidy up')
  expect(summaryLines(goalsZh, refused, { eventAt })[0]).toBe('未完成：Tidy up')
})

test('a goal of which something was refused is partly done', () => {
  const refused = summarized({ ...ended, outcome: 'completed', checked: 'not_done' })
  expect(summaryLines(goalsEn, refused, { eventAt })[0]).toBe('Partly done: Tidy up')
  expect(summaryLines(goalsZh, refused, { eventAt })[0]).toBe('部分完成：Tidy up')
})

test('what was not done is not said to be verified, and where no question was saved nothing is said of it', () => {
  const { verification: _, ...unverified } = ended
  const refused = summarized({ ...unverified, outcome: 'completed', changed: [], checked: 'not_done', saved: 0 })
  const lines = summaryLines(goalsEn, refused, { eventAt })
  expect(lines).toContain('No files were changed.')
  expect(lines.filter((line) => /^Verification|asked/.test(line))).toEqual([])
})

test('a goal whose check was red is not called done', () => {
  const red = summarized({ ...ended, outcome: 'completed', changed: [], checked: 'failed' })
  expect(summaryLines(goalsEn, red, { eventAt })[0]).toBe('The check failed: Tidy up')
  expect(summaryLines(goalsZh, red, { eventAt })[0]).toBe('检查未通过：Tidy up')
})

test('a summary says what, how verified, what was tried, what is left, how to take it back, and what was asked', () => {
  expect(summaryLines(goalsEn, summarized(ended), { eventAt })).toEqual([
    'Could not be done: Tidy up',
    'Steps done: Rename it',
    'Files changed: src/a.ts',
    'Verification: The verification failed, npm test (failed)',
    'Tried: repair what failed, stop',
    'Left to do by hand: npm test',
    'Risk of the plan: medium',
    'Noted, but not enforced: keep the API',
    'To take it back: /undo here, or signalbox undo ID on the command line, Rename it: rename it back',
    'You were asked about changes once; 9 times an earlier yes stood for the answer.',
  ])
})

test('in Chinese too, and without the events before it', () => {
  const lines = summaryLines(goalsZh, summarized({ ...ended, outcome: 'completed', changed: [] }), {})
  expect(lines[0]).toBe('已完成：w1')
  expect(lines).toContain('没有改动任何文件。')
  expect(lines.at(-1)).toBe('就改动问了你 1 次；另有 9 次你之前已经同意，没有再问。')
})

test('what was changed has a branch, a message and the text of a pull request, or says what was done with git', () => {
  const git = (summary: GoalSummary) =>
    summaryLines(goalsEn, summarized(summary), { eventAt }).filter((l) => l.includes('pull request'))
  expect(git({ ...ended, outcome: 'completed' })).toEqual([
    'Nothing was committed. For a commit: branch w1-tidy-up, message “Tidy up”; this summary can be the text of the pull request.',
  ])
  const branch = 'w1-tidy-up-12ab'
  expect(git({ ...ended, outcome: 'completed', git: { branch, committed: false } })).toEqual([
    'Git: the branch w1-tidy-up-12ab was made for it; nothing was committed. A message for the commit: “Tidy up”; this summary can be the text of the pull request.',
  ])
  expect(git({ ...ended, outcome: 'completed', git: { branch, committed: true } })).toEqual([
    'Git: committed on the branch w1-tidy-up-12ab; nothing was pushed. This summary can be the text of the pull request.',
  ])
  expect(git(ended)).toEqual([])
})
