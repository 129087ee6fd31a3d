/**
 * One commit of a conversation in the making: the commands of one turn, each decided on top of the ones before it. Writing it is
 * drain.ts.
 *
 * T1. A bug costs the command that met it and no other: it leaves the commit as it was.
 * T2. A person is refused with a trace_id, and nothing is written. Any other command is journaled as failed, with its trace_id
 *     (core/work/give-up-command.ts).
 * T3. A wake that failed is tried again later and later, up to once a minute. Only the first failure of a row is journaled.
 */

import { ok, type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import { due } from '../core/deadlines.ts'
import { type Decided, decide, decideFailure } from '../core/decide.ts'
import type { Command } from '../core/state/commands.ts'
import type { Conversation } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { Ports } from '../ports.ts'
import { speak } from '../views/texts/user-messages.ts'
import type { Live } from './live.ts'
import type { Letter } from './mailbox.ts'

export type Commit = {
  state: Conversation
  readonly events: JournalEvent[]
  readonly replies: (() => void)[]
  readonly at: number
  /** A wake was decided: whatever could start by now has started. */
  woke: boolean
}
type Doors = Pick<Ports, 'random' | 'log'>

export const newCommit = (state: Conversation, at: number): Commit => ({
  state,
  events: [],
  replies: [],
  at,
  woke: false,
})

export function takeLetter(doors: Doors, live: Live, commit: Commit, { command, reply }: Letter): void {
  const decided = decideSafely(doors, live, commit, command)
  if (!decided.ok) {
    if (reply) commit.replies.push(() => reply(decided))
    else if (decided.problem.detail.why === 'bug')
      recordFailure(doors, live, commit, { command, trace_id: String(decided.problem.detail.trace_id) })
    return
  }
  add(commit, decided.value)
  if (command.type === 'wake') {
    commit.woke = true
    live.failedWakes = 0
  }
  if (!reply) return
  const { receipt } = decided.value
  commit.replies.push(() => reply(ok({ seq: receipt ?? commit.state.seq })))
}

/** Every command comes here, so no closure is made for it. */
function decideSafely(doors: Doors, live: Live, commit: Commit, command: Command): Result<Decided> {
  try {
    return decide(commit.state, command, commit.at, speak)
  } catch (error) {
    return asBug(doors, error, { conversation: live.id, command })
  }
}

function add(commit: Commit, { state, events }: Decided): void {
  commit.state = state
  for (const event of events) commit.events.push(event)
}

type Failed = { readonly command: Command; readonly trace_id: string }
function recordFailure(doors: Doors, live: Live, commit: Commit, { command, trace_id }: Failed): void {
  if (command.type === 'wake' && failedBefore(live, commit)) return
  for (const as of ['whole', 'note'] as const) {
    const failure = { trace_id, at: commit.at, as }
    const failed = safely(doors, () => decideFailure(commit.state, command, failure), {
      conversation: live.id,
      command,
    })
    if (failed.ok) return add(commit, failed.value)
  }
  doors.log.error({ conversation: live.id, command: command.type, trace_id }, 'a failed command could not be journaled')
}

const firstRetryMs = 1_000
const longestRetryMs = 60_000

/** T3. Says whether the wake before this one failed as well. */
function failedBefore(live: Live, commit: Commit): boolean {
  live.failedWakes += 1
  live.retryAt = commit.at + Math.min(longestRetryMs, firstRetryMs * 2 ** (live.failedWakes - 1))
  return live.failedWakes > 1
}

/** When the conversation next needs the clock. */
export const nextWake = (live: Live, commit: Commit): number | null =>
  live.failedWakes > 0 ? live.retryAt : due(commit.state, commit.woke ? commit.at : commit.state.at)

type About = { readonly conversation: string; readonly command?: Command }
/** What throws is a bug of ours: it is logged, and told by its trace_id alone. */
export function safely<T>(doors: Doors, attempt: () => T, about: About): T | Refusal {
  try {
    return attempt()
  } catch (error) {
    return asBug(doors, error, about)
  }
}

function asBug(doors: Doors, error: unknown, { conversation, command }: About): Refusal {
  const trace_id = Buffer.from(doors.random.bytes(8)).toString('hex')
  doors.log.error({ trace_id, conversation, command: command?.type, err: error }, 'a command met a bug')
  return refuse('E_IO', { why: 'bug', trace_id })
}
