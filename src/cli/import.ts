/** `signalbox import FILE`: imports an exported conversation. All of it is checked first (journal/exchange.ts), and what the gate of today would stop is named. */

import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import { isConversationId } from '../core/state/conversation-id.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { badLine, type Exported, importExport, readExport } from '../journal/exchange.ts'
import { inputLines } from './input.ts'
import { problemOf, withJournal } from './journal.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type ImportOptions = { readonly file: string; readonly as?: string }

export async function importConversation({ file, as }: ImportOptions, session: Session): Promise<number> {
  const read = await readFile(session, file)
  if (!read.ok) return report(session, read.problem)
  const { id } = read.value
  if (as === undefined && !isConversationId(id))
    return report(session, inFile(file, badLine(1, `${id} cannot be an id`)).problem)
  return withJournal(session, 'write', async (journal) => {
    const imported = await importExport(journal, read.value, as)
    if (!imported.ok) return report(session, imported.problem)
    const { stream, events } = imported.value
    const { letThrough } = await import('../safety/let-through.ts')
    const found = letThrough(read.value.events as JournalEvent[])
    if (session.json) printJson(session, { conversation: stream, events, ...(found[0] && { let_through: found }) })
    else {
      printLine(session, session.texts.imported(stream, events))
      if (found[0]) printLine(session, session.texts.letThrough(found.length, found[0].seq))
    }
    return exits.done
  })
}

async function readFile(session: Session, file: string): Promise<Result<Exported>> {
  const lines: string[] = []
  try {
    for await (const input of inputLines(session.io, file)) {
      if ('problem' in input) return inFile(file, badLine(input.line, input.problem.detail.message))
      lines.push(input.text)
    }
  } catch (thrown) {
    return unreadable(thrown, file)
  }
  const read = readExport(lines)
  return read.ok ? ok(read.value) : inFile(file, read)
}

const inFile = (file: string, { problem: { code, detail } }: Refusal): Refusal =>
  refuse(code, { ...detail, file: file === '-' ? 'stdin' : file })

function unreadable(thrown: unknown, file: string): Result<never> {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code === 'ENOENT' || code === 'EISDIR') return refuse('E_INVALID_ARGS', { why: 'no_such_file', path: file })
  const problem = problemOf(thrown, file)
  if (!problem) throw thrown
  return { ok: false, problem }
}
