/**
 * A transcript a product person can read, played on the pure core. Each line is something that happens or something that holds:
 *
 *   team ann:human bob:ai carol:ai parallel=2    the team; key=value sets policy; bob:ai:high:cs.parking,cs.wifi:insertable
 *                                                an AgentSpec's class, intents, insertable, harmful and once (not repeatable); pat:ai:planner, rex:ai:reviewer a role
 *   ann > hello [NEXT:bob]                       a person says something (it is SAFE, and understood as without an engine)
 *   ann > text ~ RELATION 0.9 cs.parking,cs.wifi with what understanding found: relation, confidence, intents (+cs.wifi: added)
 *   ann > text ~ says yes                        with a plain yes or no found in it
 *   ann ! text                                   the same, but the safety gate BLOCKs it;  ann !! text  EMERGENCY
 *   bob < fine                                   an AI acks, starts and answers;  bob acks | starts | holds still | nacks R | fails R | asks SLOT | floods
 *   bob suggests carol · bob gives back, suggests carol    the result names who could go on
 *   bob proposes write 1 · tool does it | misses | is refused | is lost · probe says applied · plan harmless | dangerous | broken
 *   reviewer passes | rejects | breaks · plan review passes | rejects | breaks · bob gives it back
 *   wait 31s                                     time goes by and the timers ring
 *   ann pauses | resumes | stops | skips | clears | cancels | ends | answers OPTION
 *   fork · ann changes team ann:human bob:ai      from here on it is a fork of its own; another team
 *   saved wait_user_decision review_reject: retry, skip   the last goal's saved form (S0 §11): status, reason, options
 *   queue bob, carol · talk paused ann · bob is RUNNING · asked retry, skip · says text · got bob "text" · notice text · refused why
 *   told Paused.                                 what the person was told of the route of their last message; without words, nothing
 *   repeats duration?                            the question that the last thing that happened showed again; without words, none
 *   tells paused ann                             what the last thing that happened told of the talk's status
 */

import { expect, test } from 'vitest'
import type { Refusal } from '../../src/core/contracts/result.ts'
import { due } from '../../src/core/deadlines.ts'
import { decide } from '../../src/core/decide.ts'
import type { Command } from '../../src/core/state/commands.ts'
import { type Conversation, type Task, unborn } from '../../src/core/state/conversation.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { fold } from '../../src/core/state/evolve.ts'
import { Team } from '../../src/core/state/team.ts'
import { foldGoals, savedGoals } from '../../src/core/state/workflow-state.ts'
import type { Understood } from '../../src/ports.ts'
import { withoutEngine } from '../../src/runtime/no-ports.ts'
import { goesOn } from '../../src/understanding/scripted.ts'
import { causeIn } from '../../src/views/texts/causes.ts'
import { speak } from '../../src/views/texts/user-messages.ts'
import { savedFaults } from '../workflow-state/saved-faults.ts'
import { refusal } from './refusal.ts'

export function scenario(title: string, script: string): void {
  test(title, () => {
    const stage = new Stage()
    for (const line of script.split('\n').map((l) => l.trim()))
      if (line !== '' && !line.startsWith('#')) stage.play(line)
    expect(fold(stage.events)).toEqual(stage.state)
    expect(savedFaults('c1', stage.events)).toEqual([])
  })
}

class Stage {
  state: Conversation = unborn
  events: JournalEvent[] = []
  #at = 1_000
  #refusal: Refusal | undefined
  /** What the last command told of the talk's status, in the same commit as the rest of it. */
  #told: { status: string; waitingFor?: string }[] = []
  #repeated: string[] = []

  play(line: string): void {
    for (const [pattern, act] of this.#lines) {
      const match = pattern.exec(line)
      if (match) return act(...match.slice(1).map((x) => x ?? ''))
    }
    throw new Error(`nobody understands: ${line}`)
  }

  readonly #lines: [RegExp, (...args: string[]) => void][] = [
    [/^team (.+)$/, (rest) => this.#start(rest)],
    [/^fork$/, () => this.#fork()],
    [
      /^(\w+) changes team (.+)$/,
      (by, rest) => this.#send({ type: 'change_team', by, team: teamOf(rest), teamHash: 'h2' }),
    ],
    [/^wait (\d+)s$/, (s) => this.#wait(Number(s))],
    [
      /^talk (\w+) ?(\w*)$/,
      (status, who) => expect([this.state.talk, this.state.waitingFor ?? '']).toEqual([status, who]),
    ],
    [/^tells (\w+) (\w+)$/, (status, waitingFor) => expect(this.#told).toContainEqual({ status, waitingFor })],
    [/^told ?(.*)$/, (text) => expect(this.#last('routing_decision_made')?.decision.userMessage).toBe(text)],
    [/^repeats ?(.*)$/, (text) => expect(this.#repeated).toEqual(text === '' ? [] : [text])],
    [/^queue ?(.*)$/, (names) => expect(this.#queue()).toEqual(names === '' ? [] : names.split(', '))],
    [/^asked ?(.*)$/, (options) => expect(this.state.questions.at(-1)?.options.join(', ') ?? '').toBe(options)],
    [/^says (.+)$/, (text) => expect(this.#asks()).toContain(text)],
    [/^refused ([\w:]+)$/, (why) => expect(this.#refusal?.problem.detail.why).toBe(why)],
    [/^notice (.+)$/, (names) => expect(this.#last('talk_routed')?.unresolved.join(', ')).toBe(names)],
    [/^rejected (\w+)$/, (reason) => expect(this.#last('input_rejected')?.reason).toBe(reason)],
    [/^rejected (\w+) (\w+)$/, (kind, member) => expect(this.#last('input_rejected')?.cause).toEqual({ kind, member })],
    [
      /^said (\w+): (.+)$/,
      (who, text) =>
        expect(this.events.map((e) => (e.type === 'member_said' ? `${e.memberId}: ${e.text}` : ''))).toContain(
          `${who}: ${text}`,
        ),
    ],
    [
      /^moved (\w+)$/,
      (on) => expect(this.events.map((e) => (e.type === 'phase_transition' ? e.on : ''))).toContain(on),
    ],
    [/^event (\w+)$/, (type) => expect(this.events.map((e) => e.type)).toContain(type)],
    [/^no event (\w+)$/, (type) => expect(this.events.map((e) => e.type)).not.toContain(type)],
    [/^work is (\w+)$/, (state) => expect(this.state.interrupt).toBe(state)],
    [/^tool is refused$/, () => this.#send({ type: 'tool_refused', ...this.#decision(), problem })],
    [/^tool is lost$/, () => this.#send({ type: 'tool_lost', ...this.#decision(), cause: { kind: 'host_failed' } })],
    [/^(\w+) is lost with (.+)$/, (who, words) => this.#send({ type: 'lost', words, ...this.#fence(who) })],
    [/^(\w+) floods$/, (who) => this.#send({ type: 'lost', cause: { kind: 'wrote_too_much' }, ...this.#fence(who) })],
    [/^(\w+) is lost$/, (who) => this.#send({ type: 'lost', ...this.#fence(who) })],
    [/^(\w+) is (\w+)$/, (who, state) => expect(this.#task(who)?.state).toBe(state)],
    [/^(\w+) got "(.*)"$/, (who, text) => expect(this.#given(who)).toBe(text)],
    [
      /^(\w+) > (.*) ~ says (yes|no)$/,
      (by, text, says) => this.#say(by, text, 'SAFE', { ...goesOn(text), says: says as 'yes' }),
    ],
    [/^(\w+) suggests (.+)$/, (who, whom) => this.#suggest(who, 'completed', whom)],
    [/^(\w+) gives back, suggests (.+)$/, (who, whom) => this.#suggest(who, 'canceled', whom)],
    [
      /^(\w+) > (.*) ~ (\w+) ([\d.]+) ?(.*)$/,
      (by, text, ...found) => this.#say(by, text, 'SAFE', understood(text, found)),
    ],
    [/^(\w+) > ?(.*)$/, (by, text) => this.#say(by, text, 'SAFE')],
    [/^(\w+) !! (.*)$/, (by, text) => this.#say(by, text, 'EMERGENCY')],
    [/^(\w+) ! (.*)$/, (by, text) => this.#say(by, text, 'BLOCK')],
    [/^(\w+) < (.*)$/, (who, text) => this.#answer(who, text)],
    [/^(\w+) acks$/, (who) => this.#send({ type: 'ack', ...this.#fence(who) })],
    [/^(\w+) holds still$/, (who) => this.#send({ type: 'paused', ...this.#fence(who) })],
    [/^(\w+) starts$/, (who) => this.#send({ type: 'started', ...this.#fence(who) })],
    [/^(\w+) nacks (.+)$/, (who, said) => this.#send({ type: 'nack', ...refusal(said), ...this.#fence(who) })],
    [/^(\w+) fails (.+)$/, (who, message) => this.#finish(who, { success: false, problem: { code: 'E_IO', message } })],
    [/^(\w+) gives it back$/, (who) => this.#finish(who, { success: true, result: this.#result(who, 'canceled', '') })],
    [/^(\w+) asks (\w+)$/, (who, slot) => this.#answer(who, `${slot}?`, [slot])],
    [/^(\w+) proposes (read|write|execute) (\d)$/, (who, effect, n) => this.#propose(who, effect as 'read', n)],
    [/^tool (does it|misses)$/, (how) => this.#toolDone(how === 'does it')],
    [
      /^probe says (\w+)$/,
      (outcome) => this.#send({ type: 'probed', ...this.#decision(), outcome: outcome as 'applied' }),
    ],
    [/^plan (harmless|dangerous|broken)$/, (how) => this.#plan(how)],
    [/^plan review (passes|rejects|breaks)$/, (how) => this.#reviewPlan(verdicts[how as keyof typeof verdicts])],
    [/^saved (\w+) ?(\w*) ?:? ?(.*)$/, (...expected) => expect(this.#saved()).toEqual(expected)],
    [/^snapshot at (\w+)$/, (what) => expect(this.#snapshot()).toBe(this.#lastSeq(what))],
    [/^snapshot before (\w+)$/, (what) => expect(this.#snapshot()).toBe((this.#lastSeq(what) ?? 0) - 1)],
    [/^reviewer (passes|rejects|breaks)$/, (how) => this.#review(verdicts[how as keyof typeof verdicts])],
    [
      /^goal ?(\w*)$/,
      (state) => expect(this.state.workflows.find((w) => w.id === this.state.current)?.state ?? '').toBe(state),
    ],
    [/^passed (\w+)$/, (state) => expect(this.#goalStops()).toContain(state)],
    [/^last goal (\w+)$/, (end) => expect(this.#goalStops().at(-1)).toBe(end)],
    [/^parked (\d+)$/, (n) => expect(this.state.workflows.filter((w) => w.parked)).toHaveLength(Number(n))],
    [
      /^focus ?(\w*)$/,
      (who) => expect(this.state.frames.find((f) => f.id === this.state.focus)?.agentId ?? '').toBe(who),
    ],
    [
      /^slot (\w+) of (\w+) is ?(.*)$/,
      (slot, who, value) => expect(this.state.frames.find((f) => f.agentId === who)?.slots[slot] ?? '').toBe(value),
    ],
    [/^run of (\w+) is (\w+)$/, (who, state) => expect(this.#task(who)?.run?.state).toBe(state)],
    [/^route (\w+)$/, (route) => expect(this.#last('routing_decision_made')?.decision.route).toBe(route)],
    [/^ignored (.+)$/, (why) => expect(this.#last('outcome_ignored')?.why).toBe(why)],
    [/^(\w+) answers ([\w.]+)$/, (by, option) => this.#reply(by, option)],
    [/^(\w+) pauses$/, (by) => this.#send({ type: 'pause', by })],
    [/^(\w+) resumes$/, (by) => this.#send({ type: 'resume', by })],
    [/^(\w+) stops$/, (by) => this.#send({ type: 'stop', by })],
    [/^(\w+) skips$/, (by) => this.#send({ type: 'skip', by })],
    [/^(\w+) clears$/, (by) => this.#send({ type: 'clear_queue', by })],
    [/^(\w+) cancels$/, (by) => this.#send({ type: 'cancel', by })],
    [/^(\w+) ends$/, (by) => this.#send({ type: 'end', by })],
  ]

  #start(rest: string): void {
    this.#send({ type: 'start', conversation: 'c1', team: teamOf(rest), teamHash: 'h' })
  }

  #fork(): void {
    const stamp = { seq: this.state.seq + 1, at: this.#at, loopId: 'system', role: 'guard' }
    const forked = { ...stamp, type: 'conversation_forked' as const, from: 'c0', at_seq: this.state.seq }
    this.state = fold([forked], this.state)
    this.events.push(forked)
    if (due(this.state, this.#at) !== null) this.#wait(0)
  }

  #say(by: string, text: string, verdict: 'SAFE' | 'BLOCK' | 'EMERGENCY', found = withoutEngine(text)): void {
    this.#send({ type: 'say', by, text })
    const messageId = this.state.messages.at(-1)?.id
    if (this.#refusal || messageId === undefined) return
    this.#send({ type: 'analysed', effect: 'e', messageId, ...found })
    this.#send({ type: 'safety_verdict', effect: 'e', messageId, verdict, reason: 'scripted' })
  }

  #answer(who: string, user_response: string, missing_slots: string[] = []): void {
    const status = missing_slots.length > 0 ? 'awaiting_user' : 'completed'
    this.#finish(who, { success: true, result: { ...this.#result(who, status, user_response), missing_slots } })
  }

  #result(who: string, status: string, user_response: string): object {
    return { task_id: this.#task(who)?.id ?? '', status, slots_update: {}, missing_slots: [], user_response }
  }

  #suggest(who: string, status: 'completed' | 'canceled', whom: string): void {
    const task_id = this.#task(who)?.id ?? ''
    const handoff_suggestion = whom.includes(' ') ? whom : { agent_code: whom, reason: `shall ${whom} go on?` }
    const known = { place: 'north' }
    const user_response = `ask ${whom}`
    const result = { task_id, status, slots_update: known, missing_slots: [], user_response, handoff_suggestion }
    this.#finish(who, { success: true, result })
  }

  #finish(who: string, outcome: Outcome): void {
    const fence = this.#fence(who)
    if (this.#task(who)?.state === 'DISPATCHING') this.#send({ type: 'ack', ...fence })
    if (this.#task(who)?.state === 'DISPATCHED') this.#send({ type: 'started', ...fence })
    this.#send({ type: 'result', ...fence, ...outcome } as Command)
  }

  #propose(who: string, effect: 'read' | 'write' | 'execute', n: string): void {
    const decision_id = `00000000-0000-4000-8000-00000000000${n}`
    const envelope = {
      decision_id,
      type: 'TOOL_CALL' as const,
      action: { read: 'read_file', write: 'write_file', execute: 'run_terminal_cmd' }[effect],
      params: {},
      scope: { allowed_paths: ['x'], allowed_tasks: [] },
      expectation: { world_change: ['x'], task_progress: '' },
      timeout_ms: 5_000,
    }
    this.#send({ type: 'propose', ...this.#fence(who), envelope, hash: `${effect}${n}` })
  }

  #decision(): { effect: string; decisionId: string } {
    const t = this.state.tasks.find((x) => x.run?.decision)
    return { effect: 'e', decisionId: t?.run?.decision?.id ?? this.#last('decision_issued')?.decision_id ?? 'none' }
  }

  #toolDone(met: boolean): void {
    const { decisionId } = this.#decision()
    const result = { decision_id: decisionId, exit_code: 0, stdout: '', stderr: '', artifacts: ['x'] }
    const evidence = { met: met ? ['x'] : [], missing: met ? [] : ['x'], unexpected: [], out_of_scope: [] }
    this.#send({ type: 'tool_done', ...this.#decision(), result, evidence })
  }

  #plan(how: string): void {
    const workflowId = this.state.current ?? ''
    const call = { action: how === 'dangerous' ? 'write_file' : 'read_file', params: {} }
    const step = { title: 's', intent: 'i', tool_calls: [call], expected_artifacts: [], status: 'pending' as const }
    const steps = [
      { ...step, step_id: 's1' },
      { ...step, step_id: 's2', depends_on: [how === 'broken' ? 's9' : 's1'] },
    ]
    const verification = { mode: 'none' as const, commands: [], required: false, stop_on_fail: false }
    const plan = {
      plan_id: 'p',
      goal: 'g',
      constraints: [],
      steps,
      verification,
      risk_level: 'low' as const,
      created_at: 0,
    }
    const planning = this.state.workflows.find((w) => w.id === workflowId)?.planning
    this.#send({ type: 'planned', effect: `c:${planning}:0`, workflowId, plan, hash: 'p' })
  }

  #review(verdict: Verdict = verdicts.rejects): void {
    const { id: taskId = '', review } = this.state.tasks.find((t) => t.state === 'REVIEWING') ?? {}
    this.#send({ type: 'reviewed', effect: `c:${review}:0`, taskId, ...verdict })
  }

  #reviewPlan(verdict: Verdict = verdicts.rejects): void {
    const { id: workflowId = '', planReview } = this.state.workflows.find((w) => w.planReview) ?? {}
    this.#send({ type: 'plan_reviewed', effect: `c:${planReview?.seq}:0`, workflowId, ...verdict })
  }

  #saved(): string[] {
    const saved = savedGoals(foldGoals('c1', this.events)).at(-1)
    return [saved?.workflowStatus ?? '', saved?.replanReason ?? '', saved?.decisionOptions.join(', ') ?? '']
  }
  #lastSeq = (what: string): number | undefined =>
    this.events.findLast((e) => e.type === what || (e.type === 'phase_transition' && e.on === what))?.seq
  #snapshot = (): number =>
    Number(savedGoals(foldGoals('c1', this.events)).at(-1)?.latestExecutionSnapshotId.replace('c1:', ''))

  #reply(by: string, option: string): void {
    const question = this.state.questions.at(-1)
    this.#send({ type: 'answer', by, option, questionId: question?.id ?? 'q0', hash: question?.hash })
  }

  #wait(seconds: number): void {
    this.#at += seconds * 1_000
    this.#send({ type: 'wake' })
  }

  #send(command: Command): void {
    const decided = decide(this.state, command, this.#at, speak)
    this.#refusal = decided.ok ? undefined : decided
    if (!decided.ok) return
    this.state = decided.value.state
    this.events.push(...decided.value.events)
    this.#told = decided.value.events.flatMap((e) =>
      e.type === 'talk_changed' ? [{ status: e.status, waitingFor: e.waitingFor }] : [],
    )
    this.#repeated = decided.value.events.flatMap((e) => (e.type === 'question_repeated' ? [e.text] : []))
  }

  #task = (who: string): Task | undefined => this.state.tasks.find((t) => t.agentId === who)
  #queue = (): string[] =>
    this.state.tasks.filter((t) => t.kind === 'reply' && t.state === 'READY').map((t) => t.agentId)
  /** What the person reads of the last question. */
  #asks(): string {
    const asked = this.#last('question_opened')
    return causeIn('en', asked?.cause, asked?.text)
  }

  #last<T extends JournalEvent['type']>(type: T) {
    return this.events.findLast((e): e is Extract<JournalEvent, { type: T }> => e.type === type)
  }
  #goalStops = (): string[] =>
    this.events.flatMap((e) => (e.type === 'phase_transition' && e.machine === 'workflow' ? [e.to] : []))
  #fence(who: string): { dispatchId: string; token: number } {
    const dispatch = this.#task(who)?.dispatch
    return { dispatchId: dispatch?.id ?? 'd0', token: dispatch?.token ?? 0 }
  }
  /** What the member's task answers: the words at the position it points to. */
  #given(who: string): string | undefined {
    const from = this.#task(who)?.from
    const said = this.events.find((e) => e.seq === from)
    return said?.type === 'member_said' ? said.text : undefined
  }
}

type Outcome = { success: true; result: object } | { success: false; problem: { code: 'E_IO'; message: string } }

type Verdict = { pass: boolean; reason: string; failed?: true }
const verdicts = {
  passes: { pass: true, reason: 'because' },
  rejects: { pass: false, reason: 'because' },
  breaks: { pass: false, reason: 'it broke', failed: true },
} satisfies Record<string, Verdict>

const problem = { code: 'E_POLICY_DENIED' as const, message: 'out of scope' }

function teamOf(rest: string): Team {
  const words = rest.split(' ')
  const policy = Object.fromEntries(words.filter((w) => w.includes('=')).map((w) => setting(w)))
  const members = words.filter((w) => w.includes(':')).map((w, order) => memberOf(w.split(':'), order))
  return Team.parse({ team: 't', ...policy, members })
}

function memberOf([id = '', type = '', ...rest]: string[], order: number): object {
  const role = rest.find((r) => r === 'planner' || r === 'reviewer' || r === 'executor')
  const intents = rest.find((r) => r.includes('.'))?.split(',')
  const insertable = rest.includes('insertable') || undefined
  const repeatable = type === 'ai' ? !rest.includes('once') : undefined
  const harmful = rest.includes('harmful') ? intents : undefined
  return {
    id,
    type,
    name: id,
    order,
    role,
    class: rest.find((r) => r === 'focus' || r === 'high'),
    intents,
    insertable,
    repeatable,
    harmful,
  }
}

function understood(text: string, [relation = '', confidence = '', intents = '']: string[]): Understood {
  const base = goesOn(text)
  const type = relation as Understood['analysis']['taskRelation']['type']
  const taskRelation = { type, confidence: Number(confidence), reasoning: 'scripted' }
  const action = type === 'control_instruction' ? (intents as 'cancel') : base.analysis.normalizedIntent.action
  const names = type === 'control_instruction' ? [] : intents.split(',').filter(Boolean)
  // An intent may bring slots: cs.parking(place=north)
  const frames = names.map((name, i) => ({
    frame_id: `f${i}`,
    intent: name.replace('+', '').split('(')[0] ?? '',
    agent: null,
    start: 0,
    end: text.length,
    confidence: Number(confidence),
    slots: [...name.matchAll(/(\w+)=(\w+)/g)].map(([, slot = '', value = '']) => ({ slot, value })),
    missing_slots: [],
    reasons: [],
  }))
  const added = frames.filter((_, i) => names[i]?.startsWith('+'))
  const ops = added.map(({ frame_id }) => ({ op: 'add' as const, frame_id, reason: 'scripted' }))
  const normalizedIntent = { ...base.analysis.normalizedIntent, action }
  return { analysis: { ...base.analysis, normalizedIntent, taskRelation }, frames, ops }
}

function setting(word: string): [string, unknown] {
  const [key = '', value = ''] = word.split('=')
  return [key, /^\d+$/.test(value) ? Number(value) : value]
}
