/** The effects of a goal that works in a folder: the look at its workspace, and what a verifier gets. */
import type { PackedContext } from '../core/contracts/goal.ts'
import type { CommandOf } from '../core/state/commands.ts'
import type { Task, Workflow } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { summarise } from '../core/work/history.ts'
import type { Job, Ports } from '../ports.ts'
import { type Box, eventAt, lastTurns } from './box.ts'

type Asked = { readonly id: string; readonly workflowId: string }

export async function lookedBy(ports: Ports, box: Box, { id, workflowId }: Asked): Promise<CommandOf<'looked'>> {
  const { workspace } = box.state
  const looked = { type: 'looked' as const, effect: id, workflowId }
  if (workspace === undefined) return looked
  const context = await ports.look(workspace)
  const packed = context.found ? await packedFor(ports, box, { workspace, workflowId }) : undefined
  return { ...looked, context: { ...context, ...(packed && { packed }) } }
}

/** A host that keeps nothing, and a folder that cannot be read, leave it out. */
async function packedFor(
  { tools, journal }: Ports,
  box: Box,
  { workspace, workflowId }: { readonly workspace: string; readonly workflowId: string },
): Promise<PackedContext | undefined> {
  const request = box.state.workflows.find((w) => w.id === workflowId)?.goal ?? ''
  const found = await tools.context?.({ workspace, request, summary: summarise(lastTurns(journal, box)) })
  if (!found || 'refused' in found) return
  const { hash, tokens, files } = found
  return { hash, tokens, files }
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
