/**
 * What is journaled comes back as JSON, so a caller gets that copy the first time too. What JSON cannot hold is refused with its
 * path: a date would come back as text, a map as nothing.
 */
import type { Json } from '../core/state/commands.ts'

/** UTF-8 bytes of JSON that one call may come to. */
const mostBytes = 1_048_576
const deepest = 64

/** `undefined` for nothing. Throws a TypeError that names the place where it is no JSON, or its size where it is too large. */
export function jsonCopy(value: unknown, what: string): Json | undefined {
  if (value === undefined) return
  check(value, what, 0)
  const text = JSON.stringify(value)
  const bytes = Buffer.byteLength(text)
  if (bytes > mostBytes)
    throw new TypeError(
      `${what} is ${bytes} bytes of JSON, and at most ${mostBytes} are kept: store it elsewhere and return where it is`,
    )
  return JSON.parse(text) as Json
}

function check(value: unknown, path: string, depth: number): void {
  if (depth > deepest) throw new TypeError(`${path} is nested more than ${deepest} deep`)
  if (value === null || typeof value === 'boolean') return
  if (typeof value === 'string') return value.isWellFormed() ? undefined : fail(path, 'half a character')
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : fail(path, String(value))
  if (typeof value !== 'object') return fail(path, typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) check(value[i], `${path}[${i}]`, depth + 1)
    return
  }
  const kind: unknown = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== null) return fail(path, `a ${value.constructor?.name ?? 'class'}`)
  for (const [key, one] of Object.entries(value)) if (one !== undefined) check(one, `${path}.${key}`, depth + 1)
}

function fail(path: string, found: string): never {
  throw new TypeError(`${path} is ${found}, which JSON cannot hold`)
}
