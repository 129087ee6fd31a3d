/** The simulator can fail: each known bug, planted in a copy of the source, is found within 10,000 steps, or as many as it says. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { invariants } from '../../src/simulate/invariants.ts'
import { actingBugs } from './acting-bugs.ts'
import { plantedBugs as others, type PlantedBug } from './bugs.ts'
import { SourceCopy } from './planted.ts'

/** What goes wrong with a decision shows when one was approved, which takes a while. */
const plantedBugs = [...others, ...actingBugs.map((bug) => ({ length: 500, ...bug }))]
const copy = new SourceCopy()
afterAll(() => copy.remove())

/** Nobody tells it apart: a snapshot that is missed shows as a state that differs from its fold. */
const seenAs: Readonly<Record<string, string>> = { I4: 'I3' }

describe('a planted bug is found', () => {
  test.each(plantedBugs)('$name', (bug) => {
    const [wanted = ''] = bug.breaks
    const found = copy.with(bug, () => simulate(wanted, bug))
    expect(found).toContain(wanted)
    expect(found.filter((id) => !bug.breaks.includes(id))).toEqual([])
  })

  test('and every promise that the simulator checks has one', () => {
    const planted = new Set(plantedBugs.map(({ breaks }) => breaks[0]))
    expect(invariants.map(({ id }) => id).filter((id) => !planted.has(seenAs[id] ?? id))).toEqual([])
  })
})

test('without any of them nothing is found in as many steps', () => {
  expect(simulate('none')).toEqual([])
})

/** The promises that were seen to be broken, up to the one that is wanted. */
function simulate(wanted: string, { within = 10_000, length = 100, faults = [] }: Partial<PlantedBug> = {}): string[] {
  const child = join(import.meta.dirname, 'child.ts')
  const args = [child, join(copy.folder, 'src/simulate/run.ts'), wanted, String(within), String(length), faults.join()]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}
