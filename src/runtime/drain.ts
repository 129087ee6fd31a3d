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
import type { Ports } from '../ports.ts'
import { type Box, forgetDecided, remember, timeIn } from './box.ts'
import type { Claims } from './claims.ts'
import { type Commit, newCommit, nextWake, safely, takeLetter } from './commit.ts'
import { compute } from './compute.ts'
import { noSuchNote } from './forget.ts'
import type { Letter } from './mailbox.ts'

export type Loop = {
  readonly ports: Ports
  readonly claims: Claims
  readonly publish: (box: Box, events: readonly JournalEvent[]) => void
  readonly perform: (box: Box, effect: Effect) => void
  /** Drains the mailbox of this box again. */
  readonly wake: (box: Box) => void
  /** Sets when the conversation is woken next. */
  readonly setTimer: (box: Box, due: number | null) => void
  readonly stalled: (box: Box, problem: Refusal) => void
  /** A turn is over. */
  readonly done: (box: Box) => void
  /** The journal could not even be read. */
  readonly broke: (box: Box, error: unknown) => void
}

/** A commit of this many letters is nearly as cheap for each of them as a larger one. */
const lettersPerTurn = 64
const longestTurnMs = 25

/** A turn costs one promise: with many conversations in a commit, each further one would be garbage for all of them. */
export function drain(loop: Loop, box: Box): void {
  try {
    const commit = newCommit(box.state, timeIn(box, loop.ports.clock))
    const letters = decideTurn(loop, box, commit)
    const next = nextWake(box, commit)
    if (commit.events.length > 0 || box.doubtful) write(loop, box, { commit, letters, next })
    else finish(loop, box, letters, () => settle(loop, box, commit, next))
  } catch (error) {
    loop.broke(box, error)
  }
}

type Turn = { readonly commit: Commit; readonly letters: readonly Letter[]; readonly next: number | null }

function write(loop: Loop, box: Box, { commit, letters, next }: Turn): void {
  box.status = 'writing'
  const mark = { due: next, status: commit.state.talk }
  loop.ports.journal.append({ stream: box.id, expected: box.state.seq, events: commit.events, mark }).then(
    () => finish(loop, box, letters, () => settle(loop, box, commit, next)),
    (error: unknown) => finish(loop, box, letters, () => undo(loop, box, letters, failure(loop, box, error))),
  )
}

function finish(loop: Loop, box: Box, letters: readonly Letter[], last: () => void): void {
  try {
    last()
    loop.done(box)
  } catch (error) {
    for (const { reply } of letters) reply?.(refuse('E_IO', { why: 'journal' })) // nobody waits for ever
    loop.broke(box, error)
  }
}

/** L5. Returns the letters it took. */
function decideTurn({ ports, claims }: Loop, box: Box, commit: Commit): Letter[] {
  const letters: Letter[] = []
  const until = ports.clock.now() + longestTurnMs
  const readMessages = () => safely(ports, () => compute(ports, box, commit, claims), { conversation: box.id })
  do {
    const letter = box.mailbox.take()
    if (!letter) break
    letters.push(letter)
    const refused = objectionTo(ports, box, commit, letter)
    if (refused) commit.replies.push(() => letter.reply?.(refused))
    else takeLetter(ports, box, commit, letter)
    if (letter.command.type === 'say') readMessages()
  } while (box.mailbox.length > 0 && letters.length < lettersPerTurn && ports.clock.now() < until)
  readMessages()
  return letters
}

/** What only the journal can say about a command. */
function objectionTo({ journal }: Ports, box: Box, commit: Commit, { command }: Letter): Refusal | undefined {
  if (command.type === 'forget') return noSuchNote(command.entry, { journal, box, commit })
}

function failure(loop: Loop, box: Box, error: unknown): Refusal {
  const problem = problemOf(error)
  // After a close nothing is wrong: whoever closed has said in one line what was under way.
  if (problem.problem.detail.why !== 'closed')
    loop.ports.log.error({ conversation: box.id, err: error }, 'an append failed')
  return problem
}

const problemOf = (error: unknown): Refusal =>
  error instanceof Error && 'problem' in error
    ? { ok: false, problem: error.problem as Refusal['problem'] }
    : refuse('E_IO', { why: 'journal' })

function undo(loop: Loop, box: Box, letters: readonly Letter[], problem: Refusal): void {
  box.status = 'idle'
  loop.claims.update(box)
  const missed = problem.problem.detail.why === 'version' ? missedBy(loop, box) : []
  if (missed.length > 0) {
    box.mailbox.putBack(letters)
    return catchUp(loop, box, missed)
  }
  box.doubtful = true
  box.mailbox.putBack(letters.filter((letter) => !letter.reply))
  for (const { reply } of letters) reply?.(problem)
  loop.stalled(box, problem)
}

const missedBy = (loop: Loop, box: Box): JournalEvent[] =>
  [...loop.ports.journal.read(box.id, box.state.seq)] as JournalEvent[]

/** Publishes and performs what an append had written that seemed to fail (L4). */
function catchUp(loop: Loop, box: Box, events: JournalEvent[]): void {
  const state = fold(events, box.state)
  // As of its own time: what has become possible since then still needs a wake.
  settle(loop, box, { ...newCommit(state, state.at), events }, due(state, state.at))
}

/** The box stays busy until all of it is done: an idle one without a timer may be evicted when a listener asks for another. */
function settle(loop: Loop, box: Box, commit: Commit, next: number | null): void {
  box.status = 'writing'
  box.state = commit.state
  box.doubtful = false
  for (const event of commit.events) remember(box, event)
  if (next !== box.due) loop.setTimer(box, next)
  if (commit.events.length > 0) loop.publish(box, commit.events)
  for (const event of commit.events) for (const effect of react(box.id, box.state, event)) loop.perform(box, effect)
  forgetDecided(box)
  for (const reply of commit.replies) reply()
  box.status = 'idle'
  loop.claims.update(box) // it may be its own turn now
  if (box.mailbox.length > 0) loop.wake(box)
}
