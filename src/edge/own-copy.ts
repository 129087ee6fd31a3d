/**
 * A copy of what somebody else made, so that what they do to their own afterwards changes nothing here. It is what JSON would give
 * back; most values are plain, and copying those field by field costs a fraction of writing and reading them.
 */

/** Exactly JSON.parse(JSON.stringify(value)). */
export function ownCopy<T>(value: T): T {
  const copy = copyOf(value)
  return (copy === strange ? JSON.parse(JSON.stringify(value)) : copy) as T
}

/** What JSON leaves out or turns into something else, anywhere inside. */
const strange = Symbol('strange')

function copyOf(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : strange // JSON knows no negative zero
  if (typeof value !== 'object') return strange
  return Array.isArray(value) ? copyOfList(value) : copyOfFields(value as Readonly<Record<string, unknown>>)
}

function copyOfList(list: readonly unknown[]): unknown {
  if ('toJSON' in list) return strange
  const copy: unknown[] = []
  for (let i = 0; i < list.length; i++) {
    const one = copyOf(list[i])
    if (one === strange) return strange
    copy.push(one)
  }
  return copy
}

function copyOfFields(object: Readonly<Record<string, unknown>>): unknown {
  if (Object.getPrototypeOf(object) !== Object.prototype || 'toJSON' in object) return strange
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(object)) {
    const one = copyOf(object[key])
    if (one === strange || key === '__proto__') return strange
    copy[key] = one
  }
  return copy
}
