import { describe, expect, test } from 'vitest'
import { findPersons } from './persons.ts'

const whoIn = (text: string): string[] => findPersons(text).map(({ normal }) => normal)

describe('pronouns that stand for people of the same message', () => {
  test.each([
    ['我和我老公都想约口腔科，我周六，他周日', ['self', 'husband']],
    ['my wife and I both need the eye doctor, she on Monday, me on Tuesday', ['wife', 'self']],
    ['给我妈约周一骨科，给我约周二骨科', ['mother', 'self']],
    ['我妈和我爸都要看心内科，我妈周一，我爸周二', ['mother', 'father']],
    ['my wife needs the dentist on Monday and I need ENT on Tuesday', ['wife', 'self']],
    ['我老婆要看眼科，周一，我要看骨科，周二', ['wife', 'self']],
  ])('P1, P2, P3: %s', (text, who) => {
    expect(whoIn(text)).toEqual(who)
  })

  test('the value is the person, not the pronoun', () => {
    const [, he] = findPersons('我和我老公都想约口腔科，我周六，他周日')
    expect(he).toMatchObject({ normal: 'husband', value: '我老公' })
  })

  test.each([
    ['I need the dentist on Monday', []],
    ['给我挂周五的骨科', []],
    ['I am away on Monday, book my mum in with cardiology on Tuesday', ['mother']],
    ['he wants the dentist for my daughter on Friday', ['daughter']],
    ['my mum needs cardiology on Friday, I need to know where to park', ['mother']],
  ])('P1: where nobody is spoken of in the same way, a pronoun says nothing: %s', (text, who) => {
    expect(whoIn(text)).toEqual(who)
  })

  test.each([
    'my husband says Friday is better, book ENT for Friday',
    'not Monday, my wife works then',
    '孩子奶奶说再观察观察',
  ])('who only says something, or has no time, is no patient: %s', (text) => expect(whoIn(text)).toEqual([]))

  test.each([
    ['给两个小的挂儿科，老大李想周四，老二李念周五', ['李想', '李念']],
    ['paediatrics for my two kids, Tom on Thursday and Lucy on Friday', ['Tom', 'Lucy']],
  ])('several children are known by their names: %s', (text, who) => expect(whoIn(text)).toEqual(who))

  test('an age before a relative is no part of who it is', () => {
    expect(findPersons('dermatology for my 15 year old daughter')).toMatchObject([
      { normal: 'daughter', value: 'my daughter' },
    ])
  })
})
