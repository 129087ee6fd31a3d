/**
 * A sentence encoder in a folder: an ONNX model and its tokenizer.json, as sentence-transformers and Transformers.js store them. Only who
 * turns it on needs the two packages that run it; they are loaded here and nowhere else (embedded-encoder.ts uses the result).
 *
 * E1. The packages are looked for beside the folder, then where the program was started, then beside the program.
 * E2. What is missing is said with what to do about it; nothing is guessed.
 * E3. A vector is the model's `sentence_embedding`, else its token vectors pooled as 1_Pooling/config.json says, else their mean.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Encoder = {
  /** A vector of length 1 for each text. */
  encode(texts: readonly string[]): Promise<Float32Array[]>
}
/**
 * Why an encoder cannot be used.
 *
 * @example
 * const fault: EncoderFault = { kind: 'no_model', path: './model' }
 */
export type EncoderFault =
  | { readonly kind: 'no_folder' | 'no_model' | 'no_tokenizer' | 'unreadable'; readonly path: string }
  | { readonly kind: 'no_package'; readonly name: EncoderPackage }
type Opened = { readonly ok: true; readonly encoder: Encoder } | { readonly ok: false; readonly fault: EncoderFault }

const encoderPackages = ['onnxruntime-node', '@huggingface/tokenizers'] as const
/** What runs an encoder. */
type EncoderPackage = (typeof encoderPackages)[number]

type Tensor = { readonly data: ArrayLike<number | bigint>; readonly dims: readonly number[] }
type Session = {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
}
/** What is used of onnxruntime-node. */
type OnnxRuntime = {
  readonly InferenceSession: { create(path: string, options?: object): Promise<Session> }
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => Tensor
}
type Encoding = { readonly ids: readonly number[] }
/** What is used of @huggingface/tokenizers. */
type Tokenizers = {
  readonly Tokenizer: new (tokenizer: object, config: object) => { encode(text: string): Encoding }
}
type Load = (name: EncoderPackage, from: string) => Promise<unknown>

const modelFiles = [
  'model.onnx',
  'model_quantized.onnx',
  'onnx/model_quantized.onnx',
  'onnx/model.onnx',
  'model_merged.onnx',
]

const modelIn = (folder: string): string | undefined =>
  modelFiles.map((name) => join(folder, name)).find((path) => existsSync(path))

export async function openEncoder(place: string, load: Load = loadPackage): Promise<Opened> {
  const folder = resolve(place)
  const fail = (fault: EncoderFault): Opened => ({ ok: false, fault })
  if (!existsSync(folder)) return fail({ kind: 'no_folder', path: folder })
  const model = modelIn(folder)
  if (model === undefined) return fail({ kind: 'no_model', path: folder })
  const tokenizer = jsonIn(folder, 'tokenizer.json')
  if (!tokenizer) return fail({ kind: 'no_tokenizer', path: folder })
  const [runtime, tokenizers] = await Promise.all(
    encoderPackages.map((name) => load(name, folder).catch(() => undefined)),
  )
  if (!runtime) return fail({ kind: 'no_package', name: encoderPackages[0] })
  if (!tokenizers) return fail({ kind: 'no_package', name: encoderPackages[1] })
  try {
    return {
      ok: true,
      encoder: await encoderOf({ folder, model, tokenizer }, runtime as OnnxRuntime, tokenizers as Tokenizers),
    }
  } catch {
    return fail({ kind: 'unreadable', path: model })
  }
}

type Files = { readonly folder: string; readonly model: string; readonly tokenizer: object }

async function encoderOf(
  { folder, model, tokenizer }: Files,
  runtime: OnnxRuntime,
  { Tokenizer }: Tokenizers,
): Promise<Encoder> {
  const session = await runtime.InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  const cut = new Tokenizer(
    { ...tokenizer, padding: null, truncation: null },
    jsonIn(folder, 'tokenizer_config.json') ?? {},
  )
  const pooling = jsonIn(folder, '1_Pooling/config.json') as { pooling_mode_cls_token?: boolean } | undefined
  const byFirst = pooling?.pooling_mode_cls_token === true
  const one = async (text: string): Promise<Float32Array> => {
    const ids = shortened(cut.encode(text).ids)
    const tensor = (value: (id: number) => number) =>
      new runtime.Tensor(
        'int64',
        BigInt64Array.from(ids, (id) => BigInt(value(id))),
        [1, ids.length],
      )
    const given: Record<string, Tensor> = {
      input_ids: tensor((id) => id),
      attention_mask: tensor(() => 1),
      token_type_ids: tensor(() => 0),
    }
    const feeds = Object.fromEntries(session.inputNames.flatMap((name) => (given[name] ? [[name, given[name]]] : [])))
    const found = await session.run(feeds)
    const sentence = found.sentence_embedding
    const output = sentence ?? found[session.outputNames[0] ?? '']
    return output ? unitLength(sentence ? whole(output) : pooled(output, byFirst)) : new Float32Array(0)
  }
  return {
    encode: async (texts) => {
      const vectors: Float32Array[] = []
      for (const text of texts) vectors.push(await one(text))
      return vectors
    },
  }
}

/** In tokens: what stands behind says little about a message. */
const longest = 256
const shortened = (ids: readonly number[]): readonly number[] =>
  ids.length <= longest ? ids : [...ids.slice(0, longest - 1), ids.at(-1) ?? 0]

const whole = ({ data }: Tensor): Float32Array => Float32Array.from(data, Number)

/** E3. */
function pooled({ data, dims }: Tensor, byFirst: boolean): Float32Array {
  const size = dims.at(-1) ?? 0
  const tokens = dims.length < 3 || byFirst ? 1 : (dims.at(-2) ?? 1)
  const sum = new Float32Array(size)
  for (let t = 0; t < tokens; t++) for (let d = 0; d < size; d++) sum[d] = (sum[d] ?? 0) + Number(data[t * size + d])
  return sum
}

function unitLength(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

function jsonIn(folder: string, name: string): object | undefined {
  const path = join(folder, name)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as object) : undefined
}

/** E1. */
const loadPackage: Load = async (name, folder) => {
  for (const from of [join(folder, 'x.js'), join(process.cwd(), 'x.js'), import.meta.filename]) {
    const path = pathOf(name, from)
    if (path !== undefined) {
      const loaded = (await import(pathToFileURL(path).href)) as { default?: object }
      return { ...loaded.default, ...loaded }
    }
  }
  return undefined
}

function pathOf(name: EncoderPackage, from: string): string | undefined {
  try {
    return createRequire(from).resolve(name)
  } catch {
    return undefined
  }
}
