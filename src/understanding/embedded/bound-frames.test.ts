import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { KnownRecord } from '../../core/state/conversation.ts'
import { loadTeam } from '../../teams/read-team.ts'
import { analyse } from './analysis/analyse.ts'
import type { OpenTask } from './analysis/running-task.ts'
import type { Knowledge } from './analysis/team-knowledge.ts'
import type { Remembered, Told } from './frames/share-slots.ts'
import { knowledgeOf } from './knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  knowledge = knowledgeOf(loaded.value)
})

type More = {
  readonly running?: OpenTask
  readonly told?: readonly Told[]
  readonly known?: readonly KnownRecord[]
  readonly remembered?: () => readonly Remembered[]
}
/** `intent{slot=value …}` for each frame. */
function read(text: string, more: More = {}): string[] {
  return analyse(knowledge, { text, ...more }).frames.map(({ intent, slots }) => {
    const values = slots.map(({ slot, value }) => `${slot}=${String(value)}`).toSorted()
    return values.length === 0 ? intent : `${intent}{${values.join(' ')}}`
  })
}

describe('frames of one message', () => {
  test('a piece that is nothing but a value belongs to the wish before it', () => {
    expect(read('I need a refund for the blood test, bill F2024031, you charged me twice')).toEqual([
      'payment.refund{bill=F2024031 item=blood test}',
    ])
  })

  test('what one wish names, another of the same agent need not repeat', () => {
    expect(read('药房在哪，几点关门')).toEqual(['smartcs.where{place=pharmacy}', 'smartcs.hours{place=pharmacy}'])
  })

  test('choices that are joined all count, each as a wish of its own', () => {
    expect(read('how much is an MRI and a CT scan?')).toEqual([
      'smartcs.price{service=mri}',
      'smartcs.price{service=ct}',
    ])
    expect(read('帮我挂明天的耳鼻喉科和皮肤科')).toEqual([
      'registration.book{date=明天 department=ent}',
      'registration.book{date=明天 department=dermatology}',
    ])
  })

  test('a greeting is no wish beside a wish', () => {
    expect(read('Good morning, what does parking cost?')).toEqual(['smartcs.parking'])
    expect(read('早上好，停车多少钱')).toEqual(['smartcs.parking'])
    expect(read('good morning')).toEqual(['smartcs.hello'])
  })
})

describe('answers to what was asked', () => {
  const triage = { agent: 'triage', intent: 'triage.symptom', goal: 'I have a cough', slots: { symptom: 'cough' } }
  const waiting = { ...triage, asked: ['duration'], frameId: 'f1' }
  const booking = { agent: 'registration', intent: 'registration.book', goal: 'book', slots: { department: 'ent' } }

  test.each([
    ['since last night, about 10 hours', ['triage.symptom{duration=since last night}']],
    ['two or three days I think', ['triage.symptom{duration=two or three days}']],
    ['大概两个月了吧', ['triage.symptom{duration=两个月}']],
    ['for two days. And what does parking cost?', ['triage.symptom{duration=two days}', 'smartcs.parking']],
  ])('«%s»', (text, frames) => {
    expect(read(text, { running: waiting })).toEqual(frames)
  })

  test('a day and a time fill both, though only the day was asked for', () => {
    const running = { ...booking, asked: ['date'], frameId: 'f1' }
    expect(read('tomorrow morning please', { running })).toEqual(['registration.book{date=tomorrow time=morning}'])
  })
})

describe('what the agent was told before', () => {
  const told = [
    { intent: 'registration.book', slots: { department: 'ent', date: 'Monday', time: '3 pm', patient: 'Anna Lee' } },
  ]

  test('another wish about it goes on with what is known', () => {
    const slots = told[0]?.slots ?? {}
    const known = [{ record: 'appointment', made: 5, touched: 5, at: 0, slots }]
    expect(read('make it Thursday instead', { told, known })).toEqual([
      'registration.move{date=Thursday department=ent patient=Anna Lee}',
    ])
  })

  test.each(['I want to book an appointment', '我要挂号'])(
    'the same wish again starts afresh, only whom to call is known: %s',
    (text) => {
      const withPhone = told.map((one) => ({ ...one, slots: { ...one.slots, phone: '07700900142' } }))
      expect(read(text, { told: withPhone })).toEqual(['registration.book{phone=07700900142}'])
    },
  )

  test.each([
    ['I want to book an appointment', 'registration.move'],
    ['I want to book an appointment', 'registration.cancel'],
    ['我要挂号', 'registration.move'],
    ['我要挂号', 'registration.cancel'],
  ])('so does it after what was booked had another end or day: %s behind %s', (text, intent) => {
    const later = { intent, slots: { department: 'ent', date: 'Tuesday', time: '4 pm', patient: 'Anna Lee' } }
    expect(read(text, { told: [...told, later] })).toEqual(['registration.book'])
    expect(read(text, { told: [later] })).toEqual(['registration.book'])
  })

  test('what another agent was told stays there', () => {
    expect(
      read('how long do I have to wait?', { told: [{ intent: 'payment.pay', slots: { ticket: 'A017' } }] }),
    ).toEqual(['queue.status'])
  })
})

describe('a slot whose `from` has memory', () => {
  const booking = 'I want to book an appointment for tomorrow'
  const triage = { slot: 'department', value: 'neurology', intent: 'triage.symptom' }
  const of = (...remembered: Remembered[]) => read(booking, { remembered: () => remembered })

  test('takes what a frame of another agent knows under its name', () => {
    expect(of(triage)).toEqual(['registration.book{date=tomorrow department=neurology}'])
  })

  test('takes only what fits its type, and what the message says wins', () => {
    expect(of({ ...triage, value: 'the usual one' })).toEqual(['registration.book{date=tomorrow}'])
    expect(read('book cardiology for tomorrow', { remembered: () => [triage] })).toEqual([
      'registration.book{date=tomorrow department=cardiology}',
    ])
  })

  test('starts afresh where it is required and the last value is of the same wish', () => {
    expect(of(triage, { ...triage, intent: 'registration.book' })).toEqual(['registration.book{date=tomorrow}'])
  })

  test('what the agent itself did with it since is no newer: only another agent settles it again', () => {
    const booked = { ...triage, intent: 'registration.book' }
    const canceled = { ...triage, intent: 'registration.cancel' }
    expect(of(triage, booked, canceled)).toEqual(['registration.book{date=tomorrow}'])
    expect(of(triage, booked, canceled, { ...triage, value: 'ent' })).toEqual([
      'registration.book{date=tomorrow department=ent}',
    ])
  })

  test('for whom another agent works is known until such a wish has taken it', () => {
    const daughter = { slot: 'patient', value: 'my daughter', intent: 'triage.symptom' }
    const booked = { slot: 'department', value: 'ent', intent: 'registration.book' }
    expect(of(daughter)).toEqual(['registration.book{date=tomorrow patient=my daughter}'])
    expect(of(daughter, booked)).toEqual(['registration.book{date=tomorrow}'])
    expect(of({ ...daughter, intent: 'registration.book' })).toEqual(['registration.book{date=tomorrow}'])
  })

  test('and no other slot is filled from there', () => {
    expect(of({ ...triage, slot: 'time', value: '10:00' })).toEqual(['registration.book{date=tomorrow}'])
  })
})
