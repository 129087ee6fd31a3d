/**
 * Turns rows into samples for the gate's weights. scripts/train-safety.ts and the tests use it; the gate does not.
 *
 * W1. Every row counts twice: with what the rules found, and without, so that the words speak where no rule does.
 */
import { evidenceOfText } from './evidence.ts'
import { featuresOf } from './features.ts'
import type { Sample } from './linear.ts'
import { readingsOf } from './normalise.ts'
import type { SafetyRow } from './rows/safety-rows.ts'

export { trainLinear } from './linear.ts'

export const verdictOptions = {
  labels: ['BLOCK', 'EMERGENCY', 'SAFE'],
  bits: 15,
  epochs: 20,
  rate: 0.1,
  seed: 1,
} as const
export const categoryOptions = { bits: 11, epochs: 12, rate: 0.1, seed: 1 } as const

export const categoryOf = ({ verdict, category }: SafetyRow): string => `${verdict} ${category}`

export function samplesOf(rows: readonly SafetyRow[], labelOf: (row: SafetyRow) => string): Sample[] {
  return rows.flatMap((row) => {
    const reading = readingsOf(row.text).at(-1) ?? ''
    const label = labelOf(row)
    return [
      { names: featuresOf(reading, evidenceOfText(reading).names), label, weight: 1 },
      { names: featuresOf(reading, []), label, weight: 0.5 },
    ]
  })
}
