/**
 * Who is next in the line for an agent's seats (design §9). The line itself is folded in pool.ts; runtime/pool.ts serves it.
 *
 * F1. The highest class first, and within a class the earliest place, over all conversations.
 * F2. Nobody starves: whoever was passed by `mostPassed` jobs with later places comes before every class.
 * F3. A line is bounded: at `longestLine` jobs the next one is refused, and its conversation is told.
 */
import type { PriorityClass } from '../contracts/kinds.ts'
import type { Pool, Waiting } from './pool.ts'

export const mostPassed = 4
export const longestLine = 1_000

const ranks: Readonly<Record<PriorityClass, number>> = { focus: 0, high: 1, normal: 2 }
/** The line in the order in which it is served, if nobody joins it (F1, F2). */
export function inOrder(line: readonly Waiting[], most = mostPassed): readonly Waiting[] {
  const rankOf = (w: Waiting): number => (w.passed >= most ? -1 : ranks[w.class])
  return line.toSorted((a, b) => rankOf(a) - rankOf(b) || a.place - b.place)
}

/** Where a conversation stands: one entry for each of its jobs in a line. `position` starts at 1. */
export type PlaceInLine = {
  readonly agentId: string
  readonly dispatchId: string
  readonly position: number
  readonly length: number
}

export const placesOf = (pool: Pool, conversation: string): PlaceInLine[] =>
  Object.entries(pool.agents).flatMap(([agentId, { line }]) =>
    inOrder(line).flatMap((w, index) =>
      w.conversation === conversation
        ? [{ agentId, dispatchId: w.dispatchId, position: index + 1, length: line.length }]
        : [],
    ),
  )
