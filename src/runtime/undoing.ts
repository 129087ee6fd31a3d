/**
 * Undo at the door to the host: which changes are meant is read from the journal, what can be restored is found by a look at the disk,
 * and the undo itself runs under an id of its own, so that a kill in the middle of it is gone on with and never begun twice.
 */
import type { Change } from '../core/contracts/acting.ts'
import type { Cause } from '../core/contracts/causes.ts'
import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import type { CommandOf, PersonCommand } from '../core/state/commands.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { undoId } from '../core/state/ids.ts'
import { changesOf, landedIn, toTakeBack, type UndoOf, wordsFor } from '../core/work/landed.ts'
import { mayNotUndo, type UndoReport, type UndoRequest } from '../core/work/undoing.ts'
import type { Ports } from '../ports.ts'
import { eventAt, type Live } from './live.ts'

type Asked = { readonly id: string; readonly undoId: string }
type Doors = Pick<Ports, 'journal' | 'tools'>
type Here = { readonly conversation: string; readonly workspace?: string }

type Looked = Pick<CommandOf<'undo_prepared'>, 'decisions' | 'changes' | 'left' | 'cause'>

async function look({ journal, tools }: Doors, { conversation, workspace }: Here, of: UndoOf): Promise<Looked> {
  const meant = toTakeBack(landedIn(journal.read(conversation) as Iterable<JournalEvent>), of)
  const nothing = { decisions: [], changes: [], left: [] }
  if (workspace === undefined || meant.length === 0) return { ...nothing, cause: { kind: 'nothing_to_undo' } }
  const decisions = meant.map(({ id }) => id)
  const found = await tools.undo({ conversation, workspace, changes: changesOf(meant), decisions, preview: true })
  if ('refused' in found) return { ...nothing, cause: found.refused.cause ?? { kind: 'host_failed' } }
  const { restored: changes, left } = found
  const cause: Cause | undefined = changes.length + left.length === 0 ? { kind: 'nothing_to_undo' } : undefined
  return { decisions, changes, left, cause }
}

export async function undoPreparedBy(ports: Ports, live: Live, asked: Asked): Promise<CommandOf<'undo_prepared'>> {
  const { id: effect, undoId: id } = asked
  const e = eventOf(ports, live, id)
  const of = e?.type === 'undo_requested' ? e : {}
  const looked = await look(ports, { conversation: live.id, workspace: live.state.workspace }, of)
  return { type: 'undo_prepared', effect, undoId: id, ...looked }
}

export async function undoneBy(ports: Ports, live: Live, asked: Asked): Promise<CommandOf<'undone'>> {
  const { id: effect, undoId: id } = asked
  const e = eventOf(ports, live, id)
  const { workspace } = live.state
  if (e?.type !== 'undo_issued' || workspace === undefined)
    throw new Error(`the undo ${id} is not where the state says`)
  const changes = e.changes.map(({ path, pre, post }): Change => ({ path, pre: post, post: pre }))
  const undone = await ports.tools.undo({ id, conversation: live.id, workspace, changes })
  const about = { type: 'undone' as const, effect, undoId: id }
  if ('refused' in undone)
    return { ...about, restored: [], left: e.left, cause: undone.refused.cause ?? { kind: 'host_failed' } }
  return {
    ...about,
    restored: undone.restored.map(({ path }) => path),
    left: [...new Set([...e.left, ...undone.left])],
  }
}

/** The event that brought an undo to where it is. */
function eventOf({ journal }: Ports, live: Live, id: string): JournalEvent | undefined {
  const { seq = 0 } = live.state.undos?.find((u) => u.id === id) ?? {}
  return eventAt(journal, live.id, seq)
}

/** The host broke: nobody was told what it restored. What it left half done it goes on with when it is opened again. */
export const notUndone = ({ id: effect, undoId: id }: Asked): CommandOf<'undone'> => ({
  type: 'undone',
  effect,
  undoId: id,
  restored: [],
  left: [],
  cause: { kind: 'host_failed' },
})

/** What an undo would come to. Nothing changes. */
export async function previewUndo(
  doors: Doors,
  s: Conversation,
  { conversation, by, ...of }: UndoRequest & { readonly conversation: string },
): Promise<Result<UndoReport>> {
  const refused = mayNotUndo(s, by)
  if (refused) return refused
  const unknown = unknownTask(doors, conversation, of)
  if (unknown) return unknown
  if (of.decision !== undefined && toTakeBack(landed(doors, conversation), of).length === 0)
    return refuse('E_INVALID_ARGS', { why: 'nothing_landed', decision: of.decision })
  const { changes, left, cause } = await look(doors, { conversation, workspace: s.workspace }, of)
  const becomes = Object.fromEntries(changes.map((change) => [change.path, afterUndo(change)]))
  const undoes = wordsFor(toTakeBack(landed(doors, conversation), of))
  return ok({ restored: changes.map(({ path }) => path), left, becomes, undoes, cause })
}

const afterUndo = ({ pre, post }: Change): 'gone' | 'back' | 'before' =>
  post === null ? 'gone' : pre === null ? 'back' : 'before'

/** A task or goal that the conversation never had is more likely mistyped than done without a trace. */
export function unknownTask({ journal }: Pick<Ports, 'journal'>, id: string, { task }: UndoOf): Refusal | undefined {
  if (task === undefined) return
  for (const e of journal.read(id) as Iterable<JournalEvent>)
    if ((e.type === 'task_created' && e.taskId === task) || (e.type === 'workflow_started' && e.workflowId === task))
      return
  return refuse('E_INVALID_ARGS', { why: 'unknown_task', task })
}

const landed = ({ journal }: Doors, conversation: string) =>
  landedIn(journal.read(conversation) as Iterable<JournalEvent>)

type Driver = {
  send(conversation: string, command: PersonCommand): Promise<Result<{ seq: number }>>
  subscribe(conversation: string, after: number, listener: (event: JournalEvent) => void): () => void
}

/** Asks for an undo, and resolves when its outcome is on disk. */
export async function undo(driver: Driver, conversation: string, asked: UndoRequest): Promise<Result<UndoReport>> {
  const sent = await driver.send(conversation, { type: 'undo', ...asked })
  if (!sent.ok) return sent
  const id = undoId(sent.value.seq)
  const { promise, resolve } = Promise.withResolvers<UndoReport>()
  const leave = driver.subscribe(conversation, sent.value.seq, (e) => {
    if (e.type !== 'undo_settled' || e.undoId !== id) return
    const { restored, left, cause } = e
    resolve({ restored, left, cause, ...(restored.length > 0 && { undo: id }) })
  })
  const awake = setInterval(() => {}, 2 ** 31 - 1) // the runtime's own timers do not keep the process alive
  return promise.then(ok).finally(() => {
    clearInterval(awake)
    leave()
  })
}
