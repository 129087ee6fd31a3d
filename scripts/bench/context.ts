/** The context of a folder of 10,000 files: the first time, and again when nothing has changed. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contextOf } from '../../src/tools/context/context.ts'
import { Repository } from '../../src/tools/context/repository.ts'
import { Tree } from '../../src/tools/disk/tree.ts'
import { measured, median } from './measured.ts'

const folders = 100
const each = 100
const asked = { request: 'rename parseLine42 to readLine in src', budget: 8_000 }

/** Medians in milliseconds. */
export function jobContext(runs: number): { cold: number; warm: number } {
  const root = plant()
  const times = Array.from({ length: runs }, () => {
    const tree = new Tree(root)
    const repository = new Repository(tree)
    const cold = measured(() => void contextOf(repository, asked)).wall
    const warm = measured(() => void contextOf(repository, asked)).wall
    tree.close()
    return { cold, warm }
  })
  rmSync(root, { recursive: true, force: true })
  return { cold: median(times.map(({ cold }) => cold)), warm: median(times.map(({ warm }) => warm)) }
}

function plant(): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'signalbox-bench-'))
  for (let f = 0; f < folders; f++) {
    mkdirSync(join(root, 'src', `m${f}`), { recursive: true })
    for (let i = 0; i < each; i++) writeFileSync(join(root, 'src', `m${f}`, `file${i}.ts`), fileText(f, i))
  }
  return root
}

const fileText = (f: number, i: number): string =>
  Array.from(
    { length: 40 },
    (_, n) => `export function parseLine${(f * each + i + n) % 997}(text: string) {\n  return text.slice(${n})\n}\n`,
  ).join('\n')
