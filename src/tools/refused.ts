/** Refusals of a tool host: a code, a cause that the views put into words, and where needed words of its own. */
import type { Cause, FileConflict, PathFault } from '../core/contracts/causes.ts'
import type { ProblemCode } from '../core/contracts/problems.ts'
import type { Refused } from '../ports.ts'
import { largestFile } from './disk/images.ts'
import { isOfMachine, Moved, TooLarge } from './disk/tree.ts'

export const refused = (code: ProblemCode, cause: Cause, message?: string): Refused => ({
  refused: { code, cause, ...(message !== undefined && { message: message.slice(0, 4_000) }) },
})

export const deniedPath = (path: string, why: PathFault): Refused =>
  refused(why === 'malformed' || why === 'bad_pattern' ? 'E_INVALID_ARGS' : 'E_POLICY_DENIED', {
    kind: 'path_denied',
    path: path.slice(0, 4_096),
    why,
  })

export const conflict = (path: string, why: FileConflict, message?: string): Refused =>
  refused('E_CONFLICT', { kind: 'file_conflict', path, why }, message)

/** The world is not what was approved any more: the decision is prepared and asked again. */
export const stale = (path: string): Refused => ({
  refused: { code: 'E_CONFLICT', cause: { kind: 'file_conflict', path, why: 'changed_meanwhile' }, stale: true },
})

export const isRefused = (answer: object): answer is Refused => 'refused' in answer

/** What is asked for is not there. */
export const missing = (path: string): Refused => ioConflict(path, 'missing')

export const ioConflict = (path: string, why: FileConflict): Refused =>
  refused('E_IO', { kind: 'file_conflict', path, why })

/** What the file system refuses is a refusal; anything else that is thrown is a bug. */
export function orRefused<T extends object>(call: () => T | Promise<T | Refused>): T | Refused | Promise<T | Refused> {
  try {
    const answer = call()
    return answer instanceof Promise ? answer.catch(ofMachine) : answer
  } catch (thrown) {
    return ofMachine(thrown)
  }
}

function ofMachine(thrown: unknown): Refused {
  if (!isOfMachine(thrown)) throw thrown
  const { message } = thrown as Error
  if (thrown instanceof Moved) return deniedPath(message, 'moved_meanwhile')
  if (thrown instanceof TooLarge)
    return refused('E_IO', { kind: 'too_large', path: message.slice(0, 4_096), limit: largestFile })
  // The descriptor paths in it say nothing to anybody.
  return refused('E_IO', { kind: 'host_failed' }, message.replace(/ '\/proc\/self\/fd\/\d+\/([^']*)'/g, " '$1'"))
}
