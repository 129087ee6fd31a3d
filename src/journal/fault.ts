/** What a journal call rejects or throws with: a Problem that the edge can show as it is. */
import type { Problem, ProblemCode, ProblemDetail } from '../core/contracts/problems.ts'
import type { Result } from '../core/contracts/result.ts'

/**
 * `why` is one of: version, sequence, removed, read_only, second_writer, exists (E_CONFLICT); not_ours, not_a_file, linked,
 * not_a_folder, no_such_event (E_INVALID_ARGS); disk_full, io, damaged, file_gone, bad_lock, permission, no_data, newer_schema, older_schema,
 * closed (E_IO).
 *
 * A store or a journal of one's own throws it; what programs call gives its `problem` as a refusal.
 *
 * @example
 * throw new JournalFault({ code: 'E_IO', detail: { why: 'disk_full', path: './data' } })
 */
export class JournalFault extends Error {
  override name = 'JournalFault'
  readonly problem: Problem

  constructor(problem: Problem, cause?: unknown) {
    super(`${problem.code}: ${Object.entries(problem.detail).map(String).join(' ').replaceAll(',', '=')}`, { cause })
    this.problem = problem
  }
}

export const fault = (code: ProblemCode, detail: ProblemDetail, cause?: unknown): JournalFault =>
  new JournalFault({ code, detail }, cause)

export const damaged = (stream: string, seq: number, what: string): JournalFault =>
  fault('E_IO', {
    why: 'damaged',
    stream,
    seq,
    what,
  })

/** What programs call gives a fault as a refusal. */
export function readable<T>(read: () => Result<T>): Result<T> {
  try {
    return read()
  } catch (thrown) {
    if (thrown instanceof JournalFault) return { ok: false, problem: thrown.problem }
    throw thrown
  }
}

/** A place between two events: nothing else can be read from. */
export function demandPosition(stream: string, after: number): void {
  if (!Number.isSafeInteger(after) || after < 0)
    throw fault('E_INVALID_ARGS', { why: 'no_such_event', stream, seq: after })
}

/** Anything a store throws that is not a fault yet is an I/O error whose outcome on disk is not known. */
export const asFault = (thrown: unknown): JournalFault =>
  thrown instanceof JournalFault
    ? thrown
    : fault('E_IO', { why: 'io', what: thrown instanceof Error ? thrown.message : String(thrown) }, thrown)
