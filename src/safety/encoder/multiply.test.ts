import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bytesPath, multiplyPage } from '../../../scripts/make-multiply.ts'
import { seeded } from '../../learning/random.ts'
import { openMultiply } from './multiply.ts'

test('the product is that of plain numbers but for the steps of a row, for any number of rows', () => {
  const [columns, outputs] = [16, 8]
  const random = seeded(1)
  const weights = Int8Array.from({ length: columns * outputs }, () => Math.round(random() * 254 - 127))
  const scales = Float32Array.from({ length: outputs }, () => random() + 0.5)
  const bias = Float32Array.from({ length: outputs }, () => random() - 0.5)
  const machine = openMultiply({
    numbers: new Uint8Array(Float32Array.from([...scales, ...bias]).buffer),
    weights: new Uint8Array(weights.buffer),
    size: columns,
    positions: 6,
  })
  const halfStep = 2 / 63 / 2
  for (const count of [1, 4, 5, 6]) {
    const rows = Float32Array.from({ length: count * columns }, () => random() * 4 - 2)
    const product = machine.multiply(rows, { scales: 0, bias: outputs, weights: 0, columns, outputs }, count)
    for (let t = 0; t < count; t++)
      for (let o = 0; o < outputs; o++) {
        let [sum, most] = [0, 0]
        for (let i = 0; i < columns; i++) {
          sum += (rows[t * columns + i] ?? 0) * (weights[o * columns + i] ?? 0)
          most += halfStep * Math.abs(weights[o * columns + i] ?? 0)
        }
        const [scale, added] = [scales[o] ?? 0, bias[o] ?? 0]
        expect(Math.abs((product[t * outputs + o] ?? 0) - (sum * scale + added))).toBeLessThan(most * scale)
      }
  }
})

test('the largest numbers there are do not overflow', () => {
  const columns = 2048
  const weights = new Int8Array(2 * columns).fill(127)
  const machine = openMultiply({
    numbers: new Uint8Array(Float32Array.from([1, 1, 0, 0]).buffer),
    weights: new Uint8Array(weights.buffer),
    size: columns / 4,
    positions: 4,
  })
  const product = machine.multiply(
    new Float32Array(columns).fill(1e6),
    { scales: 0, bias: 2, weights: 0, columns, outputs: 2 },
    1,
  )
  expect((product[0] ?? 0) / (1e6 * 127 * columns)).toBeCloseTo(1, 5)
})

test('the compiled bytes are those of the source', async () => {
  expect(readFileSync(bytesPath, 'utf8')).toBe(await multiplyPage())
})
