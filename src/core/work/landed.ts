/**
 * What a conversation changed in its workspace, read from its journal: one entry for each decision that landed and for each undo, in
 * their order. Undo and the list of changed files are made from it.
 *
 * W1. A decision or an undo whose outcome is unknown counts with all that it meant to change: whoever takes it back compares with the
 *     disk anyway.
 * W2. What an undo took back counts as taken back until that undo is taken back itself.
 */
import type { Change } from '../contracts/acting.ts'
import type { FieldsOf, JournalEvent } from '../state/events.ts'
import type { DecisionId, TaskId, UndoId, WorkflowId } from '../state/ids.ts'
import { oneLine } from '../text/clip.ts'
import { wordsBeside } from '../text/markers.ts'
import { type ChangeKind, kindsOf, meantBy, type Request } from './meant-change.ts'

type Landed = {
  readonly id: DecisionId | UndoId
  readonly by: 'decision' | 'undo'
  readonly taskId?: TaskId
  readonly workflowId?: WorkflowId
  /** What the person said who wanted it. */
  readonly words?: string
  readonly kinds?: readonly ChangeKind[]
  /** Position of the event that says so. */
  readonly seq: number
  readonly changes: readonly Change[]
  /** The decisions that it took back, where it is an undo. */
  readonly takesBack?: readonly string[]
  readonly takenBack?: true
}

export type UndoOf = Pick<FieldsOf<'undo_requested'>, 'decision' | 'task' | 'to' | 'workflowId'> & {
  /** What the person said who asks for it: it may name another change than the last (meant-change.ts). */
  readonly words?: string
}

export function landedIn(events: Iterable<JournalEvent>): Landed[] {
  const wanted = new Wishes()
  const staged = new Map<DecisionId, readonly Change[]>()
  const issued = new Map<UndoId, Pick<FieldsOf<'undo_issued'>, 'changes' | 'decisions'>>()
  const undos = new Map<DecisionId, readonly string[]>()
  const landed: Landed[] = []
  for (const e of events) {
    wanted.take(e)
    if (e.type === 'decision_proposed' && e.envelope.type === 'TOOL_CALL' && e.envelope.action === 'undo')
      undos.set(
        e.envelope.decision_id,
        toTakeBack(marked(landed), undoOf(e.envelope.params)).map(({ id }) => id),
      )
    if (e.type === 'changes_staged') staged.set(e.decision_id, e.changes)
    if (e.type === 'undo_issued') issued.set(e.undoId, e)
    if (e.type === 'decision_settled' || e.type === 'decision_probed') {
      const changes = thereOf(e, staged.get(e.decision_id) ?? [])
      const { decision_id: id, taskId, seq } = e
      const takesBack = undos.get(id)
      const by = takesBack ? 'undo' : 'decision'
      if (changes.length > 0) landed.push({ id, by, taskId, ...wanted.of(taskId, id), seq, changes, takesBack })
    }
    if (e.type === 'undo_settled') {
      const { changes = [], decisions = [] } = issued.get(e.undoId) ?? {}
      const isUnknown = e.cause?.kind === 'no_result' || e.cause?.kind === 'host_failed' // W1
      const restored = isUnknown ? changes : changes.filter(({ path }) => e.restored.includes(path))
      if (restored.length > 0)
        landed.push({ id: e.undoId, by: 'undo', seq: e.seq, changes: restored, takesBack: decisions })
    }
  }
  return marked(landed)
}

const longestWords = 200

/** Which goal a task belongs to, what was said for it, and what its decisions do. */
class Wishes {
  readonly #said = new Map<string, string>()
  readonly #goals = new Map<TaskId, WorkflowId | undefined>()
  readonly #words = new Map<TaskId | WorkflowId, string>()
  readonly #kinds = new Map<string, readonly ChangeKind[]>()

  take(e: JournalEvent): void {
    if (e.type === 'user_input_received') this.#said.set(e.messageId, oneLine(wordsBeside(e.text), longestWords))
    if (e.type === 'workflow_started') this.#words.set(e.workflowId, this.#said.get(e.messageId) ?? e.goal)
    if (e.type === 'decision_proposed') this.#kinds.set(e.envelope.decision_id, kindsOf(e.envelope))
    if (e.type !== 'task_created') return
    this.#goals.set(e.taskId, e.workflowId)
    const words = e.messageId === undefined ? undefined : this.#said.get(e.messageId)
    if (words !== undefined) this.#words.set(e.taskId, words)
  }

  of(task: TaskId, decision: DecisionId): Pick<Landed, 'workflowId' | 'words' | 'kinds'> {
    const workflowId = this.#goals.get(task)
    const words = this.#words.get(task) ?? (workflowId && this.#words.get(workflowId))
    return { workflowId, words, kinds: this.#kinds.get(decision) }
  }
}

type Ended = Extract<JournalEvent, { type: 'decision_settled' | 'decision_probed' }>
function thereOf(e: Ended, staged: readonly Change[]): readonly Change[] {
  if (e.type === 'decision_probed') return e.outcome === 'not_applied' ? [] : staged // W1
  const paths = new Set(e.landed)
  return staged.filter(({ path }) => paths.has(path))
}

/** W2. */
function marked(landed: readonly Landed[]): Landed[] {
  const back = new Set<string>()
  const takes = new Map(landed.map(({ id, takesBack }) => [id, takesBack ?? []] as const))
  for (const { takesBack = [] } of landed)
    for (const id of takesBack) {
      back.add(id)
      for (const again of takes.get(id) ?? []) back.delete(again)
    }
  return landed.map((one) => (back.has(one.id) ? { ...one, takenBack: true } : one))
}

/** Those that are meant, the last first. Nothing named: those of the last task or goal that is not taken back. */
export function toTakeBack(
  landed: readonly Landed[],
  { decision, task, to, workflowId, words = '' }: UndoOf,
): Landed[] {
  const stands = landed.filter((one) => !one.takenBack)
  if (decision !== undefined) return landed.filter(({ id }) => id === decision)
  if (to !== undefined) return landed.filter(({ seq }) => seq > to).toReversed()
  if (workflowId !== undefined) return stands.filter((one) => one.workflowId === workflowId).slice(-1)
  if (task !== undefined) return ofTask(landed, task)
  const meant = meantBy(words, requestsIn(stands))
  return 'unknown' in meant ? [] : stands.filter((one) => meant.includes(requestOf(one))).toReversed()
}

/** The file that the words name although nothing that stands changed it, and the files that could be meant. */
export function unknownChange(
  landed: readonly Landed[],
  { decision, task, words }: UndoOf,
): { readonly named: string; readonly changed: string[] } | undefined {
  if (words === undefined || decision !== undefined || task !== undefined) return
  const requests = requestsIn(landed.filter((one) => !one.takenBack))
  const meant = meantBy(words, requests)
  if (!('unknown' in meant)) return
  const paths = requests.flatMap((one) => one.paths).filter((path) => !/(?:^|\/)\.git(?:\/|$)/.test(path))
  return { named: meant.unknown, changed: [...new Set(paths.toReversed())] }
}

/** The requests, in their order, whose changes these are. What an undo did is none. */
function requestsIn(landed: readonly Landed[]): Request[] {
  const decided = landed.filter(({ by }) => by === 'decision')
  const byRequest = Map.groupBy(decided, requestOf)
  // The one that changed something last comes last.
  return [...new Set(decided.map(requestOf).toReversed())].toReversed().map((id) => {
    const all = byRequest.get(id) ?? []
    const paths = all.flatMap(({ changes }) => changes.map(({ path }) => path))
    return { id, words: all[0]?.words ?? '', paths, kinds: all.flatMap(({ kinds = [] }) => kinds) }
  })
}

const requestOf = ({ workflowId, taskId }: Landed): string => workflowId ?? taskId ?? ''

/** What was said for them, each once, the last first. */
export const wordsFor = (landed: readonly Landed[]): string[] => [
  ...new Set(landed.flatMap(({ by, words }) => (by === 'decision' && words ? [words] : []))),
]

/** One that was taken back may be named again: what stayed then, because of somebody else's change, may go now. */
function ofTask(landed: readonly Landed[], task: string): Landed[] {
  const all = landed.filter((one) => one.taskId === task || one.workflowId === task)
  const stands = all.filter((one) => !one.takenBack)
  return (stands.length > 0 ? stands : all).toReversed()
}

/** What the action `undo` names. */
export const undoOf = ({ decision, task, words }: Readonly<Record<string, unknown>>): UndoOf => ({
  ...(typeof decision === 'string' && { decision }),
  ...(typeof task === 'string' && { task }),
  ...(typeof words === 'string' && { words }),
})

/** All that they changed, the last change first. */
export const changesOf = (landed: readonly Landed[]): Change[] => landed.flatMap(({ changes }) => changes.toReversed())
