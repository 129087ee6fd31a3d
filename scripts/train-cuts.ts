/**
 * Makes src/understanding/embedded/segments/cut-weights.ts: `node scripts/train-cuts.ts DATA`, with `banking77` and `snips` under DATA.
 *
 * Small teams are drawn from both sets; messages of one, two and three of their dev rows are joined with the connectors people
 * use. Rows of BANKING77 often are two sentences with one intent: they teach where not to cut. Attribution: BANKING77 (PolyAI,
 * CC BY 4.0), SNIPS (CC0). Only the thirteen numbers leave this script.
 */
import { writeFileSync } from 'node:fs'
import { seeded } from '../src/learning/random.ts'
import { align } from '../src/understanding/embedded/learn/align.ts'
import { cutExamplesOf } from '../src/understanding/embedded/learn/cut-examples.ts'
import { learn } from '../src/understanding/embedded/learn/learn.ts'
import type { MixedSample } from '../src/understanding/embedded/learn/samples.ts'
import { type CutExample, signalCount, trainCuts } from '../src/understanding/embedded/segments/cut-model.ts'
import { drawFew, type IntentRow } from '../src/understanding/eval/rows.ts'
import { drawnIntents, partOf } from './training/public-sets.ts'

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
/** Without their slots: only the intents are learned here. */
const part = (set: string, name: string): IntentRow[] =>
  partOf(set, name).map(({ id, text, intent }) => ({ id, text, intent }))

const examples = ['banking77', 'snips'].flatMap((set) =>
  [5, 10, 30].flatMap((few) => ['a', 'b'].flatMap((seed) => examplesOf(set, few, seed))),
)
write(examples)

function examplesOf(set: string, few: number, seed: string): CutExample[] {
  const [train, dev] = [part(set, 'train'), part(set, 'dev')]
  const names = drawnIntents(train, seed).slice(0, 20)
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
  return align(messages, (intent) => names.indexOf(intent), names.length).flatMap((one) => cutExamplesOf(judge, one))
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

function write(all: readonly CutExample[]): void {
  const { model } = trainCuts(all.map((one) => ({ ...one, words: [] })))
  const weights = Array.from({ length: signalCount }, (_, i) =>
    Number(((model.weights[2 * i + 1] ?? 0) - (model.weights[2 * i] ?? 0)).toFixed(3)),
  )
  const wrong = all.filter(
    ({ signals, cut }) => signals.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0) > 0 !== cut,
  )
  process.stderr.write(`${all.length} joints, ${all.filter(({ cut }) => cut).length} cuts, ${wrong.length} wrong\n`)
  const lines = [
    '/** Made by scripts/train-cuts.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); cut-model.ts says what each number weighs. */',
    "import { everyBit } from '../../../learning/softmax.ts'",
    "import { vocabularyOf } from '../features/vocabulary.ts'",
    "import { type CutModel, signalCount } from './cut-model.ts'",
    '',
    `const weights = [${weights.join(', ')}]`,
    '',
    'export const shippedCuts = (): CutModel => ({',
    '  vocabulary: vocabularyOf([], 1),',
    '  model: {',
    '    classes: 2,',
    '    mask: everyBit,',
    '    weights: Float32Array.from({ length: signalCount * 2 }, (_, i) => (i % 2 ? (weights[(i - 1) / 2] ?? 0) : 0)),',
    '  },',
    '})',
    '',
  ]
  writeFileSync(new URL('../src/understanding/embedded/segments/cut-weights.ts', import.meta.url), lines.join('\n'))
}
