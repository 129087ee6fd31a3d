/** The jobs A to E: each runs ours and its floor in the same run, in fresh folders, and checks that every hop is in the journal. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { agentsByMember } from '../../src/agents/members.ts'
import { type ProcessAgent, processAgent } from '../../src/agents/process.ts'
import { scripted } from '../../src/agents/scripted.ts'
import { openSqlite } from '../../src/journal/sqlite.ts'
import type { AgentAdapter, Job } from '../../src/ports.ts'
import { machineClock, machineRandom } from '../../src/runtime/machine-clock.ts'
import type { Runtime } from '../../src/runtime/runtime.ts'
import { Floor } from './floor.ts'
import { type Cost, stopwatch } from './measured.ts'
import { atRest, begin, bouncing, openBench, play, reply, storeFile } from './team.ts'

export type Pair = { readonly ours: Cost; readonly floor: Cost; readonly hops: number }

/** One conversation, 200 hops, one commit a hop. */
export const jobA = (): Promise<Pair> =>
  inFolder(async (folder, floor) => {
    const raw = floor.hops(1, 200)
    const runtime = openBench(folder, bouncing(200))
    const stop = stopwatch()
    await play(runtime, 'c0')
    const ours = stop()
    await proven(runtime, ['c0'], 200)
    return { ours, floor: raw, hops: 200 }
  })

/** `relayed` is a floor with the two commits and two round trips that a hop with an outside program has. */
export type Outside = Pair & { readonly relayed: Cost }

/** The same with two programs outside the process: the ack and start are one commit, the result is another. */
export const jobOutside = (): Promise<Outside> =>
  inFolder(async (folder, floor) => {
    const raw = floor.hops(1, 200)
    const relayed = await inFolder((_, fresh) => fresh.relayed(200))
    const programs = ['a', 'b'].map((id) => ({ id, agent: outsideAgent(id === 'a' ? 'b' : 'a', 200) }))
    const runtime = openBench(folder, agentsByMember(new Map(programs.map(({ id, agent }) => [id, agent]))))
    await warmUp(programs.map(({ agent }) => agent))
    const stop = stopwatch()
    await play(runtime, 'c0')
    const ours = stop()
    await Promise.all(programs.map(({ agent }) => agent.close()))
    await proven(runtime, ['c0'], 200)
    return { ours, floor: raw, relayed, hops: 200 }
  })

const outsideAgent = (next: string, hops: number): ProcessAgent => {
  const program = fileURLToPath(new URL('./outside-agent.mjs', import.meta.url))
  const command = [process.execPath, program, next, String(hops)]
  return processAgent({ command }, { clock: machineClock, random: machineRandom, environment: process.env })
}

/** Starting a program is not the hop, nor is its compiler at work: each has done a few hundred jobs before the clock runs. */
const warmUp = (agents: readonly ProcessAgent[]): Promise<unknown> =>
  Promise.all(
    agents.map(async (agent, i) => {
      for (let job = 0; job < 500; job++)
        await answered(agent, { ...idleJob, conversation: `w${i}`, dispatchId: `d${job}` })
    }),
  )

const idleJob: Job = {
  conversation: 'w',
  agentId: 'w',
  dispatchId: 'd',
  token: 1,
  leaseMs: 60_000,
  body: {
    conversation_id: 'w',
    task_id: 't0',
    agent_code: 'w',
    priority: 'normal',
    slots: {},
    context_summary: '',
    memory_ref: [],
  },
}

const answered = (agent: ProcessAgent, job: Job): Promise<void> =>
  new Promise((resolve) => {
    agent.deliver(job, (frame) => {
      if (frame.type === 'started') setImmediate(() => agent.go(job)) // as after a commit
      if (frame.type === 'result') resolve()
    })
  })

/** 500 conversations, 10 hops, all started together; against raw group commit. */
export const jobB = (): Promise<Pair> =>
  inFolder(async (folder, floor) => {
    const raw = floor.together(500, 10)
    const runtime = openBench(folder, bouncing(10))
    const ids = Array.from({ length: 500 }, (_, c) => `c${c}`)
    const stop = stopwatch()
    await Promise.all(ids.map((id) => play(runtime, id)))
    const ours = stop()
    await proven(runtime, ids, 10)
    return { ours, floor: raw, hops: 5_000 }
  })

/** `durable` is the floor with a row for each of the person's two messages as well: ours are on disk too. */
export type WithPerson = Pair & { readonly durable: Cost }

/** 200 conversations, one after another: 3 hops, wait for a person, answer, 2 hops. The floor has a row for each hop. */
export const jobC = (): Promise<WithPerson> =>
  inFolder(async (folder, floor) => {
    const raw = floor.hops(200, 5)
    const durable = await inFolder(async (_, fresh) => fresh.hops(200, 7)) // a file that has grown is cheaper to write to
    const ours = await withPerson(folder, async (ids, talk) => {
      for (const id of ids) await talk(id)
    })
    return { ours, floor: raw, durable, hops: 1_000 }
  })

/** The same, all started together: here the floor may share its commits as well. */
export const jobCTogether = (): Promise<Pair> =>
  inFolder(async (folder, floor) => {
    const raw = floor.together(200, 5)
    const ours = await withPerson(folder, (ids, talk) => Promise.all(ids.map(talk)))
    return { ours, floor: raw, hops: 1_000 }
  })

type Talk = (id: string) => Promise<void>
async function withPerson(folder: string, all: (ids: string[], talk: Talk) => Promise<unknown>): Promise<Cost> {
  const runtime = openBench(folder, threeThenTwo())
  const ids = Array.from({ length: 200 }, (_, c) => `c${c}`)
  const stop = stopwatch()
  await all(ids, async (id) => {
    await play(runtime, id)
    const rest = atRest(runtime, id)
    await runtime.send(id, { type: 'say', by: 'you', text: 'go on [NEXT:b]' })
    await rest
  })
  const ours = stop()
  await proven(runtime, ids, 5)
  return ours
}

export type Long = Pair & {
  readonly early: number
  readonly late: number
  readonly bytes: number
  readonly rawBytes: number
  readonly opened: Opened
}
/** One conversation, 2,000 hops: does a hop cost the same at the end, and how large is the store? Then E on its store. */
export const jobD = (): Promise<Long> =>
  inFolder(async (folder, floor) => {
    const raw = floor.hops(1, 2_000)
    const cpu = new Map<number, number>()
    const runtime = openBench(
      folder,
      endless(2_000, (hop) => cpu.set(hop, process.cpuUsage().user + process.cpuUsage().system)),
    )
    const stop = stopwatch()
    await begin(runtime, 'c0')
    await until(() => cpu.has(2_001))
    const ours = stop()
    await runtime.close()
    const spent = (from: number, to: number) => ((cpu.get(to) ?? 0) - (cpu.get(from) ?? 0)) / 1_000
    const bytes = statSync(storeFile(folder)).size
    const rawBytes = floor.close()
    const opened = await jobE(folder)
    return { ours, floor: raw, hops: 2_000, early: spent(201, 301), late: spent(1_901, 2_001), bytes, rawBytes, opened }
  })

export type Opened = { readonly raw: number; readonly snapshot: number; readonly fold: number }
/** Opens D's store and runs hop 2,001: the dispatch that was under way is found again and answered. */
async function jobE(folder: string): Promise<Opened> {
  const from = performance.now()
  const floor = new Floor(folder)
  floor.oneMore()
  const raw = performance.now() - from
  floor.close()
  const snapshot = await openAndHop(folder, 2_001)
  return { raw, snapshot, fold: await openAndHop(folder, 2_002, true) }
}

async function openAndHop(folder: string, hop: number, withoutSnapshot = false): Promise<number> {
  if (withoutSnapshot) dropSnapshots(folder)
  const from = performance.now()
  const runtime = openBench(
    folder,
    endless(hop, () => {}, hop - 1),
  )
  const seq = runtime.state('c0')?.seq ?? 0
  const durable = new Promise<number>((resolve) => {
    runtime.subscribe('c0', seq, (event) => event.type === 'task_execution_result' && resolve(performance.now() - from))
  })
  const ms = await durable
  await runtime.close()
  return ms
}

function threeThenTwo(): AgentAdapter {
  const counts = new Map<string, number>()
  return scripted((job) => {
    const hop = (counts.get(job.conversation) ?? 0) + 1
    counts.set(job.conversation, hop)
    return reply(job, hop, hop === 3 ? 'you' : hop === 5 ? undefined : job.agentId === 'a' ? 'b' : 'a')
  })
}

/** Answers up to a hop, then stays silent: the next dispatch is under way when the store is closed. */
function endless(last: number, onHop: (hop: number) => void, already = 0): AgentAdapter {
  let hop = already
  const answering = scripted((job) => reply(job, hop, job.agentId === 'a' ? 'b' : 'a'))
  return {
    ...answering,
    deliver: (job, post) => {
      hop += 1
      onHop(hop)
      if (hop <= last) answering.deliver(job, post)
    },
  }
}

/** The bench is void unless the journal holds dispatch, ack, start and result of every hop. */
async function proven(runtime: Runtime, ids: readonly string[], hops: number): Promise<void> {
  for (const id of ids) {
    const seen: Record<string, number> = {}
    const off = runtime.subscribe(id, 0, (event) => {
      if (event.loopId !== 'user') seen[event.type] = (seen[event.type] ?? 0) + 1
    })
    off()
    for (const type of ['task_dispatch_ack', 'task_execution_started', 'task_execution_result']) {
      if (seen[type] !== hops) throw new Error(`${id}: ${seen[type]} x ${type}, expected ${hops}`)
    }
    if ((seen.task_dispatch_requested ?? 0) < hops) throw new Error(`${id}: a dispatch is missing`)
  }
  await runtime.close()
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}

function dropSnapshots(folder: string): void {
  const store = openSqlite({ path: storeFile(folder) })
  store.dropSnapshots()
  store.close()
}

export async function inFolder<T>(job: (folder: string, floor: Floor) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  try {
    return await job(folder, new Floor(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
