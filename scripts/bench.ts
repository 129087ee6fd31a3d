/** `npm run bench`: the jobs A to E and the memory job, medians of five runs, each as a ratio to the floor of the same run. */
import { jobDesk } from './bench/desk.ts'
import { jobA, jobB, jobC, jobD, jobOutside, type Long, type Pair } from './bench/jobs.ts'
import { median } from './bench/measured.ts'
import { longLoad, residentMegabytes } from './bench/resident.ts'

const runs = Number(process.argv[2] ?? 5)
const warmUps = 8

async function repeated<T>(job: () => Promise<T>): Promise<T[]> {
  for (let i = 0; i < warmUps; i++) await job() // for the compiler
  const results: T[] = []
  for (let i = 0; i < runs; i++) results.push(await job())
  return results
}

const of = <T>(results: readonly T[], pick: (r: T) => number): number => median(results.map(pick))
const perHop = (r: Pair, pick: 'wall' | 'cpu', whose: 'ours' | 'floor'): number => (r[whose][pick] * 1_000) / r.hops

function pairRow(name: string, results: readonly Pair[], target: string) {
  return {
    job: name,
    'ours µs/hop': Math.round(of(results, (r) => perHop(r, 'wall', 'ours'))),
    'floor µs/hop': Math.round(of(results, (r) => perHop(r, 'wall', 'floor'))),
    ratio: of(results, (r) => r.ours.wall / r.floor.wall).toFixed(2),
    'CPU over floor µs/hop': Math.round(of(results, (r) => perHop(r, 'cpu', 'ours') - perHop(r, 'cpu', 'floor'))),
    target,
  }
}

const row = (job: string, ratio: string, target: string) => ({ job, ratio, target })

const megabytes = await residentMegabytes(10_000) // first, while the process is small
const a = await repeated(jobA)
const outside = await repeated(jobOutside)
const b = await repeated(jobB)
const c = await repeated(jobC)
const d = await repeated<Long>(jobD)
const opened = (pick: 'snapshot' | 'fold') => of(d, (r) => r.opened[pick] / r.opened.raw).toFixed(2)
const desks = await repeated(() => jobDesk(1_000))
const loads = await repeated(longLoad)

console.table([
  pairRow('A 1 x 200 hops', a, '≤ 1.5, CPU ≤ 250'),
  pairRow('A with outside processes', outside, '≤ 2.5'),
  pairRow('B 500 x 10 hops, against raw group commit', b, '≤ 4'),
  pairRow('C 200 x (3 hops, person, 2 hops)', c, '≤ 1.5'),
  pairRow('D 1 x 2,000 hops', d, ''),
  row('D CPU of hops 1,901-2,000 / hops 201-300', of(d, (r) => r.late / r.early).toFixed(2), '≤ 1.2'),
  row('D store / raw store', of(d, (r) => r.bytes / r.rawBytes).toFixed(2), '≤ 3'),
  row('E open and hop 2,001, with a snapshot', opened('snapshot'), '≤ 2'),
  row('E open and hop 2,002, without one', opened('fold'), 'printed'),
  row('front desk, 1,000 dialogues at once', `${Math.round(of(desks, (r) => r.perSecond))}/s`, ''),
  row(
    '  their CPU per journal event',
    `${Math.round(of(desks, (r) => (r.cost.cpu * 1_000) / r.events))} µs`,
    '≤ 150 µs',
  ),
  row('  p99 from message to first dispatch', `${Math.round(of(desks, (r) => r.p99))} ms`, ''),
  row('  against six raw group commits', of(desks, (r) => r.cost.wall / r.floor.wall).toFixed(0), ''),
  row('load 100,000 events, no snapshot', `${Math.round(median(loads))} ms`, '< 1000 ms'),
  row('10,000 conversations in memory', `${Math.round(megabytes)} MB`, '< 300 MB'),
])
