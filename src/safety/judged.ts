/**
 * The pieces of a text that are judged, each with its features: every stretch as a whole, and every clause of it (design §7).
 * The gate and its training both take them from here.
 */
import { clausesOf, stretchesOf } from './clauses.ts'
import { type Clause, type ClauseRow, clauseOf, rowOf } from './features.ts'

export type Judged = { readonly clause: Clause; readonly row: ClauseRow }
export type Stretch = { readonly text: string; readonly whole: Judged; readonly clauses: readonly Judged[] }

/** `text` is a plain reading (features.ts). */
export const judgedIn = (text: string): Stretch[] => stretchesOf(text).map(stretchIn)

export function stretchIn(text: string): Stretch {
  const whole = clauseOf(text)
  const clauses = clausesOf(text).map(clauseOf)
  const quoted = whole.settings.includes('quote') ? ['quote'] : []
  return {
    text,
    whole: { clause: whole, row: rowOf(whole) },
    clauses: clauses.map((clause) => {
      const around = clauses.flatMap((other) => (other === clause ? [] : other.settings))
      return { clause, row: rowOf(clause, [...new Set([...around, ...quoted])].sort()) }
    }),
  }
}
