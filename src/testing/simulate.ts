/**
 * One's own team and agents under kills: messages are said, the program is ended at drawn moments without a word, and started again.
 * Time skips, so that waits of minutes take none. The same seed draws the same moments.
 *
 * K1. A kill is as hard as the process's own: what was not on disk is gone, and frames of agents from before are heard by nobody.
 * K2. At the end everything has come to rest, and what the journal folds to is the state that the box shows.
 */
import assert from 'node:assert/strict'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { fold } from '../core/state/evolve.ts'
import { shownQuestion } from '../core/state/shown-question.ts'
import { firstHuman } from '../core/state/team.ts'
import { memoryStore } from '../journal/memory.ts'
import { openJournal } from '../journal/writer.ts'
import { seeded } from '../learning/random.ts'
import type { CodeTool, Journal } from '../ports.ts'
import { openSignalbox } from '../runtime/embedded.ts'
import { type GivenTeam, teamOf } from '../runtime/given-options.ts'
import type { Signalbox } from '../runtime/signalbox.ts'
import type { Members } from '../runtime/team-ports.ts'
import { orThrow } from '../views/or-throw.ts'
import { type SkippingClock, skippingClock } from './skipping-clock.ts'

/** What is simulated. */
export type Simulation = {
  readonly team: GivenTeam
  /** Made anew at every start, as a program would. */
  readonly members: () => Members
  readonly tools?: readonly CodeTool<unknown, unknown>[]
  /** What the first human says, one after the other. */
  readonly messages: readonly string[]
  readonly seed: number
  /**
   * How often it is ended, at drawn moments after a message or an answer; where the work is short, some of them find it at rest. 3 times,
   * where nothing is said.
   */
  readonly kills?: number
  /** What is answered to an open question: one of its options. The first, where nothing is said. */
  readonly answer?: (question: Conversation['questions'][number]) => string
}

/** What came of it. */
export type Simulated = {
  readonly events: readonly JournalEvent[]
  readonly state: Conversation
  /** How often it was ended. */
  readonly kills: number
}

const turnMs = 1_000
const mostTurns = 2_000

/**
 * Says the messages to one's own team while the program is ended at drawn moments and started again. Throws where it does not come to rest.
 *
 * @example
 * const { events } = await simulate({ team, members: () => ({ bob: agent(work) }), messages: ['go [NEXT:bob]'], seed: 7, kills: 3 })
 */
export async function simulate(simulation: Simulation): Promise<Simulated> {
  const { team, messages, seed, kills = 3, answer = ({ options }) => options[0] ?? '' } = simulation
  const draw = seeded(seed)
  const store = openJournal(memoryStore(), { soon: setImmediate })
  const clock = skippingClock()
  const by = firstHuman(orThrow(teamOf(team)).team)?.id ?? ''
  let life = await born(simulation, store, clock)
  await life.box.start({ id: 'c' })
  let left = kills
  for (let turn = 0, said = 0; turn < mostTurns; turn++) {
    const state = life.box.state('c')
    const question = state && shownQuestion(state)
    const rests = state?.talk !== 'active' && state?.messages.length === 0
    if (question && rests)
      await life.box.answer('c', { by, questionId: question.id, option: answer(question), hash: question.hash })
    else if (rests && said === messages.length) break
    else if (rests) await life.box.say('c', { by, text: messages[said++] ?? '' })
    // Once everything is said, whatever kills are left come now: soon it has nothing more to do.
    for (; left > 0 && (draw() < 0.5 || said === messages.length); left--) {
      for (let step = Math.floor(draw() * draw() * 12); step > 0; step--) await new Promise(setImmediate)
      life.kill()
      life = await born(simulation, store, clock)
    }
    await clock.skip(turnMs)
  }
  const state = life.box.state('c')
  assert(state && state.talk !== 'active', 'it has come to rest')
  const events = [...store.read('c')] as JournalEvent[]
  assert.deepEqual(
    JSON.parse(JSON.stringify(fold(events))),
    JSON.parse(JSON.stringify(state)),
    'the journal is the state',
  )
  await life.box.close()
  return { events, state, kills: kills - left }
}

type Life = { readonly box: Signalbox; readonly kill: () => void }
async function born({ team, members, tools }: Simulation, store: Journal, clock: SkippingClock): Promise<Life> {
  let dead = false
  const journal = mortal(store, () => dead)
  const own: SkippingClock = {
    ...clock,
    wakeAt: (at, call) => clock.wakeAt(at, () => dead || call()),
    soon: (call) => clock.soon(() => dead || call()),
  }
  const box = orThrow(await openSignalbox({ journal, clock: own, team, members: members(), tools }))
  const kill = (): void => {
    dead = true
  }
  return { box, kill }
}

/** K1: the dead write nothing. */
const mortal = (store: Journal, isDead: () => boolean): Journal => ({
  append: (append) => (isDead() ? new Promise(() => {}) : store.append(append)),
  flush: () => store.flush?.(),
  read: (stream, after) => store.read(stream, after),
  head: (stream) => store.head(stream),
  heads: () => store.heads(),
  snapshot: (stream) => store.snapshot(stream),
  saveSnapshot: (stream, seq, body) => (isDead() ? undefined : store.saveSnapshot(stream, seq, body)),
  close: async () => {},
})
