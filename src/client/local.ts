/** The client in the same thread as the runtime: used by the worker's host, and by tests. */

import { type Result, refuse } from '../core/contracts/result.ts'
import type { PersonCommand } from '../core/state/commands.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { firstHuman, type Team } from '../core/state/team.ts'
import { clip } from '../core/text/clip.ts'
import { checkContract } from '../edge/read-contract.ts'
import { conversations } from '../journal/conversations.ts'
import { JournalFault } from '../journal/fault.ts'
import type { Head, Journal } from '../ports.ts'
import { followTeam } from '../runtime/follow-team.ts'
import { loadLive } from '../runtime/live.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { type Client, Control, type ConversationRow, type News, type OfferedTeam, type SandboxState } from './client.ts'
import type { Deltas } from './deltas.ts'

/** A team of the list: what is shown of it, and what runs its conversations. */
export type TeamOffer = OfferedTeam & {
  readonly team: Team
  readonly teamHash: string
  readonly runtime: () => Runtime
  /** The folder that its conversations work in. */
  readonly workspace?: string
}

export type Doors = {
  readonly journal: Journal
  readonly teams: readonly TeamOffer[]
  /** The runtime of the team of this conversation. */
  readonly runtimeOf: (conversation: string) => Runtime
  readonly deltas?: Deltas
  /** The folder that new conversations work in, and how commands in it are held. */
  readonly workspace?: string
  readonly sandbox?: () => SandboxState
  readonly close: () => Promise<void>
}

/** A long history reaches the screen in pieces of this size, so that a key press in between is not kept waiting. */
const eventsAtOnce = 500

export function localClient(doors: Doors): Client {
  const { journal, teams, runtimeOf } = doors
  const send = (conversation: string, command: PersonCommand) => runtimeOf(conversation).send(conversation, command)
  return {
    teams: async () => teams.map(({ team, teamHash, runtime, workspace, ...shown }) => shown),
    conversations: async (limit) => latest(journal, limit).flatMap((head) => rowOf(journal, head)),
    start: (team) => start(doors, team),
    say: (conversation, said) => send(conversation, { ...said, type: 'say' }),
    answer: (conversation, answer) => send(conversation, { ...answer, type: 'answer' }),
    control: async (conversation, control) => {
      const checked = checkContract(Control, control)
      return checked.ok ? send(conversation, checked.value) : checked
    },
    undo: async (conversation, { preview = false, ...asked }) =>
      preview
        ? runtimeOf(conversation).previewUndo(conversation, asked)
        : runtimeOf(conversation).undo(conversation, asked),
    sandbox: async () => doors.sandbox?.() ?? 'none',
    state: async (conversation) => runtimeOf(conversation).state(conversation),
    subscribe: (conversation, after, listener) => {
      void follow(doors, conversation)
      return subscribe(doors, { conversation, after, listener })
    },
    close: () => doors.close(),
  }
}

async function start({ teams, workspace }: Doors, id: string): Promise<Result<{ conversation: string }>> {
  const offer = teams.find((team) => team.id === id)
  if (!offer) return refuse('E_INVALID_ARGS', { why: 'no_such_team', team: id, known: teams.map((team) => team.id) })
  const { team, teamHash } = offer
  return offer.runtime().start(team, { teamHash, workspace: workspace ?? offer.workspace })
}

/** Nobody asked for it, so a refusal is told to nobody: the conversation goes on with the team as it was. */
async function follow({ teams, runtimeOf }: Doors, id: string): Promise<void> {
  const runtime = runtimeOf(id)
  const state = runtime.state(id)
  if (state?.imported) return // only a person who names a team goes on with it
  const pinned = state?.team
  const offer = teams.find((one) => one.id === pinned?.team)
  const by = pinned && firstHuman(pinned)?.id
  if (offer && by !== undefined) await followTeam(runtime, id, { team: offer.team, teamHash: offer.teamHash, by })
}

const latest = (journal: Journal, limit: number): Head[] =>
  [...conversations(journal)].sort((a, b) => b.at - a.at || (a.stream < b.stream ? -1 : 1)).slice(0, limit)

/** Read from the journal alone, so that no team is opened for a list. A damaged conversation is left out: `signalbox list` names it. */
function rowOf(journal: Journal, head: Head): ConversationRow[] {
  try {
    const { state } = loadLive(journal, head.stream)
    return [{ id: head.stream, at: head.at, events: head.seq, state, said: lastSaid(journal, head.stream, state.said) }]
  } catch (thrown) {
    if (thrown instanceof JournalFault) return []
    throw thrown
  }
}

export function lastSaid(journal: Journal, stream: string, position: number): ConversationRow['said'] {
  if (position === 0) return undefined
  const [last] = journal.read(stream, position - 1) as Iterable<JournalEvent>
  return last?.type === 'member_said' ? { name: `${last.loopId}.${last.role}`, text: clip(last.text, 500) } : undefined
}

type Subscription = {
  readonly conversation: string
  readonly after: number
  readonly listener: (news: News) => void
}

/** Events of one turn of the loop are passed on together, with the state they led to. */
function subscribe({ runtimeOf, deltas }: Doors, { conversation, after, listener }: Subscription): () => void {
  const runtime = runtimeOf(conversation)
  let waiting: JournalEvent[] = []
  let open = true
  const tell = (): void => {
    const state = runtime.state(conversation)
    if (!open || !state) return
    const events = waiting.splice(0, eventsAtOnce)
    if (waiting.length > 0) setImmediate(tell)
    listener({ kind: 'events', events, state })
    tellLine()
  }
  let told = '[]'
  const tellLine = (): void => {
    const places = runtime.line?.places(conversation) ?? []
    const shown = JSON.stringify(places)
    if (open && shown !== told) listener({ kind: 'line', places })
    told = shown
  }
  const leave = runtime.subscribe(conversation, after, (event) => {
    if (waiting.push(event) === 1) setImmediate(tell)
  })
  const leaveLine = runtime.line?.listen(tellLine)
  const leaveDeltas = deltas?.listen(conversation, (delta) => listener({ kind: 'delta', ...delta }))
  return () => {
    open = false
    waiting = []
    leave()
    leaveDeltas?.()
    leaveLine?.()
  }
}
