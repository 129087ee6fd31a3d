/**
 * The whole engine for state machines: a machine is a table, a step is a look-up. Reactions live in journey.ts.
 *
 * E1. An edge that is not in the table cannot be taken: it is refused by name (design §4).
 * E2. No guards: where a payload decides, it is part of the signal's name.
 */
import { Bug, ok, type Result, refuse } from '../contracts/result.ts'

/** From a state, on a signal, to a state. */
export type Edge = readonly [from: string, on: string, to: string]
/** A machine as a table of edges. */
export type Table = {
  readonly name: string
  readonly initial: string
  readonly final: readonly string[]
  readonly edges: readonly Edge[]
}
/** The states of a machine. */
export type StateOf<T extends Table> = T['initial'] | T['edges'][number][0 | 2]
export type SignalOf<T extends Table> = T['edges'][number][1]

export const machine = <const T extends Table>(table: T): T => table

/** The same edge from each of several states, e.g. CANCEL from every state that is not final. */
export const fromAll = <const F extends string, const S extends string, const T extends string>(
  states: readonly F[],
  on: S,
  to: T,
): (readonly [F, S, T])[] => states.map((from) => [from, on, to] as const)

export function next<T extends Table>(m: T, state: StateOf<T>, on: SignalOf<T>): Result<StateOf<T>> {
  const to = target(m, state, on)
  return to === undefined ? refuse('E_CONFLICT', { why: 'no_edge', machine: m.name, state, on }) : ok(to)
}

/** The same where the edge must be there: evolving what was decided already. */
export function step<T extends Table>(m: T, state: StateOf<T>, on: SignalOf<T>): StateOf<T> {
  const to = target(m, state, on)
  if (to === undefined) throw new Bug(`${m.name} has no edge ${on} from ${state}`)
  return to
}

/** Every event passes here several times, so this is a plain loop. */
function target<T extends Table>(m: T, state: string, on: string): StateOf<T> | undefined {
  for (const edge of m.edges) if (edge[0] === state && edge[1] === on) return edge[2]
}

export const statesOf = (m: Table): string[] => [
  ...new Set([m.initial, ...m.edges.flatMap(([from, , to]) => [from, to])]),
]
export const signalsOf = (m: Table): string[] => [...new Set(m.edges.map(([, on]) => on))]

export const mermaid = (m: Table): string =>
  [
    'stateDiagram-v2',
    `  [*] --> ${m.initial}`,
    ...m.edges.map(([from, on, to]) => `  ${from} --> ${to}: ${on}`),
    ...m.final.map((state) => `  ${state} --> [*]`),
  ].join('\n')
