/** What it costs to embed Signalbox: a function's hop beside a scripted one's, opening, importing, and many followers at once. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agent } from '../../src/agents/function.ts'
import type { AgentAdapter } from '../../src/ports.ts'
import { openSignalbox, untilRest } from '../../src/runtime/embedded.ts'
import type { Signalbox } from '../../src/runtime/signalbox.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'
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
  return agent(async (ctx) => {
    const hop = (counts.get(ctx.conversation) ?? 0) + 1
    counts.set(ctx.conversation, hop)
    const marker = hop % most === 0 ? '' : ` [NEXT:${ctx.memberId === 'a' ? 'b' : 'a'}]`
    return `${ctx.conversation} ${hop} `.padEnd(300 - marker.length, `${hop}.`) + marker
  })
}

type Started = { readonly wall: number; readonly cpu: number; readonly open: number }
export type Embedded = {
  /** Over a process that imports nothing. */
  readonly importWall: number
  readonly importCpu: number
  /** The first box of a process without a team, on a folder that is there: with whatever is loaded for it. */
  readonly open: number
}

/** The built package in fresh processes, each beside one that imports nothing, so that what else the machine does falls on both. */
export function embedded(runs: number): Embedded {
  execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' })
  const data = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  const built = JSON.stringify(join(root, 'dist', 'index.js'))
  const opening = `const box = orThrow(await openSignalbox({ data: ${JSON.stringify(data)} }))`
  startOf(`const { openSignalbox, orThrow } = await import(${built})`, opening)
  const pairs = Array.from({ length: runs }, () => ({
    bare: startOf('', ''),
    ours: startOf(`await import(${built})`, ''),
    box: startOf(`const { openSignalbox, orThrow } = await import(${built})`, opening),
  }))
  rmSync(data, { recursive: true, force: true })
  const over = (pick: keyof Started): number => median(pairs.map(({ bare, ours }) => ours[pick] - bare[pick]))
  return { importWall: over('wall'), importCpu: over('cpu'), open: median(pairs.map(({ box }) => box.open)) }
}

function startOf(first: string, then: string): Started {
  const told = [
    first,
    'const from = performance.now()',
    then,
    'const open = performance.now() - from',
    then === '' ? '' : 'await box.close()',
    'const { user, system } = process.cpuUsage()',
    'console.log((user + system) / 1000, open)',
  ].join('\n')
  const from = performance.now()
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', told], { encoding: 'utf8' })
  const wall = performance.now() - from
  const [cpu = Number.NaN, open = Number.NaN] = stdout.split(' ').map(Number)
  return { wall, cpu, open }
}

/** Every follower must get every event in order; the cost is that of one event for one follower, in µs. */
export async function followersUs(followers = 1_000, messages = 20): Promise<number> {
  const team = orThrow(
    defineTeam({
      team: 'bench',
      members: [
        { id: 'you', type: 'human' },
        { id: 'bob', type: 'ai' },
      ],
    }),
  )
  const box = orThrow(await openSignalbox({ data: 'memory', team, members: { bob: agent(() => 'ok') } }))
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

type Followed = ReturnType<Signalbox['follow']>
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
