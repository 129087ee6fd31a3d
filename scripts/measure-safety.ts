/**
 * Measures the safety gate (the figures of docs/safety.md): node scripts/measure-safety.ts [DATA_DIR] [--left-out=SCRATCH] [--show]
 * SCRATCH is the folder of scripts/train-safety.ts: every hand was left out once there, and judged by models that have never seen it. Then the
 * models that ship judge hands that they have not seen, and the public sets of DATA_DIR, which have no dangerous message. `--show` lists
 * the mistakes.
 */
import { checkSafety, saidBy } from '../src/safety/check-safety.ts'
import { shippedModels } from '../src/safety/score.ts'
import { findPart, readRows } from '../src/understanding/eval/rows.ts'
import { answerTo, keptAnswers, sayFigures } from './training/safety-figures.ts'
import { readFreshRows, readSafetyRows } from './training/safety-rows.ts'

const show = process.argv.includes('--show')
const data = process.argv.slice(2).find((word) => !word.startsWith('--'))
const scratch = process.argv.find((word) => word.startsWith('--left-out='))?.slice('--left-out='.length)

const rows = readSafetyRows()
const answers = scratch ? keptAnswers(scratch) : []
if (answers.length > 0) sayFigures(answers)
const fresh = readFreshRows().map((row) => answerTo(shippedModels(), row))
if (fresh.length > 0) sayFigures(fresh)
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

function sayMistakes(): void {
  for (const answer of [...answers, ...fresh]) {
    const { row, emergency, block } = answer
    const said = saidBy(answer)
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
