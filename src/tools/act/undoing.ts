/** Takes decisions of the ledger back: one of them, or one and everything after it in its workspace. */
import type { Change } from '../../core/contracts/acting.ts'
import type { Refused } from '../../ports.ts'
import type { WorkspaceHost } from '../host.ts'
import type { Entry } from '../ledger.ts'
import { refused } from '../refused.ts'

export type UndoAsked = { readonly undo: string; readonly since: boolean; readonly preview: boolean }
type UndoneLine = { readonly id?: string; readonly restored: readonly string[]; readonly left: readonly string[] }

export async function undoDecisions(
  host: WorkspaceHost,
  { undo, since, preview }: UndoAsked,
): Promise<UndoneLine | Refused> {
  const [conversation, id] = ['act', undo.toLowerCase()]
  const first = host.ledger.find(conversation, id)
  if (!first)
    return refused(
      'E_INVALID_ARGS',
      { kind: 'bad_params', where: since ? '$.undo_to' : '$.undo' },
      `there is no decision ${undo}`,
    )
  const entries = since ? host.ledger.since(conversation, id) : [first]
  const decisions = entries.map((entry) => entry.decision)
  const request = { conversation, workspace: first.workspace, changes: entries.flatMap(landedIn), decisions }
  const undone = await host.undo(preview ? { ...request, preview } : request)
  if ('refused' in undone) return undone
  return { ...(undone.id && { id: undone.id }), restored: undone.restored.map(({ path }) => path), left: undone.left }
}

/** What landed of a decision. Within one, what was made last goes first. */
function landedIn({ answer, landed }: Entry): readonly Change[] {
  if (!answer || !('staged' in answer) || !landed) return []
  return answer.staged.filter(({ path }) => landed.landed.includes(path)).toReversed()
}
