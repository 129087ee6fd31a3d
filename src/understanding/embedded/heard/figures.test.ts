import { expect, test } from 'vitest'
import { foldInPlace } from '../../../learning/fold.ts'
import { figuresIn, isOnlyFigures } from './figures.ts'

const said = (text: string): string[] => figuresIn(foldInPlace(text)).map(({ start, end }) => text.slice(start, end))

test.each([
  ['今天在食堂吃的红烧肉真香', '红烧'],
  ['玩得真痛快', '痛快'],
  ['the coffee here costs an arm and a leg', 'costs an arm and a leg'],
  ['this queue is a pain in the neck', 'a pain in the neck'],
])('a figure of speech is known: %s', (text, figure) => expect(said(text)).toEqual([figure]))

test.each(['我发烧了', '头痛', 'there is a pain in the neck', 'my back is killing me', 'aching for ten days'])(
  'a complaint is none: %s',
  (text) => expect(said(text)).toEqual([]),
)

test('a message of figures alone asks for nothing', () => {
  expect(isOnlyFigures('the traffic is killing me', () => [])).toBe(true)
  expect(isOnlyFigures('the traffic is killing me, can you book me in?', () => [])).toBe(false)
})
