/**
 * Command → events. The table says which stage answers for which command; every accepted command is then followed by what it
 * makes possible (advance.ts). A refusal changes nothing.
 */
import { advance } from './advance.ts'
import { must, ok, type Refusal, type Result, refuse } from './contracts/result.ts'
import { decideWake } from './deadlines.ts'
import { decideAnswer } from './intake/answers.ts'
import { decideSay } from './intake/guard.ts'
import { decideVerdict } from './intake/safety.ts'
import { decideAnalysed } from './intake/understanding.ts'
import type { Command, CommandOf } from './state/commands.ts'
import type { Conversation } from './state/conversation.ts'
import { Draft } from './state/draft.ts'
import { type JournalEvent, who } from './state/events.ts'
import { type Speak, silent } from './state/facts.ts'
import { kept } from './state/limits.ts'
import { memberOf, plannerOf, type Team } from './state/team.ts'
import { teamFault } from './state/team-fault.ts'
import { showsPlan } from './talk/questions.ts'
import { notASpeaker } from './talk/speaker.ts'
import { decideRecord } from './work/calls.ts'
import {
  decideCancel,
  decideClearQueue,
  decideEnd,
  decidePause,
  decideResume,
  decideSkip,
  decideStop,
} from './work/control.ts'
import {
  decideAck,
  decideAlive,
  decideLost,
  decideNack,
  decidePaused,
  decideProgress,
  decideResult,
  decideStarted,
} from './work/dispatch.ts'
import { decideProbed } from './work/doubt.ts'
import {
  decideLanded,
  decideToolDone,
  decideToolLost,
  decideToolRefused,
  decideToolStaged,
  decideWorkspaceFree,
} from './work/execution.ts'
import { giveUpCommand } from './work/give-up-command.ts'
import { decideLooked } from './work/intake-goal.ts'
import { decideForget } from './work/memory.ts'
import { decidePrepared, decidePrepareRefused, decidePropose } from './work/proposing.ts'
import { decideSeatAwaited, decideSeatGiven } from './work/seat.ts'
import { decideUndo, decideUndone, decideUndoPrepared } from './work/undoing.ts'

export type Decided = {
  readonly state: Conversation
  readonly events: readonly JournalEvent[]
  /** The position that the sender is told, where it is not that of the last event (guard:K3). */
  readonly receipt?: number
}
type Decider<T extends Command['type']> = (d: Draft, c: CommandOf<T>) => Refusal | undefined | void

const deciders: { readonly [T in Command['type']]: Decider<T> } = {
  start: decideStart,
  say: decideSay,
  safety_verdict: decideVerdict,
  analysed: decideAnalysed,
  answer: decideAnswer,
  looked: decideLooked,
  undo: decideUndo,
  undo_prepared: decideUndoPrepared,
  undone: decideUndone,
  ack: decideAck,
  nack: decideNack,
  started: decideStarted,
  paused: decidePaused,
  seat_awaited: decideSeatAwaited,
  seat_given: decideSeatGiven,
  progress: decideProgress,
  alive: decideAlive,
  record: decideRecord,
  propose: decidePropose,
  prepared: decidePrepared,
  prepare_refused: decidePrepareRefused,
  workspace_free: decideWorkspaceFree,
  tool_staged: decideToolStaged,
  landed: decideLanded,
  tool_done: decideToolDone,
  tool_refused: decideToolRefused,
  tool_lost: decideToolLost,
  probed: decideProbed,
  result: decideResult,
  lost: decideLost,
  pause: decidePause,
  resume: decideResume,
  stop: decideStop,
  cancel: decideCancel,
  clear_queue: decideClearQueue,
  skip: decideSkip,
  end: decideEnd,
  change_team: decideChangeTeam,
  forget: decideForget,
  wake: decideWake,
}

/** `at` never goes back: a command from an earlier clock is stamped with the last event's time. */
export function decide(state: Conversation, command: Command, at: number, speak: Speak = silent): Result<Decided> {
  must(Object.hasOwn(deciders, command.type), 'a command has a decider')
  if (state.imported && command.type !== 'change_team') return stillImported(state, command)
  const d = new Draft(state, at, speak)
  const refused = (deciders[command.type] as Decider<Command['type']>)(d, command)
  if (refused) return refused
  if (d.events.length > 0 || command.type === 'wake') advance(d)
  return ok({ state: d.state, events: d.events, receipt: d.receipt })
}

/** Who goes on with what came from a file says first with which team: the file does not choose it. */
const stillImported = (state: Conversation, { type }: Command): Result<Decided> =>
  type === 'wake' ? ok({ state, events: [] }) : refuse('E_INVALID_ARGS', { why: 'imported', team: state.team.team })

/** How a command is given up that met a bug: with its task and everything that follows, or as a bare note. */
type Failure = { readonly trace_id: string; readonly at: number; readonly as: 'whole' | 'note' }

/** What is journaled of a command that threw in `decide`. It may throw as well: then a note of it may still be possible. */
export function decideFailure(state: Conversation, command: Command, { trace_id, at, as }: Failure): Result<Decided> {
  const d = new Draft(state, at, silent)
  if (as === 'note') d.emit('command_failed', who.guard, { trace_id, command: command.type })
  else {
    giveUpCommand(d, command, trace_id)
    advance(d)
  }
  return ok({ state: d.state, events: d.events })
}

function decideStart(d: Draft, c: CommandOf<'start'>): Refusal | undefined {
  if (d.state.seq > 0) return refuse('E_CONFLICT', { why: 'already_started' })
  const fault = teamFault(c.team)
  if (fault) return refuse('E_INVALID_ARGS', { why: fault })
  const { conversation, team, teamHash, folder, workspace } = c
  d.emit('conversation_started', who.guard, { conversation, team, teamHash, folder, workspace, kept })
}

/**
 * Members with work in hand, or with a message on its way, stay as what they are until it is done: nobody is left waiting for
 * somebody who is gone, and a person is asked where an agent is not.
 */
function decideChangeTeam(d: Draft, c: CommandOf<'change_team'>): Refusal | undefined {
  const refused = notASpeaker(d.state, c.by)
  if (refused) return refused
  const fault = teamFault(c.team)
  if (fault) return refuse('E_INVALID_ARGS', { why: fault })
  const stays = (id: string): boolean => memberOf(c.team, id)?.type === memberOf(d.state.team, id)?.type
  const needed = d.state.tasks.find((t) => !stays(t.agentId))
  if (needed) return refuse('E_CONFLICT', { why: 'member_at_work', member: needed.agentId, task: needed.id })
  const unread = d.state.messages.find((m) => !stays(m.by))
  if (unread) return refuse('E_CONFLICT', { why: 'member_at_work', member: unread.by, message: unread.id })
  const asked = stillAsked(d.state, c.team)
  if (asked) return refuse('E_CONFLICT', { why: 'member_at_work', ...asked })
  d.emit('team_changed', who.user(c.by), { team: c.team, teamHash: c.teamHash, by: c.by, folder: c.folder })
}

/** A planner or a reviewer whose answer is awaited, and that the other team would not have in that part. */
function stillAsked(s: Conversation, team: Team): { member: string; workflow?: string; task?: string } | undefined {
  const planner = plannerOf(s.team)
  const planning = s.workflows.find((w) => w.planning !== undefined)
  if (planning && planner && !team.members.some((m) => m.id === planner.id && m.role === 'planner'))
    return { member: planner.id, workflow: planning.id }
  // A plan that is reviewed or shown may be asked for again, and is carried out by the planner where nobody else is there.
  const plan = s.workflows.find((w) => w.planReview)
  const made = plan ?? s.workflows.find(showsPlan)
  if (made && planner && !plannerOf(team)) return { member: planner.id, workflow: made.id }
  const { review } = s.team
  const reviewing = s.tasks.find((t) => t.state === 'REVIEWING')
  if (team.review === review && memberOf(team, review)?.type === memberOf(s.team, review)?.type) return
  if (reviewing) return { member: review, task: reviewing.id }
  if (plan) return { member: review, workflow: plan.id }
}
