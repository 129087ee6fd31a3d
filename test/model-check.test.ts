/**
 * The composition of the machines, as the core runs them together (design §4): small worlds, explored to the end.
 * The tables one by one are machines.test.ts; what is explored stands in model-check/worlds.ts.
 */
import { describe, expect, test, vi } from 'vitest'
import { machines } from '../src/core/machines/all.ts'
import type { Table } from '../src/core/machines/machine.ts'
import { explore } from './model-check/explore.ts'
import { unusedEdges } from './model-check/unused-edges.ts'
import { worlds } from './model-check/worlds.ts'

/** Every edge that any step of any world takes. */
const taken = vi.hoisted(() => new Set<string>())
vi.mock('../src/core/machines/machine.ts', async (original) => {
  const real = await original<typeof import('../src/core/machines/machine.ts')>()
  const step = (m: Table, state: string, on: string) => {
    taken.add(`${m.name} ${state} ${on}`)
    return real.step(m, state, on)
  }
  return { ...real, step }
})

describe('every state of', () => {
  test.each(worlds.map((world) => [world.name, world] as const))(
    '%s is sound, and leads back to a person',
    (name, world) => {
      const { states, steps, refused, faults } = explore(world)
      console.info(`model check, ${name}: ${states} states, ${steps} steps, ${refused} refusals`)
      expect(faults.join('\n')).toBe('')
    },
  )
})

test('every edge is taken somewhere, or its table says why the core does not take it', () => {
  const drawn = machines.flatMap((m) => m.edges.map(([from, on]) => `${m.name} ${from} ${on}`))
  const unused = drawn.filter((edge) => !taken.has(edge))
  expect(unused).toEqual(drawn.filter((edge) => unusedEdges.includes(edge)))
})
