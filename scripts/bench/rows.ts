/** What each job prints: its figures, and the targets beside them. */
import { jobAct, warmUpAct } from './act.ts'
import { jobContext } from './context.ts'
import { jobDecision, jobStaged } from './decision.ts'
import { jobDesk } from './desk.ts'
import { embedded, followersUs, jobFunction } from './embedding.ts'
import { crowds, type Flat, flatDesk, flatTalk } from './flat.ts'
import { jobA, jobB, jobC, jobCTogether, jobD, jobOutside, type Pair } from './jobs.ts'
import { openAfterKillMs } from './killed.ts'
import { median } from './measured.ts'
import { readMessages } from './message.ts'
import { modelSteps } from './model.ts'
import { longLoad, residentMegabytes } from './resident.ts'
import { sandboxStarts } from './sandbox.ts'

export type Row = Readonly<Record<string, string | number>>
type Job = { readonly about: string; readonly rows: (runs: number) => Promise<Row[]> }

/** Memory comes first, while the process is small. */
export const jobs: Readonly<Record<string, Job>> = {
  memory: { about: 'resident memory of 10,000 conversations', rows: memoryRows },
  A: { about: '1 conversation x 200 hops', rows: pair('A 1 x 200 hops', jobA, '≤ 1.5, CPU ≤ 250') },
  outside: { about: 'A with outside processes', rows: outsideRows },
  B: {
    about: '500 conversations x 10 hops, all started together',
    rows: pair('B 500 x 10 hops, against raw group commit', jobB, 'CPU ≤ 30'),
  },
  C: { about: '200 conversations: 3 hops, a person, 2 hops', rows: personRows },
  D: { about: '1 conversation x 2,000 hops, and E on its store', rows: longRows },
  function: {
    about: 'hops of function agents against scripted ones, all started together',
    rows: pair('function agents, against scripted ones', jobFunction, '≤ 1'),
  },
  embed: { about: 'importing the built package, and opening a box without a team', rows: embedRows },
  followers: { about: '1,000 followers of one conversation, each gets every event in order', rows: followerRows },
  message: { about: 'reading a message: gate, engine and relation, in dialogues of three teams', rows: messageRows },
  killed: { about: 'opening a conversation of 12,000 events after a kill', rows: killedRows },
  desk: { about: '1,000 front desk dialogues at once', rows: deskRows },
  flat: { about: 'CPU per event beside 0, 1,000 and 10,000 conversations that wait', rows: flatRows },
  decision: { about: 'a covered decision on a host in memory, propose to told', rows: decisionRows },
  act: { about: 'one decision on one file; a command that does nothing in a tree of 10,000', rows: actRows },
  context: { about: 'the context of 10,000 files', rows: contextRows },
  model: { about: 'CPU of a message to a model member over the bare call of the library', rows: modelRows },
  load: { about: 'fold 100,000 events', rows: loadRows },
}

async function repeated<T>(job: () => Promise<T>, runs: number): Promise<T[]> {
  const warmUps = 8 // for the compiler
  for (let i = 0; i < warmUps; i++) await job()
  const results: T[] = []
  for (let i = 0; i < runs; i++) results.push(await job())
  return results
}

const of = <T>(results: readonly T[], pick: (r: T) => number): number => median(results.map(pick))
const row = (job: string, figure: string, target: string): Row => ({ job, ratio: figure, target })

function pair(name: string, job: () => Promise<Pair>, target: string): Job['rows'] {
  return async (runs) => [pairRow(name, await repeated(job, runs), target)]
}

const perHop = (r: Pair, pick: 'wall' | 'cpu', whose: 'ours' | 'floor'): number => (r[whose][pick] * 1_000) / r.hops

function pairRow(name: string, results: readonly Pair[], target: string): Row {
  return {
    job: name,
    'ours µs/hop': Math.round(of(results, (r) => perHop(r, 'wall', 'ours'))),
    'floor µs/hop': Math.round(of(results, (r) => perHop(r, 'wall', 'floor'))),
    ratio: of(results, (r) => r.ours.wall / r.floor.wall).toFixed(2),
    'CPU over floor µs/hop': Math.round(of(results, (r) => perHop(r, 'cpu', 'ours') - perHop(r, 'cpu', 'floor'))),
    target,
  }
}

async function contextRows(runs: number): Promise<Row[]> {
  const { cold, warm } = jobContext(runs)
  return [
    row('context of 10,000 files, cold', `${Math.round(cold)} ms`, '≤ 1,500 ms'),
    row('the same again, warm', `${Math.round(warm)} ms`, '≤ 150 ms'),
  ]
}

async function memoryRows(): Promise<Row[]> {
  return [row('10,000 conversations in memory', `${Math.round(await residentMegabytes(10_000))} MB`, '< 300 MB')]
}

async function outsideRows(runs: number): Promise<Row[]> {
  const hops = await repeated(jobOutside, runs)
  const relayed = hops.map((r) => ({ ...r, floor: r.relayed }))
  return [
    pairRow('A with outside processes', hops, '≤ 3'),
    pairRow('  against two raw commits and two bare round trips', relayed, ''),
  ]
}

async function personRows(runs: number): Promise<Row[]> {
  const inTurn = await repeated(jobC, runs)
  const durable = inTurn.map((r) => ({ ...r, floor: r.durable }))
  return [
    pairRow('C 200 x (3 hops, person, 2 hops), one after another', inTurn, '≤ 1.5'),
    pairRow("  against a floor with the person's two messages", durable, ''),
    pairRow('  all together, against raw group commit', await repeated(jobCTogether, runs), ''),
  ]
}

async function longRows(runs: number): Promise<Row[]> {
  const d = await repeated(jobD, runs)
  const opened = (pick: 'snapshot' | 'fold') => of(d, (r) => r.opened[pick] / r.opened.raw).toFixed(2)
  return [
    pairRow('D 1 x 2,000 hops', d, ''),
    row('D CPU of hops 1,901-2,000 / hops 201-300', of(d, (r) => r.late / r.early).toFixed(2), '≤ 1.2'),
    row('D store / raw store', of(d, (r) => r.bytes / r.rawBytes).toFixed(2), '≤ 3'),
    row('E open and hop 2,001, with a snapshot', opened('snapshot'), '≤ 2'),
    row('E open and hop 2,002, without one', opened('fold'), 'printed'),
  ]
}

async function deskRows(runs: number): Promise<Row[]> {
  const desks = await repeated(() => jobDesk(1_000), runs)
  const perSecond = Math.round(1_000_000 / of(desks, (r) => r.cost.wall))
  const [p50, p99] = [of(desks, (r) => r.p50), of(desks, (r) => r.p99)].map(Math.round)
  return [
    row('front desk, 1,000 dialogues at once', `${perSecond}/s`, ''),
    row('  against six raw group commits', of(desks, (r) => r.cost.wall / r.floor.wall).toFixed(0), ''),
    row('  p50 and p99 from message to first dispatch', `${p50}, ${p99} ms`, 'p99 ≤ 1,000 ms'),
    row('  p99 against one raw group commit', of(desks, (r) => r.p99 / r.floorOnce.wall).toFixed(0), ''),
  ]
}

async function embedRows(runs: number): Promise<Row[]> {
  const { importWall, importCpu, open } = embedded(runs + 12)
  return [
    row('import of the built package, over bare node', `${Math.round(importWall)} ms`, '≤ 100 ms'),
    row('  its CPU', `${Math.round(importCpu)} ms`, ''),
    row('the first box of a process, without a team', `${open.toFixed(1)} ms`, '≤ 50 ms'),
  ]
}

/** Stops with an error where a follower misses an event, or gets one out of order. */
async function followerRows(runs: number): Promise<Row[]> {
  const each = median(await repeated(() => followersUs(), runs))
  return [
    row('1,000 followers that got every event in order', '1,000', '1,000'),
    row('  CPU of one event for one follower', `${each.toFixed(2)} µs`, ''),
  ]
}

async function messageRows(runs: number): Promise<Row[]> {
  const reads = await repeated(readMessages, runs)
  const ms = (pick: 'p50' | 'p95') => `${of(reads, (r) => r[pick]).toFixed(2)} ms`
  return [
    row('reading a message, p50', ms('p50'), '≤ 0.5 ms'),
    row('  p95', ms('p95'), '≤ 1.5 ms'),
    row('  16,000 characters against four times 4,000', of(reads, (r) => r.growth).toFixed(2), '≤ 1'),
  ]
}

async function killedRows(runs: number): Promise<Row[]> {
  const opened: number[] = []
  for (let i = 0; i < runs; i++) opened.push(await openAfterKillMs())
  return [row('open 12,000 events after a kill', `${Math.round(median(opened))} ms`, '≤ 60 ms')]
}

async function flatRows(runs: number): Promise<Row[]> {
  const talk = await flatTalk(runs)
  const desk = await flatDesk(runs)
  return [
    ...flatPair('CPU per journal event without understanding', talk, '≤ 50 µs'),
    ...flatPair('CPU per journal event with understanding', desk, '≤ 150 µs'),
  ]
}

function flatPair(name: string, flat: Flat, target: string): Row[] {
  const [alone, some, many] = crowds.map((crowd) => median(flat[crowd])) as [number, number, number]
  return [
    row(name, `${alone.toFixed(1)} µs`, target),
    row('  beside 1,000 that wait, 10,000', `${some.toFixed(1)}, ${many.toFixed(1)} µs`, target),
    row('  10,000 against none', (many / alone).toFixed(2), '≤ 1.2'),
  ]
}

async function loadRows(runs: number): Promise<Row[]> {
  return [
    row('load 100,000 events, no snapshot', `${Math.round(median(await repeated(longLoad, runs)))} ms`, '< 1000 ms'),
  ]
}

async function decisionRows(runs: number): Promise<Row[]> {
  return [
    ...(await pair('a covered decision, against two raw commits', jobDecision, '≤ 1.5')(runs)),
    ...(await pair('  one that stages its changes, against three', jobStaged, '')(runs)),
  ]
}

async function actRows(runs: number): Promise<Row[]> {
  const name = 'one decision on one file, against an atomic write and two syncs'
  await warmUpAct()
  return [...(await pair(name, jobAct, '≤ 1.8')(runs)), ...(await sandboxRows(runs))]
}

async function sandboxRows(runs: number): Promise<Row[]> {
  const starts = await sandboxStarts(runs * 5)
  const over = (pick: 'readOnly' | 'overlay') => `${of(starts, (start) => start[pick] - start.bare).toFixed(1)} ms`
  return [
    row('a sandboxed `true`, over the bare start', over('readOnly'), '≤ 60 ms'),
    row('  in an overlay', over('overlay'), '≤ 60 ms'),
    row('  the bare start itself', `${of(starts, (start) => start.bare).toFixed(1)} ms`, ''),
  ]
}

async function modelRows(runs: number): Promise<Row[]> {
  const costs: number[] = []
  for (let i = 0; i < runs; i++) {
    const { bare, member } = await modelSteps()
    costs.push(member - bare)
  }
  return [{ job: 'a message to a model member', 'CPU ms over the bare call': median(costs).toFixed(2), target: '≤ 5' }]
}
