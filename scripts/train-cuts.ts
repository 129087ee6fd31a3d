/**
 * Makes src/understanding/embedded/cut-weights.ts: `node scripts/train-cuts.ts DATA`, with `banking77` and `snips` under DATA.
 *
 * Small teams are drawn from both sets; messages of one, two and three of their dev rows are joined with the connectors people
 * use. Rows of BANKING77 often are two sentences with one intent: they teach where not to cut. Attribution: BANKING77 (PolyAI,
 * CC BY 4.0), SNIPS (CC0). Only the thirteen numbers leave this script.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { align } from '../src/understanding/embedded/align.ts'
import { doubtsOf } from '../src/understanding/embedded/cut-lessons.ts'
import { type CutLesson, DENSE, trainCuts } from '../src/understanding/embedded/cut-model.ts'
import { seeded } from '../src/understanding/embedded/dice.ts'
import { learn } from '../src/understanding/embedded/learn.ts'
import type { MixedSample } from '../src/understanding/embedded/spec.ts'
import { drawFew, findPart, type IntentRow, readRows } from '../src/understanding/eval/rows.ts'

const joiners = [
  ', ',
  ' and ',
  ' and then ',
  ' and also ',
  '. ',
  '; ',
  ', also ',
  ', and ',
  ', then ',
  '. by the way, ',
  ' plus ',
]
const root = process.argv[2] ?? 'data'
const part = (set: string, name: string) =>
  (readRows(findPart(`${root}/${set}`, name) ?? '') as IntentRow[]).map(({ id, text, intent }) => ({
    id,
    text,
    intent,
  }))

const doubts = ['banking77', 'snips'].flatMap((set) =>
  [5, 10, 30].flatMap((few) => ['a', 'b'].flatMap((seed) => lessons(set, few, seed))),
)
write(doubts)

function lessons(set: string, few: number, seed: string): CutLesson['doubts'] {
  const key = (text: string) =>
    createHash('sha1')
      .update(seed + text)
      .digest('hex')
  const [train, dev] = [part(set, 'train'), part(set, 'dev')]
  const names = [...new Set(train.map((row) => row.intent))].sort((a, b) => (key(a) < key(b) ? -1 : 1)).slice(0, 20)
  const samples = drawFew(
    train.filter((row) => names.includes(row.intent)),
    few,
    seed,
  )
  const { judge } = learn({
    intents: names.map((intent) => ({
      intent,
      agent: intent,
      samples: samples.filter((row) => row.intent === intent),
    })),
  })
  const messages = mixes(
    dev.filter((row) => names.includes(row.intent)),
    few,
  )
  return align(messages, (intent) => names.indexOf(intent), names.length).flatMap((one) => doubtsOf(judge, one))
}

function mixes(rows: readonly IntentRow[], seed: number): MixedSample[] {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: 900 }, (_, i) => {
    const chosen: IntentRow[] = []
    while (chosen.length < 1 + (i % 3)) {
      const row = pick(rows)
      if (chosen.every((one) => one.intent !== row.intent)) chosen.push(row)
    }
    return join(chosen, () => pick(joiners))
  })
}

function join(rows: readonly IntentRow[], joiner: () => string): MixedSample {
  let text = ''
  const segments = rows.map(({ text: part, intent }, i) => {
    const last = i === rows.length - 1
    const plain = last ? part : part.replace(/[.!]+$/, '')
    if (i > 0) text += joiner()
    text += plain
    return { intent, start: text.length - plain.length, end: text.length }
  })
  return { text, intents: rows.map(({ intent }) => intent), segments }
}

function write(all: CutLesson['doubts']): void {
  const { model } = trainCuts({ doubts: all.map((one) => ({ ...one, words: [] })) })
  const weights = Array.from({ length: DENSE }, (_, i) =>
    Number(((model.weights[2 * i + 1] ?? 0) - (model.weights[2 * i] ?? 0)).toFixed(3)),
  )
  const wrong = all.filter(
    ({ dense, cut }) => dense.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) > 0 !== cut,
  )
  process.stderr.write(`${all.length} joints, ${all.filter(({ cut }) => cut).length} cuts, ${wrong.length} wrong\n`)
  const lines = [
    '/** Made by scripts/train-cuts.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); cut-model.ts says what each number weighs. */',
    "import { type CutModel, DENSE } from './cut-model.ts'",
    "import { vocabularyOf } from './vocabulary.ts'",
    '',
    `const weights = [${weights.join(', ')}]`,
    '',
    'export const shippedCuts = (): CutModel => ({',
    '  vocabulary: vocabularyOf([], 1),',
    '  model: {',
    '    classes: 2,',
    '    bias: new Float32Array(2),',
    '    weights: Float32Array.from({ length: DENSE * 2 }, (_, i) => (i % 2 ? (weights[(i - 1) / 2] ?? 0) : 0)),',
    '  },',
    '})',
    '',
  ]
  writeFileSync(new URL('../src/understanding/embedded/cut-weights.ts', import.meta.url), lines.join('\n'))
}
