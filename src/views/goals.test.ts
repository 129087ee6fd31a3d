import { expect, test } from 'vitest'
import { goalLines } from './goals.ts'

const goal = {
  workflowId: 'w7',
  goal: 'build\nit',
  workflowStatus: 'wait_user_decision' as const,
  replanReason: 'review_reject' as const,
  decisionRequired: true,
  decisionOptions: ['retry', 'skip'],
  latestExecutionSnapshotId: 'c:12',
}

test('a goal says how it stands, why it was set back, and what is asked, in both languages', () => {
  const done = { ...goal, workflowStatus: 'completed' as const, replanReason: undefined, decisionOptions: [] }
  expect(goalLines([goal, done], 'en')).toEqual([
    'Goal w7 waits for your decision, since the review rejected it: build it; asked: Try again / Skip it',
    'Goal w7 completed: build it',
  ])
  expect(goalLines([goal, done], 'zh')).toEqual([
    '目标 w7 等待你的决定（审核驳回）：build it；可选：重试 / 跳过',
    '目标 w7 已完成：build it',
  ])
})
