/**
 * The only loop. It drains the mailbox: decide each command (pure), then ONE append for all of it (shared with every other
 * conversation that is ready), and only then publish and perform. An effect's outcome comes back as a command, never as a return
 * value; after a crash, effects whose outcome is not in the journal are found again from the state (design §10, §14).
 *
 * L1. Nothing is published, acknowledged or performed before its commit is on disk.
 * L2. A failed append changes nothing: people are told, outcomes stay in the mailbox.
 * L3. What is decided from one mailbox is one row of the journal.
 * L4. A failed append may be on disk all the same. The disk counts: what is found there is caught up with, never written twice.
 */

import { ok, type Refusal, refuse } from '../core/contracts/result.ts'
import { due } from '../core/deadlines.ts'
import { decide } from '../core/decide.ts'
import { type Effect, react } from '../core/journey.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { fold } from '../core/state/evolve.ts'
import type { Ports } from '../ports.ts'
import { speak } from '../views/texts/user-messages.ts'
import { type Box, type Letter, remember } from './box.ts'
import { compute } from './compute.ts'

export type Loop = {
  readonly ports: Ports
  readonly publish: (box: Box, events: readonly JournalEvent[]) => void
  readonly perform: (box: Box, effect: Effect) => void
  /** The box has a mailbox to drain again. */
  readonly wake: (box: Box) => void
  /** When the conversation next needs the clock. */
  readonly setTimer: (box: Box, due: number | null) => void
  readonly stalled: (box: Box, problem: Refusal) => void
}

export type Turn = {
  state: Conversation
  readonly events: JournalEvent[]
  readonly replies: (() => void)[]
  readonly at: number
}

export async function drain(loop: Loop, box: Box): Promise<void> {
  const letters = box.mailbox
  box.mailbox = []
  const turn: Turn = { state: box.state, events: [], replies: [], at: loop.ports.clock.now() }
  for (const letter of letters) open(loop, turn, letter)
  safely(loop, () => compute(loop, box, turn))
  const next = due(turn.state, lookedAt(turn, letters))
  if (turn.events.length > 0 || box.doubtful) {
    box.status = 'writing'
    const problem = await append(loop, box, turn, next)
    if (problem) return undo(loop, box, letters, problem)
  }
  settle(loop, box, turn, next)
}

/** Up to when it is sure that what could start has started: a command that changed nothing has looked at nothing. */
const lookedAt = (turn: Turn, letters: readonly Letter[]): number =>
  letters.some(({ command }) => command.type === 'wake') ? turn.at : turn.state.at

function open(loop: Loop, turn: Turn, { command, reply }: Letter): void {
  const decided = safely(loop, () => decide(turn.state, command, turn.at, speak))
  if (!decided.ok) {
    if (reply) turn.replies.push(() => reply(decided))
    return
  }
  turn.state = decided.value.state
  turn.events.push(...decided.value.events)
  if (reply) turn.replies.push(() => reply(ok({ seq: turn.state.seq })))
}

/** A bug of ours costs the command that met it, is told with a trace_id, and leaves the conversation as it was. */
export function safely<T>(loop: Loop, attempt: () => T): T | Refusal {
  try {
    return attempt()
  } catch (error) {
    const trace_id = Buffer.from(loop.ports.random.bytes(8)).toString('hex')
    loop.ports.log.error({ trace_id, err: error }, 'a command met a bug')
    return refuse('E_IO', { why: 'bug', trace_id })
  }
}

async function append(loop: Loop, box: Box, turn: Turn, next: number | null): Promise<Refusal | undefined> {
  try {
    const mark = { due: next, status: turn.state.talk }
    await loop.ports.journal.append({ stream: box.id, expected: box.state.seq, events: turn.events, mark })
  } catch (error) {
    loop.ports.log.error({ conversation: box.id, err: error }, 'an append failed')
    return problemOf(error)
  }
}

const problemOf = (error: unknown): Refusal =>
  error instanceof Error && 'problem' in error
    ? { ok: false, problem: error.problem as Refusal['problem'] }
    : refuse('E_IO', { why: 'journal' })

function undo(loop: Loop, box: Box, letters: readonly Letter[], problem: Refusal): void {
  box.status = 'idle'
  const missed = problem.problem.detail.why === 'version' ? missedBy(loop, box) : []
  if (missed.length > 0) {
    box.mailbox = [...letters, ...box.mailbox]
    return catchUp(loop, box, missed)
  }
  box.doubtful = true
  box.mailbox = [...letters.filter((letter) => !letter.reply), ...box.mailbox]
  for (const { reply } of letters) reply?.(problem)
  loop.stalled(box, problem)
}

const missedBy = (loop: Loop, box: Box): JournalEvent[] =>
  [...loop.ports.journal.read(box.id, box.state.seq)] as JournalEvent[]

/** What is on disk and not in memory was decided here and never told: now it is (L4). */
function catchUp(loop: Loop, box: Box, events: JournalEvent[]): void {
  const state = fold(events, box.state)
  // Due as of its own time: what has become possible since then needs its wake.
  settle(loop, box, { state, events, replies: [], at: state.at }, due(state, state.at))
}

/** The box stays busy until all of it is done: an idle one without a timer may be evicted by what a listener asks for. */
function settle(loop: Loop, box: Box, turn: Turn, next: number | null): void {
  box.status = 'writing'
  box.state = turn.state
  box.doubtful = false
  for (const event of turn.events) remember(box, event)
  if (next !== box.due) loop.setTimer(box, next)
  if (turn.events.length > 0) loop.publish(box, turn.events)
  for (const event of turn.events) for (const effect of react(box.id, box.state, event)) loop.perform(box, effect)
  for (const reply of turn.replies) reply()
  box.status = 'idle'
  if (box.mailbox.length > 0) loop.wake(box)
}
