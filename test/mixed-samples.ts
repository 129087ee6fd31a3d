/** Messages with one intent and with two, for what learns where to cut. */
import type { MixedSample } from '../src/understanding/embedded/learn/samples.ts'

const lights = ['turn on the light', 'light up the kitchen', 'switch the lamp on', 'lights on in the hall']
const songs = ['play some jazz', 'put on salt and pepper by the band', 'play rock and roll', 'sing me a song']
const single = (texts: readonly string[], name: string): MixedSample[] =>
  texts.map((text) => ({ text, intents: [name] }))

export const mixed: readonly MixedSample[] = [
  ...single(lights, 'light'),
  ...single(songs, 'music'),
  ...lights.map((light, i) => ({ text: `${light} and ${songs[i]}`, intents: ['light', 'music'] })),
  ...lights.map((light, i) => ({ text: `${songs[3 - i]}, ${light}`, intents: ['music', 'light'] })),
]
