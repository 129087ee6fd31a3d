/** What it costs to embed Signalbox: a function's hop beside a scripted one's, opening, importing, and many followers at once. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agent } from '../../src/agents/function.ts'
import type { AgentAdapter } from '../../src/ports.ts'
import { openSignalbox, untilRest } from '../../src/runtime/embedded.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import type { Pair } from './jobs.ts'
import { type Cost, median, stopwatch } from './measured.ts'
import { bouncing, openBench, play } from './team.ts'

const root = join(import.meta.dirname, '..', '..')

/** 200 conversations of 10 hops, by functions that wait for something, as most do; the scripted ones are the floor. */
export async function jobFunction(): Promise<Pair> {
  const floor = await hops(bouncing(10))
  const ours = await hops(answering(10))
  return { ours, floor, hops: 2_000 }
}

async function hops(agents: AgentAdapter): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  const runtime = openBench(folder, agents)
  const stop = stopwatch()
  await Promise.all(Array.from({ length: 200 }, (_, c) => play(runtime, `c${c}`)))
  const cost = stop()
  await runtime.close()
  rmSync(folder, { recursive: true, force: true })
  return cost
}

function answering(most: number): AgentAdapter {
  const counts = new Map<string, number>()
  return agent((ctx) => {
    const hop = (counts.get(ctx.conversation) ?? 0) + 1
    counts.set(ctx.conversation, hop)
    const marker = hop % most === 0 ? '' : ` [NEXT:${ctx.memberId === 'a' ? 'b' : 'a'}]`
    return `${ctx.conversation} ${hop} `.padEnd(300 - marker.length, `${hop}.`) + marker
  })
}

/** A box without a team on a folder that is there: until it can be asked. */
export async function openMs(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  await (await openSignalbox({ data })).close()
  const from = performance.now()
  const box = await openSignalbox({ data })
  const ms = performance.now() - from
  await box.close()
  rmSync(data, { recursive: true, force: true })
  return ms
}

type Started = { readonly wall: number; readonly cpu: number }
/** The built package in a fresh process, over a process that imports nothing. It is built where it is not there. */
export function importMs(runs: number): { readonly wall: number; readonly cpu: number } {
  const built = join(root, 'dist', 'index.js')
  if (!existsSync(built)) execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' })
  const started = (code: string): Started[] => Array.from({ length: runs }, () => startOf(code))
  const [bare, ours] = [started(''), started(`await import(${JSON.stringify(built)})`)]
  const over = (pick: keyof Started) => median(ours.map((one) => one[pick])) - median(bare.map((one) => one[pick]))
  return { wall: over('wall'), cpu: over('cpu') }
}

function startOf(code: string): Started {
  const told = `${code}; const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`
  const from = performance.now()
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', told], { encoding: 'utf8' })
  return { wall: performance.now() - from, cpu: Number(stdout) }
}

/** Every follower must get every event in order; the cost is that of one event for one follower, in µs. */
export async function followersUs(followers = 1_000, messages = 20): Promise<number> {
  const team = defineTeam({
    team: 'bench',
    members: [
      { id: 'you', type: 'human' },
      { id: 'bob', type: 'ai' },
    ],
  })
  const box = await openSignalbox({ data: 'memory', team, members: { bob: agent(() => 'ok') } })
  await box.start({ id: 'c' })
  const stop = new AbortController()
  const reading = Array.from({ length: followers }, () => read(box.follow('c', { signal: stop.signal })))
  const watch = stopwatch()
  for (let i = 0; i < messages; i++) {
    await box.say('c', { by: 'you', text: `message ${i} [NEXT:bob]` })
    await untilRest(box, 'c')
  }
  const { seq = 0 } = box.state('c') ?? {}
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  const { cpu } = watch()
  stop.abort()
  for (const last of await Promise.all(reading))
    if (last !== seq) throw new Error(`a follower came to event ${last} of ${seq}`)
  await box.close()
  return (cpu * 1_000) / (seq * followers)
}

type Followed = ReturnType<Awaited<ReturnType<typeof openSignalbox>>['follow']>
async function read(followed: Followed): Promise<number> {
  let last = 0
  if (!followed.ok) return last
  for await (const one of followed.value) {
    if (one.kind !== 'event') continue
    if (one.event.seq !== last + 1) throw new Error(`event ${one.event.seq} came after ${last}`)
    last = one.event.seq
  }
  return last
}
