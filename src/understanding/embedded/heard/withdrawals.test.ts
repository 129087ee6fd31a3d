import { beforeAll, describe, expect, test } from 'vitest'
import { appointment as booked, frontDeskKnowledge, shownFrames } from '../../../../test/front-desk-knowledge.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Reading } from '../analysis/reading.ts'
import type { Knowledge } from '../analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
})
const read = (text: string, more: Partial<Reading> = {}): string[] => shownFrames(analyse(knowledge, { text, ...more }))

describe('a wish that its own message calls off (B2)', () => {
  test.each([
    "book me the dentist for Monday, oh, forget it, I'm on the road all week",
    "can you put me down for ENT on Tuesday... actually never mind, it's gone",
    "book the dentist for Monday, no don't, I can't afford it",
    'Could I get the eye clinic on Friday? Oh, never mind, I found my glasses',
    "cancel my dermatology on Friday, oh, forget it, I'll go after all",
    '挂个周六的儿科吧，哎先不挂了，我婆婆说带去社区看',
    '挂周四的骨科，哦不用了，我同事给我推荐了个推拿的',
    '帮我订下周一的口腔科，哎呀当我没说，牙又不疼了',
    '挂个明天的全科，嗐，不挂了不挂了',
  ])('is not carried out: %s', (text) => expect(read(text)).toEqual([]))
  test.each([
    ['please cancel my cardiology on Monday, I do not need it any more', 'cancel{Monday cardiology}'],
    ['周五的口腔科退了吧，我不去了', 'cancel{dentistry 周五}'],
    ['book me the dentist for Monday, oh, forget Monday, make it Tuesday', 'book{Tuesday dentistry}'],
    ['挂个周六的儿科，哎算了，还是挂周日的吧', 'book{paediatrics 周日}'],
    ['周六的儿科不挂了，挂个周日的眼科吧', 'book{ophthalmology 周日}'],
    ["I'd like the GP on Monday, never mind which doctor", 'book{Monday general}'],
    ['book the dentist for Monday, oh forget it, where is the pharmacy?', 'where{pharmacy}'],
  ])('is another matter than a reason, a correction or a new wish (B3, B4): %s', (text, frame) =>
    expect(read(text)).toEqual([frame]),
  )
  test('takes the answer to a waiting question back as well', () => {
    const waiting = { agent: 'registration', intent: 'registration.book', goal: '', asked: ['date'], frameId: 'f1' }
    const running = { ...waiting, slots: { department: 'dermatology' } }
    for (const text of ["Tuesday, oh, forget it, I'm away", '周三吧，哎算了不挂了，太忙了'])
      expect(analyse(knowledge, { text, running }).taskRelation.type).toBe('control_instruction')
  })
})

describe('what nobody asked for', () => {
  test.each([
    '楼下王阿姨把周五的口腔科退了，听说改去别家看了',
    '对门大爷挂了明天的心内科，我送他去',
    '我那口子的表弟把周二的儿科取消了',
    'my uncle called off the GP on Tuesday, stubborn as ever',
    '我外套好像挂在眼科门口忘拿了，周二去的',
    '皮肤科墙上挂的那幅画真好看，周一看到的',
    'the book club meets next to dermatology on Friday',
  ])('is told, and not done: %s', (text) =>
    expect(read(text).filter((one) => /^(?:book|cancel|move)/.test(one))).toEqual([]),
  )
  test.each([
    ['帮楼下王阿姨把周五的口腔科退了', 'cancel{dentistry 周五}'],
    ['我外套挂在眼科门口了，顺便给我挂个周二的眼科', 'book{ophthalmology 周二}'],
    ['我妈念叨一个月了，行吧，给我约周六的全科', 'book{general 周六}'],
    ['my husband drives me mad about it, book me cardiology for Monday please', 'book{Monday cardiology}'],
    ['纠结半天，还是挂周四的消化内科吧，麻烦了', 'book{gastroenterology 周四}'],
    ["if it's all the same to you, book me neurology for Thursday", 'book{Thursday neurology}'],
    ['cancel my gastro appointment, sorry, neurology, the one on friday', 'cancel{friday neurology}'],
    ['move my gastro appointment, sorry, neurology, to friday', 'move{friday neurology}'],
  ])('is near to what somebody did: %s', (text, frame) => expect(read(text)).toEqual([frame]))
})

describe('the other one of two', () => {
  const heart = booked(1, { department: 'cardiology', date: 'Friday' })
  const skin = booked(2, { department: 'dermatology', date: 'Monday' })
  test.each([
    'just the dermatology, please, drop the other one',
    'dermatology is enough, cancel the other',
    '只要皮肤科，另一个退了吧',
    '另一个退了，就要皮肤科',
  ])('ends where one is to stay: %s', (text) =>
    expect(read(text, { known: [heart, skin] })).toEqual(['cancel{Friday cardiology}']),
  )
})

describe('a list that is to end (join-values:V8)', () => {
  test.each([
    '家里有事走不开，周一的全科、周三的耳鼻喉科，这两个号都帮我退了吧',
    '出差去不了，周一全科、周三耳鼻喉科，帮我都取消了吧',
    '临时有事，周一的全科、周三的耳鼻喉科都退了',
  ])('is not booked, whatever is told before it: %s', (text) =>
    expect(read(text)).toEqual(['cancel{general 周一}', 'cancel{ent 周三}']),
  )
  test.each([
    "something's come up at home, the GP on Monday and ENT on Wednesday, please cancel both of them",
    "I'm stuck at home, so the GP on Monday and ENT on Wednesday, drop both of them please",
    'family stuff, the GP on Monday, ENT on Wednesday, both of those can be cancelled please',
  ])('nor in English: %s', (text) => expect(read(text)).toEqual(['cancel{Monday general}', 'cancel{Wednesday ent}']))
  test.each([
    [
      '周一的全科要挂，周三的眼科和周四的口腔科，都退了吧',
      ['book{general 周一}', 'cancel{ophthalmology 周三}', 'cancel{dentistry 周四}'],
    ],
    ['帮我挂周一的全科，周三的耳鼻喉科退了', ['book{general 周一}', 'cancel{ent 周三}']],
    ['please book the GP for Monday, and cancel ENT on Wednesday', ['book{Monday general}', 'cancel{Wednesday ent}']],
  ])('and what is asked for before it is no part of it: %s', (text, frames) => expect(read(text)).toEqual(frames))
})

describe('why one does not come, and then that it shall end', () => {
  const [his, hers] = [
    booked(1, { department: 'dermatology', date: '周四', patient: '我爱人' }),
    booked(2, { department: 'paediatrics', date: '周六', patient: '我女儿' }),
  ]
  test.each([
    '我爱人那个不用了，他要出差，退了吧',
    '我爱人那个号不要了，他要开会，取消吧',
    '我爱人那个就不用了，他说不去，退掉吧',
  ])('ends the one of whom it is told: %s', (text) =>
    expect(read(text, { known: [his, hers] })).toEqual(['cancel{dermatology 周四 我爱人}']),
  )
  test.each([
    "my husband's isn't needed any more, he's travelling, cancel it please",
    "my husband's one is no longer needed, he has to work, please cancel it",
    "forget my husband's one, he's on a business trip, cancel it",
  ])('ends the one of whom it is told in English: %s', (text) => {
    const known = [
      booked(1, { department: 'dermatology', date: 'Thursday', patient: 'my husband' }),
      booked(2, { department: 'paediatrics', date: 'Saturday', patient: 'my daughter' }),
    ]
    expect(read(text, { known })).toEqual(['cancel{Thursday dermatology my husband}'])
  })
  test.each([
    '哎，她又说不想折腾了，那就不去了，号退了吧',
    '她又不想去了，号退了吧',
    '她说不想跑了，那号就退了吧',
    '哎，她改主意了，不去了，退号吧',
    '老人家说不折腾了，那就不去了，帮我把号退了吧',
    'now she says it is too much trouble, drop the appointment please',
  ])('ends the only one: %s', (text) => {
    const known = [booked(1, { department: 'general', date: '周三', patient: '我姥姥' })]
    expect(read(text, { known })).toEqual(['cancel{general 周三 我姥姥}'])
  })
  test.each(['她说不去了，退了吧？', '我室友说她想退，号退了吧', '她说不去了，自己退了'])(
    'is no such wish: %s',
    (text) => {
      const known = [booked(1, { department: 'general', date: '周三', patient: '我姥姥' })]
      expect(read(text, { known })).toEqual([])
    },
  )
  test.each([
    'actually my tooth can wait, drop that one and book me ENT for Monday instead',
    'my teeth can wait, scrap that and book me ENT for Monday instead',
    'my tooth will have to wait, cancel it and book me ENT for Monday please',
  ])('what can wait is no complaint: %s', (text) => {
    const known = [booked(1, { department: 'dentistry', date: 'Saturday' })]
    expect(read(text, { known })).toEqual(['cancel{Saturday dentistry}', 'book{Monday ent}'])
  })
  test.each(['牙可以再等等，那个退了，给我挂周一的耳鼻喉科', '牙先放一放，把那个取消，挂周一的耳鼻喉科'])(
    'nor in Chinese: %s',
    (text) => {
      const known = [booked(1, { department: 'dentistry', date: '周六' })]
      expect(read(text, { known })).toEqual(['cancel{dentistry 周六}', 'book{ent 周一}'])
    },
  )
})

describe('a number that was counted wrong', () => {
  const told = [
    { agent: 'triage', intent: 'triage.symptom', slots: { symptom: 'stomach ache', duration: 'three days' } },
  ]
  test.each([
    "wait, I counted wrong, it's five days",
    "hold on, I miscounted, it's five days",
    "hmm, I got that wrong, it's five days",
    "my maths is off, it's five days",
    "sorry, I lost count, it's been five days",
  ])('is put right: %s', (text) => expect(read(text, { told })).toEqual(['symptom{five days stomach ache}']))
  test.each(['等下，我数错了，是五天', '我算错了，有五天了', '数错了数错了，五天了'])(
    'is put right in Chinese: %s',
    (text) => expect(read(text, { told })).toEqual(['symptom{stomach ache 五天}']),
  )
})

describe('while a day is asked for', () => {
  const running = {
    agent: 'registration',
    intent: 'registration.book',
    goal: '',
    slots: { department: 'dermatology' },
    asked: ['date'],
    frameId: 'f1',
  }
  test.each([
    "let me think, Monday is my mother's birthday and on Tuesday I work late",
    "well Monday I've got a haircut, Tuesday's the plumber",
    '周四好像是放假吧，周五我闺女比赛',
    '嗯周三孩子开家长会，周四要去机场接人',
    'any day bar Monday',
    "Monday's out, otherwise I'm flexible",
    '周一以外哪天都可以',
    '就周一不行',
  ])('days that do not suit, or are full, answer nothing: %s', (text) =>
    expect(read(text, { running }).join()).not.toMatch(/day|周/),
  )
  test.each([
    ['I work late on Tuesday, Wednesday please', /\{Wednesday/],
    ['Monday works, it is my day off', /\{Monday/],
    ["Tuesday would suit me, that's my day off", /\{Tuesday/],
    ["Thursday would suit me, I'm off that day", /\{Thursday/],
    ['周四吧，那天我不上班', /周四/],
    ['周二要加班，周三吧', /周三/],
    ['我周四去', /周四/],
  ])('and the one that does is the answer: %s', (text, day) => expect(read(text, { running }).join()).toMatch(day))
})

describe('two open wishes', () => {
  const [heart, skin] = ['cardiology', 'dermatology'].map((department, i) => ({
    agent: 'registration',
    intent: 'registration.book',
    slots: { department },
    frameId: `f${i + 1}`,
  }))
  test.each([
    'actually leave out the dermatologist, just the cardiologist',
    'only the cardiologist after all',
    'no dermatologist, just the cardiologist',
    '皮肤科算了，就看心内科',
    '还是只看心内科吧',
  ])('and one of them is to stay: %s', (text) => {
    if (!heart || !skin) throw new Error('two are needed')
    const running = { ...heart, goal: '', asked: ['date'], beside: [skin] }
    const ops = analyse(knowledge, { text, running }).intent_ops.map(({ op, frame_id }) => `${op} ${frame_id}`)
    expect(ops).toEqual(['cancel f2', 'continue f1'])
  })
})
