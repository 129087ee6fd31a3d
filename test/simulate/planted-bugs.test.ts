/** The simulator can fail: each known bug, planted in a copy of the source, is found within 10,000 steps. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { plantedBugs } from './bugs.ts'
import { SourceCopy } from './planted.ts'

const copy = new SourceCopy()
afterAll(() => copy.remove())

describe('a planted bug is found', () => {
  test.each(plantedBugs)('$name', (bug) => {
    const found = copy.with(bug, simulate)
    expect(found).not.toBeNull()
    expect(bug.breaks).toContain(found?.id)
  })
})

test('without any of them nothing is found in as many steps', () => {
  expect(simulate()).toBeNull()
})

function simulate(): { id: string; message: string; seed: number } | null {
  const child = join(import.meta.dirname, 'child.ts')
  const told = execFileSync(process.execPath, [child, join(copy.folder, 'src/simulate/run.ts')], { encoding: 'utf8' })
  return JSON.parse(told)
}
