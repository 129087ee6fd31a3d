import { expect, test } from 'vitest'
import { effectOf, isKnownAction } from '../core/state/actions.ts'
import { actions } from './registry.ts'

test('the core has the class of every action as the host has it', () => {
  const differ = Object.entries(actions).filter(
    ([name, { effect }]) => !isKnownAction(name) || effectOf(name) !== effect,
  )
  expect(differ.map(([name]) => name)).toEqual([])
})
