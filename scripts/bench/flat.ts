/**
 * Is an event as cheap among 10,000 conversations that wait as it is alone? The same work is measured beside more and more
 * of them, all in memory in the same runtime: they wait for a person's answer, or for an agent on its lease.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AgentAdapter } from '../../src/ports.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import { dialogue, openDesk, strayMessage, waitingDialogue } from './desk.ts'
import { stopwatch } from './measured.ts'
import { begin, bouncing, openBench, play } from './team.ts'

export const crowds = [0, 1_000, 10_000] as const
type Crowd = (typeof crowds)[number]

/** Microseconds of CPU a journal event beside each crowd, one figure a run. */
export type Flat = Readonly<Record<Crowd, readonly number[]>>

type Part = (id: string) => Promise<unknown>
type Opened = { readonly runtime: Runtime; readonly wait: Part; readonly work: Part; readonly workers: number }
type Open = (folder: string) => Promise<Opened>

/** No understanding: 500 conversations of 10 hops. Half of the crowd waits for a person, half for an agent at work. */
export const flatTalk = (runs: number): Promise<Flat> =>
  besideEach(runs, async (folder) => {
    const runtime = openBench(folder, answering())
    return { runtime, wait: (id) => begin(runtime, id), work: (id) => play(runtime, id), workers: 500 }
  })

/** With understanding: 200 people at the front desk, one in ten with a wish for nobody. The crowd has been asked, and waits. */
export const flatDesk = (runs: number): Promise<Flat> =>
  besideEach(runs, async (folder) => {
    const desk = await openDesk(folder)
    const { runtime } = desk
    const work: Part = (id) => (id.endsWith('9') ? strayMessage(desk, id) : dialogue(desk, id))
    return { runtime, wait: (id) => waitingDialogue(desk, id), work, workers: 200 }
  })

/** In the crowd every other one is answered and handed back; the rest have an ack, a start and a lease. */
function answering(): AgentAdapter {
  const workers = bouncing(10)
  const once = bouncing(1)
  return {
    ...workers,
    deliver: (job, post) => {
      if (!job.conversation.startsWith('w')) return workers.deliver(job, post)
      if (Number(job.conversation.slice(1)) % 2 === 0) return once.deliver(job, post)
      const { dispatchId, token } = job
      post({ type: 'ack', dispatchId, token })
      post({ type: 'started', dispatchId, token })
    },
  }
}

async function besideEach(runs: number, open: Open): Promise<Flat> {
  await beside(0, warmUps, open)
  return {
    0: await beside(0, runs, open),
    1000: await beside(1_000, runs, open),
    10000: await beside(10_000, runs, open),
  }
}

const warmUps = 8
const together = 500

/** The crowd gathers once; then the same work, again and again, by others each time. */
async function beside(crowd: Crowd, runs: number, open: Open): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  const { runtime, wait, work, workers } = await open(folder)
  for (let from = 0; from < crowd; from += together)
    await Promise.all(Array.from({ length: together }, (_, i) => wait(`w${from + i}`)))
  if (runtime.resident !== crowd) throw new Error('the crowd is not in memory')
  const costs: number[] = []
  for (let run = 0; run < runs; run++) {
    const ids = Array.from({ length: workers }, (_, i) => `c${run}-${i}`)
    globalThis.gc?.()
    const stop = stopwatch()
    await Promise.all(ids.map(work))
    const { cpu } = stop()
    const events = ids.reduce((sum, id) => sum + (runtime.state(id)?.seq ?? 0), 0)
    costs.push((cpu * 1_000) / events)
  }
  await runtime.close()
  rmSync(folder, { recursive: true, force: true })
  return costs
}
