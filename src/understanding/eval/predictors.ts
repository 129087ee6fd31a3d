/**
 * Learns from the train rows of a set, and answers its test rows one by one. The relation and topic-shift predictors are given
 * from outside (evaluate.ts), because other parts of the engine make them.
 */
import { performance } from 'node:perf_hooks'
import { understand } from '../embedded/frames/understand.ts'
import { type Learned, learn } from '../embedded/learn/learn.ts'
import type { IntentSpec } from '../embedded/learn/samples.ts'
import type { Prediction } from './predictions.ts'
import type { IntentRow, MixedRow, Row } from './rows.ts'

type Answer = Omit<Prediction, 'id' | 'ms'>
export type Predict<R extends Row> = (row: R) => Answer

const outOfScope = 'oos'
const warmUp = 200

/** Out-of-scope rows are never learned from: that the set has them only says that `oos` is a possible answer. */
export function intentPredictor(train: readonly IntentRow[], closed: boolean): Predict<IntentRow> {
  const learned = learn({ intents: intentsOf(train.filter((row) => row.intent !== outOfScope)) })
  return (row) => {
    const frame = understand(learned, row.text, { lang: row.lang, several: false, closed }).frames[0]
    return { intent: frame?.intent ?? outOfScope, confidence: frame?.confidence ?? 0, slots: pairs(frame?.slots ?? []) }
  }
}

export function mixedPredictor(train: readonly MixedRow[]): Predict<MixedRow> {
  const learned: Learned = learn({
    intents: [...new Set(train.flatMap((row) => row.intents))].map((intent) => ({
      intent,
      agent: intent,
      samples: [],
    })),
    mixed: train,
  })
  return (row) => {
    const { frames } = understand(learned, row.text, { lang: row.lang, closed: true })
    return { frames: frames.map(({ intent, start, end, slots }) => ({ intent, start, end, slots: pairs(slots) })) }
  }
}

/** One message at a time, timed, after a warm-up on the first rows. */
export function answerAll<R extends Row>(rows: readonly R[], predict: Predict<R>): Prediction[] {
  for (const row of rows.slice(0, warmUp)) predict(row)
  return rows.map((row) => {
    const from = performance.now()
    const answer = predict(row)
    return { id: row.id, ms: performance.now() - from, ...answer }
  })
}

function intentsOf(rows: readonly IntentRow[]): IntentSpec[] {
  const byIntent = new Map<string, IntentRow[]>()
  for (const row of rows) byIntent.set(row.intent, [...(byIntent.get(row.intent) ?? []), row])
  return [...byIntent].map(([intent, samples]) => ({ intent, agent: intent, samples }))
}

const pairs = (slots: readonly { slot: string; value: string }[]) => slots.map(({ slot, value }) => ({ slot, value }))
