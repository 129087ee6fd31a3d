/** Opens the journal for a command, and finds a conversation by the beginning of its id. A journal that cannot be used is a refusal. */
import type { Problem } from '../core/contracts/problems.ts'
import { ok, type Result, refuse } from '../core/contracts/result.ts'
import type { Conversation } from '../core/state/conversation.ts'
import { isPool } from '../core/state/pool.ts'
import { fileProblem } from '../edge/file-problem.ts'
import { conversations } from '../journal/conversations.ts'
import { openDataFolder } from '../journal/data-folder.ts'
import { JournalFault } from '../journal/fault.ts'
import type { Writer } from '../journal/writer.ts'
import type { Head, Journal } from '../ports.ts'
import { loadLive } from '../runtime/live.ts'
import { report } from './report.ts'
import type { Session } from './session.ts'

type Use = (journal: Writer) => number | Promise<number>
type Needs = { readonly mode: 'read' | 'write'; readonly nothing?: () => number }

/**
 * Readers work beside a running writer; a second writer is refused. The journal is closed whatever happens. `nothing` answers
 * where there is none yet.
 */
export async function withJournal(session: Session, asked: Needs['mode'] | Needs, use: Use): Promise<number> {
  const { mode, nothing } = typeof asked === 'string' ? { mode: asked, nothing: undefined } : asked
  let journal: Writer | undefined
  try {
    journal = openDataFolder(session.folder, { mode, soon: setImmediate }).journal
    return await use(journal)
  } catch (thrown) {
    const problem = problemOf(thrown, session.folder)
    if (!problem) throw thrown
    return nothing && problem.detail.why === 'no_data' ? nothing() : report(session, problem)
  } finally {
    await journal?.close()
  }
}

/** The same for one conversation. */
export const withConversation = (session: Session, asked: string, use: (journal: Writer, head: Head) => number) =>
  withJournal(session, 'read', (journal) => {
    const found = findConversation(journal, asked)
    return found.ok ? use(journal, found.value) : report(session, found.problem)
  })

/** Every stream but the pool's own, which is no conversation (design §9). */
export const conversationsIn = (journal: Journal): Head[] => [...conversations(journal)]

export function findConversation(journal: Journal, asked: string): Result<Head> {
  const exact = isPool(asked) ? undefined : journal.head(asked)
  if (exact) return ok(exact)
  const found = conversationsIn(journal).filter((head) => head.stream.startsWith(asked))
  const [first] = found
  if (!first || asked === '') return refuse('E_INVALID_ARGS', { why: 'no_such_conversation', conversation: asked })
  if (found.length === 1) return ok(first)
  const known = found.slice(0, 5).map((head) => head.stream)
  return refuse('E_INVALID_ARGS', { why: 'several_conversations', conversation: asked, known })
}

export const stateOf = (journal: Journal, conversation: string): Conversation => loadLive(journal, conversation).state

/** The problem to tell a person for something thrown; nothing where it is a bug of ours. */
export function problemOf(thrown: unknown, path: string): Problem | undefined {
  if (thrown instanceof JournalFault) return thrown.problem
  return fileProblem(thrown, path)
}
