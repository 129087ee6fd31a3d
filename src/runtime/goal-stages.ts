/** The effects of a goal that works in a folder: the look at its workspace, and what a verifier gets. */
import type { PackedContext } from '../core/contracts/goal.ts'
import type { CommandOf } from '../core/state/commands.ts'
import type { Task, Workflow } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { summarise } from '../core/work/history.ts'
import type { Job, Ports } from '../ports.ts'
import { eventAt, type Live, lastTurns } from './live.ts'

type Asked = { readonly id: string; readonly workflowId: string }

export async function lookedBy(ports: Ports, live: Live, { id, workflowId }: Asked): Promise<CommandOf<'looked'>> {
  const { workspace } = live.state
  const looked = { type: 'looked' as const, effect: id, workflowId }
  if (workspace === undefined) return looked
  const context = await ports.look(workspace)
  const packed = context.found ? await packedFor(ports, live, { workspace, workflowId }) : undefined
  return { ...looked, context: { ...context, ...(packed && { packed }) } }
}

/** A host that keeps nothing, and a folder that cannot be read, leave it out. */
async function packedFor(
  { tools, journal }: Ports,
  live: Live,
  { workspace, workflowId }: { readonly workspace: string; readonly workflowId: string },
): Promise<PackedContext | undefined> {
  const request = live.state.workflows.find((w) => w.id === workflowId)?.goal ?? ''
  const found = await tools.context?.({ workspace, request, summary: summarise(lastTurns(journal, live)) })
  if (!found || 'refused' in found) return
  const { hash, tokens, files } = found
  return { hash, tokens, files }
}

type Slots = Job['body']['slots']
/** The commands of the plan; where it names none, those that the workspace has for its mode. */
export function verifySlots(ports: Ports, live: Live, t: Task | undefined): Slots {
  const w = t?.kind === 'verify' ? live.state.workflows.find((x) => x.id === t.workflow) : undefined
  const plan = w && planOf(ports, live, w)
  if (!plan) return {}
  const { mode, commands, stop_on_fail } = plan.verification
  const own = mode === 'none' || mode === 'custom' ? [] : (contextOf(ports, live, w)?.commands[mode] ?? [])
  return { verify: { commands: commands.length > 0 ? commands : own, stop_on_fail } }
}

function planOf(ports: Ports, live: Live, w: Workflow) {
  const event = w.plan === undefined ? undefined : eventAt(ports.journal, live.id, w.plan)
  return event?.type === 'plan_proposed' ? event.plan : undefined
}

export function contextOf(ports: Pick<Ports, 'journal'>, live: Live, w: Workflow | undefined) {
  const event: JournalEvent | undefined = w?.context && eventAt(ports.journal, live.id, w.context.seq)
  return event?.type === 'context_built' ? event.context : undefined
}
