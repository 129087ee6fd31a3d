import { describe, expect, test } from 'vitest'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { understand } from '../frames/understand.ts'
import { align } from '../learn/align.ts'
import { learn } from '../learn/learn.ts'
import type { MixedSample } from '../learn/samples.ts'
import { cutAt, jointsOf } from './pieces.ts'

const textsOf = (text: string, cut: boolean) => {
  const tokens = tokeniseMessage(text)
  return cutAt(tokens, () => cut).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end))
}

describe('joints', () => {
  test('connectors that stand together are one joint and belong to no piece (P2)', () => {
    expect(textsOf('open the door , and then, close it.', true)).toEqual(['open the door', 'close it'])
    expect(textsOf('开灯，另外关窗。', true)).toEqual(['开灯', '关窗'])
  })

  test('without a cut the message is one piece', () => {
    expect(textsOf('bread and butter, please', false)).toEqual(['bread and butter, please'])
  })

  test('a mark inside a number or a name is no joint', () => {
    expect(jointsOf(tokeniseMessage('tune to 94.8 at 12:30 on example.org'))).toEqual([])
  })

  test('however many there are, only a few are looked at (P3)', () => {
    expect(jointsOf(tokeniseMessage('a, b '.repeat(5000))).length).toBeLessThan(30)
  })
})

const lights = ['turn on the light', 'light up the kitchen', 'switch the lamp on', 'lights on in the hall']
const songs = ['play some jazz', 'put on salt and pepper by the band', 'play rock and roll', 'sing me a song']
const single = (texts: readonly string[], name: string): MixedSample[] =>
  texts.map((text) => ({ text, intents: [name] }))
const mixed: MixedSample[] = [
  ...single(lights, 'light'),
  ...single(songs, 'music'),
  ...lights.map((light, i) => ({ text: `${light} and ${songs[i]}`, intents: ['light', 'music'] })),
  ...lights.map((light, i) => ({ text: `${songs[3 - i]}, ${light}`, intents: ['music', 'light'] })),
]

test('the parts of a message are found from the list of its intents', () => {
  const aligned = align(mixed, (name) => (name === 'light' ? 0 : 1), 2)
  const hard = aligned.find(
    ({ sample }) => sample.text === 'light up the kitchen and put on salt and pepper by the band',
  )
  expect(hard?.cuts).toEqual([true, false])
})

test('a team that brings messages with several intents learns where to cut', () => {
  const learned = learn({
    intents: ['light', 'music'].map((name) => ({ intent: name, agent: name, samples: [] })),
    mixed,
  })
  const found = (text: string) => understand(learned, text, { closed: true }).frames.map(({ intent }) => intent)
  expect(found('switch the light on and play some rock')).toEqual(['light', 'music'])
  expect(found('play rock and roll')).toEqual(['music'])
})
