/** Reads many texts with an encoder, the longest last so that a batch holds texts of one length. What was read is kept in the scratch folder. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoder } from './encoder.ts'

/** A row of `size` numbers for each text. */
export type Vectors = { readonly size: number; readonly rows: Float32Array }
const textsAtOnce = 48

export async function encodeAll(
  encoder: Encoder,
  texts: readonly string[],
  kept: { folder: string; name: string },
): Promise<Vectors> {
  const mark = createHash('sha1').update(texts.join('\n')).digest('hex').slice(0, 10)
  const file = join(kept.folder, `${kept.name}-${mark}.f32`)
  if (existsSync(file)) {
    const rows = new Float32Array(new Uint8Array(readFileSync(file)).buffer)
    return { size: rows.length / texts.length, rows }
  }
  const order = texts.map((_, i) => i).sort((a, b) => (texts[a] as string).length - (texts[b] as string).length)
  let rows = new Float32Array(0)
  let size = 0
  for (let from = 0; from < order.length; from += textsAtOnce) {
    const batch = order.slice(from, from + textsAtOnce)
    const found = await encoder(batch.map((i) => texts[i] as string))
    if (size === 0) {
      size = found[0]?.length ?? 0
      rows = new Float32Array(texts.length * size)
    }
    batch.forEach((i, j) => {
      rows.set(found[j] as Float32Array, i * size)
    })
    if ((from / textsAtOnce) % 200 === 0) process.stderr.write(`${kept.name}: ${from} of ${order.length}\n`)
  }
  writeFileSync(file, new Uint8Array(rows.buffer))
  return { size, rows }
}
