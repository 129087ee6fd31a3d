/** A goal that works in a folder, played on the pure core: what people say, what planner, executor, verifier and the clock do. */
import { expect } from 'vitest'
import type { Change, Prepared, Reach } from '../../src/core/contracts/acting.ts'
import type { Json } from '../../src/core/contracts/bounds.ts'
import type { Check, WorkspaceContext } from '../../src/core/contracts/goal.ts'
import type { Plan, Step, VerificationPolicy } from '../../src/core/contracts/plan.ts'
import type { TaskResult } from '../../src/core/contracts/tasks.ts'
import { decide } from '../../src/core/decide.ts'
import type { Command, PlanRead } from '../../src/core/state/commands.ts'
import { type Conversation, currentWorkflow, type Task, unborn } from '../../src/core/state/conversation.ts'
import type { EventOf, EventType, JournalEvent } from '../../src/core/state/events.ts'
import { fold } from '../../src/core/state/evolve.ts'
import { Team } from '../../src/core/state/team.ts'
import { goesOn } from '../../src/understanding/scripted.ts'
import { speak } from '../../src/views/texts/user-messages.ts'
import { hashOfLook, preparedAs, proposal } from '../proposals.ts'

const crew = Team.parse({
  team: 'crew',
  members: [
    { id: 'ann', type: 'human', name: 'ann', order: 0 },
    { id: 'pat', type: 'ai', name: 'pat', order: 1, role: 'planner', repeatable: true },
    { id: 'bob', type: 'ai', name: 'bob', order: 2, role: 'executor', repeatable: true, intents: ['work'] },
  ],
})

type Checks = Partial<VerificationPolicy>
/** What a closer look finds; `atFirst`: what the params alone told. */
type Found = Pick<Partial<Prepared>, 'risk' | 'confined'> & {
  readonly params?: string
  readonly atFirst?: Pick<Reach, 'also'>
}
export class GoalStage {
  state: Conversation = unborn
  readonly events: JournalEvent[] = []
  #at = 1_000

  constructor(team: Team = crew) {
    this.send({ type: 'start', conversation: 'c', team, teamHash: 'h', workspace: '/w' })
  }

  send(command: Command): void {
    const decided = decide(this.state, command, this.#at, speak)
    expect(decided.ok ? undefined : decided.problem).toBeUndefined()
    if (!decided.ok) return
    this.state = decided.value.state
    this.events.push(...decided.value.events)
    expect(fold(this.events)).toEqual(this.state)
  }

  /** Why a command is not taken. */
  refusal(command: Command): unknown {
    const decided = decide(this.state, command, this.#at, speak)
    return decided.ok ? undefined : decided.problem.detail.why
  }

  say(
    text: string,
    type: 'different_task' | 'same_task_no_change' | 'same_task_minor_change' = 'different_task',
  ): void {
    this.send({ type: 'say', by: 'ann', text })
    const messageId = this.state.messages.at(-1)?.id ?? ''
    const base = goesOn(text)
    const taskRelation = { type, confidence: 0.9, reasoning: 'r' }
    const analysis = { ...base.analysis, taskRelation }
    this.send({ type: 'analysed', effect: 'e', messageId, ...base, analysis })
    this.send({ type: 'safety_verdict', effect: 'e', messageId, verdict: 'SAFE', reason: 'r' })
  }

  look(context: WorkspaceContext = { found: true, top: ['src/'], commands: {} }): void {
    const w = currentWorkflow(this.state)
    this.send({ type: 'looked', effect: `c:${w?.context?.seq}:0`, workflowId: w?.id ?? '', context })
  }

  plan(action: 'read_file' | 'write_file' = 'read_file', verification: Checks = {}, constraints: string[] = []): void {
    const value = { plan: planOf(action, { verification, constraints }), hash: 'p' }
    this.#answer({}, { ok: true, value })
  }

  plannerAsks(...questions: string[]): void {
    this.#answer({ status: 'awaiting_user', slots_update: { questions } })
  }

  #answer(said: Partial<TaskResult>, planned?: PlanRead): void {
    const t = this.running()
    const plain = {
      task_id: t.id,
      status: 'completed' as const,
      slots_update: {},
      missing_slots: [],
      user_response: '',
    }
    this.send({ type: 'result', ...fence(t), success: true, result: { ...plain, ...said }, planned })
  }

  /** Whoever has a task does it; the verifier says how its checks ended. */
  work(...checks: Check['state'][]): void {
    const t = this.running()
    const ended = checks.map((state) => ({ command: `run ${state}`, state }))
    const slots_update: Record<string, Json> = t.kind === 'verify' ? { checks: ended } : {}
    const result = { task_id: t.id, status: 'completed' as const, slots_update, missing_slots: [], user_response: '' }
    this.send({ type: 'result', ...fence(t), success: true, result })
  }

  running(): Task {
    const given = this.state.tasks.find((t) => t.dispatch)
    if (!given) throw new Error('nobody has a task')
    if (given.state === 'DISPATCHING') this.send({ type: 'ack', ...fence(given) })
    if (given.state !== 'RUNNING') this.send({ type: 'started', ...fence(given) })
    return this.state.tasks.find((t) => t.id === given.id) ?? given
  }

  /** The executor changes a file: proposed, looked at, approved, done. */
  change(path: string): void {
    const t = this.running()
    const decision_id = '00000000-0000-4000-8000-000000000001'
    const scope = { allowed_paths: [path], allowed_tasks: [t.id] }
    const expectation = { world_change: [path], task_progress: 'writes it' }
    const about = { action: 'write_file', params: { path, content: '' }, timeout_ms: 5_000 }
    this.send(proposal(fence(t), { decision_id, type: 'TOOL_CALL', ...about, scope, expectation }))
    const prepared = preparedAs('write_file', { path })
    const effect = `c:${this.state.decisions.find((x) => x.id === decision_id)?.seq}:0`
    const within = { within: [['**']], without: [], denied: [] }
    this.send({
      type: 'prepared',
      effect,
      decisionId: decision_id,
      prepared,
      scope: within,
      hash: hashOfLook(prepared, 1),
    })
    this.answer('once')
    this.send({ type: 'workspace_free', decisionId: decision_id })
    const result = { decision_id, exit_code: 0, stdout: '', stderr: '', artifacts: [path] }
    const evidence = { met: [path], missing: [], unexpected: [], out_of_scope: [] }
    this.send({ type: 'tool_done', effect, decisionId: decision_id, result, evidence })
  }

  /** The executor proposes something, the host looks at it, and the workspace is free: what comes of it. */
  propose(reach: Reach, found: Found = {}): string {
    const t = this.running()
    const decision_id = `00000000-0000-4000-8000-${String(this.events.length).padStart(12, '0')}`
    const scope = { allowed_paths: ['**'], allowed_tasks: [t.id] }
    const expectation = { world_change: reach.paths, task_progress: '' }
    const about = { action: 'write_file', params: { about: found.params ?? '' }, timeout_ms: 5_000 }
    const { checked: _, ...frame } = proposal(fence(t), {
      ...{ decision_id, type: 'TOOL_CALL', ...about, scope, expectation },
    })
    const rated = { reach: { ...reach, ...found.atFirst }, risk: 'low' as const, reasons: [] }
    this.send({ ...frame, checked: { ok: true, value: rated } })
    const open = () => this.state.decisions.find((x) => x.id === decision_id)
    if (!open()) return this.#refusal()
    const prepared: Prepared = { pre: [], risk: found.risk ?? 'medium', reasons: [], reach, confined: found.confined }
    const within = { within: [['**']], without: [], denied: [] }
    const looked = { prepared, scope: within, hash: hashOfLook(prepared, 1) }
    this.send({ type: 'prepared', effect: `c:${open()?.seq}:0`, decisionId: decision_id, ...looked })
    this.send({ type: 'workspace_free', decisionId: decision_id })
    return open()
      ? `${open()?.state} ${open()?.approval?.replace(/^[gq][\d.]+$/, 'granted') ?? ''}`.trim()
      : this.#refusal()
  }

  /** What the host has staged for the decision that is under way. */
  staged(changes: Change[]): void {
    const x = this.state.decisions[0]
    const result = { decision_id: x?.id ?? '', exit_code: 0, stdout: '', stderr: '', artifacts: [] }
    const evidence = { met: changes.map(({ path }) => path), missing: [], unexpected: [], out_of_scope: [] }
    this.send({ type: 'tool_staged', effect: 'e', decisionId: x?.id ?? '', result, evidence, staged: changes })
  }

  #refusal(): string {
    const cause = this.last('decision_refused')?.problem.cause
    return `refused ${cause?.kind === 'effect_denied' ? cause.effect : cause?.kind}`
  }

  answer(option: string, text?: string): void {
    const q = this.state.questions.at(-1)
    this.send({ type: 'answer', by: 'ann', questionId: q?.id ?? 'none', option, hash: q?.hash, text })
  }

  undone(restored: string[]): void {
    const open = () => this.state.undos?.[0]
    const about = () => ({ effect: `c:${open()?.seq}:0`, undoId: open()?.id ?? '' })
    const changes = restored.map((path) => ({ path, pre: null, post: null }))
    this.send({ type: 'undo_prepared', ...about(), decisions: ['d'], changes, left: [] })
    this.send({ type: 'undone', ...about(), restored, left: [] })
  }

  wait(ms: number): void {
    this.#at += ms
    this.send({ type: 'wake' })
  }

  pause = (): void => this.send({ type: 'pause', by: 'ann' })
  resume = (): void => this.send({ type: 'resume', by: 'ann' })
  cancel = (): void => this.send({ type: 'cancel', by: 'ann' })

  get turn(): string | undefined {
    return currentWorkflow(this.state)?.turn
  }
  get options(): readonly string[] {
    return this.state.questions.at(-1)?.options ?? []
  }
  /** Every phase of the turn, in order. */
  get phases(): string[] {
    return this.events.flatMap((e) => (e.type === 'phase_transition' && e.machine === 'turn' ? [e.to] : []))
  }
  last<T extends EventType>(type: T): EventOf<T> | undefined {
    return this.events.findLast((e) => e.type === type) as EventOf<T> | undefined
  }
  get rungs(): string[] {
    return this.events.flatMap((e) => (e.type === 'recovery_chosen' ? [e.rung] : []))
  }
}

const fence = (t: Task) => ({ dispatchId: t.dispatch?.id ?? '', token: t.dispatch?.token ?? 0 })

function planOf(action: string, more: { verification: Checks; constraints: string[] }): Plan {
  const step: Step = {
    step_id: 's1',
    title: 'The first step',
    intent: 'because',
    tool_calls: [{ action, params: {} }],
    expected_artifacts: [],
    status: 'pending',
    rollback_hint: 'take it out again',
  }
  const verification = { mode: 'none' as const, commands: [], required: true, stop_on_fail: true, ...more.verification }
  return {
    plan_id: 'p',
    goal: 'Tidy up',
    constraints: more.constraints,
    steps: [step],
    verification,
    risk_level: 'medium',
    created_at: 0,
  }
}
