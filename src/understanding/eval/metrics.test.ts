import { describe, expect, test } from 'vitest'
import { intentMetrics } from './intent-metrics.ts'
import { auroc, calibrationError, f1Of, timesOf } from './measures.ts'
import { mixedMetrics } from './mixed-metrics.ts'
import { byId } from './predictions.ts'
import { relationMetrics, shiftMetrics } from './relation-metrics.ts'
import type { RelationRow } from './rows.ts'

describe('measures', () => {
  test('AUROC counts a tie as half', () => {
    expect(auroc([0.9, 0.5], [0.5, 0.1])).toBe(0.875)
    expect(auroc([1], [])).toBeNull()
  })

  test('calibration error is the gap between confidence and truth, bin by bin', () => {
    expect(
      calibrationError([
        { confidence: 0.95, right: true },
        { confidence: 0.95, right: false },
      ]),
    ).toBeCloseTo(0.45)
    expect(calibrationError([])).toBeNull()
  })

  test('F1 of nothing is unknown, not zero', () => {
    expect(f1Of({ right: 0, found: 0, gold: 0 })).toEqual({ precision: null, recall: null, f1: null })
  })

  test('percentiles come from the sorted times', () => {
    expect(timesOf([3, 1, 2])).toMatchObject({ mean: 2, p50: 2, p99: 3 })
  })
})

test('intent: accuracy, scope and slots; a row without a prediction is wrong', () => {
  const rows = [
    { id: '1', text: 'a', intent: 'x', slots: [{ slot: 's', value: 'Two  Days' }] },
    { id: '2', text: 'b', intent: 'y' },
    { id: '3', text: 'c', intent: 'oos' },
    { id: '4', text: 'd', intent: 'oos' },
  ]
  const metrics = intentMetrics(
    rows,
    byId([
      { id: '1', ms: 1, intent: 'x', confidence: 0.9, slots: [{ slot: 's', value: 'two days' }] },
      { id: '3', ms: 1, intent: 'oos', confidence: 0.2 },
      { id: '4', ms: 1, intent: 'x', confidence: 0.5 },
    ]),
  )
  expect(metrics).toMatchObject({
    accuracy: 0.5,
    in_scope_accuracy: 0.5,
    oos: { precision: 1, recall: 0.5 },
    slots: { f1: 1 },
  })
})

test('several intents: exact set, count, and begins within two characters', () => {
  const rows = [
    {
      id: '1',
      text: '',
      intents: ['x', 'y'],
      segments: [
        { intent: 'x', start: 0, end: 5 },
        { intent: 'y', start: 9, end: 12 },
      ],
    },
    { id: '2', text: '', intents: ['x'], segments: [{ intent: 'x', start: 0, end: 5 }] },
  ]
  const frames = (list: [string, number][]) => list.map(([intent, start]) => ({ intent, start }))
  const metrics = mixedMetrics(
    rows,
    byId([
      {
        id: '1',
        ms: 1,
        frames: frames([
          ['y', 0],
          ['x', 7],
        ]),
      },
      {
        id: '2',
        ms: 1,
        frames: frames([
          ['x', 0],
          ['y', 4],
        ]),
      },
    ]),
  )
  expect(metrics).toMatchObject({
    exact_set: 0.5,
    count_accuracy: 0.5,
    intents: { recall: 1 },
    boundaries: { recall: 1, precision: 0.75 },
  })
})

test('relation: strict, lenient, coarse, false interrupts and control', () => {
  const row = (id: string, relation: string, more: Partial<RelationRow> = {}): RelationRow => ({
    id,
    text: '',
    task: { agent: 'a', goal: '', slots: {} },
    history: [],
    relation,
    ...more,
  })
  const rows = [
    row('1', 'same_task_no_change'),
    row('2', 'same_task_minor_change', { also: ['same_task_no_change'] }),
    row('3', 'same_task_major_change'),
    row('4', 'control_instruction', { control: 'pause' }),
  ]
  const metrics = relationMetrics(
    rows,
    byId([
      { id: '1', ms: 1, relation: 'different_task' },
      { id: '2', ms: 1, relation: 'same_task_no_change' },
      { id: '3', ms: 1, relation: 'same_task_minor_change' },
      { id: '4', ms: 1, relation: 'control_instruction', control: 'pause' },
    ]),
  )
  expect(metrics.strict.accuracy).toBe(0.25)
  expect(metrics.lenient.accuracy).toBe(0.5)
  expect(metrics.coarse.accuracy).toBe(0.5)
  expect(metrics).toMatchObject({ false_interrupt: 1, control_accuracy: 1 })
})

test('topic shift: the first turn is not scored', () => {
  const rows = [
    {
      id: '1',
      turns: [
        { text: '', shift: -1 },
        { text: '', shift: 1 },
        { text: '', shift: 0 },
      ],
    },
  ]
  expect(shiftMetrics(rows, byId([{ id: '1', ms: 1, shifts: [1, 1, 1] }]))).toMatchObject({ precision: 0.5, recall: 1 })
})
