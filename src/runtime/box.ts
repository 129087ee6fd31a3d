/** One conversation in memory: its folded state, its mailbox, and the last few bodies that the state only points at. */
import type { Command } from '../core/commands.ts'
import { type Conversation, unborn } from '../core/conversation.ts'
import type { JournalEvent } from '../core/events.ts'
import { evolve } from '../core/evolve.ts'
import type { Result } from '../core/result.ts'
import type { Journal } from '../ports.ts'

export type Reply = (result: Result<{ seq: number }>) => void
/** A person's command has a reply; an outcome has none and is kept until it is on disk. */
export type Letter = { readonly command: Command; readonly reply?: Reply }

export type Box = {
  readonly id: string
  state: Conversation
  mailbox: Letter[]
  status: 'idle' | 'ready' | 'writing'
  /** When the next timer is set for, so that one that did not change is not set again. */
  due: number | null
  snapshotSeq: number
  readonly bodies: Map<number, string>
}

const bodiesKept = 16
/** Raised when the shape of the state changes: older snapshots are then left alone and the journal is folded (I4). */
const snapshotVersion = 1

export const newBox = (id: string): Box => ({
  id,
  state: unborn,
  mailbox: [],
  status: 'idle',
  due: null,
  snapshotSeq: 0,
  bodies: new Map(),
})

export function loadBox(journal: Journal, id: string): Box {
  const box = newBox(id)
  const snapshot = readSnapshot(journal, id)
  if (snapshot) {
    box.state = snapshot
    box.snapshotSeq = snapshot.seq
  }
  for (const event of journal.read(id, box.state.seq)) {
    box.state = evolve(box.state, event as JournalEvent)
    remember(box, event as JournalEvent)
  }
  return box
}

export function saveSnapshot(journal: Journal, box: Box): void {
  if (box.snapshotSeq === box.state.seq) return
  journal.saveSnapshot(box.id, box.state.seq, JSON.stringify({ version: snapshotVersion, state: box.state }))
  box.snapshotSeq = box.state.seq
}

function readSnapshot(journal: Journal, id: string): Conversation | undefined {
  const saved = journal.snapshot(id)
  if (!saved) return
  const { version, state } = JSON.parse(saved.body) as { version: number; state: Conversation }
  return version === snapshotVersion && state.seq === saved.seq ? state : undefined
}

export function remember(box: Box, e: JournalEvent): void {
  if (e.type !== 'member_said') return
  box.bodies.set(e.seq, e.text)
  if (box.bodies.size <= bodiesKept) return
  for (const oldest of box.bodies.keys()) return void box.bodies.delete(oldest)
}

/** One event by its position: what the state points at. */
export function eventAt(journal: Journal, id: string, seq: number): JournalEvent | undefined {
  for (const event of journal.read(id, seq - 1)) return event as JournalEvent
}

export function saidAt(journal: Journal, box: Box, seq: number): string {
  const kept = box.bodies.get(seq)
  if (kept !== undefined) return kept
  const event = eventAt(journal, box.id, seq)
  return event?.type === 'member_said' ? event.text : ''
}
