/** The effects of a goal that works in a folder: the look at its workspace, the undo of its last patch, and what a verifier gets. */
import type { Change } from '../core/contracts/acting.ts'
import type { Cause } from '../core/contracts/causes.ts'
import type { CommandOf } from '../core/state/commands.ts'
import type { Task, Workflow } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { Job, Ports } from '../ports.ts'
import { type Box, eventAt } from './box.ts'

type Asked = { readonly id: string; readonly workflowId: string }

export async function lookedBy(ports: Ports, box: Box, { id, workflowId }: Asked): Promise<CommandOf<'looked'>> {
  const { workspace } = box.state
  const looked = { type: 'looked' as const, effect: id, workflowId }
  return workspace === undefined ? looked : { ...looked, context: await ports.look(workspace) }
}

type Slots = Job['body']['slots']
/** The commands of the plan; where it names none, those that the workspace has for its mode. */
export function verifySlots(ports: Ports, box: Box, t: Task | undefined): Slots {
  const w = t?.kind === 'verify' ? box.state.workflows.find((x) => x.id === t.workflow) : undefined
  const plan = w && planOf(ports, box, w)
  if (!plan) return {}
  const { mode, commands, stop_on_fail } = plan.verification
  const own = mode === 'none' || mode === 'custom' ? [] : (contextOf(ports, box, w)?.commands[mode] ?? [])
  return { verify: { commands: commands.length > 0 ? commands : own, stop_on_fail } }
}

function planOf(ports: Ports, box: Box, w: Workflow) {
  const event = w.plan === undefined ? undefined : eventAt(ports.journal, box.id, w.plan)
  return event?.type === 'plan_proposed' ? event.plan : undefined
}

export function contextOf(ports: Pick<Ports, 'journal'>, box: Box, w: Workflow | undefined) {
  const event: JournalEvent | undefined = w?.context && eventAt(ports.journal, box.id, w.context.seq)
  return event?.type === 'context_built' ? event.context : undefined
}

type Undone = CommandOf<'undone'>
export const notUndone = ({ id, workflowId }: Asked, cause: Cause): Undone => ({
  type: 'undone',
  effect: id,
  workflowId,
  restored: [],
  left: [],
  cause,
})

/** Takes back what the last decision of the goal changed; its INTENT is the event that asks for it. */
export async function undoneBy(ports: Ports, box: Box, asked: Asked): Promise<Undone> {
  const { workspace } = box.state
  const changes = lastPatch(ports.journal.read(box.id) as Iterable<JournalEvent>, asked.workflowId)
  if (workspace === undefined || changes.length === 0) return notUndone(asked, { kind: 'nothing_to_undo' })
  const undone = await ports.tools.undo({ conversation: box.id, workspace, changes })
  if ('refused' in undone) return notUndone(asked, undone.refused.cause ?? { kind: 'host_failed' })
  const restored = undone.restored.map(({ path }) => path).slice(0, 1_000)
  return { ...notUndone(asked, { kind: 'nothing_to_undo' }), restored, left: undone.left.slice(0, 1_000) }
}

/** Of the last decision of the goal that changed something: what of it is there. */
function lastPatch(events: Iterable<JournalEvent>, workflowId: string): Change[] {
  const tasks = new Set<string>()
  const staged = new Map<number, readonly Change[]>()
  let last: Change[] = []
  for (const e of events) {
    if (e.type === 'task_created' && e.workflowId === workflowId) tasks.add(e.taskId)
    if (e.type === 'changes_staged' && tasks.has(e.taskId)) staged.set(e.seq, e.changes)
    if (e.type !== 'decision_settled' || e.staged === undefined || !e.landed?.length) continue
    const landed = new Set(e.landed)
    const changes = staged.get(e.staged)?.filter(({ path }) => landed.has(path)) ?? []
    if (changes.length > 0) last = changes
  }
  return last
}
