/** What opening a box rejects with: the same facts as a refusal, in the one place where there is nobody yet to give a value to. */
import type { Problem, ProblemCode } from '../core/contracts/problems.ts'
import type { Random } from '../ports.ts'
import { problemView } from '../views/problem.ts'

/**
 * The data folder cannot be used: somebody else writes to it, it is damaged, full, or not ours. `message` says what happened, `next` what
 * to do, `problem` is what other calls refuse with, and `trace_id` stands in the log beside it.
 *
 * @example
 * const box = await openSignalbox({ data, team }).catch((error) => {
 *   if (error instanceof OpenFailed) console.error(error.message, error.next, error.trace_id)
 *   throw error
 * })
 */
export class OpenFailed extends Error {
  override name = 'OpenFailed'
  readonly problem: Problem
  readonly code: ProblemCode
  readonly next: string
  readonly trace_id: string

  constructor(problem: Problem, { random, cause }: { readonly random: Random; readonly cause?: unknown }) {
    const { message, next } = problemView(problem, 'en')
    super(message, { cause })
    this.problem = problem
    this.code = problem.code
    this.next = next
    this.trace_id = Buffer.from(random.bytes(8)).toString('hex')
  }
}
