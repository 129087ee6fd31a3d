/** The folder that `--workspace` names, and what is told of it: where commands act, and whether a sandbox is in force. */
import { realpathSync, statSync } from 'node:fs'
import { ok, type Result, refuse } from '../core/contracts/result.ts'
import { sandboxStateOf } from '../tools/sandbox-state.ts'
import { printable } from '../views/printable.ts'
import { paint, painted } from './painted.ts'
import { printLine, type Session } from './session.ts'

/** A workspace is a folder that is there, by its real path: no later link leads elsewhere. */
export function workspaceOf(path: string | undefined): Result<string | undefined> {
  if (path === undefined) return ok(undefined)
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder ? ok(realpathSync(path)) : refuse('E_INVALID_ARGS', { why: 'not_a_folder', path })
}

export function tellWorkspace(session: Session, workspace: string | undefined): void {
  if (workspace === undefined || session.json) return
  const state = sandboxStateOf(session.folder)
  const text = session.texts.sandbox[state](printable(workspace))
  printLine(session, painted`${paint(session.io, state === 'none' ? 'yellow' : 'dim', text)}`)
}
