/** One prediction a row, as the scorer reads them and `--out` writes them. */
import { writeFileSync } from 'node:fs'
import type { SlotValue } from '../embedded/slots/slot-spec.ts'

export type Prediction = {
  readonly id: string
  /** Milliseconds inside the engine. */
  readonly ms: number
  readonly intent?: string
  readonly confidence?: number
  readonly slots?: readonly Pick<SlotValue, 'slot' | 'value'>[]
  readonly frames?: readonly {
    readonly intent: string
    readonly start?: number
    readonly end?: number
    readonly slots?: Prediction['slots']
  }[]
  readonly intents?: readonly string[]
  readonly relation?: string
  readonly control?: string
  readonly shifts?: readonly number[]
}

/** By id; a row without one counts as wrong. */
export type Predictions = ReadonlyMap<string, Prediction>

export const byId = (predictions: readonly Prediction[]): Predictions =>
  new Map(predictions.map((one) => [one.id, one]))

export function writePredictions(file: string, predictions: readonly Prediction[]): void {
  writeFileSync(file, predictions.map((one) => `${JSON.stringify(one)}\n`).join(''))
}
