/** The surface of the package: every export is explained, every value with an example. What it is stands in docs/generated/api.md. */
import { expect, test } from 'vitest'
import { exportsOfPackage } from '../scripts/docs/api-page.ts'

const all = exportsOfPackage()

test('every export is found in its source', () => {
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter(({ head }) => head === '').map(({ name }) => name)).toEqual([])
})

test('every export says what it is', () => {
  expect(all.filter(({ doc, head }) => doc === '' && !head.includes('.describe(')).map(({ name }) => name)).toEqual([])
})

test('every value has an example', () => {
  expect(all.filter(({ kind, doc }) => kind === 'value' && !doc.includes('@example')).map(({ name }) => name)).toEqual(
    [],
  )
})
