/** From a refusal to an exception, where that is what a program wants. */
import type { Result } from '../core/contracts/result.ts'
import { problemView } from './problem.ts'

/**
 * The value, or an exception with the words of the refusal and its problem as the cause: for scripts and tests, which have nobody to ask.
 *
 * @example
 * const box = orThrow(await openSignalbox({ data: './data', team, members }))
 */
export function orThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value
  const { code, message, next } = problemView(result.problem, 'en')
  throw new Error(`${code}: ${[message, next].map(asSentence).join(' ')}`, { cause: result.problem })
}

/** What ends in a path, a name or a command has no stop of its own. */
const asSentence = (words: string): string => (/[.!?…:]$/.test(words) ? words : `${words}.`)
