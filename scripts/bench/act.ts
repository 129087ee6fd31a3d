/** One decision on one file, against what it needs at least: an atomic write of that file and two synced rows of a journal. */
import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Acting, actOn } from '../../src/tools/act/acting.ts'
import { WorkspaceHost } from '../../src/tools/host.ts'
import { Floor } from './floor.ts'
import type { Pair } from './jobs.ts'
import { stopwatch } from './measured.ts'

const decisions = 40
const content = (n: number): string => `${n} `.repeat(1_000)

/** A host lives as long as its program: what it costs is measured once its code is warm. */
export const warmUpAct = async (): Promise<void> => void (await rounds(400))

/** One after the other, so that both meet the same disk. */
export const jobAct = (): Promise<Pair> => rounds(decisions)

async function rounds(count: number): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  const workspace = join(folder, 'work')
  mkdirSync(workspace)
  const host = new WorkspaceHost({ data: join(folder, 'data') })
  const floor = new Floor(folder)
  const acting: Acting = { host, workspace, confirm: 'never', ask: async () => 'denied', maxBytes: 1_048_576 }
  const cost = { ours: { wall: 0, cpu: 0 }, floor: { wall: 0, cpu: 0 } }
  for (let n = 0; n < count; n++) {
    const ofOurs = stopwatch()
    const outcome = await actOn(acting, envelope(n))
    add(cost.ours, ofOurs())
    if (outcome === 'unanswered' || !outcome.verdict.accepted) throw new Error(JSON.stringify(outcome))
    const ofFloor = stopwatch()
    atomicWrite(workspace, content(n))
    floor.hops(1, 2)
    add(cost.floor, ofFloor())
  }
  host.close()
  floor.close()
  rmSync(folder, { recursive: true, force: true })
  return { ...cost, hops: count }
}

function add(sum: { wall: number; cpu: number }, { wall, cpu }: { wall: number; cpu: number }): void {
  sum.wall += wall
  sum.cpu += cpu
}

const envelope = (n: number): string =>
  JSON.stringify({
    decision_id: randomUUID(),
    type: 'TOOL_CALL',
    action: 'write_file',
    params: { path: 'ours.txt', content: content(n) },
    scope: { allowed_paths: ['**'], allowed_tasks: ['act'] },
    expectation: { world_change: ['ours.txt'], task_progress: '' },
    timeout_ms: 60_000,
  })

function atomicWrite(folder: string, text: string): void {
  const temporary = join(folder, 'floor.tmp')
  const fd = openSync(temporary, 'w')
  writeSync(fd, text)
  fsyncSync(fd)
  closeSync(fd)
  renameSync(temporary, join(folder, 'floor.txt'))
  const above = openSync(folder, 'r')
  fsyncSync(above)
  closeSync(above)
}
