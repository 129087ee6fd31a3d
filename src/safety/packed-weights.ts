/** The form in which the gate's weights ship: a packed model (hashed-model.ts), deflated, since most of its places are empty. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type HashedModel, packModel, unpackModel } from '../learning/hashed-model.ts'

type PackedWeights = ReturnType<typeof packWeights>

export function packWeights(model: HashedModel) {
  const packed = packModel(model)
  return { ...packed, data: lettersOf(deflateRawSync(Buffer.from(packed.data, 'base64'), { level: 9 })) }
}

export const unpackWeights = (packed: PackedWeights): HashedModel =>
  unpackModel({ ...packed, data: inflateRawSync(bytesOf(packed.data)) })

/** Letters, digits and `_` only: between other marks, letters could by chance read as the number of a rule. */
const lettersOf = (bytes: Buffer): string => bytes.toString('base64').replaceAll('+', '_0').replaceAll('/', '_1')
const bytesOf = (letters: string): Buffer => Buffer.from(letters.replaceAll('_0', '+').replaceAll('_1', '/'), 'base64')
