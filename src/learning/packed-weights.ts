/** The form in which the weights of the gate and of the relation ship: a packed model (hashed-model.ts), deflated, since many of its places are empty. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { bytesOf, type HashedModel, lettersOf, packModel, unpackModel } from './hashed-model.ts'

export function packWeights<M extends HashedModel>(model: M) {
  const packed = packModel(model)
  return { ...packed, data: lettersOf(deflateRawSync(bytesOf(packed.data), { level: 9 })) }
}

type Deflated = { readonly scale: number; readonly data: string }
export const unpackWeights = <P extends Deflated>(packed: P) =>
  unpackModel({ ...packed, data: inflateRawSync(bytesOf(packed.data)) })
