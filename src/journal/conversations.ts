/** The heads of the conversations of a journal: the pools of agents have streams there, too. */
import { goesOn } from '../core/state/mark.ts'
import { isPool } from '../core/state/pool.ts'
import type { Head, Journal } from '../ports.ts'

export function* conversations(journal: Journal): Iterable<Head> {
  for (const head of journal.heads()) if (!isPool(head.stream)) yield head
}

/** The ids of those that go on at a start. */
export function* goingOn(journal: Journal): Iterable<string> {
  for (const head of conversations(journal)) if (goesOn(head)) yield head.stream
}
