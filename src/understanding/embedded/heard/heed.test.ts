import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTeam } from '../../../teams/read-team.ts'
import { knowledgeOf } from '../knowledge.ts'
import type { Learned } from '../learn/learn.ts'
import { findPersons } from '../slots/persons.ts'
import { heed } from './heed.ts'
import { moodOf } from './moods.ts'
import { isSmallTalk } from './small-talk.ts'

let learned: Learned
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../../../../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  learned = knowledgeOf(loaded.value).learned
})

/** The words that are left, without the blanks. */
const left = (text: string): string => heed(learned, text).text.replace(/\s+/g, ' ').trim()

describe('what is set aside', () => {
  test.each([
    ['book the dentist for Sunday, sorry, I mean Saturday', 'book the dentist for Saturday'],
    ['挂周六的儿科，不对，周日的', '挂 周日的'],
    ['no fever, just a cough', ', just a cough'],
    ["I don't need an appointment, just the price", ', just the price'],
    ['Sunday instead of Saturday', 'Sunday'],
    ['不是周六，是周日', ',是周日'],
    ['不咳也不流鼻涕，就是肚子疼', ',就是肚子疼'],
  ])('is corrected or denied: %s', (text, rest) => {
    expect(left(text).replaceAll('，', ',').replace(/ ?的$/, '的')).toContain(rest.split(' ').at(-1))
    expect(heed(learned, text).aside.length).toBeGreaterThan(0)
    expect(heed(learned, text).text).toHaveLength(text.length)
  })

  test.each(["I don't feel well", '我不舒服', '儿科的预约不要了', '周四的眼科我不约了', 'I no longer need it'])(
    'is nothing where samples say it so, or an end is asked for: %s',
    (text) => expect(heed(learned, text).aside).toEqual([]),
  )

  test.each([
    ['ENT on the 19th... ah no, my husband is away then, on the 20th please', '19th', '20th'],
    ['it hurts since three weeks, ehhh, four weeks', 'three', 'four'],
    ['挂周一的眼科，哎呀，周一我妈要上班，周二吧', '周一', '周二'],
    ['挂周三的骨科，嗐，说岔了，周四', '周三', '周四'],
    ['ENT on the 12th, no hang on my husband is away, the 13th', '12th', '13th'],
    ['把我皮肤科的号改到周六吧，呃周六有事，还是周五', '周六', '周五'],
    ['把我皮肤科的号改到周六吧，周六我有事还是周五吧', '周六', '周五'],
    ['把我皮肤科的号改到周六吧，呃周六孩子有课，还是周五', '周六', '周五'],
    ['帮我挂周三的骨科，哦周三老公要用车，还是周四', '周三', '周四'],
    ["move my dermatology to Saturday, uh Saturday I'm busy, rather Friday", 'Saturday', 'Friday'],
  ])(
    'after a sound, a slip or a reason the last value counts, and who is away is no patient: %s',
    (text, wrong, right) => {
      expect(left(text)).not.toContain(wrong)
      expect(left(text)).toContain(right)
      expect(findPersons(left(text))).toEqual([])
    },
  )

  test.each([
    ['ugh typo!! 26th', true],
    ['手滑了，周四', true],
    ['um, Tuesday', false],
  ])('a slip at the beginning corrects what was said before, a sound does not: %s', (text, corrects) =>
    expect(heed(learned, text).corrects).toBe(corrects),
  )

  test.each([
    ['book the eye doctor for Tuesday and ENT for Friday, no wait, skip the eye doctor', 'ophthalmology'],
    ['挂周四的皮肤科和周五的消化科。算了，皮肤科不要了', 'dermatology'],
  ])('a wish that is taken back in the same message is withdrawn: %s', (text, value) => {
    expect(heed(learned, text).withdrawn.map((one) => one.value)).toEqual([value])
  })

  test('polite words suppose nothing', () => {
    expect(left("book ENT for Friday, if you'd be so kind")).toBe('book ENT for Friday,')
  })

  test('a control word alone stays', () => {
    expect(left('wait')).toBe('wait')
    expect(left('等一下')).toBe('等一下')
  })
})

test.each([
  "eye doctor, and make it Wednesday because that's my day off",
  'neurology, and it should be Tuesday as I work on the other days',
  '骨科，应该是周二',
])('a name is not corrected by a value of another kind: %s', (text) => expect(heed(learned, text).dropped).toEqual([]))

describe('a complaint that is denied beside another', () => {
  test.each([
    ['不拉肚子，也没吐，就是胃胀，四天了', '胃胀', /拉|吐/],
    ['孩子不反酸，就是咳嗽，两天了', '咳嗽', /酸/],
    ['不反酸，也不打嗝，就是胃胀，五天了', '胃胀', /酸|嗝/],
    ['头疼两天了，也不怕光', '头疼', /怕光/],
  ])('is set aside: %s', (text, stays, gone) => {
    expect(left(text)).toContain(stays)
    expect(left(text)).not.toMatch(gone)
  })
  test.each(['不舒服，就是头疼', '孩子不吃饭，也不睡觉', '不想吃东西，三天了'])(
    'is none where what is not done is complained of: %s',
    (text) => expect(heed(learned, text).text).toBe(text),
  )
})

describe('how a wish is meant', () => {
  const mood = (text: string) => moodOf(text, { start: 0, end: text.length }, true)
  test.each([
    ['what happens if I cancel it?', 'supposed'],
    ['my cousin cancelled hers last week', 'reported'],
    ['他昨天把号退了', 'reported'],
    ['我上周约了周四的眼科', 'reported'],
    ['I might cancel, I will let you know', 'put_off'],
    ['我室友说她想把周三的神经内科改到周五', 'reported'],
    ['my roommate says she wants to move hers to Friday', 'reported'],
    ['my sister asked me to cancel it for her', 'wish'],
    ['怎么退号', 'asked'],
    ['can I still cancel?', 'asked'],
    ['please cancel it', 'wish'],
    ['帮我把号退了', 'wish'],
    ['cancel it if possible', 'wish'],
  ])('%s', (text, expected) => expect(mood(text)).toBe(expected))
})

test.each([
  'thank you so much!',
  "you're an angel, have a lovely evening!",
  '辛苦了',
  'are you a robot?',
  '今天真冷啊',
  "my team won last night, I'm still over the moon",
  "my son passed his exam yesterday, I'm thrilled",
  "we won the match, couldn't be happier",
  '昨晚我们队赢了，我到现在还激动着呢',
  '我儿子考上大学了，高兴坏了',
  '你回得真快，厉害',
  '你们回复得好快啊',
  '哇你反应真快，赞',
  '你办事真利索，谢谢',
  '你回答得挺清楚，厉害',
  '你们系统真厉害',
  '你挺厉害的嘛',
])('small talk: %s', (text) => expect(isSmallTalk(text)).toBe(true))
test.each([
  'cancel my appointment',
  '疼得真厉害',
  '挺厉害的',
  '你回复得真快，那帮我挂号',
  '周五骨科',
  'where is the lift?',
  'I lost my voice yesterday',
  'she passed out last night',
  'my son passed his exam yesterday but has a fever',
  "I'm so happy today, but my knee hurts",
])('no small talk: %s', (text) => expect(isSmallTalk(text)).toBe(false))

describe('«除了»', () => {
  test.each(['除了挂后天的全科，我还想问问病房几点能探视', '除了取消周五的眼科，另外帮我挂周一的骨科'])(
    'with more behind it means both: %s',
    (text) => expect(left(text)).toBe(text.slice(2)),
  )
  test.each(['除了周三都行，帮我挂眼科', '除了周三以外都可以，帮我挂眼科'])('leaves out: %s', (text) =>
    expect(left(text)).toBe('，帮我挂眼科'),
  )
  test('in a question about what else there is, it stays', () =>
    expect(left('除了挂骨科，还有什么办法')).toBe('除了挂骨科，还有什么办法'))
})
