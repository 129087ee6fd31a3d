import { expect, test } from 'vitest'
import { align } from './align.ts'
import type { MixedSample } from './samples.ts'

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
