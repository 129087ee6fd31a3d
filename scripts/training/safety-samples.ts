/**
 * Turns rows into examples for the gate's weights, and says how they are trained. scripts/train-safety.ts uses it; the gate does not.
 *
 * W1. Every row counts twice: with what the rules found, and without, so that the words speak where no rule does.
 */
import type { Example } from '../../src/learning/hashed-model.ts'
import { evidenceOfText } from '../../src/safety/evidence.ts'
import { featuresOf } from '../../src/safety/features.ts'
import { readingsOf } from '../../src/safety/readings.ts'
import { rowOf } from '../../src/safety/score.ts'
import type { SafetyRow } from './safety-rows.ts'

export const verdictModel = { labels: ['BLOCK', 'EMERGENCY', 'SAFE'], bits: 15 }
export const verdictPace = { epochs: 20, rate: 0.1, seed: 1 }
export const categoryBits = 11
export const categoryPace = { epochs: 12, rate: 0.1, seed: 1 }

export const categoryOf = ({ verdict, category }: SafetyRow): string => `${verdict} ${category}`

export function examplesOf(rows: readonly SafetyRow[], labelOf: (row: SafetyRow) => string): Example[] {
  return rows.flatMap((row) => {
    const reading = readingsOf(row.text).at(-1) ?? ''
    const label = labelOf(row)
    return [
      { row: rowOf(featuresOf(reading, evidenceOfText(reading).names)), label, weight: 1 },
      { row: rowOf(featuresOf(reading, [])), label, weight: 0.5 },
    ]
  })
}
