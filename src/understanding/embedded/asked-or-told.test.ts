/** What is asked for and what is only told or asked about, behind a booking or beside one that waits. */
import { beforeAll, describe, expect, test } from 'vitest'
import { appointment as booked, frontDeskKnowledge, shownFrames } from '../../../test/front-desk-knowledge.ts'
import type { KnownRecord } from '../../core/state/conversation.ts'
import { analyse } from './analysis/analyse.ts'
import type { Reading } from './analysis/reading.ts'
import type { OpenTask } from './analysis/running-task.ts'
import type { Knowledge } from './analysis/team-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await frontDeskKnowledge()
})

const read = (text: string, more: Partial<Reading> = {}): string[] => shownFrames(analyse(knowledge, { text, ...more }))

/** All of them made by one message. */
const having = (...known: readonly KnownRecord[]): Partial<Reading> => ({
  known,
  told: known.map(({ slots }) => ({ intent: 'registration.book', slots, goal: 'booked' })),
})
const ent = booked(1, { department: 'ent', date: 'Monday' })
const tooth = booked(2, { department: 'dentistry', date: 'Tuesday' })

const running = (slots: Record<string, string>, asked: string): OpenTask => {
  const [agent, intent] = asked === 'date' ? ['registration', 'registration.book'] : ['triage', 'triage.symptom']
  return { agent, intent, goal: '', slots, asked: [asked], frameId: 'f1' } as OpenTask
}

describe('lists that go together by their place', () => {
  test.each([
    ['皮肤科和眼科各挂一个，分别周二和周四', ['book{dermatology 周二}', 'book{ophthalmology 周四}']],
    ['帮我挂周二和周四的号，分别看皮肤科和眼科', ['book{dermatology 周二}', 'book{ophthalmology 周四}']],
    ['心内科和骨科各来一个号，时间分别是周三、周五', ['book{cardiology 周三}', 'book{orthopaedics 周五}']],
    ['帮我约骨科和牙科，分别是下周一和下周三', ['book{orthopaedics 下周一}', 'book{dentistry 下周三}']],
    [
      'book cardiology and neurology, on Tuesday and Thursday respectively',
      ['book{Tuesday cardiology}', 'book{Thursday neurology}'],
    ],
  ])('are paired: %s', (text, frames) => expect(read(text)).toEqual(frames))
})

describe('behind a booking', () => {
  test.each([
    ['Wednesday actually would suit me better', ['move{Wednesday ent}']],
    ['my mobile is 555 123 4567 just in case', ['move{5551234567 Monday ent}']],
    ['put my number down as well: 07911 123456', ['move{07911123456 Monday ent}']],
    ['my phone number is 13905551234, in case anything changes', ['move{13905551234 Monday ent}']],
    ['if anything changes, my phone is 13905551234', ['move{13905551234 Monday ent}']],
    ['万一医生停诊，打13905551234通知我', ['move{13905551234 Monday ent}']],
    ['是给我小孙子看的', ['move{Monday ent 我小孙子}']],
    ['这个号是给我大孙女的', ['move{Monday ent 我大孙女}']],
    ['患者是我小舅子', ['move{Monday ent 我小舅子}']],
    ['it was for my youngest son', ['move{Monday ent my youngest son}']],
    ["that's for my niece", ['move{Monday ent my niece}']],
    ["it's actually my husband who's coming", ['move{Monday ent my husband}']],
    ['morning, please', ['move{Monday ent morning}']],
    ['I gave you the wrong date. Friday.', ['move{Friday ent}']],
    ['uh, not ENT, dentistry', ['cancel{Monday ent}', 'book{Monday dentistry}']],
    [
      'oops, wrong department. it should have been neurology, same day',
      ['cancel{Monday ent}', 'book{Monday neurology}'],
    ],
  ])('a detail changes it: %s', (text, frames) =>
    expect(read(text, having(ent)).map((one) => one.replaceAll(/(?<=\d)[ -](?=\d)/g, ''))).toEqual(frames),
  )

  test.each([
    ['and one for my sister the same day', ['book{Monday ent my sister}']],
    ['my daughter needs one too, Tuesday', ['book{Tuesday ent my daughter}']],
    ['顺便帮我妈也挂一个', ['book{Monday ent 我妈}']],
    ['and ENT for my wife on Thursday', ['book{Thursday ent my wife}']],
  ])('another one is made: %s', (text, frames) => expect(read(text, having(ent))).toEqual(frames))

  test.each([
    "brilliant, you've saved my morning",
    'I finish work at five',
    'my husband says Friday would be better',
    '我妈说周三去更好',
    '下午三点有没有',
    'say I wanted to move it to Friday, could I?',
    "cancel my daughter's",
    'move my physio to Monday',
    'undo the cancellation',
    '上次你们给我改到周五，这次可别了',
    'I wish there was a dermatologist on Sundays',
    '神经内科周一老是拖班',
    'cancel the other one',
    '另一个取消',
    "Monday's my favourite day",
    "I'll be there at ten sharp",
    '我十点准到',
    'could I in principle book for someone else?',
    '我妈那个改到周四',
    'my mother wants to book the eye doctor on Monday, but I told her to wait',
    'tell my wife dermatology is on Monday',
    '朋友问你们周一有没有皮肤科',
    '周一的号我错过了',
    'ENT on a Monday, what a lovely start to the week',
    'so, ENT on Monday then',
    '周一耳鼻喉，想想就腿软',
    'people keep cancelling on you, must be hard',
    'moving it to Friday would be silly',
    'cancelling ENT was the best thing I did last year',
    '给我换到周三……不不不，还是保持原样',
    '改到周四吧，算了算了，还是原来的时间',
    '取消吧……不不，先留着',
    'move it to Wednesday... no no, leave it as it is',
    'can you move it to Friday? no wait, leave it as is',
    "make it Thursday. No, don't change it",
  ])('nothing is done: %s', (text) => {
    const done = read(text, having(ent)).filter((one) => /^(?:book|move|cancel|refund|registration)/.test(one))
    expect(done).toEqual([])
  })

  test.each([
    'move ENT to Thursday and the dentist to Friday',
    'work called, can you move ENT to Thursday and the dentist to Friday?',
  ])('one verb serves two: %s', (text) =>
    expect(read(text, having(ent, tooth))).toEqual(['move{Thursday ent}', 'move{Friday dentistry}']),
  )

  test('what is said of both changes both', () =>
    expect(read('两个都改到下午吧', having(ent, tooth))).toEqual([
      'move{Monday ent 下午}',
      'move{Tuesday dentistry 下午}',
    ]))

  test.each(["I can't make it after all", '改到周五', '换到周五行吗'])(
    'of two that one message made, it is asked which: %s',
    (text) => {
      const { frames, notice } = analyse(knowledge, { text, ...having(ent, tooth) })
      expect(frames.filter(({ agent }) => agent !== null)).toEqual([])
      expect(notice?.say).toBe('which_one')
    },
  )
})

test.each(['Thursday actually would suit me', '其实周四更合适', '周四倒是更方便我'])(
  'thanks in between take no detail: %s',
  (text) => {
    const { known, told = [] } = having(ent)
    const thanked = [...told, { intent: 'smartcs.thanks', slots: {}, goal: 'thanks' }]
    expect(read(text, { known, told: thanked })).toEqual([
      text.includes('周四') ? 'move{ent 周四}' : 'move{Thursday ent}',
    ])
  },
)

describe('a plan that is not fixed yet', () => {
  test.each([
    '我老公说周六可能带孩子去看儿科，还没定呢',
    '爷爷大概周五去看眼科，还没定下来',
    '估计下周一要带女儿看皮肤科，没定呢',
    '我老婆讲周日或许带儿子看皮肤科，再看吧',
    '我爸说他下周二没准去看神经内科',
    "my husband says he may take our son to the paediatrician on Saturday, nothing's decided yet",
  ])('books nothing: %s', (text) => expect(read(text)).toEqual([]))
  test.each([
    ['可能是过敏，帮我挂周五的皮肤科', ['book{dermatology 周五}']],
    ['时间还没定，先挂周五的骨科', ['book{orthopaedics 周五}']],
    ["I haven't decided on the time, but book me the dentist on Monday please", ['book{Monday dentistry}']],
  ])('is none where only the reason or the hour is open: %s', (text, frames) => expect(read(text)).toEqual(frames))
})

describe('a remark starts nothing', () => {
  test.each(['我还没约周五的号', 'I have an appointment on Monday', '我约的周四的号是几点'])(
    'where it only speaks of a number: %s',
    (text) => expect(read(text)).toEqual([]),
  )
  test.each([
    'just killing time until my wife comes out',
    "guess who's a grandfather since Tuesday!",
    'my wife would have forgotten it by Friday, haha',
  ])('%s', (text) => {
    const { frames, notice } = analyse(knowledge, { text })
    expect(frames.filter(({ agent }) => agent !== null)).toEqual([])
    expect(notice?.say).toBe('small_talk')
  })

  test('nor does the reason for a refund that was just asked for', () => {
    const told = [{ intent: 'payment.refund', slots: { bill: 'F1234567' } }]
    expect(read('重复扣了', { told })).toEqual([])
  })
})

describe('of two that stand', () => {
  test.each([
    ['keep ENT, cancel the other', ['cancel{Tuesday dentistry}']],
    ['留耳鼻喉，另一个取消', ['cancel{Tuesday dentistry}']],
    ['只留牙科', ['cancel{Monday ent}']],
    ['drop ENT, the dentist stays', ['cancel{Monday ent}']],
    ['I only want to keep the dentist', ['cancel{Monday ent}']],
    ['reschedule the one I made first to Wednesday', ['move{Wednesday ent}']],
    ['只退周一的，周二的别动', ['cancel{Monday ent}']],
    ['周二的不用动，退周一的', ['cancel{Monday ent}']],
    ['周一的退掉，周二的，留着', ['cancel{Monday ent}']],
    ['只改周一的，改到周五，周二的别动', ['move{ent 周五}']],
    ['耳鼻喉改到周三，牙科保持原样', ['move{ent 周三}']],
  ])('what is kept is left alone: %s', (text, frames) => expect(read(text, having(ent, tooth))).toEqual(frames))
})

test('who is not able to come ends what stands', () =>
  expect(read("I won't be able to make it", having(ent))).toEqual(['cancel{Monday ent}']))

test('a list takes back one of its own', () =>
  expect(read('挂周一的耳鼻喉和周二的牙科，耳鼻喉就算了')).toEqual(['book{dentistry 周二}']))

describe('words of keeping that keep nothing alone', () => {
  test.each([
    '耳鼻喉就留我老婆的电话吧',
    '耳鼻喉只留了我妈的名字',
    'I just keep forgetting the ENT appointment',
    'I only keep ENT because my wife insists',
  ])('end nothing: %s', (text) => {
    expect(read(text, having(ent, tooth)).filter((one) => one.startsWith('cancel'))).toEqual([])
  })
  test('and «leave it» is said of what stands before it', () =>
    expect(read('move ENT to Wednesday. The dentist one, leave it', having(ent, tooth))).toContain(
      'move{Wednesday ent}',
    ))
})

describe('a wish that is left open or taken back', () => {
  test.each(['dentist Tuesday or Wednesday, whichever', '牙科周二或者周三都行'])('is asked about: %s', (text) => {
    const [wish, ...more] = analyse(knowledge, { text }).frames
    expect(more).toEqual([])
    expect(wish?.missing_slots ?? ['date']).toContain('date')
  })
  test.each(['挂周一的皮肤科，算了，不挂了', 'book dermatology for Monday, no actually forget the whole thing'])(
    'is not done: %s',
    (text) => expect(read(text)).toEqual([]),
  )
})

describe('what is told beside a wish is not wished for', () => {
  test.each([
    [
      "the dentist says it's a bone thing, so book me orthopaedics for Wednesday please",
      ['book{Wednesday orthopaedics}'],
    ],
    ["book me orthopaedics for Wednesday please, the dentist says it's a bone thing", ['book{Wednesday orthopaedics}']],
    ['my GP referred me to cardiology, book me in for Friday please', ['book{Friday cardiology}']],
    ['I just came from the dentist, please book orthopaedics for Tuesday', ['book{Tuesday orthopaedics}']],
    ['眼科大夫让我去看神经内科，挂周一的', ['book{neurology 周一}']],
    ['皮肤科看不了，给我挂周五的耳鼻喉', ['book{ent 周五}']],
    ['上次挂的是周二的骨科，这次帮我挂周三的', ['book{orthopaedics 周三}']],
    ['last time I had dermatology, this time book me ENT for Friday please', ['book{Friday ent}']],
    ['sorry I missed it on Monday, please book cardiology for Thursday', ['book{Thursday cardiology}']],
    ['dermatology and ENT on Friday please', ['book{Friday dermatology}', 'book{Friday ent}']],
  ])('%s', (text, frames) => expect(read(text)).toEqual(frames))

  test('nor done where nothing else is', () => expect(read('the dentist said orthopaedics on Wednesday')).toEqual([]))
})

describe('only what was asked for is taken back by its name', () => {
  test.each([
    ["move it to Friday, don't cancel it", ['move{Friday ent}']],
    ['改到周五，别取消', ['move{ent 周五}']],
    ['改到周五，其他不变', ['move{ent 周五}']],
    ['the GP says it can wait, so cancel ENT', ['cancel{Monday ent}']],
  ])('%s', (text, frames) => expect(read(text, having(ent))).toEqual(frames))
})

describe('of what is weighed the choice counts alone', () => {
  test.each([
    ["Tuesday or Thursday for the dentist... let's say Thursday, book that", ['book{Thursday dentistry}']],
    ["dentist or dermatologist on Friday... let's do the dermatologist", ['book{Friday dermatology}']],
    ["I was torn between Tuesday and Thursday for the dentist, I'll take Thursday", ['book{Thursday dentistry}']],
    ['周一或者周三的皮肤科，那就周三吧', ['book{dermatology 周三}']],
    ['眼科，周三周四都行，还是周四吧', ['book{ophthalmology 周四}']],
    ['皮肤科还是骨科……先挂皮肤科吧，周五', ['book{dermatology 周五}']],
    ['我不看皮肤科，我要看耳鼻喉科，周二的', ['book{ent 周二}']],
    ['不看骨科了，看神经内科吧，周四', ['book{neurology 周四}']],
  ])('%s', (text, frames) => expect(read(text)).toEqual(frames))

  test('also where something is moved', () =>
    expect(read("move it to Monday or Tuesday, let's say Tuesday", having(ent))).toEqual(['move{Tuesday ent}']))
})

describe('while a day is asked for, the patient may be said', () => {
  test.each([
    ["it's for my mother, by the way", ['book{my mother}']],
    ['the appointment is for my daughter', ['book{my daughter}']],
    ['对了，是帮我爸约的', ['book{我爸}']],
    ['my mother made soup today', []],
  ])('%s', (text, frames) =>
    expect(read(text, { running: running({ department: 'ophthalmology' }, 'date') })).toEqual(frames),
  )
})

describe('while something is asked', () => {
  test.each([
    ['还是不看牙科了，换成全科吧，下周一', ['book{general 下周一}']],
    ['牙科先不看了，换成耳鼻喉吧，明天', ['book{ent 明天}']],
    ["let's swap the dentist for general practice, on Monday", ['book{Monday general}']],
    ['change the dentist to the GP, Monday', ['book{Monday general}']],
  ])('another takes its place in what is being made: %s', (text, frames) => {
    const found = analyse(knowledge, { text, running: running({ department: 'dentistry' }, 'date') })
    expect(shownFrames(found)).toEqual(frames)
    expect(found.intent_ops.map(({ op }) => op)).toEqual(['continue'])
  })
  test.each([
    ['is Friday usually busy?', 'date'],
    ['lovely weather today', 'date'],
    ["it's raining again tomorrow, typical", 'date'],
    ['明天又要下雨了', 'date'],
    ['can I get an x-ray today?', 'duration'],
    ['is there a wheelchair I could borrow for an hour?', 'duration'],
    ['今天能看上吗', 'duration'],
    ['唉，又是周一', 'duration'],
    ['明天是不是放假', 'date'],
    ['好的', 'date'],
    ["it's my birthday tomorrow!", 'date'],
    ['Friday is pizza night at ours, haha', 'date'],
    ['you sound tired today', 'date'],
    ['周五我们家吃火锅，哈哈', 'date'],
    ["I've been a postman for 30 years", 'duration'],
    ['当了三十年邮递员', 'duration'],
  ])('a remark or a question that only names a value is no answer: %s', (text, asked) => {
    const known: Record<string, string> = asked === 'date' ? { department: 'cardiology' } : { symptom: 'knee hurts' }
    const { frames } = analyse(knowledge, { text, running: running(known, asked) })
    expect(frames.flatMap(({ slots }) => slots.filter(({ slot }) => slot === asked))).toEqual([])
  })

  test.each([
    ['could I come on Friday?', 'date'],
    ['周五行吗', 'date'],
    ['like three days?', 'duration'],
    ['roughly since the weekend', 'duration'],
    ["it's been going on for a fortnight", 'duration'],
    ['大概从周末开始的', 'duration'],
    ['well my daughter drives me so it has to be Saturday', 'date'],
    ["I get paid on Friday, so let's do Friday", 'date'],
    ["sunday if you're open", 'date'],
    ['我女儿周六才能送我，就周六', 'date'],
    ['it woke me up last night', 'duration'],
  ])('what proposes or states a value is one: %s', (text, asked) => {
    const known: Record<string, string> = asked === 'date' ? { department: 'cardiology' } : { symptom: 'knee hurts' }
    const { frames } = analyse(knowledge, { text, running: running(known, asked) })
    expect(frames.some(({ slots }) => slots.some(({ slot }) => slot === asked))).toBe(true)
  })
})

describe('a complaint', () => {
  test.each([
    ['my big toe has gone purple', ['symptom{my big toe has gone purple}']],
    ['牙龈老是出血', ['symptom{牙龈老是出血}']],
    ['肚子不疼，也没拉，就老是打嗝，差不多一个礼拜了', ['symptom{一个礼拜 打嗝}']],
    ["it isn't my knee this time, it's my hip, four days now", ["symptom{four days it's my hip}"]],
  ])('is known by the part of the body: %s', (text, frames) => expect(read(text)).toEqual(frames))

  test('that is the reason for a wish is not one more', () =>
    expect(read('我胸口闷闷的，不是很要紧，就是想挂个心内科')).toEqual(['book{cardiology}']))
})

describe('of two values that a complaint has', () => {
  test.each([
    ['我退休十二年了，天天走八千步，脚踝疼了两周了', ['symptom{两周 脚踝疼}']],
    ['My ankle, I mean my knee, has been swollen for a week', ['symptom{a week knee, has been swollen}']],
  ])('the right one counts: %s', (text, frames) => expect(read(text)).toEqual(frames))

  test('a later message puts the free words right', () => {
    const task = running({ symptom: 'shoulder hurts' }, 'duration')
    expect(read('sorry, not the shoulder, the elbow', { running: task })).toEqual(['symptom{elbow hurts}'])
  })
})

test('a polite condition supposes nothing', () =>
  expect(read("orthopaedics for my mum on Friday afternoon if you've got anything")).toEqual([
    'book{Friday afternoon my mum orthopaedics}',
  ]))

test.each([
  ['my daughter has to see a paediatrician, Monday would be good', ['book{Monday my daughter paediatrics}']],
  ['pay F1111111 and F2222222', ['pay{F1111111}', 'pay{F2222222}']],
  ['I paid 200 on bill F1112223 and want my money back', ['refund{F1112223}']],
  ['for my husband, aged 60, cardiology on Friday at 11', ['book{Friday at 11 cardiology my husband}']],
  ["I'd like ENT at 9, no, 10 on Thursday", ['book{Thursday at 10 ent}']],
])('each wish has its own values: %s', (text, frames) => expect(read(text)).toEqual(frames))

test('a question with a place is more than a value of the question before it', () => {
  const { frames } = analyse(knowledge, { text: '验血多少钱，化验室在哪' })
  expect(frames.map(({ intent }) => intent)).toEqual(['smartcs.price', 'smartcs.where'])
})

test.each(['抽个血得花多少钱啊', '抽一下血多少钱'])('a verb and its object may stand apart: %s', (text) =>
  expect(read(text)).toEqual(['price{blood test}']),
)

test('a day alone behind a question asks the same for it', () =>
  expect(read('And on Sundays?', { told: [{ intent: 'smartcs.visiting', slots: {} }] })).toEqual(['smartcs.visiting']))

test('a short question behind another goes on with it', () =>
  expect(read('and for a whole day?', { told: [{ intent: 'smartcs.parking', slots: {} }] })).toEqual([
    'smartcs.parking',
  ]))
