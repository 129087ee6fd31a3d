import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderRow, order } from './order.ts'

const row = (taskId: string, more: Partial<OrderRow> = {}): OrderRow => ({
  taskId,
  class: 'normal',
  insertable: false,
  kind: 'frame',
  deps: [],
  state: 'READY',
  ...more,
})
const focus = { class: 'focus' } as const
const high = { class: 'high' } as const

describe('what is next', () => {
  test('nothing, when there is nothing', () => {
    expect(order({ tasks: [] })).toEqual({ next: [], waiting: [] })
  })

  test('the first that came, among equals', () => {
    expect(order({ tasks: [row('t1'), row('t2')] })).toEqual({
      next: ['t1'],
      waiting: [{ taskId: 't2', why: 'busy' }],
    })
  })

  test('the focus, then high, then normal', () => {
    const tasks = [row('n1'), row('h1', high), row('f1', focus), row('n2'), row('h2', high)]
    expect(order({ tasks, parallel: 9 }).next).toEqual(['f1', 'h1', 'h2', 'n1', 'n2'])
  })

  test('one of class focus at a time, the named one first, and it before high', () => {
    const tasks = [row('h1', high), row('f1', focus), row('f2', focus), row('f3', focus)]
    expect(order({ tasks, focus: 'f2', parallel: 9 }).next).toEqual(['f2', 'h1'])
    expect(order({ tasks, parallel: 9 })).toEqual({
      next: ['f1', 'h1'],
      waiting: ['f2', 'f3'].map((taskId) => ({ taskId, why: 'one_focus' })),
    })
    expect(order({ tasks: [row('f0', { ...focus, state: 'RUNNING' }), ...tasks], parallel: 9 }).next).toEqual(['h1'])
  })

  test('what was created and waits for nothing counts as ready', () => {
    expect(order({ tasks: [row('t1', { state: 'CREATED' })] }).next).toEqual(['t1'])
  })

  test.each(['DISPATCHING', 'DISPATCHED', 'RUNNING'] as const)('nothing while one is %s', (state) => {
    expect(order({ tasks: [row('t1', { state }), row('t2')] })).toEqual({
      next: [],
      waiting: [
        { taskId: 't1', why: `not_ready:${state}` },
        { taskId: 't2', why: 'busy' },
      ],
    })
  })

  test('as many as may run beside those in flight', () => {
    const tasks = [row('t1', { state: 'RUNNING' }), row('t2'), row('t3'), row('t4')]
    expect(order({ tasks, parallel: 3 }).next).toEqual(['t2', 't3'])
    expect(order({ tasks: [...tasks, row('t5', { state: 'RUNNING' })], parallel: 1 }).next).toEqual([])
  })

  test('what is over is in neither list', () => {
    const tasks = [row('t1', { state: 'DONE' }), row('t2', { state: 'CANCELED' }), row('t3', { state: 'BLOCKED' })]
    expect(order({ tasks })).toEqual({ next: [], waiting: [{ taskId: 't3', why: 'not_ready:BLOCKED' }] })
  })
})

describe('a dependency', () => {
  test('is waited for until it is done', () => {
    const tasks = (state: OrderRow['state']) => [row('t1', { state }), row('t2', { deps: ['t1'], state: 'CREATED' })]
    const waits = { taskId: 't2', why: 'waits_for_dependency:t1' }
    expect(order({ tasks: tasks('READY'), parallel: 2 })).toEqual({ next: ['t1'], waiting: [waits] })
    expect(order({ tasks: tasks('REVIEWING') }).waiting).toContainEqual(waits)
    expect(order({ tasks: tasks('CANCELED') }).waiting).toEqual([waits])
    expect(order({ tasks: tasks('DONE') })).toEqual({ next: ['t2'], waiting: [] })
  })

  test('holds a task that is called ready, too', () => {
    expect(order({ tasks: [row('t1', { state: 'BLOCKED' }), row('t2', { deps: ['t1'] })] }).next).toEqual([])
  })

  test('that is not in the list is done', () => {
    expect(order({ tasks: [row('t2', { deps: ['t1'] })] }).next).toEqual(['t2'])
  })

  test('on each other or on itself waits', () => {
    const tasks = [row('t1', { deps: ['t2'] }), row('t2', { deps: ['t1'] }), row('t3', { deps: ['t3'] })]
    expect(order({ tasks, parallel: 3 }).next).toEqual([])
  })

  test('is found among many tasks as among few', () => {
    const chain = Array.from({ length: 100 }, (_, i) => row(`t${i}`, { deps: i > 0 ? [`t${i - 1}`] : [] }))
    const { next, waiting } = order({ tasks: chain, parallel: 64 })
    expect(next).toEqual(['t0'])
    expect(waiting.at(-1)).toEqual({ taskId: 't99', why: 'waits_for_dependency:t98' })
  })
})

describe('the front desk of S2 §8', () => {
  const triage = (state: OrderRow['state']) => row('triage', { ...focus, state })
  const others = [row('smartCS'), row('queue', { insertable: false })]

  test('does triage first and then the others in order', () => {
    expect(order({ tasks: [...others, triage('READY')] }).next).toEqual(['triage'])
    expect(order({ tasks: [...others, triage('DONE')] }).next).toEqual(['smartCS'])
  })

  test('starts nothing that was queued while triage waits for a person', () => {
    expect(order({ tasks: [triage('AWAITING_USER'), ...others], focus: 'triage' })).toEqual({
      next: [],
      waiting: [
        { taskId: 'triage', why: 'not_ready:AWAITING_USER' },
        { taskId: 'smartCS', why: 'focus_waits_for_person' },
        { taskId: 'queue', why: 'focus_waits_for_person' },
      ],
    })
  })

  test('lets in what a new message asks for, and triage stays the focus', () => {
    const paid = row('payment', { ...high, insertable: true })
    const tasks = [triage('AWAITING_USER'), ...others, paid]
    expect(order({ tasks }).next).toEqual(['payment'])
    expect(order({ tasks: [triage('READY'), ...others, paid] }).next).toEqual(['triage'])
  })

  test('is not held by a task that waits for a person and is not the focus', () => {
    expect(order({ tasks: [row('reply', { state: 'AWAITING_USER' }), ...others] }).next).toEqual(['smartCS'])
  })

  test('is not held by a focus that is gone or over', () => {
    expect(order({ tasks: others, focus: 'triage' }).next).toEqual(['smartCS'])
    expect(order({ tasks: [triage('CANCELED'), ...others], focus: 'triage' }).next).toEqual(['smartCS'])
  })
})

describe('whatever the tasks are', () => {
  const states = ['CREATED', 'READY', 'DISPATCHING', 'RUNNING', 'AWAITING_USER', 'BLOCKED', 'DONE', 'CANCELED'] as const
  const tasks = fc
    .array(
      fc.record({
        class: fc.constantFrom('focus' as const, 'high' as const, 'normal' as const),
        insertable: fc.boolean(),
        deps: fc.array(fc.constantFrom('t0', 't1', 't2', 'gone'), { maxLength: 2 }),
        state: fc.constantFrom(...states),
      }),
      { maxLength: 40 },
    )
    .map((rows) => rows.map((r, i) => ({ ...r, taskId: `t${i}` })))
  const isOver = (r: OrderRow): boolean => r.state === 'DONE' || r.state === 'CANCELED'

  test('each that is not over is in one list, once, and no more run than may', () => {
    fc.assert(
      fc.property(tasks, fc.integer({ min: 1, max: 5 }), (all, parallel) => {
        const { next, waiting } = order({ tasks: all, parallel })
        const listed = [...next, ...waiting.map((w) => w.taskId)]
        expect(listed.toSorted()).toEqual(
          all
            .filter((r) => !isOver(r))
            .map((r) => r.taskId)
            .toSorted(),
        )
        const inFlight = all.filter((r) => r.state === 'RUNNING' || r.state === 'DISPATCHING').length
        expect(next.length).toBeLessThanOrEqual(Math.max(0, parallel - inFlight))
      }),
    )
  })
})

describe('a run of a parked goal that does not hold still', () => {
  const running = row('p1', { state: 'RUNNING', hold: 'still_running' })
  const waits = (taskId: string) => ({ taskId, why: 'still_running:p1' })

  test('keeps its place', () => {
    expect(order({ tasks: [running, row('t1')] })).toEqual({
      next: [],
      waiting: [{ taskId: 'p1', why: 'not_ready:RUNNING' }, waits('t1')],
    })
    expect(order({ tasks: [running, row('t1'), row('t2')], parallel: 2 })).toMatchObject({ next: ['t1'] })
    expect(order({ tasks: [running, row('t1', { state: 'RUNNING' }), row('t2')], parallel: 2 }).waiting).toContainEqual(
      waits('t2'),
    )
    expect(order({ tasks: [running, row('t1', { state: 'RUNNING' }), row('t2')] }).waiting).toContainEqual({
      taskId: 't2',
      why: 'busy',
    })
  })

  test('keeps the focus it had', () => {
    const tasks = [{ ...running, ...focus }, row('f1', focus), row('n1')]
    expect(order({ tasks, parallel: 9 })).toMatchObject({ next: ['n1'] })
    expect(order({ tasks, parallel: 9 }).waiting).toContainEqual(waits('f1'))
  })

  test('lets in what a new message asks for, and neither planning nor review', () => {
    const inserted = { insertable: true }
    const tasks = [running, row('r1', { ...inserted, kind: 'review' }), row('i1', inserted)]
    expect(order({ tasks }).next).toEqual(['i1'])
  })
})
