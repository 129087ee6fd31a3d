/**
 * The whole simulated world of one seed: the real core, loop, timers and writer on simulated ports. It has no loop of its
 * own: it only lets time pass, lets things go wrong, and looks (run.ts says in which order).
 */

import type { Result } from '../core/contracts/result.ts'
import { decide } from '../core/decide.ts'
import type { PersonCommand } from '../core/state/commands.ts'
import { type Conversation, unborn } from '../core/state/conversation.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { mostPassed } from '../core/state/line.ts'
import { openJournal, type Writer } from '../journal/writer.ts'
import type { Log, Ports } from '../ports.ts'
import { noRecall } from '../runtime/no-ports.ts'
import { openRuntime } from '../runtime/open-runtime.ts'
import { AgentPool } from '../runtime/pool.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { steadyClock } from '../runtime/steady-clock.ts'
import { SimAgents } from './agents.ts'
import { Violation } from './check.ts'
import { SimClock } from './clock.ts'
import type { About, Coverage } from './coverage.ts'
import { SimDisk, SimStore } from './disk.ts'
import type { FaultKind } from './faults.ts'
import { asOneProgram, guardedAgents, guardedTools } from './guarded.ts'
import { Incarnation } from './incarnation.ts'
import { checkEvent, checkStep } from './invariants.ts'
import { toldIsKept } from './invariants-rest.ts'
import { savedAsItIs } from './invariants-routing.ts'
import { LineWatch } from './line.ts'
import { Machine, type Nth } from './machine.ts'
import { SimPeople } from './people.ts'
import { Dice } from './prng.ts'
import { difference, same } from './same.ts'
import { noFacts, type Scene, type Share } from './scene.ts'
import { SimStages } from './stages.ts'
import { drawTeam, type TeamKind, workspaceOf } from './teams.ts'
import { failure, secrets } from './texts.ts'
import { SimTools } from './tools.ts'
import { note, Trace } from './trace.ts'
import { Witness } from './witness.ts'

type WorldOptions = {
  readonly seed: number
  readonly faults: ReadonlySet<FaultKind>
  readonly conversations: readonly string[]
  readonly coverage: Coverage
  readonly limits: { readonly resident: number; readonly snapshotEvery: number }
  readonly nth?: Nth
}

export class World implements Scene {
  readonly clock = new SimClock()
  readonly dice: Dice
  readonly facts = noFacts()
  readonly disk = new SimDisk()
  readonly traces = new Map<string, Trace>()
  readonly witness = new Witness()
  readonly machine: Machine
  life: Incarnation
  calm = false
  line = new LineWatch(0, () => {})
  /** How often it was looked at: the number of the present step. */
  looks = 0
  /** Commands that wait for their reply, of the process that is alive. */
  waiting = 0
  readonly #options: WorldOptions
  readonly seats: number
  /** With few seats every conversation has the same kind of team, so that they want the same agents. */
  readonly #kind: TeamKind | undefined
  readonly #oneProgram: boolean
  readonly #mostPassed: number
  readonly #agents: SimAgents
  readonly #stages: SimStages
  readonly #tools: SimTools
  readonly #struck: { kind: FaultKind; conversation: string; about?: About }[] = []
  #lives = 0
  #runtime: Runtime | undefined
  #journal: Writer | undefined
  #store: SimStore | undefined
  #bug: unknown

  constructor(options: WorldOptions) {
    this.#options = options
    this.dice = new Dice(`seed ${options.seed}`)
    const dice = this.dice.fork('world')
    const seats = dice.fork('seats')
    this.seats = seats.pick([1, 1, 1, 2])
    this.#mostPassed = seats.pick([1, 1, 1, mostPassed])
    this.#oneProgram = seats.chance(0.8)
    if (options.faults.has('few_seats')) this.#kind = seats.pick(['talk', 'desk', 'desk', 'workshop'])
    this.life = new Incarnation(0, () => {})
    this.life.die()
    this.machine = new Machine(this, this.disk, options.nth)
    this.#agents = new SimAgents(this)
    this.#stages = new SimStages(this, {
      localGate: dice.chance(0.6),
      localEngine: dice.chance(0.6),
    })
    this.#tools = new SimTools(this, dice.chance(0.6))
  }

  strikes = (kind: FaultKind, conversation: string, share: Share): boolean => {
    if (!this.draws(kind, share)) return false
    this.count(kind, conversation, share.about)
    return true
  }

  draws = (kind: FaultKind, { dice, chance }: Share): boolean => this.has(kind) && dice.chance(chance)

  /** A fault of the machine strikes whatever every conversation is doing. */
  struck(kind: FaultKind): void {
    for (const id of this.traces.keys()) this.count(kind, id)
  }

  /** It strikes between two looks, so it is counted for what was seen before it and for what is seen after it. */
  count = (kind: FaultKind, conversation: string, about?: About): void => {
    this.#options.coverage.count(kind, this.stateOf(conversation), about)
    this.#struck.push({ kind, conversation, about })
  }

  has = (kind: FaultKind): boolean => !this.calm && this.#options.faults.has(kind)

  stateOf = (conversation: string): Conversation => this.traces.get(conversation)?.state ?? unborn

  /** As the process has them in memory: what is read from the disk lags a step behind. */
  statesIn = (workspace: string) =>
    [...this.traces.values()]
      .map(({ id, state }) => ({ id, state: this.#runtime?.state(id) ?? state }))
      .filter(({ state }) => state.workspace === workspace)
  head = (stream: string) => this.#store?.head(stream)

  /** Opens the journal on the disk and starts the process, as after any restart. It may die while it does. */
  open(): void {
    this.waiting = 0
    const life = new Incarnation(++this.#lives, () => this.machine.died(life))
    this.life = life
    this.line = new LineWatch(this.#mostPassed, (id, dispatchId) => this.count('few_seats', id, { dispatchId }))
    this.facts.life = life.number
    const store = new SimStore(this.disk, this.machine.hooks(life))
    const writer = openJournal(store, { soon: (call) => this.clock.soon(() => life.alive && call()) })
    this.#store = store
    this.#journal = writer
    this.machine.opened(store)
    for (const trace of this.traces.values())
      this.witness.afterRestart(trace, [...writer.read(trace.id)] as JournalEvent[])
    this.machine.mayDieInRecovery(life)
    const { resident, snapshotEvery } = this.#options.limits
    const limits = { resident, snapshotEvery, retryMs: 1_000 }
    this.#runtime = openRuntime({ ...this.#ports(life, writer), limits })
  }

  begin(): void {
    for (const id of this.#options.conversations) {
      this.traces.set(id, new Trace(id))
      const team = drawTeam(this.dice.fork(`${id} team`), this.#kind)
      this.send(id, {
        type: 'start',
        conversation: id,
        team,
        teamHash: `hash of ${id}`,
        workspace: workspaceOf(id, team, this.#options.faults),
      })
      new SimPeople(this, { send: this.send, watch: this.watch }, id)
    }
  }

  send = (conversation: string, command: PersonCommand): void => {
    const { life } = this
    this.#decideTwice(conversation, command)
    life.through(() => {
      this.waiting++
      void this.#runtime?.send(conversation, command).then((reply) => this.#replied(life, conversation, reply))
    }, undefined)
  }

  #replied(life: Incarnation, conversation: string, reply: Result<{ seq: number }>): void {
    if (!life.enter()) return
    this.waiting--
    if (reply.ok) {
      this.witness.onDisk(this, conversation, reply.value.seq, 'an acknowledgement')
      this.#witnessed(conversation, reply.value.seq)
    } else {
      this.#hush(conversation, reply.problem)
      if (reply.problem.detail.why === 'bug') this.#break('I33', conversation, String(asError(this.#bug).stack))
    }
    const dice = this.dice.fork(`${conversation} reply ${this.stateOf(conversation).seq}`)
    if (dice.chance(0.3)) this.watch(dice.pick([...this.traces.keys()]), dice, 1)
    life.leave()
  }

  /** Somebody follows a conversation from some position on, for a while, and must get each event once (I29). */
  watch = (conversation: string, dice: Dice, longest = 20_000): void => {
    const { life } = this
    if (!life.alive) return
    let last = dice.int(this.stateOf(conversation).seq + 1)
    const fails = this.strikes('watcher_fails', conversation, { dice, chance: 0.1 })
    let live = false
    const end = this.#runtime?.subscribe(conversation, last, (event) => {
      if (!life.enter()) return
      if (event.seq !== last + 1) this.#break('I29', conversation, `${event.seq} was published after ${last}`)
      last = event.seq
      this.witness.onDisk(this, conversation, event.seq, 'a publication')
      this.#witnessed(conversation, event.seq)
      life.leave()
      // Another one is looked at in the middle of this one's commit.
      if (live && longest > 1 && dice.chance(0.2)) this.watch(dice.pick([...this.traces.keys()]), dice, 1)
      if (fails && live && dice.chance(0.2)) throw failure(dice)
    })
    live = true
    this.clock.after(dice.between(0, longest), () => end?.())
  }

  /** Closes as a program does that was asked to. */
  async close(): Promise<void> {
    await this.#runtime?.close()
    await this.#journal?.close()
  }

  /** Everything that is ready happens, in a fixed order, until nothing is. */
  async settle(): Promise<void> {
    for (let turns = 0; turns < 2_000; turns++) {
      await new Promise((resolve) => setImmediate(resolve))
      if (!this.clock.runReady()) return
    }
    throw new Violation('I14', '', 'it never comes to rest')
  }

  /** Looks at what the last step changed. */
  look(): void {
    this.looks++
    if (this.witness.broken) throw this.witness.broken
    const streams = [...this.witness.touched]
    this.witness.touched.clear()
    for (const id of streams) this.#lookAt(id)
    if (this.#journal) this.line.look(this.#journal)
    for (const { kind, conversation, about } of this.#struck.splice(0))
      this.#options.coverage.count(kind, this.stateOf(conversation), about)
    this.#lookBack()
    if (this.witness.broken) throw this.witness.broken
  }

  /** What the process was told a while ago is in the journal by now (I34). */
  #lookBack(): void {
    const { told, life } = this.facts
    const since = this.clock.passed - 10_000
    if (this.machine.lastFailure > since || !this.life.alive) return
    const old = told.findIndex(({ at }) => at > since)
    const settled = told.splice(0, old < 0 ? told.length : old)
    for (const id of new Set(settled.map(({ conversation }) => conversation))) {
      const trace = this.traces.get(id)
      const lost = trace && toldIsKept(trace, { told: settled, life })
      if (lost) throw new Violation('I34', id, lost)
    }
  }

  /** The journal of a conversation as it would be exported. */
  lines(conversation: string): string {
    return (this.traces.get(conversation)?.events ?? []).map((e) => `${JSON.stringify(e)}\n`).join('')
  }

  /** When nothing is under way, a newcomer takes the place of whoever rests: memory stays bounded (I29). */
  async makesRoom(): Promise<void> {
    const team = drawTeam(this.dice.fork('newcomer'))
    this.send('newcomer', { type: 'start', conversation: 'newcomer', team, teamHash: 'hash of newcomer' })
    await this.settle()
    const [resident, most] = [this.#runtime?.resident ?? 0, Math.max(1, this.#options.limits.resident)]
    if (resident > most) throw new Violation('I29', '', `${resident} are in memory, and ${most} may be`)
  }

  #lookAt(id: string): void {
    const trace = this.traces.get(id)
    if (!trace || !this.#journal) return
    for (const event of this.#journal.read(id, trace.state.seq)) this.#take(trace, event as JournalEvent)
    checkStep(trace, this.facts)
    if (!this.life.alive) return
    const live = this.#runtime?.state(id)
    // After a failed sync whose bytes were kept it may be behind until its next attempt; then it is looked at again.
    const behind = (live?.seq ?? 0) < trace.state.seq && this.clock.passed - this.machine.lastFailure < 2_000
    if (behind) return void this.witness.touched.add(id)
    if (!same(live, trace.state))
      throw new Violation('I3', id, `live and folded differ at ${difference(live, trace.state)}`)
    const wrong = savedAsItIs(trace.state, this.head(id))
    if (wrong) throw new Violation('I19', id, wrong)
  }

  #take(trace: Trace, e: JournalEvent): void {
    const before = trace.state
    try {
      trace.add(e)
    } catch (error) {
      throw new Violation('I33', trace.id, `the event ${JSON.stringify(e)} does not fold: ${asError(error).message}`)
    }
    this.#hush(trace.id, e)
    if (e.type === 'command_failed') this.#break('I33', trace.id, String(asError(this.#bug).stack))
    checkEvent({ trace, e, before, after: trace.state, facts: this.facts })
    note(trace, e)
  }

  /** Same state, same command, same time: the same events, and the state it was given is untouched (I18). */
  #decideTwice(conversation: string, command: PersonCommand): void {
    const state = this.stateOf(conversation)
    if (state.seq % 4 !== 0) return
    const now = this.clock.now()
    const [first, second] = [attempt(() => decide(state, command, now)), attempt(() => decide(state, command, now))]
    if (!same(first, second)) this.#break('I18', conversation, `deciding ${command.type} twice differs`)
  }

  /** No secret of a failing port gets out (I30). */
  #hush(conversation: string, said: unknown): void {
    const text = JSON.stringify(said)
    for (const secret of secrets) if (text.includes(secret)) this.#break('I30', conversation, `a secret is in ${text}`)
  }

  #witnessed(conversation: string, seq: number): void {
    const trace = this.traces.get(conversation)
    if (trace) trace.witnessed = Math.max(trace.witnessed, seq)
  }

  /** A promise that nobody caught would end a real process. */
  fail(violation: Violation): void {
    if (this.life.alive) this.witness.broken ??= violation
  }

  #break(id: string, conversation: string, what: string): void {
    this.witness.broken ??= new Violation(id, conversation, what)
  }

  #ports(life: Incarnation, writer: Writer): Ports {
    const { clock } = this
    const random = this.dice.fork(`random ${life.number}`)
    const machine = {
      journal: this.witness.journal(writer, this, life),
      clock: steadyClock({
        wall: () => clock.now(),
        passed: () => Math.floor(clock.passed),
        wakeIn: (ms, call) => clock.wakeIn(ms, () => life.alive && call()),
        soon: (call) => clock.soon(() => life.alive && call()),
      }),
      log: this.#log(life),
    }
    return {
      ...machine,
      random: { bytes: (count) => random.bytes(count) },
      safety: this.#stages.gate(life),
      engine: this.#stages.engine(life),
      agents: this.#seated(life, machine),
      look: this.#stages.looker(life),
      recall: noRecall,
      tools: guardedTools(this, life, this.#tools.host(life)),
    }
  }

  /** With few seats the agents of all conversations sit behind one pool. */
  #seated(life: Incarnation, machine: Pick<Ports, 'journal' | 'clock' | 'log'>): Ports['agents'] {
    const agents = guardedAgents(this, life, this.#agents.adapter(life))
    if (!this.#options.faults.has('few_seats')) return agents
    const pool = new AgentPool(agents, { ...machine, seatsOf: () => this.seats, mostPassed: this.#mostPassed })
    return this.#oneProgram ? asOneProgram(pool) : pool
  }

  #log(life: Incarnation): Log {
    const write = (fields: object, message: string): void => {
      if (!life.alive) return
      if ('err' in fields) this.#bug = fields.err
      const line = `${message} ${JSON.stringify(fields)}`
      if (hasRawControl(line)) this.#break('I31', '', `an escape byte is in the log: ${JSON.stringify(line)}`)
    }
    return { debug: write, info: write, warn: write, error: write }
  }
}

/** ESC, or a control character of the second block. */
function hasRawControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 0x1b || (unit >= 0x80 && unit <= 0x9f)) return true
  }
  return false
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

function attempt(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    return asError(error).message
  }
}
