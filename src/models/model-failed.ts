/** Why a model gave no answer, as a problem of the task: whether it passes by itself follows from its cause (core/work/retry.ts). */
import type { Cause } from '../core/contracts/causes.ts'
import type { ProblemCode } from '../core/contracts/problems.ts'

export class ModelFailed extends Error {
  override name = 'ModelFailed'
  readonly code: ProblemCode
  readonly why: Cause
  constructor(code: ProblemCode, why: Cause, message = '') {
    super(message)
    this.code = code
    this.why = why
  }
}

/** Too many requests, a time-out of the server, and whatever is the server's own fault passes. */
const passes = (status: number): boolean => status === 408 || status === 409 || status === 429 || status >= 500

/** The words of a provider may quote the request or a key, so they are not kept: the status says enough. */
export function failureOf(thrown: unknown, keyEnv: string | undefined): ModelFailed {
  if (thrown instanceof ModelFailed) return thrown
  const status = statusOf(thrown)
  if (status === undefined) return new ModelFailed('E_IO', { kind: 'model_unreachable' })
  if (passes(status)) return new ModelFailed('E_IO', { kind: 'model_busy', status })
  if (status === 401 || status === 403)
    return new ModelFailed('E_POLICY_DENIED', { kind: 'no_key', ...(keyEnv !== undefined && { variable: keyEnv }) })
  return new ModelFailed('E_MODEL', { kind: 'model_refused', status })
}

function statusOf(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null) return
  if ('statusCode' in thrown && typeof thrown.statusCode === 'number') return thrown.statusCode
  return 'cause' in thrown ? statusOf(thrown.cause) : undefined
}
