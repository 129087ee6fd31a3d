import { expect, test } from 'vitest'
import { type EventOf, who } from '../core/events.ts'
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
