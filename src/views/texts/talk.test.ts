import { expect, test } from 'vitest'
import { texts } from './languages.ts'

const bob = { name: 'bob', displayName: { en: 'Bob', zh: '鲍勃' } }
const { en, zh } = { en: texts.en.talk, zh: texts.zh.talk }

test.each([
  [en.skipped('X'), "⚠️ 'X' is not in this team and was skipped"],
  [zh.skipped('X'), "⚠️ 'X' 不在当前团队中，已跳过"],
  [en.noneKnown(['X'], [bob, { name: 'A' }]), '❌ Cannot resolve [NEXT:X]. Available members: Bob, A'],
  [zh.noneKnown(['X'], [bob, { name: 'A' }]), '❌ 无法解析任何目标。可用成员：鲍勃, A'],
  [en.teamFault.no_human, '❌ A team needs at least 1 human member'],
  [zh.teamFault.no_human, '❌ 团队至少需要 1 个 Human 成员'],
  [en.teamFault.too_few_members, '❌ A team needs at least 2 members'],
  [zh.teamFault.too_few_members, '❌ 团队至少需要 2 个成员'],
  [en.timedOut(bob, 30_000), 'Agent Bob timed out after 0.5 minutes'],
  [en.timedOut(bob, 300_000), 'Agent Bob timed out after 5 minutes'],
  [zh.timedOut(bob, 1), '成员 鲍勃 在 0.1 分钟后超时'],
  [en.failed(bob, 'no disk'), 'Agent Bob encountered an error: no disk'],
  [zh.failed({ name: 'bob', displayName: '' }, '磁盘已满'), '成员 bob 执行出错：磁盘已满'],
  [en.emptyMessage, 'Please enter a message'],
  [zh.emptyMessage, '请输入内容'],
])('%s', (text, expected) => {
  expect(text).toBe(expected)
})
