import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkSchema } from './schema-problems.ts'

const place = { file: 'a.yaml', line: 7, column: 3 }
const positions = { at: () => place, keyAt: () => place }

test('a fault that has no words of its own is still named with its place', () => {
  const even = z.strictObject({ n: z.number().multipleOf(2) })
  expect(checkSchema(even, { n: 3 }, positions).problems).toMatchObject([{ ...place, kind: 'not_fitting' }])
})

test('a whole number is asked for where a fraction stands', () => {
  const { problems } = checkSchema(z.strictObject({ n: z.int() }), { n: 1.5 }, positions)
  expect(problems).toMatchObject([{ kind: 'wrong_type', message: { en: expect.stringContaining('a whole number') } }])
})

test('where only unknown keys are wrong, the rest is handed on', () => {
  const schema = z.strictObject({ a: z.strictObject({ b: z.number() }) })
  const checked = checkSchema(schema, { a: { b: 1, bb: 2 }, c: 3 }, positions)
  expect(checked.value).toEqual({ a: { b: 1 } })
  expect(checked.problems.map((p) => p.kind)).toEqual(['unknown_key', 'unknown_key'])
})
