/** What landed, as a person would read it: the diffs that were shown before, those of what commands changed, and the paths of
 * what has none. */
import type { JournalEvent } from '../state/events.ts'
import { landedIn } from './landed.ts'
import { namedChange } from './named-change.ts'

/** One text for each decision that landed and was not taken back, of one task or of all of them. */
export function landedDiffs(events: readonly JournalEvent[], taskId?: string): string[] {
  const shown = new Map<string, string>()
  for (const e of events) {
    const diff = e.type === 'decision_prepared' ? e.prepared.diff : e.type === 'changes_staged' ? e.diff : undefined
    if (diff !== undefined && 'decision_id' in e) shown.set(e.decision_id, diff)
  }
  return landedIn(events)
    .filter((one) => one.by === 'decision' && !one.takenBack && (taskId === undefined || one.taskId === taskId))
    .map(({ id, changes }) => shown.get(id)?.replace(/\n$/, '') ?? [...new Set(changes.map(namedChange))].join('\n'))
}
