/** What whole messages of the front desk come to, in the words of many people. */
import { beforeAll, describe, expect, test } from 'vitest'
import { appointment as booked, frontDeskKnowledge, shownFrames } from '../../../test/front-desk-knowledge.ts'
import type { KnownRecord } from '../../core/state/conversation.ts'
import { analyse } from './analysis/analyse.ts'
import type { Reading } from './analysis/reading.ts'
import type { Knowledge } from './analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
})

const read = (text: string, more: Partial<Reading> = {}): string[] => shownFrames(analyse(knowledge, { text, ...more }))

const having = (...known: readonly KnownRecord[]): Partial<Reading> => ({
  known,
  told: known.map(({ slots }) => ({ intent: 'registration.book', slots })),
})

describe('a correction inside a message', () => {
  test.each([
    ['I have a headache for two days, hmm make that three', ['symptom{headache three days}']],
    ['I have had a cough for a week, well, two now', ['symptom{cough two weeks}']],
    ['book cardiology for Friday at 3 pm, sorry, 4', ['book{4 pm Friday cardiology}']],
    ['book cardiology for Friday at 3 pm, actually 4 would be better', ['book{4 pm Friday cardiology}']],
    ['see the eye doctor on Monday, I beg your pardon, Tuesday', ['book{Tuesday ophthalmology}']],
    ['Put me down for gastro on Friday. Did I say Friday? I meant Saturday.', ['book{Saturday gastroenterology}']],
    ['Could I see the GP today, hmm, no, tomorrow suits better', ['book{general tomorrow}']],
    ["cancel tuesday's dentist, nope, i meant wednesday's", ['cancel{dentistry wednesday}']],
    ['头晕，从昨天，哦前天开始的', ['symptom{前天开始 头晕}']],
    ['肚子疼，呃应该说是胃疼，昨天开始的', ['symptom{昨天开始 胃疼}']],
    ['挂消化科，下周一上午十点，不是十点，十一点', ['book{gastroenterology 下周一 十一点}']],
    ['骨科就不挂了，给我挂个周二的皮肤科', ['book{dermatology 周二}']],
  ])('leaves the last word alone: %s', (text, frames) => expect(read(text)).toEqual(frames))
})

describe('several wishes', () => {
  test.each([
    ["cancel dermatology on Monday, and what's the wifi?", ['cancel{Monday dermatology}', 'smartcs.wifi']],
    [
      'Move cardiology to Tuesday. Cancel dentistry on Friday.',
      ['move{Tuesday cardiology}', 'cancel{Friday dentistry}'],
    ],
    ['please cancel my Friday cardiology and tell me whether the refund takes long', ['cancel{Friday cardiology}']],
    [
      "Could you scrap my neurology slot on Wednesday and, while you're at it, put me in for gastro on Friday?",
      ['cancel{Wednesday neurology}', 'book{Friday gastroenterology}'],
    ],
    [
      "I can't make neurology on Friday, please cancel it, and I need an invoice for F2031457",
      ['cancel{Friday neurology}', 'receipt{F2031457}'],
    ],
    [
      "I'm unable to come to cardiology on Tuesday, so cancel it please, and what does an MRI cost?",
      ['cancel{Tuesday cardiology}', 'price{mri}'],
    ],
    [
      "Friday's neurology won't work, please call it off, and send me the invoice for F2031457",
      ['cancel{Friday neurology}', 'receipt{F2031457}'],
    ],
    ['周一的牙科来不了，退掉吧，再告诉我药房在哪', ['cancel{dentistry 周一}', 'where{pharmacy}']],
    ['想挂明天的皮肤科 停车贵不贵', ['book{dermatology 明天}', 'smartcs.parking']],
    ['女儿7岁，周一看儿科，我周二看牙科，两个号都帮我约上', ['book{paediatrics 周一 女儿}', 'book{dentistry 周二 我}']],
    ['It rained on Monday, book the GP', ['book{general}']],
  ])('each have their own values and their own mood: %s', (text, frames) => expect(read(text)).toEqual(frames))
})

describe('what stands', () => {
  const ent = booked(1, { department: 'ent', date: 'Monday' })
  const teeth = booked(2, { department: 'dentistry', date: 'Tuesday' })
  test('is known by what it is about, and takes a detail', () => {
    expect(read('the ENT one is for my son actually', having(ent, teeth))).toEqual(['move{Monday ent my son}'])
    expect(read('孩子叫李子轩', having(booked(1, { department: 'paediatrics', date: '周二' })))).toEqual([
      'move{paediatrics 周二 李子轩}',
    ])
  })
  test('is asked about where one of several is meant', () => {
    expect(analyse(knowledge, { text: 'one of them has to move to Friday', ...having(ent, teeth) }).notice?.say).toBe(
      'which_one',
    )
  })
})

describe('what was asked back', () => {
  const ent = booked(1, { department: 'ent', date: 'Monday' })
  const asked = (text: string, answer: string) => {
    const { notice } = analyse(knowledge, { text, ...having(ent) })
    const pending = notice?.frame && { say: notice.say, frame: notice.frame }
    return { say: notice?.say, frames: read(answer, { ...having(ent), pending }) }
  }
  test.each([
    ['can I still cancel it?', 'yes'],
    ['never mind, forget it', 'yes please'],
    ['算了，不挂了', '是的'],
  ])('«%s» is asked about, and done after «%s»', (text, answer) =>
    expect(asked(text, answer)).toEqual({ say: 'shall_i', frames: ['cancel{Monday ent}'] }),
  )
  test.each(['ok thanks', '好的，谢谢', 'no'])('«%s» consents to nothing', (answer) =>
    expect(asked('can I still cancel it?', answer).frames).toEqual([]),
  )
  test('is answered by whose it is', () => {
    const known = [
      { ...ent, slots: { ...ent.slots, patient: 'my wife' } },
      booked(2, { ...ent.slots, patient: 'my son' }),
    ]
    const { notice } = analyse(knowledge, { text: 'cancel the ENT appointment', ...having(...known) })
    const pending = notice?.frame && { say: notice.say, frame: notice.frame }
    expect(read("my son's", { ...having(...known), pending })).toEqual(['cancel{Monday ent my son}'])
  })
})

describe('while a question is open', () => {
  const running = {
    agent: 'registration',
    intent: 'registration.book',
    goal: '',
    slots: { department: 'cardiology' },
    asked: ['date'],
  }
  test.each([
    ['Wednesday, and cancel my neurology on Friday', ['book{Wednesday}', 'cancel{Friday neurology}']],
    ['周三吧，另外把周五的神经内科退了', ['book{周三}', 'cancel{neurology 周五}']],
  ])('an answer and a wish of the same agent have their own values: %s', (text, frames) =>
    expect(read(text, { running })).toEqual(frames),
  )
  test.each(['心内科先不约了，我再想想', '心内科不约了'])('what waits is called off by its name: %s', (text) =>
    expect(analyse(knowledge, { text, running }).relation.control).toBe('cancel'),
  )
})

test.each([
  ['what does an xray cost', ['price{x-ray}']],
  ['拍片啥价啊', ['price{x-ray}']],
  ['拍片多钱', ['price{x-ray}']],
  ['体检啥价位啊', ['price{check-up}']],
  ['book the eye doctor for Tuesday the 24th', ['book{Tuesday the 24th ophthalmology}']],
  ['my ticket is D-208, how long?', ['status{D-208}']],
  ['探视是几点到几点', ['smartcs.visiting']],
])('a value in another spelling: %s', (text, frames) => expect(read(text)).toEqual(frames))

test('a question that ends in 不 is no answer', () => {
  const running = {
    agent: 'registration',
    intent: 'registration.book',
    goal: '',
    slots: { department: 'dentistry' },
    asked: ['date'],
  }
  expect(read('等下哈，你们周末上班不', { running })).toEqual(['smartcs.hours'])
})

test('what is told of somebody before is no second wish for them', () => {
  expect(read('女儿八岁，儿子五岁，给女儿挂周三的眼科，给儿子挂周四的儿科')).toHaveLength(2)
  expect(
    read('my daughter is 8 and my son is 5, book ENT on Monday for my daughter and paediatrics on Friday for my son'),
  ).toEqual(['book{Monday ent my daughter}', 'book{Friday my son paediatrics}'])
})

test('a message without a word of control, and with a value, controls nothing', () => {
  const running = {
    agent: 'triage',
    intent: 'triage.symptom',
    goal: '',
    slots: { symptom: 'runny nose' },
    asked: ['duration'],
  }
  expect(read('five days now', { running })).toEqual(['symptom{five days}'])
})

describe('what is well is no complaint', () => {
  test.each([
    ["my eyes are fine, no trouble there, it's a stiff neck, for a week now", ['symptom{a week stiff neck}']],
    ['ears are okay but my throat hurts since yesterday', ['symptom{since yesterday throat hurts}']],
    ["my heart is all right, it's a cough since Monday", ['symptom{cough since Monday}']],
    ['胃没事，腰疼三天了', ['symptom{三天 腰疼}']],
    ['眼睛没问题，是脖子僵，一个星期了', ['symptom{一个星期 脖子僵}']],
  ])('%s', (text, frames) => expect(read(text)).toEqual(frames))
})

describe('one of many that is asked for is made', () => {
  test.each([
    ['我要预约下周四的号', ['book{下周四}']],
    ['要一个后天的号', ['book{后天}']],
    ['订个周日的号', ['book{周日}']],
    ['book me in for Thursday', ['book{Thursday}']],
    ['could I get an appointment on Monday?', ['book{Monday}']],
  ])('with its day: %s', (text, frames) => expect(read(text)).toEqual(frames))

  test.each([
    'make me an appointment, would you',
    'get me an appointment',
    'fix me an appointment please',
    '帮忙弄个号',
  ])('%s', (text) => expect(read(text)).toEqual(['registration.book']))
})

describe('a complaint of one word', () => {
  test.each(['鼻塞', '耳鸣', '便秘', '落枕', 'hiccups'])('%s', (text) =>
    expect(read(text)).toEqual([`symptom{${text}}`]),
  )
})

const thursday = { department: 'cardiology', date: 'Thursday' }
describe('right behind a booking', () => {
  test.each(['ok then book it', 'ok thanks, go ahead', 'go ahead and book it', '那就挂吧'])(
    '«%s» makes no second one: what stands is told',
    (text) => {
      const { frames, notice } = analyse(knowledge, { text, ...having(booked(1, thursday)) })
      expect([frames, notice?.say]).toEqual([[], 'records'])
    },
  )

  test.each(['不用了，谢谢', "no that's all, thanks", "no, that's it for today", "that's it", '就这些，谢谢'])(
    '«%s» wants nothing more',
    (text) => {
      const { frames, intent_ops } = analyse(knowledge, { text, ...having(booked(1, thursday)) })
      expect(frames.filter(({ intent }) => intent.startsWith('registration'))).toEqual([])
      expect(intent_ops.filter(({ op }) => op === 'clarify')).toEqual([])
    },
  )
})

describe('a change that is taken back', () => {
  const moved = { known: [booked(1, { ...thursday, date: 'Friday' })] }
  const told = [
    { intent: 'registration.book', slots: thursday },
    { intent: 'registration.move', slots: { ...thursday, date: 'Friday' } },
  ]
  test.each([
    'back to Thursday please',
    'hmm, Thursday after all',
    'no, leave it on Thursday',
    'change it back',
    'undo that',
    '改回来吧',
    '算了，还是原来的时间',
  ])('%s', (text) => expect(read(text, { ...moved, told })).toEqual(['move{Thursday cardiology}']))

  test('any other day is a change of its own', () =>
    expect(read('back to Monday please', { ...moved, told })).not.toContain('move{Thursday cardiology}'))
})

describe('the day after', () => {
  const at = Date.UTC(2026, 10, 16, 12)
  const known = [{ ...booked(1, thursday), at }]
  const told = [{ intent: 'registration.book', slots: thursday }]
  test.each([
    ['and dermatology the day after', ['book{2026-11-20 dermatology}']],
    ['第二天再约个皮肤科', ['book{2026-11-20 dermatology}']],
    ['make it the day after', ['move{2026-11-20 cardiology}']],
    ['改成前一天', ['move{2026-11-18 cardiology}']],
  ])('is counted from what was made: %s', (text, frames) =>
    expect(read(text, { known, told, now: at })).toEqual(frames),
  )

  test.each(['book cardiology for Thursday, and dermatology the day after', '约周四心内科，第二天皮肤科'])(
    'is counted from the wish before it: %s',
    (text) => expect(read(text, { now: at })[1]).toEqual('book{2026-11-20 dermatology}'),
  )
})

describe('in the words of strangers', () => {
  test.each([
    ['please move orthopaedics to Monday', ['move{Monday orthopaedics}']],
    [
      'please move orthopaedics to Monday, book the dentist for Wednesday',
      ['move{Monday orthopaedics}', 'book{Wednesday dentistry}'],
    ],
    ['给刘芳约周一的口腔科，再给她老公张涛约周三的骨科', ['book{dentistry 刘芳 周一}', 'book{orthopaedics 周三 张涛}']],
    ['F2024256这张单子我要退款，一共280块', ['refund{F2024256}']],
    ['本来想约下周二的消化内科，可领导还没批假，等批了我再来找你', []],
    ['约后天下午两点的口腔科，啊不，三点，两点我还在开会', ['book{dentistry 三点 后天}']],
  ])('%s', (text, frames) => expect(read(text)).toEqual(frames))

  test('what is named with a word that points at it is moved', () => {
    const known = having(
      booked(1, { ...thursday, patient: '我爸' }),
      booked(2, { department: 'general', date: 'Friday' }),
    )
    expect(read('我爸那个挪到周六吧', known)).toEqual(['move{cardiology 周六 我爸}'])
  })

  test('one is called off and the other stays', () => {
    const known = having(booked(1, thursday), booked(2, { department: 'ent', date: 'Saturday' }))
    expect(read('心内科还是算了，耳鼻喉照旧', known)).toEqual(['cancel{Thursday cardiology}'])
  })

  test('a question about how things stand is for the one who answers just that', () => {
    const running = { agent: 'triage', intent: 'triage.symptom', goal: '', slots: {}, asked: ['duration'] }
    const { relation } = analyse(knowledge, { text: '现在叫到多少号了？', running })
    expect(relation.relation).toBe('different_task')
  })
})

describe('what is only spoken of', () => {
  test.each([
    "I won't be cancelling Friday's dermatology",
    'I no longer have a headache',
    'thinking of booking the dentist for Thursday',
    "if my knee still hurts on Monday I'll come in",
    '我可能下周要挂个皮肤科',
    '改天再约皮肤科吧',
    '我可没让你退款',
  ])('is not done: %s', (text) => {
    const { notice } = analyse(knowledge, { text })
    expect([read(text), notice?.say]).toEqual([[], 'not_done'])
  })

  test('is asked about where it is a question', () => {
    expect(analyse(knowledge, { text: '要是周五不行，能改到周六吗' }).notice?.say).toBe('shall_i')
  })
})

describe('a reason between two values', () => {
  test.each([
    ["I can't come on Monday so Tuesday dermatology please", ['book{Tuesday dermatology}']],
    ["get me in with ortho, for Wednesday... no I can't Wednesday, Thursday", ['book{Thursday orthopaedics}']],
    ['book dermatology for Friday, Thursday actually', ['book{Thursday dermatology}']],
    ['约皮肤科周一……周一好像放假，那周二', ['book{dermatology 周二}']],
    ['给我女儿挂儿科，明天，哎明天她考试，后天', ['book{paediatrics 后天 我女儿}']],
  ])('leaves the last: %s', (text, frames) => expect(read(text)).toEqual(frames))
})

describe('what was just ended', () => {
  const ended = { known: [{ ...booked(1, thursday), ended: true as const }] }
  const told = [
    { intent: 'registration.book', slots: thursday },
    { intent: 'registration.cancel', slots: thursday },
  ]
  test.each(['hmm, book it again', 'oh wait, I do need it after all', 'put it back', '重新约上'])(
    'is made again: %s',
    (text) => expect(read(text, { ...ended, told })).toEqual(['book{Thursday cardiology}']),
  )
})

test('«a bit earlier» is no hour', () => {
  const earlier = ['能早一点吗', '晚一点行吗'].flatMap((text) => read(text, having(booked(1, thursday))))
  expect(earlier.filter((frame) => frame.includes('一点'))).toEqual([])
})
