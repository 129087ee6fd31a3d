/** Why a model gave no answer, as a problem of the task: whether it passes by itself follows from its cause (core/work/retry.ts). */
import type { ModelEntry } from '../config/config.ts'
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

/** The server takes no tools for this model; then they are told in words (tools-in-words.ts), and nobody sees this. */
export class NoTools extends Error {}

/** Too many requests, a time-out of the server, and whatever is the server's own fault passes. */
const passes = (status: number): boolean => status === 408 || status === 409 || status === 429 || status >= 500

/** What providers write where the status alone does not say it. */
const said = {
  tooLong:
    /context.{0,12}(?:length|window|size|limit)|maximum context|(?:prompt|input) is too long|too many (?:input )?tokens/i,
  noTools: /(?:does not|doesn't) support (?:tools?|function)|tools? (?:use |calling )?(?:is|are) not supported/i,
  noCredit: /insufficient_quota|exceeded your current quota|credit balance|billing/i,
} as const

/** The words of a provider may quote the request or a key, so they are looked at here and not kept. */
export function failureOf(thrown: unknown, { keyEnv, baseURL, model }: ModelEntry): ModelFailed | NoTools {
  if (thrown instanceof ModelFailed) return thrown
  const status = statusOf(thrown)
  // An answer that began well and broke off is no refusal.
  if (status === undefined || status < 300)
    return new ModelFailed('E_IO', {
      kind: 'model_unreachable',
      ...(baseURL !== undefined && { address: shown(baseURL) }),
    })
  const words = wordsOf(thrown)
  if (status === 402 || (status < 500 && said.noCredit.test(words)))
    return new ModelFailed('E_POLICY_DENIED', { kind: 'no_credit' })
  if (passes(status)) return new ModelFailed('E_IO', { kind: 'model_busy', status })
  if (status === 401 || status === 403)
    return new ModelFailed('E_POLICY_DENIED', { kind: 'no_key', ...(keyEnv !== undefined && { variable: keyEnv }) })
  if (status === 413 || said.tooLong.test(words)) return new ModelFailed('E_MODEL', { kind: 'model_full' })
  if (said.noTools.test(words)) return new NoTools()
  return new ModelFailed('E_MODEL', { kind: 'model_refused', status, model: model.slice(0, 200) })
}

/** An address may hold a password. */
function shown(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`.slice(0, 500)
}

function statusOf(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null) return
  if ('statusCode' in thrown && typeof thrown.statusCode === 'number') return thrown.statusCode
  return 'cause' in thrown ? statusOf(thrown.cause) : undefined
}

function wordsOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return ''
  const own = [
    'message' in thrown ? String(thrown.message) : '',
    'responseBody' in thrown ? String(thrown.responseBody) : '',
  ].join('\n')
  return 'cause' in thrown ? `${own}\n${wordsOf(thrown.cause)}` : own
}
