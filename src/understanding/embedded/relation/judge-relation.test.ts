import { describe, expect, test } from 'vitest'
import type { OwnRow } from '../../../../scripts/training/relation-rows.ts'
import { labelledRows } from '../../../../scripts/training/relation-rows.ts'
import { deltaNames } from '../../assessment.ts'
import { judgeRelation } from './judge-relation.ts'
import { trainRelation } from './relation-training.ts'
import type { RelationJudgement, RelationTask } from './relation-types.ts'
import { shippedRelationWeights } from './relation-weights.ts'

const weights = shippedRelationWeights()
const chart: RelationTask = { agent: 'data', goal: 'Plot the monthly sales as a chart in blue and red', slots: {} }
const zhChart: RelationTask = { agent: 'data', goal: '把每月销量画成图表，用红色和灰色', slots: {} }
const judge = (text: string, task = chart): RelationJudgement =>
  judgeRelation(weights, {
    text,
    task,
    history: [
      { role: 'user', text: task.goal },
      { role: 'agent', text: task === chart ? 'The first chart is drawn.' : '第一张图画好了。' },
    ],
  })

describe('control words are weighed, not obeyed', () => {
  test.each([
    ['stop using blue, take green', 'same_task_minor_change', chart],
    ['取消红色，改成蓝色', 'same_task_minor_change', zhChart],
    ['cancel my gym membership', 'different_task', chart],
    ['帮我把健身房的会员卡取消了', 'different_task', zhChart],
  ] as const)('«%s» is %s', (text, relation, task) => {
    expect(judge(text, task).relation).toBe(relation)
  })

  test.each([
    ['pause', 'pause'],
    ['hold on', 'pause'],
    ['wait a moment', 'pause'],
    ['resume', 'resume'],
    ['carry on', 'resume'],
    ['cancel', 'cancel'],
    ['cancel the task', 'cancel'],
    ['never mind, forget it', 'cancel'],
    ['stop', 'cancel'],
    ['停', 'cancel'],
    ['恢复', 'resume'],
    ['progress', 'status_query'],
    ['status?', 'status_query'],
    ['how far are you?', 'status_query'],
    ['暂停', 'pause'],
    ['等一下', 'pause'],
    ['继续', 'resume'],
    ['取消', 'cancel'],
    ['取消这个任务', 'cancel'],
    ['不用做了', 'cancel'],
    ['进度怎么样了', 'status_query'],
    ['做到哪一步了', 'status_query'],
  ])('«%s» is control: %s, sure enough to act', (text, control) => {
    const judged = judge(text)
    expect(judged).toMatchObject({ relation: 'control_instruction', control })
    expect(judged.confidence).toBeGreaterThanOrEqual(0.8)
  })

  test('a control instruction maps to no major change and continue', () => {
    expect(judge('pause')).toMatchObject({ relationType: 'same_task_no_major_change', recommendedAction: 'continue' })
  })
})

describe('the judgement', () => {
  test('says why, in the language of the message', () => {
    expect(judge('use green instead of blue').reasoning).toMatch(/[a-z]/)
    expect(judge('蓝色换成绿色', zhChart).reasoning).toMatch(/\p{Script=Han}/u)
  })

  test('carries a rationale with a change and a justification with a new task', () => {
    expect(judge('scrap the chart, build a full sales web site instead').replanRationale).toBeTruthy()
    expect(judge('order a pizza for lunch').newTaskJustification).toBeTruthy()
    expect(judge('thanks').replanRationale).toBeUndefined()
  })

  test('an assessment never contradicts its relation', () => {
    for (const row of labelledRows()) {
      const { relation, assessment } = judgeRelation(weights, row)
      const deltas = deltaNames.map((name) => assessment[name])
      if (relation === 'same_task_no_change') expect(deltas.every((delta) => delta === 'none')).toBe(true)
      if (relation === 'same_task_minor_change')
        expect(deltas.includes('minor') && !deltas.includes('major')).toBe(true)
      if (relation === 'same_task_major_change') expect(deltas.includes('major')).toBe(true)
    }
  })

  test('a router that prefers another agent makes another task likelier', () => {
    const input = { text: 'find the numbers for four', task: chart, history: [] }
    const rank = (router?: { own: number; other: number }): number =>
      judgeRelation(weights, { ...input, router }).assessment.goalSimilarity
    expect(rank({ own: 0, other: 0.5 })).toBeLessThan(rank())
    expect(rank({ own: 0.5, other: 0 })).toBeGreaterThan(rank())
  })

  test('a huge paste is judged by its beginning and its end', () => {
    const text = `pause ${'blah '.repeat(200_000)}`
    expect(judge(text).confidence).toBeGreaterThan(0)
    expect(judge('').control).toBeUndefined()
  })
})

describe('on the third of our rows that was never trained on', () => {
  const held = labelledRows().filter((row) => row.held)
  /** What changes nothing speaks of stopping, waiting or another matter there, on purpose. */
  const sly: ReadonlySet<string> = new Set(['depot', 'kitchen', 'studio'])
  describe.each(['en', 'zh'])('%s', (lang) => {
    const rows = held.filter((row) => row.lang === lang)
    const judged = rows.map((row) => judgeRelation(weights, row))
    const share = (
      right: (row: OwnRow, got: RelationJudgement) => boolean,
      among: (row: OwnRow) => boolean = () => true,
    ): number => {
      const pairs = rows.flatMap((row, at) => (among(row) && judged[at] ? [right(row, judged[at])] : []))
      return pairs.filter(Boolean).length / pairs.length
    }

    test('four of five relations are right and few messages interrupt for nothing', () => {
      expect(share((row, got) => row.relation === got.relation)).toBeGreaterThan(0.78)
      const interrupts = (of: (row: OwnRow) => boolean): number =>
        share(
          (_, got) =>
            ['different_task', 'same_task_major_change'].includes(got.relation) ||
            ['pause', 'cancel'].includes(got.control ?? ''),
          (row) => row.relation === 'same_task_no_change' && of(row),
        )
      expect(interrupts((row) => !sly.has(row.hand))).toBeLessThanOrEqual(0.06)
      expect(interrupts((row) => sly.has(row.hand))).toBeLessThanOrEqual(0.34)
    })

    test('what is judged at 0.8 and above is right nine times of ten', () => {
      const sure = rows.flatMap((row, at) =>
        (judged[at]?.confidence ?? 0) >= 0.8 ? [row.relation === judged[at]?.relation] : [],
      )
      expect(sure.length / rows.length).toBeGreaterThan(0.5)
      expect(sure.filter(Boolean).length / sure.length).toBeGreaterThan(0.9)
    })

    test('every field of the assessment beats four of five', () => {
      for (const name of deltaNames)
        expect(share((row, got) => row.assessment[name] === got.assessment[name])).toBeGreaterThan(0.8)
    })
  })
})

test('training twice gives the same weights', () => {
  const rows = labelledRows().slice(0, 120)
  const [first, second] = [trainRelation(rows), trainRelation(rows)]
  expect(first.kind.weights).toEqual(second.kind.weights)
})
