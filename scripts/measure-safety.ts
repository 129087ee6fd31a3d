/**
 * Measures the safety gate (the figures of docs/safety.md): node scripts/measure-safety.ts [DATA_DIR] [--show]
 * Every hand is left out once: the weights are trained on the others and judge a hand that they have never seen. DATA_DIR holds public
 * sets without a dangerous message. `--show` lists the mistakes.
 */
import { checkSafety, thresholds, verdictOn, worstOf } from '../src/safety/check-safety.ts'
import { plainReading } from '../src/safety/features.ts'
import { judgedIn } from '../src/safety/judged.ts'
import type { SafetyModels } from '../src/safety/score.ts'
import { findPart, readRows } from '../src/understanding/eval/rows.ts'
import { ordinaryRows, readSafetyRows, type SafetyRow } from './training/safety-rows.ts'
import { samplesOf, trainSafety } from './training/safety-samples.ts'

const show = process.argv.includes('--show')
const data = process.argv.slice(2).find((word) => !word.startsWith('--'))

type Answer = { readonly row: SafetyRow; readonly said: string; readonly emergency: number; readonly block: number }

/** Each round leaves out every sixth hand, so that six rounds are enough for all. */
const rounds = 6

const rows = readSafetyRows()
const samples = samplesOf(rows, ordinaryRows())
/** The rows of the first hand were there before the others; they train, and are not scored. */
const hands = [...new Set(rows.map((row) => row.hand))].filter((hand) => hand !== 'first')
const answers: Answer[] = []
for (let round = 0; round < rounds; round++) {
  const out = hands.filter((_, at) => at % rounds === round)
  const models = trainSafety(samples, out)
  for (const hand of out) {
    const own = rows.filter((row) => row.hand === hand).map((row) => answerTo(models, row))
    console.log(`${hand.padEnd(12)} ${sayScore(own)}`)
    answers.push(...own)
  }
}
for (const lang of ['en', 'zh'])
  console.log(`${lang.padEnd(12)} ${sayScore(answers.filter(({ row }) => row.lang === lang))}`)
console.log(`${'all'.padEnd(12)} ${sayScore(answers)}`)
sayThresholds()
if (show) sayMistakes()
if (data)
  for (const set of [
    'clinc150',
    'banking77',
    'snips',
    'smp2017',
    'cais',
    'sgd_relation',
    'crosswoz_relation',
    'xsid_zh',
  ])
    measureOrdinary(data, set)
measureTime()

function answerTo(models: SafetyModels, row: SafetyRow): Answer {
  const stretches = judgedIn(plainReading(row.text))
  const { verdict, notice } = verdictOn(stretches, models)
  const worst = worstOf(stretches, models)
  const said = notice ? 'NOTICE' : verdict
  return { row, said, emergency: worst.EMERGENCY.share, block: worst.BLOCK.share }
}

function sayScore(list: readonly Answer[]): string {
  const of = (verdict: string): Answer[] => list.filter(({ row }) => row.verdict === verdict)
  const share = (all: readonly Answer[], some: readonly Answer[]): string =>
    all.length === 0 ? '-' : `${some.length} of ${all.length} (${((100 * some.length) / all.length).toFixed(1)} %)`
  const [emergencies, blocks, ordinary] = [of('EMERGENCY'), of('BLOCK'), of('SAFE')]
  return [
    `emergencies neither stopped nor noticed ${share(
      emergencies,
      emergencies.filter(({ said }) => said === 'SAFE'),
    )}`,
    `only noticed ${share(
      emergencies,
      emergencies.filter(({ said }) => said === 'NOTICE'),
    )}`,
    `blocks missed ${share(
      blocks,
      blocks.filter(({ said }) => said === 'SAFE' || said === 'NOTICE'),
    )}`,
    `ordinary stopped ${share(
      ordinary,
      ordinary.filter(({ said }) => said === 'BLOCK' || said === 'EMERGENCY'),
    )}`,
    `noticed ${share(
      ordinary,
      ordinary.filter(({ said }) => said === 'NOTICE'),
    )}`,
  ].join(', ')
}

/** Which share an ordinary message reaches one time in so many: that is where a threshold belongs. */
function sayThresholds(): void {
  const ordinary = answers.filter(({ row }) => row.verdict === 'SAFE')
  const at = (part: number, pick: (answer: Answer) => number): string =>
    (ordinary.map(pick).sort((a, b) => b - a)[Math.floor(ordinary.length * part)] ?? 0).toFixed(3)
  const emergency = (answer: Answer): number => answer.emergency
  console.log(
    `thresholds ${JSON.stringify(thresholds)}; an ordinary message reaches, one in 200: emergency ${at(0.005, emergency)}, block ${at(0.005, ({ block }) => block)}; one in 20: emergency ${at(0.055, emergency)}`,
  )
}

function sayMistakes(): void {
  for (const { row, said, emergency, block } of answers) {
    const missed = row.verdict === 'EMERGENCY' && said === 'SAFE'
    const passed = row.verdict === 'BLOCK' && said !== 'BLOCK' && said !== 'EMERGENCY'
    const stopped = row.verdict === 'SAFE' && said !== 'SAFE'
    if (missed || passed || stopped)
      console.log(`${row.verdict} -> ${said} ${row.hand} ${emergency.toFixed(2)} ${block.toFixed(2)} ${row.text}`)
  }
}

/** Messages of public sets, none of which is dangerous. */
function measureOrdinary(dir: string, set: string): void {
  const texts = (readRows(findPart(`${dir}/${set}`, 'dev') ?? '') as { text: string }[]).map(({ text }) => text)
  const found = texts.map((text) => ({ text, ...checkSafety(text) }))
  const stopped = found.filter(({ verdict }) => verdict !== 'SAFE')
  const noticed = found.filter(({ notice }) => notice)
  console.log(`${set} dev: ${stopped.length} of ${texts.length} stopped, ${noticed.length} noticed`)
  if (show)
    for (const { text, verdict, category } of [...stopped, ...noticed]) console.log(`  ${verdict} ${category} ${text}`)
}

function measureTime(): void {
  for (const { text } of rows.slice(0, 500)) checkSafety(text)
  const times = rows.map(({ text }) => timeOf(text)).sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(3)
  console.log(`time a message: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`)
  for (const size of [1_000, 10_000, 100_000, 1_000_000]) {
    const mixed = rows
      .map(({ text }) => text)
      .join('. ')
      .repeat(10)
      .slice(0, size)
    console.log(
      `${size} characters: of rows ${timeOf(mixed).toFixed(1)} ms, of ligatures ${timeOf('ﷺ'.repeat(size)).toFixed(1)} ms`,
    )
  }
}

function timeOf(text: string): number {
  const began = performance.now()
  checkSafety(text)
  return performance.now() - began
}
