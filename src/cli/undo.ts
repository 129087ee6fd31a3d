/**
 * `signalbox undo ID`: takes back what a conversation changed in its workspace. It prints what would be restored and what stays because
 * somebody changed it since, and then, unless only a preview was asked for, the same with `done`.
 */
import { firstHuman } from '../core/state/team.ts'
import type { UndoReport } from '../core/work/undoing.ts'
import type { AgentAdapter } from '../ports.ts'
import { openSignalbox } from '../runtime/embedded.ts'
import { findConversation, problemOf, withJournal } from './journal.ts'
import { report } from './report.ts'
import { exits, type Session } from './session.ts'
import { printUndo } from './undo-report.ts'

type UndoOptions = {
  readonly id: string
  readonly decision?: string
  readonly task?: string
  readonly to?: number
  readonly preview: boolean
  readonly as?: string
}

/** Nobody works while this program is open: what is under way waits for the program that runs the team. */
const nobody: AgentAdapter = { deliver() {}, go() {}, rejoin() {}, withdraw() {}, tell() {} }

export async function undo({ id, as, preview, ...of }: UndoOptions, session: Session): Promise<number> {
  let conversation = ''
  const found = await withJournal(session, 'read', (journal) => {
    const head = findConversation(journal, id)
    if (!head.ok) return report(session, head.problem)
    conversation = head.value.stream
    return exits.done
  })
  if (found !== exits.done) return found
  try {
    return await undoIn(session, conversation, { ...of, as, preview })
  } catch (thrown) {
    const problem = problemOf(thrown, session.folder)
    if (!problem) throw thrown
    return report(session, problem)
  }
}

async function undoIn(
  session: Session,
  conversation: string,
  { as, preview, ...of }: Omit<UndoOptions, 'id'>,
): Promise<number> {
  const limits = { resumes: () => false }
  const opened = await openSignalbox({ data: session.folder, agents: nobody, log: session.log, limits })
  if (!opened.ok) return report(session, opened.problem)
  const box = opened.value
  try {
    const team = box.state(conversation)?.team
    const by = as ?? (team && firstHuman(team)?.id) ?? ''
    const looked = await box.undo(conversation, { by, ...of, preview: true })
    if (!looked.ok) return report(session, looked.problem)
    printUndo(session, { conversation, ...of }, { ...looked.value, done: false })
    if (preview || looked.value.restored.length === 0) return exitOf(looked.value)
    const undone = await box.undo(conversation, { by, ...of })
    if (!undone.ok) return report(session, undone.problem)
    printUndo(session, { conversation, ...of }, { ...undone.value, done: true })
    return exitOf(undone.value)
  } finally {
    await box.close()
  }
}

const exitOf = ({ left }: UndoReport): number => (left.length > 0 ? exits.failed : exits.done)
