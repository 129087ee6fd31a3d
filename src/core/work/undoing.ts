/**
 * Taking back what decisions changed (design §10). Which files that is, is found out by a look at the journal and the disk
 * (runtime/undoing.ts); the host restores a file only where it is still as the last of those decisions left it.
 *
 * U1. What will be restored is on disk, file by file, before the host starts. U2. A person's undo needs a person who may approve a
 *     write. One of theirs is under way at a time. U3. It may come after the end of the conversation.
 */
import type { Cause } from '../contracts/causes.ts'
import { type Refusal, refuse } from '../contracts/result.ts'
import { approversOf } from '../state/approvers.ts'
import type { CommandOf, PersonCommand } from '../state/commands.ts'
import type { Conversation } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { isEffectOf, undoId } from '../state/ids.ts'
import { ignore } from '../state/ignored.ts'
import { undoTimeoutMs } from '../state/limits.ts'
import type { OpenUndo } from '../state/open-undo.ts'
import { workflowOf } from '../state/phases.ts'
import { memberOf } from '../state/team.ts'
import { afterUndo } from './recovering.ts'

/**
 * Which files were restored, or would be, and which stay because somebody changed them since.
 *
 * @example
 * const preview = await box.undo(id, { by: 'you', preview: true })
 * const report: UndoReport | undefined = preview.ok ? preview.value : undefined
 */
export type UndoReport = {
  readonly restored: readonly string[]
  readonly left: readonly string[]
  /** Of a preview, what would become of each path: it goes away, comes back, or is as it was before. */
  readonly becomes?: Readonly<Record<string, 'gone' | 'back' | 'before'>>
  /** Of a preview: what was said for the changes that would be taken back, the last first. */
  readonly undoes?: readonly string[]
  /** The name of an undo that happened: it can be taken back like a decision. */
  readonly undo?: string
  /** Why nothing was restored. */
  readonly cause?: Cause
}

/** What is taken back: one decision, one task or goal, everything after a position; where nothing is named, the last task. */
export type UndoRequest = Omit<Extract<PersonCommand, { type: 'undo' }>, 'type'>

export function decideUndo(d: Draft, { by, decision, task, to }: CommandOf<'undo'>): Refusal | undefined {
  const refused = mayNotUndo(d.state, by)
  if (refused) return refused
  if ([decision, task, to].filter((x) => x !== undefined).length > 1)
    return refuse('E_INVALID_ARGS', { why: 'undo_of_several' })
  if (to !== undefined && to > d.state.seq) return refuse('E_INVALID_ARGS', { why: 'no_such_position', seq: to })
  if (d.state.undos?.some((u) => u.workflow === undefined)) return refuse('E_CONFLICT', { why: 'undo_under_way' })
  const about = { undoId: undoId(d.nextSeq), decision, task, to, by }
  d.receipt = d.nextSeq // the sender knows it by its position
  d.emit('undo_requested', who.user(by), { ...about, until: d.at + undoTimeoutMs })
}

/** U2, U3. */
export function mayNotUndo(s: Conversation, by: string): Refusal | undefined {
  if (s.seq === 0) return refuse('E_CONFLICT', { why: 'not_started' })
  const member = memberOf(s.team, by)
  if (!member)
    return refuse('E_INVALID_ARGS', { why: 'unknown_member', member: by, known: s.team.members.map((m) => m.id) })
  if (member.type !== 'human') return refuse('E_POLICY_DENIED', { why: 'not_a_person', member: by })
  if (s.workspace === undefined) return refuse('E_CONFLICT', { why: 'works_in_no_folder' })
  const able = approversOf(s.team, 'write')
  if (!able.includes(by)) return refuse('E_POLICY_DENIED', { why: 'may_not_approve', effect: 'write', by: able })
}

/** U1. Where nothing can be restored, nothing is issued. */
export function decideUndoPrepared(d: Draft, c: CommandOf<'undo_prepared'>): void {
  const undo = undoOf(d.state, c)
  if (undo?.state !== 'REQUESTED') return ignore(d, c.effect, { kind: 'late_outcome' })
  if (c.changes.length === 0) return settleUndo(d, undo, { restored: [], left: c.left, cause: c.cause })
  const { undoId: id, decisions, changes, left } = c
  const listed = { decisions: [...decisions], changes: [...changes], left: [...left] }
  d.emit('undo_issued', who.router, { undoId: id, ...listed, until: d.at + undoTimeoutMs })
}

export function decideUndone(d: Draft, c: CommandOf<'undone'>): void {
  const undo = undoOf(d.state, c)
  if (undo?.state !== 'ISSUED') return ignore(d, c.effect, { kind: 'late_outcome' })
  settleUndo(d, undo, c)
}

type Outcome = { readonly restored: readonly string[]; readonly left: readonly string[]; readonly cause?: Cause }
export function settleUndo(d: Draft, undo: OpenUndo, { restored, left, cause }: Outcome): void {
  d.emit('undo_settled', who.router, { undoId: undo.id, restored: [...restored], left: [...left], cause })
  const goal = undo.workflow === undefined ? undefined : workflowOf(d.state, undo.workflow)
  if (goal) afterUndo(d, goal)
}

const undoOf = (s: Conversation, { undoId: id, effect }: { undoId: string; effect: string }): OpenUndo | undefined =>
  s.undos?.find((u) => u.id === id && isEffectOf(effect, u.seq))
