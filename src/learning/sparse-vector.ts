/** Sparse vectors by key, for likeness: recall compares texts with them, and eval's small router messages with samples. */

export type SparseVector<K> = ReadonlyMap<K, number>

/** Scales the vector, in place, to length 1; the cosine of two such vectors is their dot product. */
export function toUnitLength<K>(vector: Map<K, number>): Map<K, number> {
  let square = 0
  for (const value of vector.values()) square += value * value
  const length = Math.sqrt(square) || 1
  for (const [key, value] of vector) vector.set(key, value / length)
  return vector
}

export function dotProduct<K>(a: SparseVector<K>, b: SparseVector<K>): number {
  let sum = 0
  for (const [key, value] of a) sum += value * (b.get(key) ?? 0)
  return sum
}
