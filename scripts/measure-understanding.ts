/**
 * Measures the relation to the running task (the figures of docs/relation.md): node scripts/measure-understanding.ts [DATA_DIR]
 * Each writer's rows are scored twice: the held-out ones with the weights that ship, and all of them with weights that saw no row of that writer.
 * DATA_DIR holds orch_relation, sgd_relation and crosswoz_relation; without it only our own held-out third is scored.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { deltaNames } from '../src/understanding/assessment.ts'
import { judgeRelation } from '../src/understanding/embedded/relation/judge-relation.ts'
import type { RelationWeights } from '../src/understanding/embedded/relation/relation-model.ts'
import type { LabelledRow } from '../src/understanding/embedded/relation/relation-training.ts'
import { shippedOptions, trainRelation } from '../src/understanding/embedded/relation/relation-training.ts'
import { shippedRelationWeights } from '../src/understanding/embedded/relation/relation-weights.ts'
import { routerOf } from '../src/understanding/eval/relation-teacher.ts'
import { judgeAll, sayScore } from './measure-relation.ts'
import { labelledRows } from './training/relation-rows.ts'

const data = process.argv[2]
const shipped = shippedRelationWeights()

measureOwn()
measureHands()
if (data) {
  for (const lang of ['en', 'zh', undefined]) measureOrch(data, lang)
  for (const set of ['sgd_relation', 'crosswoz_relation']) measureDerived(data, set)
}
measureTime()

function measureOwn(): void {
  const held = labelledRows().filter((row) => row.held)
  for (const lang of ['en', 'zh']) {
    const rows = held.filter((row) => row.lang === lang)
    const judged = judgeAll(shipped, rows)
    console.log(sayScore(`own held-out ${lang}`, rows, judged))
    const agree = (pick: (index: number) => boolean): string =>
      ((100 * rows.filter((_, index) => pick(index)).length) / rows.length).toFixed(1)
    const fields = deltaNames.map(
      (name) => `${name} ${agree((at) => judged[at]?.assessment[name] === rows[at]?.assessment[name])}`,
    )
    const intent = (
      ['action', 'scope', 'urgency', 'needsCurrentTaskContext', 'needsExecutionHistory', 'needsResourceStatus'] as const
    ).map((name) => `${name} ${agree((at) => judged[at]?.intent[name] === rows[at]?.intent[name])}`)
    const error = rows.reduce(
      (sum, row, at) => sum + Math.abs((judged[at]?.assessment.goalSimilarity ?? 0) - row.assessment.goalSimilarity),
      0,
    )
    console.log(
      `  fields: ${[...fields, ...intent].join(', ')}, goalSimilarity off by ${(error / rows.length).toFixed(2)}`,
    )
    console.log(
      `  entities: ${entityScore(
        rows,
        judged.map((one) => one.intent.referencedEntities),
      )}`,
    )
  }
}

function measureHands(): void {
  const rows = labelledRows()
  for (const hand of new Set(rows.map((row) => row.hand))) {
    const own = rows.filter((row) => row.hand === hand)
    const held = own.filter((row) => row.held)
    console.log(sayScore(`${hand}, held out`, held, judgeAll(shipped, held)))
    if (hand === 'first') continue
    const others = rows.filter((row) => row.hand !== hand)
    const weights = trainRelation(
      others.filter((row) => !row.held),
      { ...shippedOptions, held: others.filter((row) => row.held) },
    )
    console.log(sayScore(`${hand}, left out`, own, judgeAll(weights, own)))
  }
}

function entityScore(
  rows: readonly ReturnType<typeof labelledRows>[number][],
  found: readonly (readonly string[])[],
): string {
  let gold = 0
  let hit = 0
  rows.forEach((row, at) => {
    gold += row.intent.referencedEntities.length
    hit += row.intent.referencedEntities.filter((entity) =>
      found[at]?.some((other) => other.includes(entity) || entity.includes(other)),
    ).length
  })
  return `${hit} of ${gold} marked ones found`
}

function measureOrch(dir: string, lang: string | undefined): void {
  const rows = readRows(dir, 'orch_relation', 'dev').filter((row) => lang === undefined || row.lang === lang)
  console.log(sayScore(`orch_relation dev ${lang ?? 'all'}, shipped`, rows, judgeAll(shipped, rows)))
}

function measureDerived(dir: string, set: string): void {
  const train = withRouter(dir, set, 'train')
  const dev = withRouter(dir, set, 'dev')
  const began = performance.now()
  const weights: RelationWeights = trainRelation(train)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(sayScore(`${set} dev, trained inside (${seconds} s)`, dev, judgeAll(weights, dev)))
  console.log(sayScore(`${set} dev, shipped`, dev, judgeAll(shipped, dev)))
}

function withRouter(dir: string, set: string, part: string): LabelledRow[] {
  const router = routerOf(join(dir, set, `agents.${part}.json`))
  return readRows(dir, set, part).map((row) => ({ ...row, router: router?.(row.text, row.task.agent) }))
}

function readRows(dir: string, set: string, part: string): LabelledRow[] {
  const plain = join(dir, set, `${part}.jsonl`)
  const text = existsSync(plain)
    ? readFileSync(plain, 'utf8')
    : gunzipSync(readFileSync(`${plain}.gz`)).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledRow)
}

function measureTime(): void {
  const rows = labelledRows().filter((row) => row.held)
  for (const row of rows) judgeRelation(shipped, row)
  const times = rows
    .map((row) => {
      const began = performance.now()
      judgeRelation(shipped, row)
      return performance.now() - began
    })
    .sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(3)
  console.log(`time a message: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`)
  const first = rows[0]
  if (!first) return
  for (const size of [1_000, 10_000, 100_000, 1_000_000]) {
    const text = 'stop using blue, 改成绿色 and also '.repeat(Math.ceil(size / 33)).slice(0, size)
    const began = performance.now()
    judgeRelation(shipped, { ...first, text })
    console.log(`a paste of ${size} characters: ${(performance.now() - began).toFixed(2)} ms`)
  }
}
