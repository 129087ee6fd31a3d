/** `signalbox context`: what an agent would be shown of a folder for a request, within a budget of tokens (docs/workspace.md). */
import { realpathSync, statSync } from 'node:fs'
import { refuse } from '../core/contracts/result.ts'
import { contextOf } from '../tools/context/context.ts'
import { Repository } from '../tools/context/repository.ts'
import { Tree } from '../tools/disk/tree.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type ContextOptions = { readonly workspace: string; readonly text: string; readonly budget: number }

export async function context({ workspace, text, budget }: ContextOptions, session: Session): Promise<number> {
  if (!statSync(workspace, { throwIfNoEntry: false })?.isDirectory())
    return report(session, refuse('E_INVALID_ARGS', { why: 'not_a_folder', path: workspace }).problem)
  const tree = new Tree(realpathSync(workspace))
  try {
    const found = contextOf(new Repository(tree), { request: text, budget })
    if (session.json) printJson(session, found)
    else printLine(session, found.text)
    return exits.done
  } finally {
    tree.close()
  }
}
