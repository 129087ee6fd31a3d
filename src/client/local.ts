/** The client in the same thread as the runtime: used by the worker's host, and by tests. */

import type { PersonCommand } from '../core/commands.ts'
import type { JournalEvent } from '../core/events.ts'
import { type Result, refuse } from '../core/result.ts'
import type { Team } from '../core/team.ts'
import { JournalFault } from '../journal/fault.ts'
import type { Head, Journal } from '../ports.ts'
import { conversations } from '../runtime/pool.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Client, ConversationRow, Delta, News, OfferedTeam } from './client.ts'

/** A team of the list: what is shown of it, and how it is opened. */
export type TeamOffer = OfferedTeam & { readonly open: () => { readonly team: Team; readonly teamHash: string } }
export type Deltas = { listen(conversation: string, listener: (delta: Delta) => void): () => void }

export type Doors = {
  readonly runtime: Runtime
  readonly journal: Journal
  readonly teams: readonly TeamOffer[]
  readonly deltas?: Deltas
}

/** So that a long history reaches the screen in pieces, with room for a key press in between. */
const eventsAtOnce = 500

export function localClient(doors: Doors): Client {
  const { runtime, journal, teams } = doors
  const send = (conversation: string, command: PersonCommand) => runtime.send(conversation, command)
  return {
    teams: async () => teams.map(({ open, ...shown }) => shown),
    conversations: async (limit) => latest(journal, limit).flatMap((head) => rowOf(doors, head)),
    start: (team) => start(doors, team),
    say: (conversation, said) => send(conversation, { type: 'say', ...said }),
    answer: (conversation, answer) => send(conversation, { type: 'answer', ...answer }),
    control: (conversation, control) => send(conversation, control),
    state: async (conversation) => runtime.state(conversation),
    subscribe: (conversation, after, listener) => subscribe(doors, { conversation, after, listener }),
    close: () => runtime.close(),
  }
}

async function start({ runtime, teams }: Doors, id: string): Promise<Result<{ conversation: string }>> {
  const offer = teams.find((team) => team.id === id)
  if (!offer) return refuse('E_INVALID_ARGS', { why: 'no_such_team', team: id, known: teams.map((team) => team.id) })
  const { team, teamHash } = offer.open()
  return runtime.start(team, { teamHash })
}

const latest = (journal: Journal, limit: number): Head[] =>
  [...conversations(journal)].sort((a, b) => b.at - a.at || (a.stream < b.stream ? -1 : 1)).slice(0, limit)

/** A damaged conversation is not offered: `signalbox list` tells of it. */
function rowOf({ runtime, journal }: Doors, head: Head): ConversationRow[] {
  try {
    const state = runtime.state(head.stream)
    if (!state) return []
    return [{ id: head.stream, at: head.at, events: head.seq, state, said: lastSaid(journal, head.stream, state.said) }]
  } catch (thrown) {
    if (thrown instanceof JournalFault) return []
    throw thrown
  }
}

function lastSaid(journal: Journal, stream: string, position: number): ConversationRow['said'] {
  if (position === 0) return undefined
  const [last] = journal.read(stream, position - 1) as Iterable<JournalEvent>
  return last?.type === 'member_said'
    ? { name: `${last.loopId}.${last.role}`, text: last.text.slice(0, 500) }
    : undefined
}

type Subscription = {
  readonly conversation: string
  readonly after: number
  readonly listener: (news: News) => void
}

/** What comes in one turn of the loop is told together, with the state it led to. */
function subscribe({ runtime, deltas }: Doors, { conversation, after, listener }: Subscription): () => void {
  let waiting: JournalEvent[] = []
  let open = true
  const tell = (): void => {
    const state = runtime.state(conversation)
    if (!open || !state) return
    const events = waiting.splice(0, eventsAtOnce)
    if (waiting.length > 0) setImmediate(tell)
    listener({ kind: 'events', events, state })
  }
  const leave = runtime.subscribe(conversation, after, (event) => {
    if (waiting.push(event) === 1) setImmediate(tell)
  })
  const leaveDeltas = deltas?.listen(conversation, (delta) => listener({ kind: 'delta', ...delta }))
  return () => {
    open = false
    waiting = []
    leave()
    leaveDeltas?.()
  }
}
