/** Dialogues with a library, a repair shop, an IT desk and the front desk that ships: a part of them here, all of them with `node test/dialogues/play.ts`. */
import { expect, test } from 'vitest'
import { files, play, readDialogues } from './play.ts'

const every = 7
const some = files.flatMap(readDialogues).filter((_, i) => i % every === 0)

test('of the dialogues nine in ten come out right, and hardly one does what nobody asked for', async () => {
  const wrong: string[][] = []
  for (const dialogue of some) {
    const faults = await play(dialogue)
    if (faults.length > 0) wrong.push(faults)
  }
  expect(wrong.length / some.length).toBeLessThanOrEqual(0.1)
  expect(wrong.flat().filter((fault) => fault.includes('nobody asked')).length).toBeLessThanOrEqual(1)
}, 120_000)
