import { beforeAll, describe, expect, test } from 'vitest'
import { frontDeskKnowledge } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from './analyse.ts'
import type { Knowledge } from './team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
}, 60_000)

const waiting = (slots: Record<string, string>, asked: string) => ({
  agent: 'registration',
  intent: 'registration.book',
  goal: 'book an appointment',
  slots,
  asked: [asked],
  frameId: 'f9',
})
const now = Date.UTC(2026, 10, 16, 9)
const slots = { department: 'ent', date: 'Monday' }
const known = [{ record: 'appointment', made: 'm1', at: now, changed: now, ended: false, slots }] as never

describe('while the day is asked for', () => {
  const running = waiting({ department: 'cardiology' }, 'date')

  test.each([
    'any day',
    'whenever suits you',
    "I don't mind which day",
    "it's up to you really",
    'the earliest you have',
    '哪天都行',
    '随便哪天',
    '你看着办吧',
    '越快越好',
    '都行，你帮我看哪天人少',
  ])('a choice that is left to the team fills nothing, and that is told: %s', (text) => {
    const { notice, frames } = analyse(knowledge, { text, running })
    expect([notice?.say, frames]).toEqual(['your_choice', []])
  })

  test.each(['any day but Wednesday, so Thursday', '都行，那就周五吧'])('one that is made counts: %s', (text) => {
    const { notice, frames } = analyse(knowledge, { text, running })
    expect([notice, frames[0]?.slots.map(({ slot }) => slot)]).toEqual([undefined, ['date']])
  })

  test.each([
    'what have I booked?',
    "remind me what I've got booked so far",
    "sorry, what's already in my name?",
    'is my ENT still on?',
    '先帮我看看我已经约了啥',
    '我名下有哪些号',
    '提醒我一下我都约了啥',
    '我挂的号都是哪天的',
  ])('what stands may be asked for: %s', (text) => {
    const { notice, relation } = analyse(knowledge, { text, running, known, now })
    expect([notice?.say, relation.relation]).toEqual(['records', 'same_task_no_change'])
  })

  test.each(['what do I need to bring?', 'is there anything on Friday?', '还有号吗', '我前面有几个号'])(
    'another question is not that: %s',
    (text) => expect(analyse(knowledge, { text, running, known, now }).notice?.say).not.toBe('records'),
  )

  const frame = {
    frame_id: 'f1',
    intent: 'registration.cancel',
    agent: 'registration',
    start: 0,
    end: 3,
    confidence: 0.9,
  }
  const asked = {
    say: 'shall_i' as const,
    frame: { ...frame, slots: [], missing_slots: [], reasons: [], record: 'm1' },
  }
  test.each(['yes', 'yes please', 'yes, cancel it', '好的', '好的，取消吧'])(
    'a yes is for what was asked last, and ends nothing else (agreed-beside:E1): %s',
    (text) => {
      const { frames, intent_ops } = analyse(knowledge, { text, running, known, now, pending: asked as never })
      expect(frames).toMatchObject([{ intent: 'registration.cancel', record: 'm1' }])
      expect(intent_ops.map(({ op }) => op)).toEqual(['add'])
    },
  )

  test('a yes to a wish like the one that waits begins nothing (agreed-beside:E3)', () => {
    const like = { ...asked, frame: { ...asked.frame, intent: 'registration.book', record: undefined } }
    expect(analyse(knowledge, { text: 'yes', running, now, pending: like as never }).frames).toEqual([])
  })
})

describe('while the department is asked for', () => {
  const running = waiting({}, 'department')

  test.each(['I have a terrible headache', "I don't know, my knee hurts", '我头疼', '不知道挂哪个，嗓子疼'])(
    'a complaint is no department: it is asked whether to begin with it (asides:Z5): %s',
    (text) => {
      const { notice, frames } = analyse(knowledge, { text, running })
      expect([notice?.say, notice?.frame?.intent, frames]).toEqual(['shall_i', 'triage.symptom', []])
    },
  )

  test('a yes puts it in the place of what waits (agreed-beside:E2)', () => {
    const frame = analyse(knowledge, { text: 'my knee hurts', running }).notice?.frame
    const { intent_ops } = analyse(knowledge, { text: 'yes', running, pending: { say: 'shall_i', frame } as never })
    expect(intent_ops.map(({ op }) => op)).toEqual(['cancel', 'add'])
  })

  test('with a department beside it, that is the answer', () => {
    const { notice, frames } = analyse(knowledge, { text: 'my knee hurts, so orthopaedics', running })
    expect(notice).toBeUndefined()
    expect(frames.flatMap((frame) => frame.slots)).toContainEqual(
      expect.objectContaining({ slot: 'department', value: 'orthopaedics' }),
    )
  })
})
