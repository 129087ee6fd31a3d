/**
 * The only loop. It reads the mailbox in turns: decide each command (commit.ts), then ONE append for the turn (shared with every
 * other conversation that is ready), and only then publish and perform. An effect's outcome comes back as a command, never as a return
 * value; after a crash, effects whose outcome is not in the journal are found again from the state (design §10, §14).
 *
 * L1. Nothing is published, acknowledged or performed before its commit is on disk.
 * L2. A failed append changes nothing: people are told, outcomes stay in the mailbox.
 * L3. What is decided in one turn is one row of the journal.
 * L4. A failed append may be on disk all the same. Then the conversation catches up with the disk, and nothing is written twice.
 * L5. A turn is bounded in letters and in time; the rest of the mailbox waits until the others had theirs. A message is read by the
 *     gate and the engine before the next letter is decided, so the state never holds a burst of unread messages.
 */

import { type Refusal, refuse } from '../core/contracts/result.ts'
import { due } from '../core/deadlines.ts'
import { type Effect, react } from '../core/journey.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { fold } from '../core/state/evolve.ts'
import { markOf } from '../core/state/mark.ts'
import type { Ports } from '../ports.ts'
import type { Claims } from './claims.ts'
import { type Commit, newCommit, nextWake, safely, takeLetter } from './commit.ts'
import { compute } from './compute.ts'
import { noSuchNote } from './forget.ts'
import { forgetDecided, type Live, remember, timeIn } from './live.ts'
import type { Letter } from './mailbox.ts'

export type Loop = {
  readonly ports: Ports
  readonly claims: Claims
  readonly publish: (live: Live, events: readonly JournalEvent[]) => void
  readonly perform: (live: Live, effect: Effect) => void
  /** Drains this mailbox again. */
  readonly wake: (live: Live) => void
  /** Sets when the conversation is woken next. */
  readonly setTimer: (live: Live, due: number | null) => void
  readonly stalled: (live: Live, problem: Refusal) => void
  /** A turn is over. */
  readonly done: (live: Live) => void
  /** The journal could not even be read. */
  readonly broke: (live: Live, error: unknown) => void
}

/** A commit of this many letters is nearly as cheap for each of them as a larger one. */
const lettersPerTurn = 64
const longestTurnMs = 25

/** A turn costs one promise: with many conversations in a commit, each further one would be garbage for all of them. */
export function drain(loop: Loop, live: Live): void {
  try {
    const commit = newCommit(live.state, timeIn(live, loop.ports.clock))
    const letters = decideTurn(loop, live, commit)
    const next = nextWake(live, commit)
    if (commit.events.length > 0 || live.doubtful) write(loop, live, { commit, letters, next })
    else finish(loop, live, letters, () => settle(loop, live, commit, next))
  } catch (error) {
    loop.broke(live, error)
  }
}

type Turn = { readonly commit: Commit; readonly letters: readonly Letter[]; readonly next: number | null }

function write(loop: Loop, live: Live, { commit, letters, next }: Turn): void {
  live.status = 'writing'
  const mark = markOf(commit.state, next)
  loop.ports.journal.append({ stream: live.id, expected: live.state.seq, events: commit.events, mark }).then(
    () => finish(loop, live, letters, () => settle(loop, live, commit, next)),
    (error: unknown) => finish(loop, live, letters, () => undo(loop, live, letters, failure(loop, live, error))),
  )
}

function finish(loop: Loop, live: Live, letters: readonly Letter[], last: () => void): void {
  try {
    last()
    loop.done(live)
  } catch (error) {
    for (const { reply } of letters) reply?.(refuse('E_IO', { why: 'journal' })) // nobody waits for ever
    loop.broke(live, error)
  }
}

/** L5. Returns the letters it took. */
function decideTurn({ ports, claims }: Loop, live: Live, commit: Commit): Letter[] {
  const letters: Letter[] = []
  const until = ports.clock.now() + longestTurnMs
  const readMessages = () => safely(ports, () => compute(ports, live, commit, claims), { conversation: live.id })
  do {
    const letter = live.mailbox.take()
    if (!letter) break
    letters.push(letter)
    const refused = objectionTo(ports, live, commit, letter)
    if (refused) commit.replies.push(() => letter.reply?.(refused))
    else takeLetter(ports, live, commit, letter)
    if (letter.command.type === 'say') readMessages()
  } while (live.mailbox.length > 0 && letters.length < lettersPerTurn && ports.clock.now() < until)
  readMessages()
  return letters
}

/** What only the journal can say about a command. */
function objectionTo({ journal }: Ports, live: Live, commit: Commit, { command }: Letter): Refusal | undefined {
  if (command.type === 'forget') return noSuchNote(command.entry, { journal, live, commit })
}

function failure(loop: Loop, live: Live, error: unknown): Refusal {
  const problem = problemOf(error)
  // After a close nothing is wrong: whoever closed has said in one line what was under way.
  if (problem.problem.detail.why !== 'closed')
    loop.ports.log.error({ conversation: live.id, err: error }, 'an append failed')
  return problem
}

const problemOf = (error: unknown): Refusal =>
  error instanceof Error && 'problem' in error
    ? { ok: false, problem: error.problem as Refusal['problem'] }
    : refuse('E_IO', { why: 'journal' })

function undo(loop: Loop, live: Live, letters: readonly Letter[], problem: Refusal): void {
  live.status = 'idle'
  loop.claims.update(live)
  const missed = problem.problem.detail.why === 'version' ? missedBy(loop, live) : []
  if (missed.length > 0) {
    live.mailbox.putBack(letters)
    return catchUp(loop, live, missed)
  }
  live.doubtful = true
  live.mailbox.putBack(letters.filter((letter) => !letter.reply))
  for (const { reply } of letters) reply?.(problem)
  loop.stalled(live, problem)
}

const missedBy = (loop: Loop, live: Live): JournalEvent[] =>
  [...loop.ports.journal.read(live.id, live.state.seq)] as JournalEvent[]

/** Publishes and performs what an append had written that seemed to fail (L4). */
function catchUp(loop: Loop, live: Live, events: JournalEvent[]): void {
  const state = fold(events, live.state)
  // As of its own time: what has become possible since then still needs a wake.
  settle(loop, live, { ...newCommit(state, state.at), events }, due(state, state.at))
}

/** It stays busy until all of it is done: an idle one without a timer may be evicted when a listener asks for another. */
function settle(loop: Loop, live: Live, commit: Commit, next: number | null): void {
  live.status = 'writing'
  live.state = commit.state
  live.doubtful = false
  for (const event of commit.events) remember(live, event)
  if (next !== live.due) loop.setTimer(live, next)
  if (commit.events.length > 0) loop.publish(live, commit.events)
  for (const event of commit.events) for (const effect of react(live.id, live.state, event)) loop.perform(live, effect)
  forgetDecided(live)
  for (const reply of commit.replies) reply()
  live.status = 'idle'
  loop.claims.update(live) // it may be its own turn now
  if (live.mailbox.length > 0) loop.wake(live)
}
