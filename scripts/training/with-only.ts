import type { SparseRow } from '../../src/learning/softmax.ts'

/** A row without the features that are not to be learned from. */
export function withOnly({ ids, values }: SparseRow, keeps: (id: number) => boolean): SparseRow {
  const kept = [...ids.keys()].filter((at) => keeps(ids[at] as number))
  return {
    ids: Int32Array.from(kept, (at) => ids[at] as number),
    values: Float32Array.from(kept, (at) => values[at] as number),
  }
}
