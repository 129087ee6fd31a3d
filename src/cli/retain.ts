/** `signalbox retain --older-than AGE`: removes whole conversations that ended long ago. It never runs by itself. */
import { ok } from '../core/contracts/result.ts'
import { retain } from '../journal/retention.ts'
import type { Writer } from '../journal/writer.ts'
import { minuteOf } from '../terminal/local-time.ts'
import { conversationsIn, withJournal } from './journal.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type RetainOptions = { readonly olderThanMs: number; readonly dryRun: boolean }
type Removed = { readonly stream: string; readonly seq: number; readonly at: number; readonly hash?: string }

export const retainConversations = (options: RetainOptions, session: Session): Promise<number> =>
  withJournal(session, options.dryRun ? 'read' : 'write', (journal) => {
    const { olderThanMs } = options
    const now = session.io.now()
    const gone = options.dryRun ? ok(candidates(journal, options, now)) : retain(journal, { olderThanMs, now })
    if (!gone.ok) return report(session, gone.problem)
    const removed: readonly Removed[] = gone.value
    if (session.json) for (const { stream, ...rest } of removed) printJson(session, { conversation: stream, ...rest })
    else print(session, removed, options.dryRun)
    return exits.done
  })

const candidates = (journal: Writer, { olderThanMs }: RetainOptions, now: number): readonly Removed[] =>
  conversationsIn(journal)
    .filter(({ status, at }) => status === 'completed' && at + olderThanMs < now)
    .map(({ stream, seq, at }) => ({ stream, seq, at }))

function print(session: Session, removed: readonly Removed[], dryRun: boolean): void {
  const { retain: texts } = session.texts
  if (removed.length === 0) return printLine(session, texts.nothing)
  printLine(session, dryRun ? texts.wouldRemove(removed.length) : texts.removed(removed.length))
  for (const { stream, at, hash } of removed) {
    printLine(session, `  ${stream}  ${minuteOf(at)}${hash === undefined ? '' : `  sha256:${hash}`}`)
  }
}
