import { describe, expect, test } from 'vitest'
import { type QueueTurn, queueLine } from './queue.ts'

const turn = (id: string, zh: string, status: QueueTurn['status'] = 'pending'): QueueTurn => ({
  member: { id, name: id.toLowerCase(), displayName: { en: id, zh } },
  status,
})
const queue = [turn('Claude', '克劳德', 'executing'), turn('Bob', '鲍勃'), turn('Ann', '安')]

describe('the line of the queue', () => {
  test('marks who works and calls the reader by you', () => {
    expect(queueLine(queue, 'en', 'Ann')).toBe('📋 Queue: [Claude ⏳] → Bob → You')
    expect(queueLine(queue, 'zh', 'Ann')).toBe('📋 队列：[克劳德 ⏳] → 鲍勃 → 你')
  })

  test('has only names for one who is not in it', () => {
    expect(queueLine(queue.slice(1), 'en')).toBe('📋 Queue: Bob → Ann')
  })

  test('is not there when nobody waits', () => {
    expect(queueLine([], 'en')).toBeUndefined()
  })
})
