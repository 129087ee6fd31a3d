import { expect, test } from 'vitest'
import { learn } from '../learn/learn.ts'
import type { MixedSample } from '../learn/samples.ts'
import { understand } from './understand.ts'

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

test('a team that brings messages with several intents learns where to cut', () => {
  const learned = learn({
    intents: ['light', 'music'].map((name) => ({ intent: name, agent: name, samples: [] })),
    mixed,
  })
  const found = (text: string) => understand(learned, text, { closed: true }).frames.map(({ intent }) => intent)
  expect(found('switch the light on and play some rock')).toEqual(['light', 'music'])
  expect(found('play rock and roll')).toEqual(['music'])
})
