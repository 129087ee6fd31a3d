import { describe, expect, test } from 'vitest'
import { machineFaults } from '../../src/simulate/faults.ts'
import { runMany } from '../../src/simulate/many.ts'
import { commandOf } from '../../src/simulate/report.ts'
import { run } from '../../src/simulate/run.ts'

describe('the simulated world', () => {
  test('keeps every promise over a hundred seeds', async () => {
    const { failures, seeds } = await runMany({ from: 1, seeds: 100, steps: 400 })
    expect(failures.map(({ seed, violation }) => `${seed}: ${violation?.message}`)).toEqual([])
    expect(seeds).toBe(100)
  })

  test('keeps them in a world where only the machine fails, and in one where nothing does', async () => {
    for (const faults of [machineFaults, []]) {
      const { failures } = await runMany({ from: 5_000, seeds: 10, steps: 300, faults })
      expect(failures.map(({ violation }) => violation?.message)).toEqual([])
    }
  })

  test.each([3, 17, 58])('two runs of seed %i give the same journals, byte by byte', async (seed) => {
    const [first, second] = [await run({ seed, steps: 200 }), await run({ seed, steps: 200 })]
    expect(second.hash).toBe(first.hash)
    expect(second.events).toBe(first.events)
    expect(first.events).toBeGreaterThan(20)
  })

  test('another seed gives another journal', async () => {
    expect((await run({ seed: 3, steps: 100 })).hash).not.toBe((await run({ seed: 4, steps: 100 })).hash)
  })
})

test('a failing run names the command that shows it again', () => {
  const command = commandOf({ from: 7, seeds: 1, steps: 12, faults: ['crash', 'nack'], conversations: 2 })
  expect(command).toBe(
    'npm run signalbox -- simulate --seeds 1 --from 7 --steps 12 --faults crash,nack --conversations 2',
  )
})
