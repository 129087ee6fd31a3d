/**
 * The embedded driver: conversations loaded on demand, one mailbox and one writer each, drained together so that they share
 * commits. People and adapters talk to it; it talks to the ports. open-runtime.ts makes one.
 *
 * R1. `send` takes people's commands, checked by their schema, and nothing else. Frames of agents and outcomes of effects come
 *     through the function that `perform` gets with each effect; whoever holds a Runtime cannot reach it.
 */

import { type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import { effectsUnderWay } from '../core/journey.ts'
import { type AgentCommand, type Command, type OutcomeCommand, PersonCommand } from '../core/state/commands.ts'
import { type Conversation, taskOfDispatch } from '../core/state/conversation.ts'
import { isConversationId } from '../core/state/conversation-id.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { isPool } from '../core/state/pool.ts'
import type { Team } from '../core/state/team.ts'
import { mayRenew } from '../core/work/dispatch.ts'
import type { UndoReport, UndoRequest } from '../core/work/undoing.ts'
import { checkContract } from '../edge/read-contract.ts'
import { goingOn } from '../journal/conversations.ts'
import { demandPosition } from '../journal/fault.ts'
import type { Ports, SeatLine } from '../ports.ts'
import { heard } from './acting.ts'
import { Claims } from './claims.ts'
import { drain, type Loop } from './drain.ts'
import { type Live, loadLive, newLive, saveSnapshot, timeIn } from './live.ts'
import { perform } from './perform.ts'
import { SharedTeams } from './shared-teams.ts'
import { Timers } from './timers.ts'
import { previewUndo, undo, unknownTask } from './undoing.ts'

/** Gets the events of one conversation. */
export type Listener = (event: JournalEvent) => void
/** How much a runtime keeps in memory, and which conversations go on at a start. */
export type Limits = {
  readonly resident: number
  readonly snapshotEvery: number
  readonly retryMs: number
  /** Which conversations go on at a start: all, unless this program runs only some. */
  readonly resumes: (conversation: string) => boolean
}
type Setting = Partial<Limits> & {
  /** Others use the journal as well: it stays open when this runtime closes. */
  readonly sharesJournal?: boolean
  readonly onEvent?: (conversation: string, event: JournalEvent) => void
}
const defaults: Limits = { resident: 20_000, snapshotEvery: 1_000, retryMs: 1_000, resumes: () => true }

/** After this long what is staged is committed, and the rest of the queue has the next turn. */
const longestRoundMs = 50

/** At most this many of them are looked at for each one that is loaded: enough to find room, and cheap when most are in use. */
const lookedAtOnce = 32

/** A fault of the disk concerns every conversation. Any other is of one conversation, and the others go on (I28). */
const ofTheDisk: ReadonlySet<string> = new Set(['disk_full', 'io', 'file_gone'])

export class Runtime {
  readonly #ports: Ports
  readonly #limits: Limits
  readonly #sharesJournal: boolean
  readonly #onEvent: Setting['onEvent']
  readonly #resident = new Map<string, Live>()
  readonly #ready: Live[] = []
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #teams = new SharedTeams()
  readonly #timers: Timers
  readonly #loop: Loop
  #state: 'open' | 'stalled' | 'closed' = 'open'
  #problem: Refusal | undefined

  constructor(ports: Ports, { sharesJournal = false, onEvent, ...limits }: Setting = {}) {
    this.#onEvent = onEvent
    this.#ports = ports
    this.#limits = { ...defaults, ...limits }
    this.#sharesJournal = sharesJournal
    this.#timers = new Timers(ports.clock, (id) => this.#ring(id))
    this.#loop = {
      ports,
      claims: new Claims((conversation) => this.#wake(this.#live(conversation))),
      publish: (live, events) => this.#publish(live, events),
      perform: (live, effect) => perform(ports, live, effect, (command) => this.#hear(this.#live(live.id), command)),
      wake: (live) => this.#wake(live),
      setTimer: (live, due) => this.#setTimer(live, due),
      stalled: (live, problem) => this.#stall(live, problem),
      done: (live) => this.#afterDrain(live),
      broke: (live, error) => this.#broke(live, error),
    }
    void this.#finishTools()
    this.#resumeAll()
  }

  /** Starts a conversation with this team. Resolves with its id when it is on disk. */
  async start(
    team: Team,
    options: { teamHash: string; folder?: string; workspace?: string; id?: string },
  ): Promise<Result<{ conversation: string }>> {
    const { teamHash, folder, workspace, id = this.#newId() } = options
    if (!isConversationId(id)) return badId(id)
    const started = await this.send(id, { type: 'start', conversation: id, team, teamHash, folder, workspace })
    return started.ok ? { ok: true, value: { conversation: id } } : started
  }

  /**
   * Acknowledged when it is on disk, or refused with the reason. `seq` is the position of the message for a `say`, and for any
   * other command that of the last event of its commit.
   */
  send(conversation: string, command: PersonCommand): Promise<Result<{ seq: number }>> {
    if (this.#state === 'closed') return Promise.resolve(refuse('E_IO', { why: 'closed' }))
    if (this.#state === 'stalled' && this.#problem) return Promise.resolve(this.#problem)
    const checked = checkContract(PersonCommand, command)
    if (!checked.ok) return Promise.resolve(checked)
    const wrong = this.#objectionTo(conversation, checked.value)
    if (wrong) return Promise.resolve(wrong)
    const live = this.#loaded(conversation)
    if (!live) return Promise.resolve(refuse('E_IO', { why: 'damaged', stream: conversation }))
    if (!live.mailbox.hasRoomFor(checked.value, live.state.messages.length))
      return Promise.resolve(tooFast(live, checked.value))
    const sent = this.#withSharedTeam(checked.value)
    return new Promise((reply) => this.#post(live, sent, reply))
  }

  #withSharedTeam(command: PersonCommand): PersonCommand {
    if (!('team' in command)) return command
    return { ...command, team: this.#teams.share(command.team, command.teamHash) }
  }

  #objectionTo(conversation: unknown, command: PersonCommand): Refusal | undefined {
    if (command.type !== 'start') return this.#exists(conversation) ? undefined : noSuch(conversation)
    if (!isConversationId(conversation)) return badId(conversation)
    if (command.conversation === conversation) return
    const message = `it is sent to the conversation ${conversation}`
    return refuse('E_INVALID_ARGS', { why: 'bad_value', path: '$.conversation', message })
  }

  state(conversation: string): Conversation | undefined {
    return this.#exists(conversation) ? this.#live(conversation).state : undefined
  }

  /** What an undo would restore, and what would stay. Nothing changes. */
  async previewUndo(conversation: string, asked: UndoRequest): Promise<Result<UndoReport>> {
    const state = this.state(conversation)
    return state ? previewUndo(this.#ports, state, { ...asked, conversation }) : noSuch(conversation)
  }

  /** Takes back what the conversation changed in its workspace. Resolves when the outcome is on disk. */
  async undo(conversation: string, asked: UndoRequest): Promise<Result<UndoReport>> {
    const unknown = this.#exists(conversation) ? unknownTask(this.#ports, conversation, asked) : undefined
    return unknown ?? undo(this, conversation, asked)
  }

  /** Everything after a position, then whatever comes, in order and without a gap. Returns a function that ends it. */
  subscribe(conversation: string, after: number, listener: Listener): () => void {
    demandPosition(conversation, after)
    let last = after
    const once: Listener = (event) => {
      if (event.seq <= last) return // on disk and read already, published a moment later
      last = event.seq
      listener(event)
    }
    const { journal } = this.#ports
    if ((journal.head(conversation)?.seq ?? 0) > after)
      for (const event of journal.read(conversation, after)) this.#tell(once, event as JournalEvent)
    const listeners = this.#listeners.get(conversation) ?? new Set()
    this.#listeners.set(conversation, listeners.add(once))
    return () => {
      listeners.delete(once)
      if (listeners.size === 0 && this.#listeners.get(conversation) === listeners) this.#listeners.delete(conversation)
    }
  }

  /** The lines for the seats of its agents, if they have any. */
  get line(): SeatLine | undefined {
    return this.#ports.agents.line
  }

  get resident(): number {
    return this.#resident.size
  }

  /** Work of its agents is cut short, and found again in the journal at the next start. */
  async close(): Promise<void> {
    this.#state = 'closed'
    this.#timers.close()
    await this.#ports.agents.close?.()
    if (!this.#sharesJournal) this.#ports.tools.close?.()
    const underWay = [...this.#resident.values()].filter(
      (live) => live.status !== 'idle' || (live.due ?? null) !== null,
    ).length
    if (underWay > 0) this.#ports.log.info({ conversations: underWay }, 'closed with work under way')
    for (const live of this.#resident.values()) saveSnapshot(this.#ports.journal, live)
    if (!this.#sharesJournal) await this.#ports.journal.close()
  }

  async #finishTools(): Promise<void> {
    try {
      await this.#ports.tools.finish?.()
    } catch (error) {
      this.#ports.log.error({ err: error }, 'the host could not finish what it had begun')
    }
  }

  /** What was under way when the program ended goes on; the rest stays on disk until somebody asks for it. */
  #resumeAll(): void {
    for (const id of goingOn(this.#ports.journal)) if (this.#limits.resumes(id)) this.#loaded(id)
  }

  /** A conversation that cannot be read is named in the log; the others go on (I28). */
  #loaded(id: string): Live | undefined {
    try {
      return this.#live(id)
    } catch (error) {
      this.#ports.log.error({ conversation: id, err: error }, 'a conversation cannot be loaded')
    }
  }

  #exists(id: unknown): id is string {
    return (
      typeof id === 'string' && !isPool(id) && (this.#resident.has(id) || this.#ports.journal.head(id) !== undefined)
    )
  }

  #live(id: string): Live {
    const resident = this.#resident.get(id)
    if (resident) return resident
    const known = this.#ports.journal.head(id)
    const live = known ? loadLive(this.#ports.journal, id) : newLive(id)
    this.#resident.set(id, live)
    if (known) {
      live.state = { ...live.state, team: this.#teams.share(live.state.team, live.state.teamHash) }
      timeIn(live, this.#ports.clock)
      this.#setTimer(live, known.due)
      this.#loop.claims.join(live)
      for (const effect of effectsUnderWay(id, live.state)) this.#loop.perform(live, effect)
    }
    this.#evict(live)
    return live
  }

  /** Most heartbeats change nothing: those wake nobody. */
  #hear(live: Live, command: AgentCommand | OutcomeCommand): void {
    if (command.type === 'alive' && live.mailbox.length === 0) {
      const t = taskOfDispatch(live.state, command.dispatchId)
      if (t && !mayRenew(live.state, t, timeIn(live, this.#ports.clock))) return
    }
    this.#post(live, heard(this.#ports, live, command))
  }

  #post(live: Live, command: Command, reply?: (result: Result<{ seq: number }>) => void): void {
    if (this.#state === 'closed') return
    live.mailbox.push({ command, reply })
    this.#wake(live)
  }

  #wake(live: Live): void {
    if (live.status !== 'idle') return
    live.status = 'ready'
    this.#ready.push(live)
    if (this.#ready.length === 1) this.#ports.clock.soon(() => this.#drainReady())
  }

  /** First come, first served. A long queue is several commits, so that no dispatch waits until every message is understood. */
  #drainReady(): void {
    const { clock, journal } = this.#ports
    if (this.#timers.idle) clock.rest?.()
    const until = clock.now() + longestRoundMs
    const waiting = this.#ready.length
    let served = 0
    do drain(this.#loop, this.#ready[served++] as Live)
    while (served < waiting && clock.now() < until)
    this.#ready.splice(0, served)
    journal.flush?.() // nobody else joins this commit
    if (this.#ready.length > 0) clock.soon(() => this.#drainReady())
  }

  /** The journal could not even be read: the conversation leaves memory, and is loaded again when somebody asks for it. */
  #broke(live: Live, error: unknown): void {
    this.#ports.log.error({ conversation: live.id, err: error }, 'a conversation stopped')
    for (let letter = live.mailbox.take(); letter; letter = live.mailbox.take())
      letter.reply?.(refuse('E_IO', { why: 'journal' }))
    live.status = 'idle'
    this.#resident.delete(live.id)
  }

  #afterDrain(live: Live): void {
    if (live.state.seq - live.snapshotSeq >= this.#limits.snapshotEvery) saveSnapshot(this.#ports.journal, live)
  }

  #publish(live: Live, events: readonly JournalEvent[]): void {
    if (this.#state === 'stalled') this.#state = 'open'
    const { id } = live
    if (this.#onEvent) this.#tellAll(id, events, this.#onEvent)
    const listeners = this.#listeners.get(id)
    if (listeners) for (const event of events) for (const listener of listeners) this.#tell(listener, event)
  }

  #tellAll(
    id: string,
    events: readonly JournalEvent[],
    onEvent: (conversation: string, event: JournalEvent) => void,
  ): void {
    const listener = (event: JournalEvent): void => onEvent(id, event)
    for (const event of events) this.#tell(listener, event)
  }

  /** A listener that throws harms neither the other listeners nor the work. */
  #tell(listener: Listener, event: JournalEvent): void {
    try {
      listener(event)
    } catch (error) {
      this.#ports.log.warn({ seq: event.seq, err: error }, 'a listener failed')
    }
  }

  /** The timer is used up: whatever is due next, it is set again. */
  #ring(id: string): void {
    const live = this.#loaded(id)
    if (!live) return
    live.due = undefined
    this.#post(live, { type: 'wake' })
  }

  #setTimer(live: Live, due: number | null): void {
    live.due = due
    if (due === null) live.ahead = 0
    this.#timers.set(live.id, due === null ? null : due - live.ahead)
  }

  /** While nothing can be written, new commands are refused, and what must not be lost is tried again. */
  #stall(live: Live, problem: Refusal): void {
    if (ofTheDisk.has(String(problem.problem.detail.why))) {
      this.#state = 'stalled'
      this.#problem = problem
    }
    this.#ports.clock.wakeAt(this.#ports.clock.now() + this.#limits.retryMs, () => this.#retry(live))
  }

  #retry(live: Live): void {
    if (this.#state === 'closed') return
    this.#state = 'open'
    this.#wake(live)
  }

  /** The least recently loaded idle conversations make room; they are loaded again from disk. One in use goes to the end of the line. */
  #evict(needed: Live): void {
    let looked = 0
    for (const [id, live] of this.#resident) {
      if (this.#resident.size <= this.#limits.resident || looked++ === lookedAtOnce) return
      this.#resident.delete(id)
      if (live === needed || this.#isInUse(live)) this.#resident.set(id, live)
      else saveSnapshot(this.#ports.journal, live)
    }
  }

  #isInUse(live: Live): boolean {
    return (
      live.doubtful ||
      live.status !== 'idle' ||
      live.mailbox.length > 0 ||
      live.due !== null ||
      this.#listeners.has(live.id)
    )
  }

  #newId(): string {
    return `c${Buffer.from(this.#ports.random.bytes(8)).toString('hex').slice(0, 12)}`
  }
}

const badId = (id: unknown): Refusal =>
  refuse('E_INVALID_ARGS', { why: 'bad_id', path: '$.conversation', conversation: shown(id) })
const noSuch = (id: unknown): Refusal =>
  refuse('E_INVALID_ARGS', { why: 'no_such_conversation', conversation: shown(id) })
const tooFast = ({ mailbox }: Live, command: PersonCommand): Refusal =>
  refuse('E_CONFLICT', { why: 'too_fast', limit: mailbox.limitFor(command) })
const shown = (id: unknown): string => (typeof id === 'string' ? id.slice(0, 80).toWellFormed() : typeof id)
