/**
 * Reads one contract from outside: first the strict reader (read-json.ts), then the schema (core/contracts).
 * A refusal names the path of the first fault and says in a sentence what to change.
 */
import type { z } from 'zod'
import { ok, type Result, refuse } from '../core/contracts/result.ts'
import { jsonPath, sentence } from './json-path.ts'
import { type JsonLimits, readJson } from './read-json.ts'
import { firstFault, sayIssue } from './schema-fault.ts'

type ReadOptions = {
  /** E_MODEL where a model wrote the text, E_INVALID_ARGS (the default) where a person or a client did. */
  readonly code?: 'E_INVALID_ARGS' | 'E_MODEL'
  readonly limits?: JsonLimits
}

export function readContract<T>(schema: z.ZodType<T>, text: string, options: ReadOptions = {}): Result<T> {
  const code = options.code ?? 'E_INVALID_ARGS'
  const read = readJson(text, options.limits)
  if (!read.ok) return refuse(code, read.problem.detail)
  return checkContract(schema, read.value, code)
}

/** The same for a value that is read already. */
export function checkContract<T>(
  schema: z.ZodType<T>,
  value: unknown,
  code: 'E_INVALID_ARGS' | 'E_MODEL' = 'E_INVALID_ARGS',
): Result<T> {
  const checked = parsed(schema, value)
  if (!checked) return refuse(code, { why: 'bad_value', path: '$', message: 'the value cannot be read' })
  if (checked.success) return ok(checked.data)
  const { why, path, say } = firstFault(checked.error.issues)
  const where = jsonPath(path)
  return refuse(code, { why, path: where, message: sentence(where, say) })
}

/** The same for a schema of somebody else: the value, or in words what does not fit. */
export function fitting<T>(schema: z.ZodType<T>, value: unknown): { readonly fits: T } | { readonly fault: string } {
  const checked = parsed(schema, value)
  if (checked?.success) return { fits: checked.data }
  if (!checked) return { fault: 'the value cannot be read' }
  const { path, say } = firstFault(checked.error.issues)
  return { fault: sentence(jsonPath(path), say) }
}

/** Nothing where the value itself throws when it is read: a getter, or a proxy. */
function parsed<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> | undefined {
  try {
    return schema.safeParse(value, { error: sayIssue })
  } catch {
    return undefined
  }
}
