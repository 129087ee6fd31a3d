/** Many seeds on two threads. Each run is one seed and knows nothing of the others, so their order does not matter. */
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Coverage } from './coverage.ts'
import { type Outcome, type RunOptions, run } from './run.ts'

/** An outcome as plain data, as it crosses from a thread. */
export type Plain = Omit<Outcome, 'coverage' | 'violation'> & {
  readonly cells: readonly [string, number][]
  readonly violation?: { readonly id: string; readonly conversation: string; readonly message: string }
}

export type Total = {
  readonly seeds: number
  readonly steps: number
  readonly events: number
  readonly coverage: Coverage
  /** By seed. */
  readonly failures: readonly Plain[]
}

export type ManyOptions = Omit<RunOptions, 'seed'> & { readonly from: number; readonly seeds: number }

/** Fewer are not worth a thread. */
const seedsPerThread = 8

export async function runMany(options: ManyOptions): Promise<Total> {
  const threads = Math.min(2, availableParallelism(), Math.ceil(options.seeds / seedsPerThread))
  const parts = await Promise.all(Array.from({ length: threads }, (_, i) => part(options, threads, i)))
  const outcomes = parts.flat()
  const coverage = new Coverage()
  for (const { cells } of outcomes) coverage.merge(cells)
  return {
    seeds: outcomes.length,
    steps: outcomes.reduce((sum, { steps }) => sum + steps, 0),
    events: outcomes.reduce((sum, { events }) => sum + events, 0),
    coverage,
    failures: outcomes.filter(({ violation }) => violation).toSorted((a, b) => a.seed - b.seed),
  }
}

/** One seed in a thread of its own, which shares nothing with any other run: what a new process would show. */
export async function runFresh({ seed, ...rest }: RunOptions): Promise<Plain> {
  const [outcome] = await inThread({ ...rest, from: seed, seeds: 1 }, 1, 0)
  if (!outcome) throw new Error(`seed ${seed} has no outcome`)
  return outcome
}

/** Every `threads`-th seed. */
const part = (options: ManyOptions, threads: number, index: number): Promise<Plain[]> =>
  threads === 1 ? runPart(options, 1, 0) : inThread(options, threads, index)

export async function runPart(options: ManyOptions, threads: number, index: number): Promise<Plain[]> {
  const { from, seeds, ...rest } = options
  const outcomes: Plain[] = []
  for (let seed = from + index; seed < from + seeds; seed += threads) outcomes.push(plain(await run({ ...rest, seed })))
  return outcomes
}

function inThread(options: ManyOptions, threads: number, index: number): Promise<Plain[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Plain[]>()
  // The same file is .ts in the clone and .js in the package.
  const url = new URL(`./thread${extname(import.meta.filename)}`, import.meta.url)
  const worker = new Worker(url, { workerData: { options, threads, index } })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`a thread ended with ${code}`)))
  return promise
}

function plain({ coverage, violation, ...rest }: Outcome): Plain {
  if (!violation) return { ...rest, cells: coverage.entries() }
  const { id, conversation, message } = violation
  return { ...rest, cells: coverage.entries(), violation: { id, conversation, message } }
}
