/**
 * Reads texts with a sentence encoder in ONNX format: each becomes a vector of length 1, and texts that mean alike point the same way.
 * word-pieces.ts cuts the texts.
 *
 * N1. The runtime is handed in: `onnxruntime-node` is installed into a scratch folder, and is no dependency of ours.
 */
import { piecesOf, type WordPieces } from '../../src/learning/word-pieces.ts'
import { readWordPieces } from './word-pieces.ts'

/** The part of onnxruntime-node that is used. */
export type OnnxRuntime = {
  readonly InferenceSession: {
    create(path: string, options?: object): Promise<OnnxSession>
  }
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown
}
type OnnxSession = {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(feeds: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, OnnxTensor>>>
}
type OnnxTensor = { readonly data: unknown; readonly dims: readonly number[] }

/** How the vectors of the pieces become one: their mean, or that of the first mark. */
type Pooling = 'mean' | 'first'
export type Encoder = (texts: readonly string[]) => Promise<Float32Array[]>
export type EncoderFiles = { readonly model: string; readonly tokenizer: string; readonly pooling: Pooling }

/** Only so many pieces of a text are read. */
const most = 64

export async function openEncoder(runtime: OnnxRuntime, files: EncoderFiles): Promise<Encoder> {
  const pieces = readWordPieces(files.tokenizer)
  const session = await runtime.InferenceSession.create(files.model, { intraOpNumThreads: 1 })
  return async (texts) => {
    if (texts.length === 0) return []
    const { feeds, lengths, width } = feedsOf(runtime, session, { pieces, texts })
    const found = await session.run(feeds)
    const hidden = found.last_hidden_state ?? found[session.outputNames[0] ?? '']
    if (!hidden || !(hidden.data instanceof Float32Array)) throw new Error(`no vectors came out of ${files.model}`)
    const size = hidden.dims.at(-1) ?? 0
    const data = hidden.data
    return lengths.map((length, row) =>
      pooled(data, { from: row * width * size, length, size, pooling: files.pooling }),
    )
  }
}

type Asked = { readonly pieces: WordPieces; readonly texts: readonly string[] }

/** Short texts are filled up with blanks to the length of the longest. */
function feedsOf(runtime: OnnxRuntime, session: OnnxSession, { pieces, texts }: Asked) {
  const rows = texts.map((text) => piecesOf(pieces, text, most))
  const lengths = rows.map((row) => row.length)
  const width = Math.max(...lengths)
  const [ids, mask] = [new BigInt64Array(rows.length * width), new BigInt64Array(rows.length * width)]
  ids.fill(BigInt(pieces.marks.blank))
  rows.forEach((row, i) => {
    row.forEach((piece, j) => {
      ids[i * width + j] = BigInt(piece)
      mask[i * width + j] = 1n
    })
  })
  const values: Record<string, BigInt64Array> = { input_ids: ids, attention_mask: mask }
  const feeds = Object.fromEntries(
    session.inputNames.map((name) => [
      name,
      new runtime.Tensor('int64', values[name] ?? new BigInt64Array(ids.length), [rows.length, width]),
    ]),
  )
  return { feeds, lengths, width }
}

type Where = { readonly from: number; readonly length: number; readonly size: number; readonly pooling: Pooling }

function pooled(data: Float32Array, { from, length, size, pooling }: Where): Float32Array {
  const out = new Float32Array(size)
  for (let piece = 0; piece < (pooling === 'mean' ? length : 1); piece++)
    for (let d = 0; d < size; d++) out[d] = (out[d] as number) + (data[from + piece * size + d] as number)
  const norm = Math.hypot(...out) || 1
  return out.map((value) => value / norm)
}
