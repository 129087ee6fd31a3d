import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Keep, keepNothing, keptSoftmax } from './keep.ts'
import { seeded } from './random.ts'

describe('softmax', () => {
  const random = seeded(5)
  const rows = Array.from({ length: 30 }, () => ({
    ids: Int32Array.from({ length: 4 }, () => Math.floor(random() * 20)),
    values: Float32Array.from({ length: 4 }, random),
  }))
  const lesson = { rows, labels: rows.map((_, i) => i % 3), classes: 3, features: 20 }
  const pace = { seed: 7, epochs: 5, rate: 0.8, decay: 0, skip: 1e-3, least: 0, start: 0.01, smooth: 0.05 }

  test('that is kept is the one that is learned', () => {
    const kept = new Map<string, Float32Array>()
    const keep: Keep = (name, putAll, learn) => {
      const parts = [name]
      putAll((part) => void parts.push(part.toString()))
      const found = kept.get(parts.join('|')) ?? learn()
      kept.set(parts.join('|'), found)
      return found
    }
    const learned = keptSoftmax(keepNothing, lesson, pace)
    const first = keptSoftmax(keep, lesson, pace)
    expect(first).toEqual(learned)
    expect(keptSoftmax(keep, lesson, pace).weights).toBe(first.weights)
    expect(keptSoftmax(keep, lesson, { ...pace, epochs: 6 })).not.toEqual(learned)
    expect(keptSoftmax(keep, { ...lesson, labels: rows.map((_, i) => (i + 1) % 3) }, pace)).not.toEqual(learned)
  })

  test('gives the weights that its name «softmax 1» stands for: with others, it needs another name', () => {
    const { weights } = keptSoftmax(keepNothing, lesson, pace)
    expect(createHash('sha256').update(weights).digest('hex').slice(0, 16)).toBe('3214cbda7d7add67')
  })
})
