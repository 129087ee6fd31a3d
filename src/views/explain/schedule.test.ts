import { describe, expect, test } from 'vitest'
import { ExplainScheduleInput, explainSchedule } from './schedule.ts'

describe('explain schedule', () => {
  test('fills in what is not given', () => {
    const input = ExplainScheduleInput.parse({ tasks: [{ taskId: 't1', class: 'normal', state: 'READY' }] })
    expect(explainSchedule(input)).toEqual({
      next: ['t1'],
      waiting: [],
      reasons: [{ taskId: 't1', why: 'only_one_ready' }],
    })
  })

  test('says what a program of a parked goal holds back', () => {
    const input = ExplainScheduleInput.parse({
      tasks: [
        { taskId: 't1', class: 'normal', state: 'RUNNING', hold: 'still_running' },
        { taskId: 't2', class: 'normal', state: 'READY' },
      ],
    })
    expect(explainSchedule(input).waiting).toContainEqual({ taskId: 't2', why: 'still_running:t1' })
  })

  const one = { taskId: 't1', class: 'normal', insertable: false, kind: 'reply', deps: [], state: 'READY' }
  test.each([
    {},
    { tasks: [{ ...one, state: 'SLEEPING' }] },
    { tasks: [{ ...one, class: 'low' }] },
    { tasks: [{ ...one, extra: 1 }] },
    { tasks: [one, one] },
    { tasks: [one], parallel: 0 },
  ])('refuses %j', (input) => {
    expect(ExplainScheduleInput.safeParse(input).success).toBe(false)
  })
})
