/** One thread of many.ts: it gets its share of the seeds and gives back the outcomes. */
import { parentPort, workerData } from 'node:worker_threads'
import { type ManyOptions, runPart } from './many.ts'

const { options, threads, index } = workerData as { options: ManyOptions; threads: number; index: number }
parentPort?.postMessage(await runPart(options, threads, index))
