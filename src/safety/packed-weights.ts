/** The form in which the gate's weights ship: a packed model (hashed-model.ts), deflated, since most of its places are empty. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { bytesOf, type HashedModel, lettersOf, packModel, unpackModel } from '../learning/hashed-model.ts'

type PackedWeights = ReturnType<typeof packWeights>

export function packWeights(model: HashedModel) {
  const packed = packModel(model)
  return { ...packed, data: lettersOf(deflateRawSync(bytesOf(packed.data), { level: 9 })) }
}

export const unpackWeights = (packed: PackedWeights): HashedModel =>
  unpackModel({ ...packed, data: inflateRawSync(bytesOf(packed.data)) })
