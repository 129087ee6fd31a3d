/** A refusal is a value, a bug is a throw (docs/style.md). Nothing here knows a domain. */
import type { Problem, ProblemCode, ProblemDetail } from './problems.ts'

/** What was done, with its value. */
export type Ok<T> = { readonly ok: true; readonly value: T }
/** What was refused, with the reason. */
export type Refusal = { readonly ok: false; readonly problem: Problem }
/** A value, or a refusal with its reason: nothing that can be refused throws. */
export type Result<T> = Ok<T> | Refusal

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })

export const refuse = (code: ProblemCode, detail: ProblemDetail): Refusal => ({ ok: false, problem: { code, detail } })

/** Our own mistake. It is caught only at the edge of the process and never becomes a Result. */
export class Bug extends Error {
  override name = 'Bug'
}

export function must(condition: unknown, invariant: string): asserts condition {
  if (!condition) throw new Bug(invariant)
}
