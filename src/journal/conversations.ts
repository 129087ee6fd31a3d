/** The heads of the conversations of a journal: the pools of agents have streams there, too. */
import { isPool } from '../core/state/pool.ts'
import type { Head, Journal } from '../ports.ts'

export function* conversations(journal: Journal): Iterable<Head> {
  for (const head of journal.heads()) if (!isPool(head.stream)) yield head
}
