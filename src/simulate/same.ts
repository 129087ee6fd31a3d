/** Equal as JSON: a key that is undefined is not there. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameLists(a, b)
  return sameFields(a as Fields, b as Fields)
}

type Fields = Readonly<Record<string, unknown>>

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, i) => same(each, b[i]))
}

function sameFields(a: Fields, b: Fields): boolean {
  for (const key in a) if (!same(a[key], b[key])) return false
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false
  return true
}

/** The first place where two values differ, for a report. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)?.slice(0, 200)} and ${JSON.stringify(b)?.slice(0, 200)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [left, right] = [(a as Fields)[key], (b as Fields)[key]]
    if (!same(left, right)) return difference(left, right, `${path}.${key}`)
  }
  return path
}
