/** How a row of the table is written: several programs that are alike share one. */
import type { RiskKind } from '../../../core/contracts/risk-kinds.ts'
import type { Program } from '../program.ts'

export type Rows = readonly (readonly [string, Program])[]

/** `names` are separated by blanks. */
export const rows = (kind: RiskKind, names: string, more: Omit<Program, 'kind'> = {}): Rows =>
  names
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => [name, { kind, ...more }])

export const table = (...all: readonly Rows[]): Readonly<Record<string, Program>> => Object.fromEntries(all.flat())
