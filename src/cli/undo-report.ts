/** What an undo restored, or would restore, and what stays: for `undo` and for `/undo` in `run`. */
import type { UndoReport } from '../core/work/undoing.ts'
import { pathList } from '../views/path-list.ts'
import { causeIn } from '../views/texts/causes.ts'
import { undoesLines, undoList } from '../views/undo-list.ts'
import { printJson, printLine, type Session } from './session.ts'

export function printUndo(session: Session, about: object, report: UndoReport & { readonly done: boolean }): void {
  if (session.json) return printJson(session, { ...about, ...report })
  const { restored, left, cause, done } = report
  const words = session.texts.undo
  for (const line of undoesLines(report, session.lang)) printLine(session, line)
  if (restored.length > 0) printLine(session, done ? words.restored : words.wouldRestore)
  for (const line of undoList(report, session.lang)) printLine(session, `  ${line}`)
  if (left.length > 0) printLine(session, words.left)
  for (const path of pathList(left, session.lang)) printLine(session, `  ${path}`)
  if (restored.length + left.length === 0) printLine(session, cause ? causeIn(session.lang, cause) : words.nothing)
}
