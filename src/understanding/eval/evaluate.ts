/**
 * Scores the engine on a set: learns from the train rows, answers the test rows, measures. The command line (cli/eval.ts) calls it.
 *
 * E1. Training happens here, from the given rows only. A folder without a train part is scored in five folds of its dev part.
 * E2. A set whose labels include `oos` is open: a message may fit nothing. Any other set is closed, and every message gets an intent.
 */
import { performance } from 'node:perf_hooks'
import { must } from '../../core/contracts/result.ts'
import { type IntentMetrics, intentMetrics } from './intent-metrics.ts'
import { type F1, type Times, timesOf } from './measures.ts'
import { type MixedMetrics, mixedMetrics } from './mixed-metrics.ts'
import { byId, type Prediction, writePredictions } from './predictions.ts'
import { answerAll, intentPredictor, mixedPredictor, type Predict } from './predictors.ts'
import { type RelationMetrics, relationMetrics, shiftMetrics } from './relation-metrics.ts'
import {
  drawFew,
  findPart,
  foldOf,
  type IntentRow,
  type Kind,
  kindOf,
  type MixedRow,
  type RelationRow,
  type Row,
  readRows,
  type ShiftRow,
} from './rows.ts'

/** Makes a predictor from train rows; `agents` are the files that describe the agents, where a set has them. */
export type Teacher<R extends Row> = (given: {
  train: readonly R[]
  agentsTrain?: string
  agentsTest?: string
  shipped: boolean
}) => Predict<R>
export type EvalOptions = {
  readonly train?: string
  readonly test: string
  readonly agentsTrain?: string
  readonly agentsTest?: string
  readonly out?: string
  readonly few?: number
  readonly seed?: string
  readonly shipped?: boolean
  readonly teachers?: { readonly relation?: Teacher<RelationRow>; readonly shift?: Teacher<ShiftRow> }
}
type Metrics = IntentMetrics | MixedMetrics | RelationMetrics | F1
export type Report = {
  readonly kind: Kind
  readonly train_rows: number
  readonly test_rows: number
  readonly folds: number
  readonly open: boolean
  /** null when the test rows came without their gold fields: then only predictions are made. */
  readonly metrics: Metrics | null
  readonly ms: Times
  readonly train_s: number
}

const folds = 5

export async function evaluate(options: EvalOptions): Promise<Report> {
  const test = readRows(options.test)
  const train = drawn(options.train ? readRows(options.train) : [], options)
  const kind = kindOf(train.length > 0 ? train : test) // test rows may come without their gold fields
  const open = [...train, ...test].some((row) => 'intent' in row && row.intent === 'oos')
  const before = performance.now()
  const predictions =
    options.train || options.shipped
      ? oneRun({ train, test, kind, open, options })
      : foldRuns({ test, kind, open, options })
  const spent = performance.now() - before - predictions.reduce((sum, one) => sum + one.ms, 0)
  if (options.out) writePredictions(options.out, predictions)
  return {
    kind,
    train_rows: train.length,
    test_rows: test.length,
    folds: options.train || options.shipped ? 1 : folds,
    open,
    metrics: hasGold(test) ? measure(kind, test, predictions) : null,
    ms: timesOf(predictions.map((one) => one.ms)),
    train_s: spent / 1000,
  }
}

/** The files of a folder: train.jsonl[.gz], dev.jsonl[.gz], agents.train.json, agents.dev.json. */
export function folderFiles(
  folder: string,
): Pick<EvalOptions, 'train' | 'agentsTrain' | 'agentsTest'> & { test: string | undefined } {
  const agents = (part: string) => findPart(folder, 'train') && `${folder}/agents.${part}.json`
  return {
    train: findPart(folder, 'train'),
    test: findPart(folder, 'dev'),
    agentsTrain: agents('train'),
    agentsTest: agents('dev'),
  }
}

type Run = { train: readonly Row[]; test: readonly Row[]; kind: Kind; open: boolean; options: EvalOptions }

function oneRun({ train, test, kind, open, options }: Run): Prediction[] {
  if (kind === 'intent') return answerAll(test as IntentRow[], intentPredictor(train as IntentRow[], !open))
  if (kind === 'mixed') return answerAll(test as MixedRow[], mixedPredictor(train as MixedRow[]))
  const given = { agentsTrain: options.agentsTrain, agentsTest: options.agentsTest, shipped: options.shipped ?? false }
  const { relation, shift } = options.teachers ?? {}
  if (kind === 'relation' && relation)
    return answerAll(test as RelationRow[], relation({ ...given, train: train as RelationRow[] }))
  must(kind !== 'relation', 'a relation set needs a relation teacher')
  must(shift, 'a topic-shift set needs a shift teacher')
  return answerAll(test as ShiftRow[], shift({ ...given, train: train as ShiftRow[] }))
}

function foldRuns(run: Omit<Run, 'train'>): Prediction[] {
  const fold = (row: Row) => foldOf('text' in row ? row.text : row.id, folds)
  return Array.from({ length: folds }, (_, i) => i).flatMap((i) =>
    oneRun({
      ...run,
      train: drawn(
        run.test.filter((row) => fold(row) !== i),
        run.options,
      ),
      test: run.test.filter((row) => fold(row) === i),
    }),
  )
}

const drawn = (rows: readonly Row[], { few, seed }: EvalOptions): readonly Row[] =>
  few === undefined ? rows : drawFew(rows.filter((row) => 'intent' in row) as IntentRow[], few, seed ?? 'a')

const hasGold = (rows: readonly Row[]): boolean =>
  rows.every((row) => 'intent' in row || 'intents' in row || 'relation' in row || 'turns' in row)

function measure(kind: Kind, test: readonly Row[], predictions: readonly Prediction[]): Metrics {
  const found = byId(predictions)
  if (kind === 'intent') return intentMetrics(test as IntentRow[], found)
  if (kind === 'mixed') return mixedMetrics(test as MixedRow[], found)
  return kind === 'relation' ? relationMetrics(test as RelationRow[], found) : shiftMetrics(test as ShiftRow[], found)
}
