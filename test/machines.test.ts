/**
 * The walk over the eight tables (design §4), and the tables held against the seeds' own diagrams.
 * What the core makes of them together is model-check.test.ts.
 */
import { describe, expect, test } from 'vitest'
import { machines } from '../src/core/machines/all.ts'
import { next, type SignalOf, type StateOf, signalsOf, statesOf, type Table } from '../src/core/machines/machine.ts'
import { changedEdges, restingStates, seedEdges } from './machines/seed-edges.ts'

const pairsOf = (m: Table): [string, string][] =>
  statesOf(m)
    .flatMap((s) => signalsOf(m).map((on) => [s, on] as const))
    .map(([s, on]) => [s, on])

const exitsOf = (m: Table, state: string): string[] =>
  m.edges.filter(([from, , to]) => from === state && to !== state).map(([, , to]) => to)

/** Every state from which one of `goals` can be reached, the goals among them. */
function leadsTo(m: Table, goals: readonly string[]): Set<string> {
  const good = new Set(goals)
  for (let size = -1; size !== good.size; ) {
    size = good.size
    for (const [from, , to] of m.edges) if (good.has(to)) good.add(from)
  }
  return good
}

function reachable(m: Table): Set<string> {
  const seen = new Set([m.initial])
  for (const state of seen) for (const to of exitsOf(m, state)) seen.add(to)
  return seen
}

describe.each(machines.map((m) => [m.name, m as Table] as const))('%s', (name, m) => {
  test.each(pairsOf(m))('%s + %s goes where the table says, or is refused by name', (state, on) => {
    const edges = m.edges.filter(([from, signal]) => from === state && signal === on)
    expect(edges.length).toBeLessThan(2) // deterministic
    const taken = next(m, state as StateOf<Table>, on as SignalOf<Table>)
    if (edges[0]) expect(taken).toEqual({ ok: true, value: edges[0][2] })
    else expect(taken).toMatchObject({ problem: { code: 'E_CONFLICT', detail: { machine: name, state, on } } })
  })

  test('every state can be reached from the initial one', () => {
    expect([...reachable(m)].sort()).toEqual(statesOf(m).sort())
  })

  test('every state that is not final has an exit', () => {
    const dead = statesOf(m).filter((state) => !m.final.includes(state) && exitsOf(m, state).length === 0)
    expect(dead).toEqual([])
  })

  test('from every state a path leads to a person or to an end', () => {
    const goals = [...m.final, ...(restingStates[name] ?? [])]
    expect(goals.filter((state) => !statesOf(m).includes(state))).toEqual([])
    expect(statesOf(m).filter((state) => !leadsTo(m, goals).has(state))).toEqual([])
  })

  test('a final state is never left, but for the hand-over of a message', () => {
    const left = m.final.filter((state) => exitsOf(m, state).length > 0)
    expect(left).toEqual(name === 'intake' ? ['IDLE'] : [])
  })

  test('every edge the seed draws is in the table, or its absence has a reason', () => {
    const here = new Set(m.edges.map((edge) => edge.join(' ')))
    const missing = (seedEdges[name] ?? []).filter((edge) => !here.has(edge))
    expect(missing.filter((edge) => changedEdges[name]?.[edge] === undefined)).toEqual([])
    expect(Object.keys(changedEdges[name] ?? {}).filter((edge) => !missing.includes(edge))).toEqual([])
  })
})

test('the eight machines of design §4 are there once each', () => {
  expect(machines.map((m) => m.name)).toEqual([
    'talk',
    'intake',
    'workflow',
    'interrupt',
    'turn',
    'task',
    'agent',
    'run',
  ])
})
