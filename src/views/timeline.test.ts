import { describe, expect, test } from 'vitest'
import { problemCodes } from '../core/contracts/problems.ts'
import { noTeam } from '../core/state/conversation.ts'
import { type EventType, eventTypes, type JournalEvent } from '../core/state/events.ts'
import { printable } from './printable.ts'
import { problemView } from './problem.ts'
import { texts } from './texts/languages.ts'
import { lineView } from './timeline.ts'

const team = {
  ...noTeam,
  members: [
    { id: 'ann', type: 'human' as const, name: 'ann', order: 0 },
    { id: 'bob', type: 'ai' as const, name: 'bob', displayName: { en: 'Bob', zh: '鲍勃' }, order: 1 },
  ],
}
const event = (type: EventType, fields: object = {}, role = 'bob'): JournalEvent =>
  ({ seq: 3, at: 5, type, loopId: 'executor', role, ...fields }) as unknown as JournalEvent
const said = (lang: 'en' | 'zh', e: JournalEvent): string => lineView(e, { lang, team }).text

describe('the timeline', () => {
  test('names who acts as the event does, and guesses nothing', () => {
    expect(lineView(event('task_execution_started'), { lang: 'en', team })).toEqual({
      seq: 3,
      time: 5,
      name: 'executor.bob',
      text: 'Started',
      weight: 'step',
    })
  })

  test.each([
    ['user_input_received', {}, '收到用户输入', 'Message received'],
    ['semantic_understanding_started', {}, '正在理解用户意图...', 'Understanding…'],
    ['routing_decision_made', { decision: { route: 'new_task' } }, '路由决策：新任务', 'Route: new task'],
    [
      'routing_decision_made',
      { decision: { route: 'control_action', userMessage: 'x' }, rule: 'control' },
      '路由决策：控制操作。x',
      'Route: control. x',
    ],
    [
      'routing_decision_made',
      { decision: { route: 'continue_execution', userMessage: 'x' }, rule: 'only_told' },
      'x',
      'x',
    ],
    ['question_repeated', { text: '多久了？' }, '多久了？', '多久了？'],
    ['question_repeated', { text: '', missing: ['a'] }, '仍在等待用户：a', 'Still waiting for a person: a'],
    ['user_confirmation_required', {}, '等待用户选择', 'Waiting for your choice'],
    ['phase_transition', { to: 'EXECUTION' }, '进入执行阶段', 'Entering execution'],
    ['task_dispatch_requested', { agentId: 'bob' }, '编排器派发任务到 executor.bob', 'Dispatching to executor.bob'],
    ['task_dispatch_ack', {}, '接单成功', 'Accepted'],
    ['task_dispatch_nack', { cause: { kind: 'busy' } }, '派发失败：正忙', 'Refused: busy'],
    ['task_execution_started', {}, '开始执行', 'Started'],
    ['agent_step_completed', { step: { thought: 'a', observation: 'b' } }, '步骤：a → b', 'Step: a → b'],
    ['agent_step_completed', {}, '步骤', 'Step'],
    [
      'agent_step_completed',
      { step: { observation: '2 lines dropped; the last: x' } },
      '步骤：丢弃了 2 行输出，最后一行的问题：x',
      'Step: 2 lines dropped; the last: x',
    ],
    ['task_execution_result', { success: true }, '执行成功', 'Done'],
    [
      'task_execution_result',
      { success: false, problem: { message: 'no disk' } },
      '执行失败：成员 鲍勃 执行出错：no disk',
      'Failed: Agent Bob encountered an error: no disk',
    ],
    ['task_review_result', { pass: true }, '审核通过', 'Review passed'],
    ['task_review_result', { pass: false, reason: 'r' }, '驳回：r', 'Review rejected: r'],
    [
      'task_lease_expired',
      { cause: { kind: 'silent' } },
      '成员 鲍勃 在 1 分钟后超时',
      'Agent Bob timed out after 1 minute',
    ],
  ] as const)('%s says S0 §9’s words', (type, fields, zh, en) => {
    expect(said('zh', event(type, fields))).toBe(zh)
    expect(said('en', event(type, fields))).toBe(en)
  })

  test('what is only inside is a detail', () => {
    expect(lineView(event('task_created', { agentId: 'bob', taskId: 't1' }), { lang: 'en', team }).weight).toBe(
      'detail',
    )
    expect(lineView(event('safety_checked', { verdict: 'SAFE' }), { lang: 'en', team }).weight).toBe('detail')
    expect(lineView(event('safety_checked', { verdict: 'BLOCK', reason: 'r' }), { lang: 'en', team })).toMatchObject({
      weight: 'step',
      text: 'BLOCK: r',
    })
    expect(lineView(event('member_said', { text: 'hi' }), { lang: 'en', team }).weight).toBe('said')
  })

  test.each([
    ['summarized', 'detail'],
    ['plan_is_harmless', 'detail'],
    ['verification_failed', 'step'],
    ['repairable', 'step'],
  ])('of a goal in a folder, %s is a %s', (on, weight) => {
    const e = event('phase_transition', { machine: 'turn', on, from: 'EXECUTING', to: 'RECOVERING' })
    expect(lineView(e, { lang: 'en', team }).weight).toBe(weight)
  })

  test('a notice is seen though the message goes on: the line of the team, else our own', () => {
    const noticed = {
      verdict: 'SAFE',
      notice: 'emergency',
      cause: { kind: 'reads_dangerous', category: 'fire', words: '' },
    }
    const own = event('safety_checked', { ...noticed, reason: 'Call 112.' })
    expect(lineView(own, { lang: 'en', team })).toMatchObject({ weight: 'step', text: 'Call 112.' })
    expect(said('en', event('safety_checked', { ...noticed, reason: '' }))).toMatch(/emergency number/)
    expect(said('zh', event('safety_checked', { ...noticed, reason: '' }))).toMatch(/急救电话/)
  })

  test('what the gate found is told in the language of the reader', () => {
    const blocked = event('safety_checked', {
      verdict: 'BLOCK',
      reason: '',
      cause: { kind: 'dangerous_words', category: 'weapon', words: 'pipe bomb' },
    })
    expect(said('en', blocked)).toBe('BLOCK: weapons: "pipe bomb"')
    expect(said('zh', blocked)).toBe('已拦截：武器：“pipe bomb”')
  })

  test('I31: nothing that steers a terminal is left in a text or a name', () => {
    const line = lineView(event('member_said', { text: 'a\u001b[2Jb\u009b1m\tc\r\nd\u202ee' }, 'b\u0007'), {
      lang: 'en',
      team,
    })
    expect(line.text).toBe('a\\u001b[2Jb\\u009b1m  c\nd\\u202ee')
    expect(line.name).toBe('executor.b\\u0007')
    expect(printable('你好 👩‍💻 é')).toBe('你好 👩‍💻 é')
  })
})

describe('both languages', () => {
  test('have a text for every event', () => {
    for (const lang of ['en', 'zh'] as const)
      expect(Object.keys(texts[lang].events).sort()).toEqual([...eventTypes()].sort())
  })

  test('say every problem and what to do next, and are not the same', () => {
    for (const code of problemCodes) {
      const [en, zh] = [texts.en.problems[code], texts.zh.problems[code]]
      expect(en.say + en.next).toMatch(/^[ -~]+$/)
      expect(zh.say).toMatch(/\p{Script=Han}.*。$/u)
      expect(zh.next).toMatch(/\p{Script=Han}.*。$/u)
    }
  })

  test('are sharper where the reason is known', () => {
    const problem = { code: 'E_CONFLICT', detail: { why: 'second_writer', pid: 7, folder: '/d' } } as const
    expect(problemView(problem, 'en').message).toBe('Another Signalbox (process 7) is writing to /d.')
    expect(problemView(problem, 'zh').message).toBe('另一个 Signalbox（进程 7）正在写入 /d。')
  })
})
