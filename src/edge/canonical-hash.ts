/** One hash for one JSON value, whatever the order of its keys: what was shown and approved is known by it. */
import { hash } from 'node:crypto'

export const canonicalHash = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex')

/** Keys sorted, nothing left out but what JSON leaves out. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const known = pinned.get(value)
  if (known !== undefined) return known
  return Array.isArray(value) ? `[${items(value)}]` : `{${fields(value as Readonly<Record<string, unknown>>)}}`
}

const pinned = new WeakMap<object, string>()

/** Makes the text of a value once, for all hashes that it is part of. Only for a value that nobody else holds, and that never changes. */
export function pinCanonical<T extends object>(value: T): T {
  pinned.set(value, canonicalJson(value))
  return value
}

function items(list: readonly unknown[]): string {
  let text = ''
  for (let i = 0; i < list.length; i++) text += `${i === 0 ? '' : ','}${canonicalJson(list[i] ?? null)}`
  return text
}

function fields(object: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (const key of Object.keys(object).sort()) {
    const field = object[key]
    if (field !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(field)}`
  }
  return text
}

/** Most names need no escape. */
const quoted = (key: string): string => (/^\w*$/.test(key) ? `"${key}"` : JSON.stringify(key))
