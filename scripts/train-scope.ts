/**
 * Makes src/understanding/embedded/intents/scope-weights.ts: `node scripts/train-scope.ts DATA`, with `banking77` and `snips` under DATA.
 *
 * From both sets many small teams are drawn, with few and many samples; intents that were left out, and rows of the other set,
 * stand for messages that are for somebody else. Attribution: BANKING77 (PolyAI, CC BY 4.0), SNIPS (CC0). Only the constants
 * below leave this script, no row and no weight of a word.
 */
import { writeFileSync } from 'node:fs'
import { fitLogistic } from '../src/learning/logistic.ts'
import { tokeniseMessage } from '../src/learning/tokens.ts'
import { rank, type Signals } from '../src/understanding/embedded/intents/classifier.ts'
import { rightOdds } from '../src/understanding/embedded/intents/scope.ts'
import { learn } from '../src/understanding/embedded/learn/learn.ts'
import { drawFew, type IntentRow } from '../src/understanding/eval/rows.ts'
import { drawnIntents, partOf } from './training/public-sets.ts'

type Judged = { z: number[]; raw: Signals; right: number; home: boolean; hit: boolean; weight: number }

const names = ['top', 'odds', 'near', 'like', 'known', 'topics'] as const
/** Of a hundred messages, so many are taken to be for somebody else. */
const strangers = 0.06
/** The share of held-back samples that the threshold gives up. */
const rejectedShare = 0.025

const judged = [...bankingTeams(), ...snipsTeams()].flatMap(judge)
const homeWeights = regress(
  judged.map((one) => one.z),
  judged.map((one) => one.home),
  judged.map((one) => one.weight),
)
const score = (one: Judged) =>
  one.z.reduce((sum, value, i) => sum + value * (homeWeights[i] ?? 0), homeWeights[names.length] ?? 0)
const trust = regress(
  judged.map((one) => [score(one), one.right]),
  judged.map((one) => one.home && one.hit),
  judged.map((one) => one.weight),
)
const mine = judged.filter((one) => one.home)
const rightness = regress(
  mine.map((one) => [one.raw.odds]),
  mine.map((one) => one.hit),
  mine.map((one) => one.weight),
)
write()

/** `near`: intents left out; `far`: another set. Both weigh the same. */
type Team = { name: string; train: IntentRow[]; mine: IntentRow[]; near: IntentRow[]; far: IntentRow[] }

function bankingTeams(): Team[] {
  const [train, dev, far] = [partOf('banking77', 'train'), partOf('banking77', 'dev'), partOf('snips', 'dev')]
  return [5, 10, 20, 50, 1000].flatMap((few) =>
    [0.3, 0.6].map((share, i) => {
      const kept = subset(train, share, `${few} ${i}`)
      return {
        name: `banking ${few} ${share}`,
        train: drawFew(
          train.filter((row) => kept.has(row.intent)),
          few,
          `${i}`,
        ),
        mine: dev.filter((row) => kept.has(row.intent)),
        near: dev.filter((row) => !kept.has(row.intent)),
        far: far.filter((_, n) => n % 3 === 0),
      }
    }),
  )
}

function snipsTeams(): Team[] {
  const [train, dev, far] = [partOf('snips', 'train'), partOf('snips', 'dev'), partOf('banking77', 'dev')]
  return [5, 10, 50, 300].flatMap((few) =>
    ['x', 'y'].map((seed) => {
      const kept = subset(train, 0.6, seed)
      return {
        name: `snips ${few} ${seed}`,
        train: drawFew(
          train.filter((row) => kept.has(row.intent)),
          few,
          seed,
        ).map(({ id, text, intent }) => ({ id, text, intent })),
        mine: dev.filter((row) => kept.has(row.intent)),
        near: dev.filter((row) => !kept.has(row.intent)),
        far: far.filter((_, n) => n % 5 === 0),
      }
    }),
  )
}

function subset(rows: readonly IntentRow[], share: number, seed: string): Set<string> {
  const intents = drawnIntents(rows, seed)
  return new Set(intents.slice(0, Math.round(intents.length * share)))
}

function judge({ name, train, mine, near, far }: Team): Judged[] {
  process.stderr.write(`${name}\n`)
  const intents = [...new Set(train.map((row) => row.intent))]
  const learned = learn({
    intents: intents.map((intent) => ({
      intent,
      agent: intent,
      samples: train.filter((row) => row.intent === intent),
    })),
  })
  const { classifier, scope } = learned.judge
  const read = (row: IntentRow, home: boolean, weight: number): Judged => {
    const { signals, best } = rank(classifier, tokeniseMessage(row.text))
    const z = names.map(
      (name) => ((signals[name] ?? scope.usual[name][0]) - scope.usual[name][0]) / scope.usual[name][1],
    )
    return {
      z,
      raw: signals,
      right: rightOdds(scope, signals),
      home,
      hit: intents[best[0] ?? 0] === row.intent,
      weight,
    }
  }
  return [
    ...mine.map((row) => read(row, true, (1 - strangers) / mine.length)),
    ...near.map((row) => read(row, false, strangers / 2 / near.length)),
    ...far.map((row) => read(row, false, strangers / 2 / far.length)),
  ]
}

/** The last number is the offset. */
function regress(inputs: readonly number[][], labels: readonly boolean[], weights: readonly number[]): number[] {
  const numbers = (inputs[0]?.length ?? 0) + 1
  const total = weights.reduce((sum, one) => sum + one, 0)
  return fitLogistic({
    inputs,
    labels,
    importance: (row) => (weights[row] ?? 0) / total,
    start: new Array<number>(numbers).fill(0),
    hold: 1e-4,
    rates: new Array<number>(numbers).fill(0.3),
    rounds: 2000,
  })
}

function write(): void {
  const few = mine.filter((one) => Number.isFinite(one.raw.top))
  const round = (value: number) => Number(value.toFixed(4))
  const spread = (name: keyof Signals) => {
    const said = few.flatMap(({ raw, weight }) => (raw[name] === undefined ? [] : [{ value: raw[name], weight }]))
    const total = said.reduce((sum, one) => sum + one.weight, 0)
    const mean = said.reduce((sum, { value, weight }) => sum + value * weight, 0) / total
    const square = said.reduce((sum, { value, weight }) => sum + (value - mean) ** 2 * weight, 0) / total
    return `[${round(mean)}, ${round(Math.sqrt(square))}]`
  }
  const homes = mine.map(score).sort((a, b) => a - b)
  const lines = [
    '/** Made by scripts/train-scope.ts from BANKING77 (PolyAI, CC BY 4.0) and SNIPS (CC0); scope.ts says what the numbers mean. */',
    '',
    `export const belonging = { ${names.map((name, i) => `${name}: ${round(homeWeights[i] ?? 0)}`).join(', ')}, offset: ${round(homeWeights[names.length] ?? 0)} }`,
    'export const ordinary = {',
    ...names.map((name) => `  ${name}: ${spread(name)},`),
    `  threshold: ${round(homes[Math.floor(homes.length * rejectedShare)] ?? 0)},`,
    '} as const',
    `export const rightness = [${rightness.map(round).join(', ')}] as const`,
    `export const rejected = ${rejectedShare}`,
    `export const trust = { home: ${round(trust[0] ?? 0)}, right: ${round(trust[1] ?? 0)}, offset: ${round(trust[2] ?? 0)} }`,
    '',
  ]
  writeFileSync(new URL('../src/understanding/embedded/intents/scope-weights.ts', import.meta.url), lines.join('\n'))
}
