/**
 * Says what follows a message of a talk: who is next, what the queue becomes, what people are told (S1 §3–§5), for `signalbox
 * explain next` (docs/explain.md). The answer is read off a conversation that the core plays in memory: the speaker has the turn,
 * the others wait behind them, and then they say it. There is no second set of rules.
 */

import { z } from 'zod'
import { advance } from '../../core/advance.ts'
import type { Refusal } from '../../core/contracts/result.ts'
import { decide } from '../../core/decide.ts'
import { unknownIntent } from '../../core/intake/understanding.ts'
import type { Command } from '../../core/state/commands.ts'
import { type Conversation, isInFlight, noTeam, unborn } from '../../core/state/conversation.ts'
import { Draft } from '../../core/state/draft.ts'
import { type EventOf, type JournalEvent, who } from '../../core/state/events.ts'
import { silent } from '../../core/state/facts.ts'
import { memberOf, membersInOrder, type Team, TeamMember } from '../../core/state/team.ts'
import { type TeamFault, teamFault } from '../../core/state/team-fault.ts'
import { langs } from '../../core/text/language.ts'
import { texts } from '../texts/languages.ts'

export const ExplainNextInput = z.strictObject({
  text: z.string().max(16_777_216),
  team: z
    .array(TeamMember.pick({ id: true, type: true, name: true, displayName: true }).extend({ order: z.number() }))
    .max(1000),
  /** A member's id, or `system`. Without it, an AI that no marker means. */
  speaker: z.string().optional(),
  queue: z.array(z.string()).max(10_000).default([]),
  lang: z.enum(langs).default('en'),
})
export type ExplainNextInput = z.input<typeof ExplainNextInput>

export type ExplainNextOutput = {
  readonly resolved: readonly string[]
  readonly unresolved: readonly string[]
  readonly target: string | null
  readonly status: 'active' | 'paused' | 'completed'
  readonly queue_after: string[]
  readonly notice: 'none' | 'partial' | 'all_failed' | 'empty_input'
  readonly notice_text?: string
  readonly rejected?: true
  readonly team_invalid?: TeamFault
}

export function explainNext({
  text,
  team: members,
  speaker,
  queue = [],
  lang = 'en',
}: ExplainNextInput): ExplainNextOutput {
  const talk = texts[lang].talk
  const team: Team = { ...noTeam, hopBudget: 'off', members }
  const fault = teamFault(team)
  if (fault) return { ...unmoved, queue_after: queue, notice_text: talk.teamFault[fault], team_invalid: fault }
  const known = queue.filter((id) => memberOf(team, id))
  const play = new Play(team, known, speaker)
  const refused = speaker === 'system' ? undefined : play.say(text)
  if (refused) {
    const told = { notice: 'empty_input', notice_text: talk.emptyMessage } as const
    const isEmpty = refused.problem.detail.why === 'empty_input'
    return { ...unmoved, queue_after: known, target: speaker ?? null, ...(isEmpty && told), rejected: true }
  }
  const routed = play.routed
  if (routed?.notice === 'all_failed')
    return {
      ...play.turn(),
      notice: 'all_failed',
      notice_text: talk.noneKnown(routed.unresolved, membersInOrder(team)),
    }
  const notice_text = routed?.unresolved.map(talk.skipped).join('\n')
  return { ...play.turn(), ...(notice_text === undefined ? { notice: 'none' } : { notice: 'partial', notice_text }) }
}

/** An answer in which nobody moves. */
const unmoved = { resolved: [], unresolved: [], target: null, status: 'paused', notice: 'none' } as const

/** Speaks where no speaker is named: an AI that no marker can mean. */
const nobody: TeamMember = { id: '\u0000', type: 'ai', name: '\u0000', order: Number.MAX_SAFE_INTEGER }

class Play {
  readonly #speaker: TeamMember
  #state: Conversation
  #events: readonly JournalEvent[] = []

  /** The speaker's turn has come, and the queue waits behind it. What the program itself says is nobody's turn. */
  constructor(team: Team, queue: readonly string[], speaker: string | undefined) {
    this.#speaker = (speaker !== undefined && memberOf(team, speaker)) || nobody
    this.#state = unborn
    const all = { ...team, members: [...team.members, nobody] }
    this.#send({ type: 'start', conversation: 'explained', team: all, teamHash: '-' })
    this.#queue(speaker === 'system' ? [] : [this.#speaker.id])
    this.#queue(queue)
  }

  #queue(members: readonly string[]): void {
    const d = new Draft(this.#state, 0, silent)
    for (const agentId of members)
      d.emit('task_created', who.router, { taskId: `t${d.nextSeq}`, kind: 'reply', agentId })
    advance(d)
    this.#state = d.state
  }

  /** Says why it is not taken, if it is not. */
  say(text: string): Refusal | undefined {
    const { id, type } = this.#speaker
    return type === 'human' ? this.#asPerson(id, text) : this.#asAgent(text)
  }

  #asPerson(by: string, text: string): Refusal | undefined {
    const messageId = `m${this.#state.seq + 1}`
    const refused = this.#send({ type: 'say', by, text })
    if (refused) return refused
    const about = { messageId, effect: '' }
    const analysis = unknownIntent('', { kind: 'engine_silent' })
    this.#send({ type: 'safety_verdict', verdict: 'SAFE', reason: '', ...about })
    this.#send({ type: 'analysed', analysis, frames: [], ops: [], ...about })
  }

  #asAgent(text: string): undefined {
    const turn = this.#state.tasks.find(isInFlight)
    if (!turn?.dispatch) return
    const fence = { dispatchId: turn.dispatch.id, token: turn.dispatch.token }
    const said = { status: 'completed' as const, slots_update: {}, missing_slots: [], user_response: text }
    this.#send({ type: 'ack', ...fence })
    this.#send({ type: 'started', ...fence })
    this.#send({ type: 'result', success: true, result: { task_id: turn.id, ...said }, ...fence })
  }

  #send(command: Command): Refusal | undefined {
    const decided = decide(this.#state, command, 0)
    if (!decided.ok) return decided
    this.#state = decided.value.state
    this.#events = decided.value.events
  }

  /** Who was named and is not known, in what was said last. */
  get routed(): EventOf<'talk_routed'> | undefined {
    return this.#events.find((e) => e.type === 'talk_routed')
  }

  turn(): Pick<ExplainNextOutput, 'resolved' | 'unresolved' | 'target' | 'status' | 'queue_after'> {
    const { tasks, talk, waitingFor } = this.#state
    const next = tasks.find((t) => t.kind === 'reply' && (isInFlight(t) || t.state === 'AWAITING_USER'))
    return {
      resolved: this.#events.flatMap((e) => (e.type === 'task_created' ? [e.agentId] : [])),
      unresolved: this.routed?.unresolved ?? [],
      target: talk === 'completed' ? null : (next?.agentId ?? waitingFor ?? null),
      status: talk,
      queue_after: tasks.filter((t) => t.kind === 'reply' && t.state === 'READY').map((t) => t.agentId),
    }
  }
}
