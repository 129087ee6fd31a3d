/** What stands beside the status wherever a conversation works in a folder. */
import { cut } from '../terminal/columns.ts'
import { printable } from '../views/printable.ts'
import type { Model, Talk } from './model.ts'
import { terminalTexts } from './texts/languages.ts'

/** The folder it works in, and whether a sandbox is in force there. */
export function workspaceNote({ sandbox, lang, size }: Model, { state }: Talk): string {
  if (state.workspace === undefined || sandbox === undefined) return ''
  const folder = state.workspace.split('/').at(-1) ?? ''
  return cut(`${printable(folder)}/ · ${terminalTexts[lang].sandbox[sandbox]}`, Math.floor(size.columns / 2))
}
