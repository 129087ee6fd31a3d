import { expect, test } from 'vitest'
import { gelu } from './gelu.ts'

test.each([
  [-9, 0],
  [-3, -0.00405],
  [-0.5, -0.15427],
  [0, 0],
  [0.37, 0.23838],
  [1, 0.84134],
  [12, 12],
])('gelu(%d) is %d', (x, y) => expect(gelu(x)).toBeCloseTo(y, 4))
