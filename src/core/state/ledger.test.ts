import { expect, test } from 'vitest'
import { unborn } from './conversation.ts'
import { noted, remembered, settledDecision } from './ledger.ts'

const page = unborn.kept.page
const proposals = Array.from({ length: 2 * page + 1 }, (_, i) => ({ id: `x${i}`, hash: `h${i}`, seq: i + 1 }))
let full = unborn
for (const one of proposals) full = { ...full, ...noted(full, one) }

test('every decision is found again, the newest in a list and the others in full pages', () => {
  expect(full.recent).toHaveLength(1)
  expect(full.ledger.map((one) => Object.keys(one).length)).toEqual([page, page])
  for (const one of proposals) expect(settledDecision(full, one.id)).toEqual(one)
})

test('one that was never proposed is not found, whatever it is called', () => {
  expect(settledDecision(full, 'x')).toBeUndefined()
  expect(settledDecision(full, 'toString')).toBeUndefined()
  expect(settledDecision(unborn, 'x0')).toBeUndefined()
})

test.each([['x0'], [`x${page}`], [`x${2 * page}`]])('the end of %s is remembered, and nothing else changes', (id) => {
  const after = { ...full, ...remembered(full, id, { ended: 900 }) }
  for (const one of proposals)
    expect(settledDecision(after, one.id)).toEqual(one.id === id ? { ...one, ended: 900 } : one)
  expect(settledDecision(full, id)).not.toHaveProperty('ended')
})
