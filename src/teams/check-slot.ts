/** What must fit together inside one slot, and the two faults that any list of names may have: one twice, one that nobody knows. */

import type { TeamProblem } from '../core/contracts/problems.ts'
import { lookOf } from '../core/text/look-alikes.ts'
import { canonical, type Slot } from './agent-spec.ts'
import { patternFault } from './pattern.ts'
import { nearest, type Place, problemAt } from './problem.ts'
import type { Thing } from './problem-texts.ts'
import { checkValue, hasRange } from './slot-value.ts'

export type At = (key: readonly PropertyKey[]) => Place

export function duplicates(names: readonly string[], thing: Thing, at: (index: number) => Place): TeamProblem[] {
  const first = new Map<string, number>()
  return names.flatMap((name, i) => {
    const before = first.get(name)
    if (before === undefined) first.set(name, i)
    const where = before === undefined ? undefined : at(before)
    return where ? [problemAt(at(i), 'duplicate', { thing, name, where: `${where.file}:${where.line}` })] : []
  })
}

/** Names that a person cannot tell apart by looking. The same name twice is a duplicate. */
export function alike(names: readonly string[], thing: Thing, at: (index: number) => Place): TeamProblem[] {
  const first = new Map<string, number>()
  return names.flatMap((name, i) => {
    const before = first.get(lookOf(name))
    if (before === undefined) first.set(lookOf(name), i)
    const other = before === undefined ? undefined : names[before]
    if (before === undefined || other === undefined || other === name) return []
    const { file, line } = at(before)
    return [problemAt(at(i), 'alike', { thing, name, other, where: `${file}:${line}` })]
  })
}

/** Nothing when the name is known. */
export const unknown = (thing: Thing, name: string, at: { known: readonly string[]; place: Place }): TeamProblem[] =>
  at.known.includes(name)
    ? []
    : [problemAt(at.place, 'unknown_name', { thing, name, nearest: nearest(name, at.known) })]

export function checkSlot(slot: Slot, at: At): TeamProblem[] {
  const { type, min, max, pattern } = slot
  const problems: TeamProblem[] = []
  if (slot.required && !slot.ask && slot.default === undefined)
    problems.push(problemAt(at([]), 'ask_missing', { slot: slot.slot }))
  for (const [option, owner] of [
    ['values', 'enum'],
    ['pattern', 'regex'],
  ] as const) {
    if (type === owner && slot[option] === undefined)
      problems.push(problemAt(at(['type']), 'option_needed', { option, type }))
    if (type !== owner && slot[option] !== undefined)
      problems.push(problemAt(at([option]), 'option_idle', { option, type }))
  }
  for (const option of ['min', 'max'] as const)
    if (slot[option] !== undefined && !hasRange(type))
      problems.push(problemAt(at([option]), 'option_idle', { option, type }))
  if (min !== undefined && max !== undefined && min > max)
    problems.push(problemAt(at(['min']), 'min_over_max', { min, max }))
  const fault = pattern === undefined ? undefined : patternFault(pattern)
  if (fault) problems.push(problemAt(at(['pattern']), fault.kind, { what: fault.what }))
  if (!fault && slot.default !== undefined && !('value' in checkValue(slot, slot.default)))
    problems.push(problemAt(at(['default']), 'not_fitting', { key: 'default' }))
  const values = slot.values?.map(canonical) ?? []
  return [...problems, ...duplicates(values, 'value', (i) => at(['values', i]))]
}
