/**
 * `signalbox context`: what an agent would be shown of a folder for a request, within a budget of tokens, or what was recorded in a
 * conversation (docs/workspace.md).
 */
import { realpathSync, statSync } from 'node:fs'
import { refuse } from '../core/contracts/result.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { contextOf } from '../tools/context/context.ts'
import { Repository } from '../tools/context/repository.ts'
import { readBlob } from '../tools/disk/blobs.ts'
import { Tree } from '../tools/disk/tree.ts'
import { hostFolder } from '../tools/host-folder.ts'
import { withConversation } from './journal.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type ContextOptions = {
  readonly workspace?: string
  readonly text?: string
  readonly conversation?: string
  readonly budget: number
}

export async function context(asked: ContextOptions, session: Session): Promise<number> {
  const { workspace, text, conversation, budget } = asked
  if (conversation !== undefined) return recorded(conversation, session)
  if (workspace === undefined || text === undefined)
    return report(session, refuse('E_INVALID_ARGS', { why: 'context_of_what' }).problem)
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

/** The one that the last plan was made with, as it was kept. */
function recorded(asked: string, session: Session): Promise<number> {
  return withConversation(session, asked, (journal, { stream }) => {
    const packed = [...(journal.read(stream) as Iterable<JournalEvent>)]
      .flatMap((e) => (e.type === 'context_built' && e.context?.packed ? [e.context.packed] : []))
      .at(-1)
    const text = packed && readBlob(hostFolder(session.folder), packed.hash)?.toString('utf8')
    if (!packed || text === undefined)
      return report(session, refuse('E_INVALID_ARGS', { why: 'no_context', conversation: stream }).problem)
    if (session.json) printJson(session, { ...packed, text })
    else printLine(session, text)
    return exits.done
  })
}
