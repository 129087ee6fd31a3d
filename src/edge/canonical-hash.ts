/** One hash for one JSON value, whatever the order of its keys: what was shown and approved is known by it. */
import { createHash } from 'node:crypto'

export const canonicalHash = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex')

/** Keys sorted, nothing left out but what JSON leaves out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`
}
