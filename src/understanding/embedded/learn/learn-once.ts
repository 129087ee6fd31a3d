/**
 * A process that opens the same team again and again learns its samples once: what was learned last is kept, for as long as no other
 * samples come. The next process finds the lessons where Node keeps compiled code (kept-lessons.ts).
 */
import { join } from 'node:path'
import { keepNothing } from '../../../learning/keep.ts'
import { keepIn } from '../../kept-lessons.ts'
import { type Learned, learn } from './learn.ts'
import type { LearningSpec } from './samples.ts'

let last: { readonly from: string; readonly learned: Learned } | undefined

/** The samples themselves are compared, not the team that they are of. */
export function learnOnce(spec: LearningSpec): Learned {
  const from = JSON.stringify(spec)
  if (last?.from !== from) last = { from, learned: learn(spec, { keep: keepFor(process.env) }) }
  return last.learned
}

const keepFor = ({ NODE_COMPILE_CACHE: folder }: NodeJS.ProcessEnv) =>
  folder ? keepIn(join(folder, 'lessons')) : keepNothing
