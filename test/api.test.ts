/** The surface of the package: every export is explained, every value with an example. What it is stands in docs/generated/api.md. */
import { expect, test } from 'vitest'
import { exportsOfPackage, namedBy } from '../scripts/docs/api-page.ts'
import { unnamedTypes } from '../scripts/docs/surface.ts'

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

test('every type is named by something else of the surface, or has an example of its own', () => {
  const alone = all.filter(
    (one) => one.kind === 'type' && !one.doc.includes('@example') && namedBy(all, one).length === 0,
  )
  expect(alone.map(({ name }) => name)).toEqual([])
})

test('no two exports of an entry have one name', () => {
  const names = all.map(({ entry, name }) => `${entry} ${name}`)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test('every type that a signature names can be imported', () => {
  expect(unnamedTypes()).toEqual([])
})
