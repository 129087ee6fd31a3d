/** Acts in a folder while another process swaps it for a link to the outside: nothing outside changes, and nothing of it is seen. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, type Tally } from '../torture/tally.ts'
import { manifestOf, openWorld } from './world.ts'

export async function attackedActs(acts: number): Promise<Tally> {
  const tally: Tally = { counts: {}, faults: [] }
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sb-swap-'))
  const outside = join(folder, 'outside')
  mkdirSync(join(outside, 'sub'), { recursive: true })
  for (const name of ['secret.txt', 'sub/x.txt']) writeFileSync(join(outside, name), 'OUTSIDE\n')
  const before = JSON.stringify(manifestOf(outside))
  const world = openWorld(folder)
  mkdirSync(join(world.root, 'd', 'sub'), { recursive: true })
  for (const name of ['secret.txt', 'sub/x.txt']) writeFileSync(join(world.root, 'd', name), 'inside\n')
  const swapper = await started(world.root, outside)
  try {
    // On a busy machine the swapper may sleep just while the link is there: then the acts go on until one gets through.
    for (let i = 0; i < acts || (!tally.counts.done && i < 100 * acts); i++) {
      const acted = await world.act(...drawn(i))
      count(tally, 'refused' in acted ? 'refused' : 'done')
      if (JSON.stringify(acted).includes('OUTSIDE')) tally.faults.push(`act ${i} saw the outside`)
    }
  } finally {
    await ended(swapper)
    world.close()
  }
  if (JSON.stringify(manifestOf(outside)) !== before) tally.faults.push('the outside has changed')
  rmSync(folder, { recursive: true, force: true })
  return tally
}

function drawn(i: number): [string, Record<string, string>] {
  const draws: [string, Record<string, string>][] = [
    ['read_file', { path: 'd/secret.txt' }],
    ['write_file', { path: 'd/sub/x.txt', content: `inside ${i}\n` }],
    ['write_file', { path: `d/new-${i}.txt`, content: 'inside\n' }],
    ['list_files', { path: 'd' }],
    ['delete_file', { path: `d/new-${i - 2}.txt` }],
    ['move', { from: 'd/secret.txt', to: `d/sub/s-${i}.txt` }],
    ['move', { from: `d/sub/s-${i - 1}.txt`, to: 'd/secret.txt' }],
    ['search', { query: 'S', path: 'd' }],
  ]
  return draws[i % draws.length] as [string, Record<string, string>]
}

function started(root: string, outside: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'swapper.ts'), root, outside], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => child.stdout?.once('data', () => resolve(child)))
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
