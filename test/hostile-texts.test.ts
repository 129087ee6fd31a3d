import { expect, test } from 'vitest'
import { expectLinear, slowClasses } from './hostile-texts.ts'

/** Looks at every unit of the text from every unit of it on. */
const quadratic = (text: string): number => {
  let found = 0
  for (let from = 0; from < text.length; from++)
    for (let at = from; at < text.length; at++) if (text.charCodeAt(at) === 0) found++
  return found
}
const linear = (text: string): number => [...text].filter((unit) => unit === '\0').length

test('work that grows with the square of the length is found, work that grows with the length is not', () => {
  expect(slowClasses(quadratic, 16_000, ['letters'])).toEqual(['letters'])
  expectLinear(linear)
})
