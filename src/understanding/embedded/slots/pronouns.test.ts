import { describe, expect, test } from 'vitest'
import { findPersons } from './persons.ts'

const whoIn = (text: string): string[] => findPersons(text).map(({ normal }) => normal)

describe('pronouns that stand for people of the same message', () => {
  test.each([
    ['我和我老公都想约口腔科，我周六，他周日', ['self', 'husband']],
    ['my wife and I both need the eye doctor, she on Monday, me on Tuesday', ['wife', 'self']],
    ['给我妈约周一骨科，给我约周二骨科', ['mother', 'self']],
    ['我妈和我爸都要看心内科，我妈周一，我爸周二', ['mother', 'father']],
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
  ])('P1: where nobody is spoken of in the same way, a pronoun says nothing: %s', (text, who) => {
    expect(whoIn(text)).toEqual(who)
  })

  test('an age before a relative is no part of who it is', () => {
    expect(findPersons('dermatology for my 15 year old daughter')).toMatchObject([
      { normal: 'daughter', value: 'my daughter' },
    ])
  })
})
