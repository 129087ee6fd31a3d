/** Plays a conversation on the pure core, for tests of views and screens: commands in, events and state out. */

import { decide } from '../../src/core/decide.ts'
import type { Command, StepNote } from '../../src/core/state/commands.ts'
import { type Conversation, unborn } from '../../src/core/state/conversation.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { Team } from '../../src/core/state/team.ts'
import type { Understood } from '../../src/ports.ts'
import { goesOn } from '../../src/understanding/scripted.ts'
import { speak } from '../../src/views/texts/user-messages.ts'
import { preparedAs, proposal } from '../proposals.ts'

const names = { ann: ['Ann', '安'], bob: ['Bob', '鲍勃'], carol: ['Carol', '卡罗尔'] } as const

export class Play {
  state: Conversation = unborn
  readonly events: JournalEvent[] = []
  /** 2026-11-15T09:00:00Z, so that every frame shows the same times. */
  at = Date.UTC(2026, 10, 15, 9)

  /** `ann:human bob:ai carol:ai:cs.parking`, with the intent of a member that has one. */
  constructor(members: string, policy: object = {}) {
    const team = Team.parse({
      team: 'release-talk',
      name: { en: 'Two AIs', zh: '两个 AI' },
      ...policy,
      members: members.split(' ').map((word, order) => {
        const [id = '', type = '', intent] = word.split(':')
        const [en, zh] = names[id as keyof typeof names] ?? [id, id]
        return { id, type, name: id, displayName: { en, zh }, order, ...(intent && { intents: [intent] }) }
      }),
    })
    this.send({ type: 'start', conversation: 'c1', team, teamHash: 'h' })
  }

  send(command: Command): this {
    const decided = decide(this.state, command, this.at, speak)
    if (!decided.ok) throw new Error(JSON.stringify(decided.problem))
    this.state = decided.value.state
    this.events.push(...decided.value.events)
    return this
  }

  /** It asks for what each intent does. */
  wants(by: string, text: string, intents: string[]): this {
    const base = goesOn(text)
    const taskRelation = { type: 'different_task' as const, confidence: 0.9, reasoning: 'scripted' }
    const frame = { agent: null, start: 0, end: 1, confidence: 0.9, slots: [], missing_slots: [], reasons: [] }
    const frames = intents.map((intent, i) => ({ ...frame, frame_id: `f${i}`, intent }))
    return this.say(by, text, { ...base, analysis: { ...base.analysis, taskRelation }, frames })
  }

  /** It is SAFE and goes on with the talk. */
  say(by: string, text: string, understood: Understood = goesOn(text)): this {
    this.send({ type: 'say', by, text })
    const messageId = this.state.messages.at(-1)?.id
    if (messageId === undefined) return this
    this.send({ type: 'analysed', effect: 'e', messageId, ...understood })
    return this.send({ type: 'safety_verdict', effect: 'e', messageId, verdict: 'SAFE', reason: 'scripted' })
  }

  starts(who: string): this {
    return this.send({ type: 'ack', ...this.fence(who) }).send({ type: 'started', ...this.fence(who) })
  }

  steps(who: string, step: StepNote): this {
    return this.send({ type: 'progress', ...this.fence(who), step })
  }

  answers(who: string, user_response: string, handoff_suggestion?: { agent_code: string; reason: string }): this {
    const task_id = this.state.tasks.find((t) => t.agentId === who)?.id ?? ''
    const completed = { status: 'completed' as const, slots_update: {}, missing_slots: [] }
    const result = { task_id, ...completed, user_response, handoff_suggestion }
    return this.send({ type: 'result', ...this.fence(who), success: true, result })
  }

  fails(who: string, message: string): this {
    return this.send({ type: 'result', ...this.fence(who), success: false, problem: { code: 'E_IO', message } })
  }

  /** Proposes to write a file; the core asks a person first. */
  proposes(who: string, params: Record<string, string>): this {
    const envelope = {
      decision_id: '00000000-0000-4000-8000-000000000001',
      type: 'TOOL_CALL' as const,
      action: 'write_file',
      params,
      scope: { allowed_paths: ['**'], allowed_tasks: [this.state.tasks.find((t) => t.agentId === who)?.id ?? ''] },
      expectation: { world_change: ['notes.md'], task_progress: '' },
      timeout_ms: 5_000,
    }
    this.send(proposal(this.fence(who), envelope))
    const { path = '', content = '' } = params
    const prepared = { ...preparedAs('write_file', { path }), diff: `--- ${path}\n+++ ${path}\n+${content}` }
    const [decision] = this.state.decisions
    const asked = { effect: `c:${decision?.seq}:0`, decisionId: envelope.decision_id }
    const scope = { within: [['**']], without: [], denied: [] }
    return this.send({ type: 'prepared', ...asked, prepared, scope, hash: 'a'.repeat(64) })
  }

  /** The first person approves what is asked. */
  approved(): this {
    const [q] = this.state.questions
    return this.send({ type: 'answer', by: 'ann', questionId: q?.id ?? '', option: 'once', hash: q?.hash })
  }

  /** The host refuses what was issued: the system is at fault. */
  refusedByHost(): this {
    const [decision] = this.state.decisions
    const about = { effect: `c:${decision?.seq}:0`, decisionId: decision?.id ?? '' }
    return this.send({ type: 'tool_refused', ...about, problem: { code: 'E_IO', message: 'no disk' } })
  }

  wait(ms: number): this {
    this.at += ms
    return this.send({ type: 'wake' })
  }

  fence(who: string): { dispatchId: string; token: number } {
    const dispatch = this.state.tasks.find((t) => t.agentId === who)?.dispatch
    return { dispatchId: dispatch?.id ?? 'd0', token: dispatch?.token ?? 0 }
  }
}
