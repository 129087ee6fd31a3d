/** How long a conversation of 12,000 events takes to open after its program was killed. killed-child.ts is that program. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bouncing, openBench } from './team.ts'

export const killedEvents = 12_000

export async function openAfterKillMs(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  const program = join(import.meta.dirname, 'killed-child.ts')
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(createInterface({ input: child.stdout }), 'line')
  child.kill('SIGKILL')
  await once(child, 'close')
  const from = performance.now()
  const runtime = openBench(folder, bouncing(1))
  const seq = runtime.state('c0')?.seq ?? 0
  const ms = performance.now() - from
  await runtime.close()
  rmSync(folder, { recursive: true, force: true })
  if (seq < killedEvents) throw new Error(`it has ${seq} events`)
  return ms
}
