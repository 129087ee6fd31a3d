/** `signalbox import FILE`: takes in an exported conversation. Every event is checked and the whole is folded first. */
import { type Conversation, unborn } from '../core/conversation.ts'
import { due } from '../core/deadlines.ts'
import { ok, type Result, refuse } from '../core/result.ts'
import { importLines } from '../journal/exchange.ts'
import { isConversationId } from './conversation-id.ts'
import { type InputLine, inputLines } from './input.ts'
import { problemOf, withJournal } from './journal.ts'
import { readEvent } from './read-events.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type ImportOptions = { readonly file: string; readonly as?: string }
type Checked = { readonly id: string; readonly lines: readonly string[]; readonly state: Conversation }

export async function importConversation({ file, as }: ImportOptions, session: Session): Promise<number> {
  const checked = await checkFile(session, file)
  if (!checked.ok) return report(session, checked.problem)
  const { lines, state, id } = checked.value
  if (as === undefined && !isConversationId(id))
    return report(session, badLine(file, 1, `${id} cannot be an id`).problem)
  return withJournal(session, 'write', async (journal) => {
    const mark = () => ({ due: due(state, state.at), status: state.talk })
    const imported = await importLines(journal, lines, { as, mark })
    if (!imported.ok) return report(session, imported.problem)
    const { stream, events } = imported.value
    if (session.json) printJson(session, { conversation: stream, events })
    else printLine(session, session.texts.imported(stream, events))
    return exits.done
  })
}

async function checkFile(session: Session, file: string): Promise<Result<Checked>> {
  const lines: string[] = []
  let state = unborn
  try {
    for await (const input of inputLines(session.io, file)) {
      if (isBlank(input)) continue
      const next = readEvent(input, state)
      if (!next.ok) return badLine(file, input.line, next.problem.detail.message)
      state = next.value
      if ('text' in input) lines.push(input.text)
    }
  } catch (thrown) {
    return unreadable(thrown, file)
  }
  return state === unborn ? badLine(file, 1, 'there is no event') : ok({ id: idIn(lines[0] ?? ''), lines, state })
}

const idIn = (line: string): string => JSON.parse(line).conversation

const isBlank = (input: InputLine): boolean => 'text' in input && input.text.trim() === ''

const badLine = (file: string, line: number, message: unknown) =>
  refuse('E_INVALID_ARGS', { why: 'bad_line', file: file === '-' ? 'stdin' : file, line, message: String(message) })

function unreadable(thrown: unknown, file: string): Result<never> {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code === 'ENOENT' || code === 'EISDIR') return refuse('E_INVALID_ARGS', { why: 'no_such_file', path: file })
  const problem = problemOf(thrown, file)
  if (!problem) throw thrown
  return { ok: false, problem }
}
