/** What is said of bookings at the front desk rests on what stands: questions, a bare no, and what a message takes back itself. */
import { describe, expect, test } from 'vitest'
import { untilRest } from '../../src/runtime/embedded.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { talk } from './desk.ts'

const talked = async (...said: readonly string[]) => {
  const { runtime, events } = await talk(...said)
  const read = events.findLast((e) => e.type === 'semantic_understanding_completed')
  const made = events.flatMap((e) => (e.type === 'task_created' ? [{ intent: e.intent, slots: e.slots }] : []))
  const standing = (runtime.state('c1')?.records ?? [])
    .filter(({ ended }) => !ended)
    .map(({ slots }) => slots.department)
  return { notice: read?.notice, made, standing, questions: runtime.state('c1')?.questions ?? [] }
}

describe('a wish that the same message takes back', () => {
  test.each(['book dermatology on friday and then cancel it', '预约周五皮肤科然后取消它', '预约周五皮肤科，再取消掉'])(
    'is not begun: %s',
    async (text) => {
      expect(await talked(text)).toMatchObject({ made: [], notice: { say: 'not_done' } })
    },
  )

  test.each([
    ['book paediatrics for my daughter on wednesday', 'book dermatology on friday and pay my bill and cancel it'],
    ['周三给我女儿挂儿科', '预约周五皮肤科，我要缴费，再取消掉'],
  ])('touches nothing else that stands: %s, %s', async (first, text) => {
    expect((await talked(first, text)).standing).toEqual(['paediatrics'])
  })
})

test.each([
  ['book cardiology on tuesday', 'cancel it'],
  ['预约周二心内科', '取消预约'],
])('where all is cancelled, there is nothing to cancel: %s', async (first, cancel) => {
  const { notice, made } = await talked(first, cancel, cancel)
  expect(notice).toEqual({ say: 'records', items: [] })
  expect(made).toHaveLength(2)
})

describe('a bare no behind what was booked', () => {
  test.each([
    ['book dermatology on friday', 'no', 'Cancel an appointment: dermatology, friday'],
    ['预约周五皮肤科', '不要', '取消预约: 皮肤科，周五'],
  ])('is asked about: %s, %s', async (first, no, item) => {
    const { notice, made, questions } = await talked(first, no)
    expect(notice).toMatchObject({ say: 'shall_i', items: [item], frame: { intent: 'registration.cancel' } })
    expect(made).toHaveLength(1)
    expect(questions.map(({ kind }) => kind)).toEqual(['clarify'])
  })

  test.each([
    ['book dermatology on friday', 'no', 'yes', []],
    ['book dermatology on friday', 'no', 'no', ['dermatology']],
    ['预约周五皮肤科', '不要', '好的', []],
    ['预约周五皮肤科', '不要', '不', ['dermatology']],
  ])('and the answer decides: %s, %s, %s', async (first, no, answer, left) => {
    expect((await talked(first, no, answer)).standing).toEqual(left)
  })

  test('with thanks it wants nothing more', async () => {
    expect((await talked('book dermatology on friday', 'no thanks')).notice).toBeUndefined()
  })
})

test.each([
  ['book dermatology on friday', 'when is my appointment?', 'dermatology, friday'],
  ['book dermatology on friday', 'what time is my dermatology appointment', 'dermatology, friday'],
  ['book dermatology on friday', 'did you cancel my appointment?', 'dermatology, friday'],
  ['book dermatology on friday', 'is my appointment cancelled?', 'dermatology, friday'],
  ['预约周五皮肤科', '我的预约是什么时候', '皮肤科，周五'],
  ['预约周五皮肤科', '你取消我的预约了吗', '皮肤科，周五'],
  ['预约周五皮肤科', '我的预约取消了吗？', '皮肤科，周五'],
])('a question about a booking is answered by what stands: %s, %s', async (first, question, item) => {
  const { notice, questions } = await talked(first, question)
  expect(notice).toEqual({ say: 'records', items: [item] })
  expect(questions).toEqual([])
})

test.each([
  ['where is the toilet', 'how much is an MRI', 'when are visiting hours?'],
  ['厕所在哪', '核磁共振多少钱', '什么时候可以探视？'],
])('what was asked before is no part of another question: %s, %s, %s', async (...said) => {
  expect((await talked(...said)).made.at(-1)).toEqual({ intent: 'smartcs.visiting', slots: {} })
})

describe('where it is asked which one is meant', () => {
  const booked = ['book cardiology on thursday', 'book dermatology on friday', 'cancel my appointment'] as const

  test('each of those that fit is an option', async () => {
    const { questions } = await talked(...booked)
    expect(questions.map(({ options }) => options)).toEqual([['cardiology, thursday', 'dermatology, friday', 'abort']])
  })

  test.each([
    ['2', ['cardiology']],
    ['number one', ['dermatology']],
    ['dermatology', ['cardiology']],
    ['neither', ['cardiology', 'dermatology']],
  ])('a number or a name answers: %s', async (answer, left) => {
    expect((await talked(...booked, answer)).standing).toEqual(left)
  })

  test('and so does the option itself', async () => {
    const { runtime } = await talk(...booked)
    const [question] = runtime.state('c1')?.questions ?? []
    const option = 'dermatology, friday'
    await runtime.send('c1', { type: 'answer', by: 'you', questionId: question?.id ?? '', option })
    const state = orThrow(await untilRest(runtime, 'c1'))
    expect(state.records?.map(({ slots, ended }) => [slots.department, ended])).toEqual([
      ['cardiology', undefined],
      ['dermatology', true],
    ])
  })
})
