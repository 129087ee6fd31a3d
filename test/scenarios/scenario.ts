/**
 * A transcript a product person can read, played on the pure core. Each line is something that happens or something that holds:
 *
 *   team ann:human bob:ai carol:ai parallel=2    the team; key=value sets policy; bob:ai:high:cs.parking,cs.wifi:insertable
 *                                                an AgentSpec's class, intents, insertable, harmful and once (not repeatable); pat:ai:planner, rex:ai:reviewer a role
 *                                                approve=write@ann,ben!requester says who may approve what
 *   ann > hello [NEXT:bob]                       a person says something (it is SAFE, and understood as without an engine)
 *   ann > text ~ RELATION 0.9 cs.parking,cs.wifi with what understanding found: relation, confidence, intents (+cs.wifi: added)
 *   ann > text ~ says yes                        with a plain yes or no found in it
 *   ann ! text                                   the same, but the safety gate BLOCKs it;  ann !! text  EMERGENCY
 *   bob < fine                                   an AI acks, starts and answers;  bob acks | starts | holds still | nacks R | reports | fails R | gives up R | asks SLOT | writes N MiB
 *   bob suggests carol · bob gives back, suggests carol    the result names who could go on
 *   bob proposes write 1 on x as v2              with `host finds high`, `refuses` or `takes its time` after it, else the host finds the usual
 *   tool answers for 2 · tool does it | misses | is refused | is lost | stages it | stages more · it lands | does not land · the world has changed
 *   decision 1 is ASKED · granted 2 · 1 asked, 9 saved · probe says applied · plan harmless | dangerous | broken
 *   reviewer passes | rejects | breaks · plan review passes | rejects | breaks · bob gives it back
 *   wait 31s                                     time goes by and the timers ring
 *   ann pauses | resumes | stops | skips | clears | cancels | ends | answers OPTION
 *   fork · ann changes team ann:human bob:ai      from here on it is a fork of its own; another team
 *   saved wait_user_decision review_reject: retry, skip   the last goal's saved form (S0 §11): status, reason, options
 *   queue bob, carol · talk paused ann · bob is RUNNING · asked retry, skip · says text · got bob "text" · notice text · refused why
 *   shows retry, skip                            the options of the question that is shown; `asked` looks at the one that was asked last
 *   no steps yet                                 nothing of a plan was given out
 *   told Paused.                                 what the person was told of the route of their last message; without words, nothing
 *   repeats duration?                            the question that the last thing that happened showed again; without words, none
 *   tells paused ann                             what the last thing that happened told of the talk's status
 *   bob is told to resume                        what the last thing that happened tells the agent of a run
 */

import { expect, test } from 'vitest'
import type { Refusal } from '../../src/core/contracts/result.ts'
import { due } from '../../src/core/deadlines.ts'
import { decide } from '../../src/core/decide.ts'
import type { Command } from '../../src/core/state/commands.ts'
import { type Conversation, type Task, unborn } from '../../src/core/state/conversation.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { fold } from '../../src/core/state/evolve.ts'
import { shownQuestion } from '../../src/core/state/shown-question.ts'
import { withoutEngine } from '../../src/runtime/no-ports.ts'
import { goesOn } from '../../src/understanding/scripted.ts'
import { causeIn } from '../../src/views/texts/causes.ts'
import { speak } from '../../src/views/texts/user-messages.ts'
import { hashOfLook, preparedAs, proposal } from '../proposals.ts'
import { savedFaults } from '../workflow-state/saved-faults.ts'
import { refusal } from './refusal.ts'
import {
  actions,
  askedAndSaved,
  decisionId,
  givesUp,
  lastSeq,
  mib,
  planThat,
  problem,
  repeatedIn,
  type StaffAnswer,
  savedAs,
  snapshotOf,
  staffFrames,
  talkToldIn,
  teamOf,
  toldTo,
  understood,
  writesPlanned,
} from './script-words.ts'

export function scenario(title: string, script: string): void {
  test(title, () => {
    const stage = new Stage()
    const lines = script.split('\n').flatMap((l) => (l.trim() === '' || l.trim().startsWith('#') ? [] : [l.trim()]))
    for (const [i, line] of lines.entries()) stage.play(line, lines[i + 1])
    expect(fold(stage.events)).toEqual(stage.state)
    expect(savedFaults('c1', stage.events)).toEqual([])
  })
}

class Stage {
  state: Conversation = unborn
  events: JournalEvent[] = []
  #at = 1_000
  #refusal: Refusal | undefined
  /** What the last command led to, in one commit. */
  #caused: readonly JournalEvent[] = []
  /** What the next line says of the host, if it does. */
  #next: string | undefined

  play(line: string, next = ''): void {
    this.#next = /^host (?:finds|refuses|takes)/.exec(next)?.[0]
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
    [/^tells (\w+) (\w+)$/, (...told) => expect(talkToldIn(this.#caused)).toContainEqual(told)],
    [/^told ?(.*)$/, (text) => expect(this.#last('routing_decision_made')?.decision.userMessage).toBe(text)],
    [/^repeats ?(.*)$/, (text) => expect(repeatedIn(this.#caused)).toEqual(text === '' ? [] : [text])],
    [/^queue ?(.*)$/, (names) => expect(this.#queue()).toEqual(names === '' ? [] : names.split(', '))],
    [/^shows ?(.*)$/, (options) => expect(shownQuestion(this.state)?.options.join(', ') ?? '').toBe(options)],
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
    [
      /^no steps yet$/,
      () => expect(this.events.some((e) => e.type === 'task_created' && e.kind === 'step')).toBe(false),
    ],
    [/^no event (\w+)$/, (type) => expect(this.events.map((e) => e.type)).not.toContain(type)],
    [/^work is (\w+)$/, (state) => expect(this.state.interrupt).toBe(state)],
    [/^tool is refused$/, () => this.#send({ type: 'tool_refused', ...this.#decision(), problem })],
    [/^tool is lost$/, () => this.#send({ type: 'tool_lost', ...this.#decision(), cause: { kind: 'host_failed' } })],
    [/^(\w+) is lost with (.+)$/, (who, words) => this.#send({ type: 'lost', words, ...this.#fence(who) })],
    [/^(\w+) writes (\d+) MiB$/, (who, n) => this.#send({ type: 'progress', text: mib(n), ...this.#fence(who) })],
    [/^(\w+) is lost$/, (who) => this.#send({ type: 'lost', ...this.#fence(who) })],
    [/^(\w+) is told to (\w+)$/, (who, kind) => expect(toldTo(who, this.state, this.#caused)).toContain(kind)],
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
    [/^(\w+) reports$/, (who) => this.#send({ type: 'progress', text: 'still at it', ...this.#fence(who) })],
    [/^(\w+) starts$/, (who) => this.#send({ type: 'started', ...this.#fence(who) })],
    [/^(\w+) nacks (.+)$/, (who, said) => this.#send({ type: 'nack', ...refusal(said), ...this.#fence(who) })],
    [/^(\w+) gives up (.+)$/, (who, why) => this.#send(proposal(this.#fence(who), givesUp(why)))],
    [/^(\w+) fails (.+)$/, (who, message) => this.#finish(who, { success: false, problem: { code: 'E_IO', message } })],
    [/^(\w+) gives it back$/, (who) => this.#finish(who, { success: true, result: this.#result(who, 'canceled', '') })],
    [/^(\w+) asks (\w+)$/, (who, slot) => this.#answer(who, `${slot}?`, [slot])],
    [
      /^(\w+) proposes (read|write|delete|execute|magic) (\d+)(?: on (\S+))?(?: as (\S+))?$/,
      (who, kind, n, path = 'x', body = '') => this.#propose(who, { kind, n, path, body }),
    ],
    [/^host finds (low|medium|high)(?: (\w+))?$/, (risk, confined) => this.#prepare(risk as 'low', confined as 'none')],
    [/^host takes its time$/, () => undefined],
    [/^host refuses$/, () => this.#send({ type: 'prepare_refused', ...this.#prepareEffect(), problem })],
    [/^tool answers for (\d)$/, (n) => this.#toolDone('tool_done', true, decisionId(n))],
    [/^tool (does it|misses)$/, (how) => this.#toolDone('tool_done', how === 'does it')],
    [/^tool stages (it|more)$/, (what) => this.#toolDone('tool_staged', what === 'it')],
    [/^it lands$/, () => this.#send({ type: 'landed', ...this.#decision(), landed: ['x'], left: [] })],
    [/^it does not land$/, () => this.#send({ type: 'landed', ...this.#decision(), landed: [], left: ['x'] })],
    [
      /^the world has changed$/,
      () => this.#send({ type: 'tool_refused', ...this.#decision(), problem: { code: 'E_CONFLICT', stale: true } }),
    ],
    [
      /^decision (\d+) is (\w+)$/,
      (n, state) => expect(this.state.decisions.find((x) => x.id === decisionId(n))?.state ?? 'over').toBe(state),
    ],
    [/^granted (\d+)$/, (n) => expect(this.state.grants).toHaveLength(Number(n))],
    [/^(\d+) asked, (\d+) saved$/, (...n) => expect(askedAndSaved(this.events)).toEqual(n.map(Number))],
    [
      /^probe says (\w+)$/,
      (outcome) => this.#send({ type: 'probed', ...this.#decision(), outcome: outcome as 'applied' }),
    ],
    [/^plan (harmless|dangerous|broken)$/, (how) => this.#planned(planThat(how))],
    [/^plan writes (\d+)$/, (n) => this.#planned(writesPlanned(Number(n)))],
    [/^(\w+) writes step (\d+)$/, (who, n) => this.#writeStep(who, Number(n))],
    [/^plan review (passes|rejects|breaks)$/, (how) => this.#review(how)],
    [/^saved (\w+) ?(\w*) ?:? ?(.*)$/, (...expected) => expect(savedAs(this.events)).toEqual(expected)],
    [/^snapshot at (\w+)$/, (what) => expect(snapshotOf(this.events)).toBe(lastSeq(this.events, what))],
    [/^snapshot before (\w+)$/, (what) => expect(snapshotOf(this.events)).toBe((lastSeq(this.events, what) ?? 0) - 1)],
    [/^reviewer (passes|rejects|breaks)$/, (how) => this.#review(how)],
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

  /** With nothing before it, it is prepared at once: what the host finds is told by `host finds`, else it is the usual. */
  #propose(who: string, { kind, n, path, body }: { kind: string; n: string; path: string; body: string }): void {
    const envelope = {
      decision_id: decisionId(n),
      type: 'TOOL_CALL' as const,
      action: actions[kind as keyof typeof actions],
      params: { path, content: body },
      scope: { allowed_paths: ['x'], allowed_tasks: [this.#task(who)?.id ?? ''] },
      expectation: { world_change: [path], task_progress: '' },
      timeout_ms: 5_000,
    }
    this.#send(proposal(this.#fence(who), envelope))
    if (this.#next === undefined) this.#prepare()
  }

  #prepareEffect(): { effect: string; decisionId: string } {
    const x = this.state.decisions.find((one) => one.state === 'PROPOSED')
    return { effect: `c:${x?.seq}:0`, decisionId: x?.id ?? 'none' }
  }

  #prepare(risk?: 'low' | 'medium' | 'high', confined?: 'none' | 'read_only' | 'overlay'): void {
    const asked = this.#prepareEffect()
    const proposed = this.events.find(
      (e) => e.type === 'decision_proposed' && e.envelope.decision_id === asked.decisionId,
    )
    if (proposed?.type !== 'decision_proposed' || proposed.envelope.type !== 'TOOL_CALL') return
    const { action, params } = proposed.envelope
    const prepared = preparedAs(action, {
      path: String(params.path),
      ...(risk && { risk }),
      ...(confined && { confined }),
    })
    const scope = { within: [['x']], without: [], denied: [] }
    const hash = hashOfLook(prepared, this.events.filter((e) => e.type === 'decision_prepared').length)
    this.#send({ type: 'prepared', ...asked, prepared, scope, hash })
  }

  #decision(): { effect: string; decisionId: string } {
    const x = this.state.decisions.find((one) => one.state !== 'WAITING')
    return { effect: 'e', decisionId: x?.id ?? this.#last('decision_issued')?.decision_id ?? 'none' }
  }

  #toolDone(type: 'tool_done' | 'tool_staged', met: boolean, decisionId = this.#decision().decisionId): void {
    const result = { decision_id: decisionId, exit_code: 0, stdout: '', stderr: '', artifacts: ['x'] }
    const none = { met: ['x'], missing: [], unexpected: [], out_of_scope: [] }
    const evidence = met
      ? none
      : type === 'tool_done'
        ? { ...none, met: [], missing: ['x'] }
        : { ...none, unexpected: ['y'] }
    const post = { kind: 'file' as const, hash: 'a'.repeat(64), mode: 0o644 }
    const staged = type === 'tool_staged' ? { staged: [{ path: 'x', pre: null, post }] } : {}
    this.#send({ type, effect: 'e', decisionId, result, evidence, ...staged } as Command)
  }

  #planned(value: ReturnType<typeof planThat>): void {
    this.#asStaff('plan', { planned: { ok: true, value } })
  }

  #asStaff(kind: Task['kind'], answer: StaffAnswer | 'breaks'): void {
    const t = this.state.tasks.find((x) => x.kind === kind && x.dispatch)
    for (const frame of staffFrames(t, answer)) this.#send(frame)
  }

  /** The member that has a step does its write, as it was planned. */
  #writeStep(who: string, n: number): void {
    const fence = this.#fence(who)
    this.#send({ type: 'ack', ...fence })
    this.#send({ type: 'started', ...fence })
    this.#propose(who, { kind: 'write', n: String(n - 1), path: `x${n}`, body: '' })
    this.#toolDone('tool_done', true)
    this.#answer(who, `wrote x${n}`)
  }

  #review(how: string): void {
    const answer = { slots_update: { pass: how === 'passes' }, user_response: 'because' }
    this.#asStaff('review', how === 'breaks' ? 'breaks' : answer)
  }

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
    this.#caused = decided.value.events
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
