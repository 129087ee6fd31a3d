/** Compares two JSON values as their text would be, whatever the order of keys, and hashes one. */
import { createHash } from 'node:crypto'

/** The path of the first place where they differ, or nothing. */
export function firstDifference(a: unknown, b: unknown, path = '$'): string | undefined {
  if (Object.is(a, b)) return undefined
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return path
  for (const key of new Set([...keysOf(a), ...keysOf(b)])) {
    const inner = firstDifference(a[key], b[key], Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`)
    if (inner !== undefined) return inner
  }
}

/** sha256 of the value with its keys in order: equal exactly when nothing differs. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('hex')

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isObject(value)) return value
  return Object.fromEntries(
    keysOf(value)
      .toSorted()
      .map((key) => [key, ordered(value[key])]),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** JSON does not write what is undefined. */
const keysOf = (value: Record<string, unknown>): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined)
