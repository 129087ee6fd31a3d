/** Refusals of a tool host: a code, a cause that the views put into words, and where needed words of its own. */
import type { Cause, FileConflict, PathFault } from '../core/contracts/causes.ts'
import type { ProblemCode } from '../core/contracts/problems.ts'
import type { Refused } from '../ports.ts'

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
