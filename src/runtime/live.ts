/** One conversation in memory: its folded state, its mailbox, and the last few bodies that the state only points at. */

import { type Conversation, isIssued, unborn } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { evolve } from '../core/state/evolve.ts'
import type { Turn } from '../core/work/history.ts'
import type { Clock, Journal } from '../ports.ts'
import { Mailbox } from './mailbox.ts'

export type Live = {
  readonly id: string
  state: Conversation
  readonly mailbox: Mailbox
  status: 'idle' | 'ready' | 'writing'
  /** The time its timer is set for. The timer is set only when this changes; `undefined`: it rang, and is set anew in any case. */
  due: number | null | undefined
  /** How far the conversation's own time is ahead of the clock: its last event may be of a clock that was set back since. */
  ahead: number
  /** How often in a row its wake met a bug, and when it is tried again (commit.ts). */
  failedWakes: number
  retryAt: number
  snapshotSeq: number
  /** Its last append failed but may be on disk all the same; the next append finds out (drain:L4). */
  doubtful: boolean
  /** The last things said, by position. */
  readonly said: Map<number, Turn>
  /** Proposals of the commit that is being made, by position: they are not on disk yet. */
  readonly proposals: Map<number, JournalEvent>
  /** The last events of decisions that a host is at, by position, so that they need not be read back. */
  readonly decided: Map<number, JournalEvent>
  /** The hosts at work, by decision, so that they can be told to stop. */
  readonly hosts: Map<string, AbortController>
}

const turnsKept = 12
const decidedKept = 16
/** How many events are read back for each turn: a hop is six or seven. */
const eventsPerTurn = 10
/** Raise it when the shape of the state changes: older snapshots are then ignored, and the journal is folded (I4). */
const snapshotVersion = 6

export const newLive = (id: string): Live => ({
  id,
  state: unborn,
  mailbox: new Mailbox(),
  status: 'idle',
  due: null,
  ahead: 0,
  failedWakes: 0,
  retryAt: 0,
  snapshotSeq: 0,
  doubtful: false,
  said: new Map(),
  proposals: new Map(),
  decided: new Map(),
  hosts: new Map(),
})

export function loadLive(journal: Journal, id: string): Live {
  const live = newLive(id)
  const snapshot = readSnapshot(journal, id)
  if (snapshot) {
    live.state = snapshot
    live.snapshotSeq = snapshot.seq
  }
  for (const event of journal.read(id, live.state.seq)) {
    live.state = evolve(live.state, event as JournalEvent)
    remember(live, event as JournalEvent)
  }
  forgetDecided(live)
  return live
}

/** The time in a conversation never goes back, and from its last event it goes on as fast as the clock does (steady-clock:T3). */
export function timeIn(live: Live, clock: Clock): number {
  const now = clock.now()
  live.ahead = Math.max(live.ahead, live.state.at - now)
  return now + live.ahead
}

export function saveSnapshot(journal: Journal, live: Live): void {
  if (live.snapshotSeq === live.state.seq) return
  journal.saveSnapshot(live.id, live.state.seq, JSON.stringify({ version: snapshotVersion, state: live.state }))
  live.snapshotSeq = live.state.seq
}

function readSnapshot(journal: Journal, id: string): Conversation | undefined {
  const saved = journal.snapshot(id)
  if (!saved) return
  const { version, state } = JSON.parse(saved.body) as { version: number; state: Conversation }
  return version === snapshotVersion && state.seq === saved.seq ? state : undefined
}

export function remember(live: Live, e: JournalEvent): void {
  if (e.type === 'member_said') keep(live.said, turnsKept, e.seq, { by: e.memberId, text: e.text, at: e.at })
  else if (ofDecisions.has(e.type)) keep(live.decided, decidedKept, e.seq, e)
}

const ofDecisions: ReadonlySet<JournalEvent['type']> = new Set([
  'decision_proposed',
  'decision_prepared',
  'changes_staged',
  'decision_settled',
])

function keep<T>(map: Map<number, T>, most: number, seq: number, value: T): void {
  map.set(seq, value)
  if (map.size <= most) return
  for (const oldest of map.keys()) return void map.delete(oldest)
}

/** Where no host is at work, nothing of a decision is needed soon: a person may take days. */
export function forgetDecided(live: Live): void {
  if (live.decided.size > 0 && !live.state.decisions.some(isIssued)) live.decided.clear()
}

/** An event of a decision, which may be kept or is read back. */
export const decidedAt = (journal: Journal, live: Live, seq: number): JournalEvent | undefined =>
  live.decided.get(seq) ?? eventAt(journal, live.id, seq)

/** The event at a position. */
export function eventAt(journal: Journal, id: string, seq: number): JournalEvent | undefined {
  for (const event of journal.read(id, seq - 1)) return event as JournalEvent
}

export function saidAt(journal: Journal, live: Live, seq: number): string {
  const kept = live.said.get(seq)
  if (kept) return kept.text
  const event = eventAt(journal, live.id, seq)
  return event?.type === 'member_said' ? event.text : ''
}

/** The last turns, oldest first. After a load from a snapshot they are read back, once. */
export function lastTurns(journal: Journal, live: Live): Turn[] {
  if (live.said.size === 0 && live.state.said > 0) {
    const tail = journal.read(live.id, Math.max(0, live.state.said - eventsPerTurn * turnsKept))
    for (const event of tail) remember(live, event as JournalEvent)
  }
  return [...live.said.values()]
}

/** The last turns with their positions, oldest first: at least `count` of them, or all there are. */
export function turnsBack(journal: Journal, live: Live, count: number): [number, Turn][] {
  if (live.said.size >= Math.min(count, live.state.history.turns)) return [...live.said]
  for (let span = eventsPerTurn * count; ; span *= 4) {
    const after = Math.max(0, live.state.said - span)
    const turns = turnsAfter(journal, live.id, after)
    if (turns.length >= count || after === 0) return turns
  }
}

export const turnsAfter = (journal: Journal, id: string, after: number): [number, Turn][] =>
  ([...journal.read(id, after)] as JournalEvent[]).flatMap((e) =>
    e.type === 'member_said' ? [[e.seq, { by: e.memberId, text: e.text, at: e.at }]] : [],
  )
