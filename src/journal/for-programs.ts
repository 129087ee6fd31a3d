/**
 * The journal as programs that embed us open, export and replay it. What the rest of this folder throws is a refusal here, as is every
 * mistake of the caller.
 */
import { ok, type Result, refuse } from '../core/contracts/result.ts'
import { type Conversation, unborn } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { foldGoals, type SavedGoal, savedGoals } from '../core/state/workflow-state.ts'
import type { Journal } from '../ports.ts'
import { type Data, type DataOptions, openDataFolder } from './data-folder.ts'
import { exportedLines } from './exchange.ts'
import { readable } from './fault.ts'
import { follow } from './read-events.ts'

/**
 * Opens a data folder: one program may write to it, and any number may read it.
 *
 * @example
 * const opened = openData('./data', { mode: 'read', soon: setImmediate })
 * if (opened.ok) console.log([...opened.value.journal.heads()])
 */
export const openData = (path: string, options: DataOptions): Result<Data> =>
  readable(() => ok(openDataFolder(path, options)))

/**
 * A conversation as JSON lines, one event a line: what `importLines` takes.
 *
 * @example
 * const lines = exportLines(journal, 'c1')
 * if (lines.ok) writeFileSync('c1.jsonl', lines.value.map((line) => `${line}\n`).join(''))
 */
export function exportLines(journal: Journal, stream: string): Result<readonly string[]> {
  return readable(() => {
    if (!journal.head(stream)) return refuse('E_INVALID_ARGS', { why: 'no_such_conversation', conversation: stream })
    return ok([...exportedLines(journal, stream)])
  })
}

/**
 * The state that events lead to, without any agent. Refused at the first event that could not have followed.
 *
 * @example
 * const history = box.history('c1', { limit: Infinity })
 * const state = history.ok ? replay(history.value) : history
 */
export function replay(events: Iterable<JournalEvent>): Result<Conversation> {
  let state = unborn
  for (const event of events) {
    const next = follow(state, event)
    if (!next.ok) return next
    state = next.value
  }
  return ok(state)
}

/**
 * Every goal that a conversation ever had, in the order in which they were started, from all of its events.
 *
 * @example
 * const goals = goalsOf('c1', events)
 * if (goals.ok) console.log(goals.value.map(({ goal, workflowStatus }) => `${goal}: ${workflowStatus}`))
 */
export function goalsOf(conversation: string, events: readonly JournalEvent[]): Result<SavedGoal[]> {
  const replayed = replay(events)
  return replayed.ok ? ok(savedGoals(foldGoals(conversation, events))) : replayed
}
