import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderRow, order } from '../../core/work/order.ts'
import { explainOrder } from './order.ts'

const row = (taskId: string, more: Partial<OrderRow> = {}): OrderRow => ({
  taskId,
  class: 'normal',
  insertable: false,
  deps: [],
  state: 'READY',
  ...more,
})
const whysOf = (tasks: OrderRow[]) =>
  Object.fromEntries(explainOrder({ tasks }).waiting.map(({ taskId, why }) => [taskId, why]))

describe('why the next one is next', () => {
  const reason = (tasks: OrderRow[], more: { focus?: string; parallel?: number } = {}) =>
    explainOrder({ tasks, ...more }).reasons.map(({ taskId, why }) => `${taskId} ${why}`)

  test('it has the focus, or its class goes first, or it came first, or nothing else is ready', () => {
    const tasks = [
      row('n1'),
      row('n2'),
      row('h', { class: 'high' }),
      row('f1', { class: 'focus' }),
      row('f2', { class: 'focus' }),
    ]
    expect(reason(tasks, { focus: 'f2', parallel: 4 })).toEqual([
      'f2 has_the_focus',
      'h class:high',
      'n1 first_come',
      'n2 first_come',
    ])
    expect(reason([row('n1')])).toEqual(['n1 only_one_ready'])
    expect(reason([row('n1'), row('n2')])).toEqual(['n1 first_come'])
  })

  test('it may slip in beside the focus, which waits for a person', () => {
    const tasks = [row('f', { class: 'focus', state: 'AWAITING_USER' }), row('p', { insertable: true }), row('n')]
    expect(reason(tasks)).toEqual(['p inserted_beside:f'])
  })

  test('a focus that is over, or in no list, has no say', () => {
    expect(reason([row('t1', { state: 'DONE' }), row('t2'), row('t3')], { focus: 't1' })).toEqual(['t2 first_come'])
    expect(reason([row('t2')], { focus: 'gone' })).toEqual(['t2 only_one_ready'])
  })
})

describe('what can never come is named', () => {
  test('a circle, to each on it and behind it', () => {
    const tasks = [
      row('a', { deps: ['b'], state: 'CREATED' }),
      row('b', { deps: ['c'] }),
      row('c', { deps: ['a', 'ok'] }),
      row('d', { deps: ['c'] }),
      row('e', { deps: ['e'] }),
      row('f', { deps: ['ok'] }),
      row('ok', { state: 'RUNNING' }),
    ]
    expect(whysOf(tasks)).toEqual({
      a: 'dependency_cycle:a>b>c>a',
      b: 'dependency_cycle:b>c>a>b',
      c: 'dependency_cycle:c>a>b>c',
      d: 'dependency_cycle:c>a>b>c',
      e: 'dependency_cycle:e>e',
      f: 'waits_for_dependency:ok',
      ok: 'not_ready:RUNNING',
    })
  })

  test('one that has begun waits for nothing, so it closes no circle', () => {
    expect(whysOf([row('a', { deps: ['b'] }), row('b', { deps: ['a'], state: 'RUNNING' })])).toEqual({
      a: 'waits_for_dependency:b',
      b: 'not_ready:RUNNING',
    })
  })

  test('a dependency that was canceled', () => {
    expect(whysOf([row('a', { deps: ['b'] }), row('b', { state: 'CANCELED' })])).toEqual({ a: 'dependency_canceled:b' })
  })

  test('a circle of a thousand, by its beginning', () => {
    const ring = Array.from({ length: 1000 }, (_, i) => row(`t${i}`, { deps: [`t${(i + 1) % 1000}`] }))
    const whys = whysOf(ring)
    expect(Object.keys(whys)).toHaveLength(1000)
    expect(whys.t7).toMatch(/^dependency_cycle:t7>t8>.*>t22>…>t7$/)
  })
})

test('in a talk only the first open reply may start, whatever it waits for', () => {
  const replies = [row('r1', { kind: 'reply' }), row('r2', { kind: 'reply' }), row('s', { kind: 'step' })]
  expect(order({ tasks: replies, parallel: 3 })).toEqual({
    next: ['r1', 's'],
    waiting: [{ taskId: 'r2', why: 'waits_for_turn:r1' }],
  })
  const asked = replies.with(0, row('r1', { kind: 'reply', state: 'AWAITING_USER' }))
  expect(order({ tasks: asked, parallel: 3 }).next).toEqual(['s'])
  expect(order({ tasks: replies.with(0, row('r1', { kind: 'reply', state: 'DONE' })) }).next).toEqual(['r2'])
})

test('what is held back takes no place, leads nobody, and says why', () => {
  const tasks = [
    row('p', { class: 'focus', state: 'AWAITING_USER', hold: 'parked' }),
    row('q', { state: 'RUNNING', hold: 'parked' }),
    row('r', { hold: 'retry_later' }),
    row('n'),
  ]
  expect(order({ tasks })).toEqual({
    next: ['n'],
    waiting: [
      { taskId: 'p', why: 'parked' },
      { taskId: 'q', why: 'parked' },
      { taskId: 'r', why: 'retry_later' },
    ],
  })
})

test('it never starts anything else than the scheduler does, and a reason is there for each', () => {
  const states = ['CREATED', 'READY', 'RUNNING', 'AWAITING_USER', 'BLOCKED', 'DONE', 'CANCELED'] as const
  const ids = ['t0', 't1', 't2', 't3', 't4']
  const rows = fc
    .array(
      fc.record({
        class: fc.constantFrom('focus' as const, 'high' as const, 'normal' as const),
        insertable: fc.boolean(),
        kind: fc.constantFrom('reply', 'frame', 'step'),
        deps: fc.array(fc.constantFrom(...ids, 'gone'), { maxLength: 3 }),
        state: fc.constantFrom(...states),
      }),
      { maxLength: 5 },
    )
    .map((list) => list.map((r, i) => ({ ...r, taskId: ids[i] ?? '' })))
  fc.assert(
    fc.property(
      rows,
      fc.option(fc.constantFrom(...ids), { nil: undefined }),
      fc.integer({ min: 1, max: 4 }),
      (tasks, focus, parallel) => {
        const plain = order({ tasks, focus, parallel })
        const { next, waiting, reasons } = explainOrder({ tasks, focus, parallel })
        expect(next).toEqual(plain.next)
        expect(waiting.map((w) => w.taskId)).toEqual(plain.waiting.map((w) => w.taskId))
        expect(reasons.map((r) => r.taskId)).toEqual(next)
      },
    ),
  )
})
