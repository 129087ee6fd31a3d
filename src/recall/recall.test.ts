import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../test/hostile-texts.ts'
import { type EventOf, who } from '../core/state/events.ts'
import { Recall } from './recall.ts'

const noted = (seq: number, goal: string): EventOf<'memory_noted'> => ({
  ...who.router,
  seq,
  at: seq,
  type: 'memory_noted',
  taskId: `t${seq}`,
  goal,
  slots: {},
  result: '',
})

function filled(): Recall {
  const recall = new Recall()
  recall.learn('c1', noted(3, 'parking fee in the garage'))
  recall.learn('c1', noted(7, 'headache for two days'))
  recall.learn('c2', noted(4, '停车怎么收费'))
  return recall
}

test('the most alike comes first', () => {
  expect(filled().search('what does parking cost')[0]?.entry.seq).toBe(3)
  expect(filled().search('my head aches, a headache')[0]?.entry.seq).toBe(7)
})

test('the search stays within the language of the question', () => {
  expect(
    filled()
      .search('停车费多少')
      .map((found) => found.entry.conversation),
  ).toEqual(['c2'])
})

test('what a person deleted is not found, nor after a rebuild', () => {
  const recall = filled()
  recall.learn('c1', { ...who.user('ann'), seq: 9, at: 9, type: 'memory_deleted', entry: 3, by: 'ann' })
  expect(recall.search('parking').map((found) => found.entry.seq)).not.toContain(3)
  expect(recall.entries('c1').map((entry) => entry.seq)).toEqual([7])
})

test('two that say the same are both found, and deleting one leaves the other', () => {
  const recall = new Recall()
  recall.learn('c1', noted(9, 'parking fee'))
  recall.learn('c2', noted(4, 'parking fee'))
  expect(recall.search('parking').map((found) => found.entry.conversation)).toEqual(['c2', 'c1'])
  expect(recall.search('parking', { limit: 1 }).map((found) => found.entry.conversation)).toEqual(['c2'])
  expect(recall.search('parking', { conversation: 'c1' }).map((found) => found.entry.seq)).toEqual([9])
  recall.learn('c2', { ...who.user('ann'), seq: 10, at: 10, type: 'memory_deleted', entry: 4, by: 'ann' })
  expect(recall.search('parking').map((found) => found.entry.conversation)).toEqual(['c1'])
  recall.learn('c1', { ...who.user('ann'), seq: 11, at: 11, type: 'memory_deleted', entry: 9, by: 'ann' })
  expect(recall.search('parking')).toEqual([])
})

test('a search for few gives the first of a search for all', () => {
  const words = ['parking', 'fee', 'headache', 'queue', 'ticket', 'doctor']
  const recall = new Recall()
  for (let seq = 1; seq <= 200; seq++) {
    const goal = words.filter((_, i) => (seq >> i) % 2 === 1).join(' ')
    recall.learn(`c${seq % 7}`, noted(seq, goal))
  }
  for (const text of [...words, 'a ticket for the doctor', 'parking fee']) {
    const all = recall.search(text, { limit: 1_000 })
    expect(all.length).toBeGreaterThan(10)
    for (const limit of [1, 2, 5, 50]) expect(recall.search(text, { limit })).toEqual(all.slice(0, limit))
  }
})

describe('what a job is given', () => {
  const where = { conversation: 'c1', before: 9, except: 't9' }
  const found = (recall: Recall, asked = where) => recall.alike('the parking fee', asked).map(({ entry }) => entry.seq)
  const fees = (...more: readonly (readonly [conversation: string, event: EventOf<'memory_noted'>])[]): Recall => {
    const recall = new Recall()
    recall.learn('c1', noted(3, 'parking fee in the garage'))
    for (const [conversation, event] of more) recall.learn(conversation, event)
    return recall
  }

  test('is of its own conversation', () => {
    expect(found(fees(['c2', noted(5, 'the parking fee')]))).toEqual([3])
  })

  test('is what was noted before it, and not by its own task', () => {
    const recall = fees(['c1', noted(10, 'the parking fee')])
    expect(found(recall)).toEqual([3])
    expect(found(recall, { ...where, except: 't3' })).toEqual([])
  })

  test('is the last word of each task, and nothing that is about something else', () => {
    const last = { ...noted(8, 'the parking fee'), taskId: 't3' }
    expect(found(fees(['c1', noted(4, 'Wi-Fi password?')], ['c1', last]))).toEqual([8])
  })
})

test('on hostile text the cost of noting and of searching grows with its length', () => {
  expectLinear((text) => {
    const recall = new Recall()
    recall.learn('c1', noted(1, text))
    return [recall.search(text), recall.alike(text, { conversation: 'c1', before: 2, except: 't9' })]
  })
})
