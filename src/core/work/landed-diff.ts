/** What landed, as a person would read it: the diffs that were shown before, and the paths of what no diff was shown of. */
import type { Change } from '../contracts/acting.ts'
import type { JournalEvent } from '../state/events.ts'
import { landedIn } from './landed.ts'

/** One text for each decision that landed and was not taken back, of one task or of all of them. */
export function landedDiffs(events: readonly JournalEvent[], taskId?: string): string[] {
  const shown = new Map<string, string>()
  for (const e of events)
    if (e.type === 'decision_prepared' && e.prepared.diff !== undefined) shown.set(e.decision_id, e.prepared.diff)
  return landedIn(events)
    .filter((one) => one.by === 'decision' && !one.takenBack && (taskId === undefined || one.taskId === taskId))
    .map(({ id, changes }) => shown.get(id)?.replace(/\n$/, '') ?? changes.map(namedChange).join('\n'))
}

/** A command has no diff: what it changed is named. */
const namedChange = ({ path, pre, post }: Change): string => `${post === null ? '-' : pre === null ? '+' : '~'} ${path}`
