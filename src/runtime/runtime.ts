/**
 * The embedded driver: conversations loaded on demand, one mailbox and one writer each, drained together so that they share
 * commits. People and adapters talk to it; it talks to the ports.
 */

import { type Refusal, type Result, refuse } from '../core/contracts/result.ts'
import { effectsUnderWay } from '../core/journey.ts'
import type { Command, PersonCommand } from '../core/state/commands.ts'
import type { Conversation } from '../core/state/conversation.ts'
import { isConversationId } from '../core/state/conversation-id.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { isPool } from '../core/state/pool.ts'
import type { Team } from '../core/state/team.ts'
import { demandPosition } from '../journal/fault.ts'
import type { Ports } from '../ports.ts'
import { type Box, loadBox, newBox, saveSnapshot } from './box.ts'
import { drain, type Loop } from './drain.ts'
import { perform } from './perform.ts'
import { Timers } from './timers.ts'

export type Listener = (event: JournalEvent) => void
export type Limits = {
  readonly resident: number
  readonly snapshotEvery: number
  readonly retryMs: number
  /** Which conversations go on at a start: all, unless this program runs only some. */
  readonly resumes: (conversation: string) => boolean
}
const defaults: Limits = { resident: 20_000, snapshotEvery: 5_000, retryMs: 1_000, resumes: () => true }

/** After this long what is staged is committed, and the rest of the queue has the next turn. */
const longestTurnMs = 50

/** So many are looked at for each one that is loaded: enough to find room, and no more when most are at work. */
const lookedAtOnce = 32

/** Faults that every conversation feels. Any other is one conversation's own, and the others go on (I28). */
const ofTheDisk: ReadonlySet<string> = new Set(['disk_full', 'io', 'file_gone'])

export class Runtime {
  readonly #ports: Ports
  readonly #limits: Limits
  readonly #boxes = new Map<string, Box>()
  readonly #ready: Box[] = []
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #timers: Timers
  readonly #loop: Loop
  #state: 'open' | 'stalled' | 'closed' = 'open'
  #problem: Refusal | undefined

  constructor(ports: Ports, limits: Partial<Limits> = {}) {
    this.#ports = ports
    this.#limits = { ...defaults, ...limits }
    this.#timers = new Timers(ports.clock, (id) => this.#ring(id))
    this.#loop = {
      ports,
      publish: (box, events) => this.#publish(box, events),
      perform: (box, effect) => perform(ports, box, effect, (command) => this.#post(this.#box(box.id), command)),
      wake: (box) => this.#wake(box),
      setTimer: (box, due) => this.#setTimer(box, due),
      stalled: (box, problem) => this.#stall(box, problem),
    }
    this.#resumeAll()
  }

  /** A new conversation with this team. Its id is there when it is on disk. */
  async start(
    team: Team,
    options: { teamHash: string; folder?: string; workspace?: string; id?: string },
  ): Promise<Result<{ conversation: string }>> {
    const { teamHash, folder, workspace, id = this.#newId() } = options
    if (!isConversationId(id)) return refuse('E_INVALID_ARGS', { why: 'bad_id', conversation: id.slice(0, 80) })
    const started = await this.send(id, { type: 'start', conversation: id, team, teamHash, folder, workspace })
    return started.ok ? { ok: true, value: { conversation: id } } : started
  }

  /** Acknowledged when it is on disk, or refused with the reason. */
  send(conversation: string, command: PersonCommand): Promise<Result<{ seq: number }>> {
    if (this.#state === 'closed') return Promise.resolve(refuse('E_IO', { why: 'closed' }))
    if (this.#state === 'stalled' && this.#problem) return Promise.resolve(this.#problem)
    if (command.type !== 'start' && !this.#exists(conversation))
      return Promise.resolve(refuse('E_INVALID_ARGS', { why: 'no_such_conversation', conversation }))
    const box = this.#loaded(conversation)
    if (!box) return Promise.resolve(refuse('E_IO', { why: 'damaged', stream: conversation }))
    return new Promise((reply) => this.#post(box, command, reply))
  }

  state(conversation: string): Conversation | undefined {
    return this.#exists(conversation) ? this.#box(conversation).state : undefined
  }

  /** Everything after a position, then whatever comes, in order and without a gap. Returns how to end it. Throws where it is none. */
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
      for (const event of journal.read(conversation, after)) once(event as JournalEvent)
    const listeners = this.#listeners.get(conversation) ?? new Set()
    this.#listeners.set(conversation, listeners.add(once))
    return () => {
      listeners.delete(once)
      if (listeners.size === 0 && this.#listeners.get(conversation) === listeners) this.#listeners.delete(conversation)
    }
  }

  get resident(): number {
    return this.#boxes.size
  }

  /** What its agents still do is cut short; it is found again in the journal at the next start. */
  async close(): Promise<void> {
    this.#state = 'closed'
    this.#timers.close()
    await this.#ports.agents.close?.()
    for (const box of this.#boxes.values()) saveSnapshot(this.#ports.journal, box)
    await this.#ports.journal.close()
  }

  /** What was under way when the program ended goes on; the rest stays on disk until somebody asks for it. */
  #resumeAll(): void {
    for (const head of this.#ports.journal.heads()) {
      if ((head.status === 'active' || head.due !== null) && this.#limits.resumes(head.stream))
        this.#loaded(head.stream)
    }
  }

  /** A conversation that cannot be read is named in the log; the others go on (I28). */
  #loaded(id: string): Box | undefined {
    try {
      return this.#box(id)
    } catch (error) {
      this.#ports.log.error({ conversation: id, err: error }, 'a conversation cannot be loaded')
    }
  }

  #exists(id: string): boolean {
    return !isPool(id) && (this.#boxes.has(id) || this.#ports.journal.head(id) !== undefined)
  }

  #box(id: string): Box {
    const resident = this.#boxes.get(id)
    if (resident) return resident
    const known = this.#ports.journal.head(id)
    const box = known ? loadBox(this.#ports.journal, id) : newBox(id)
    this.#boxes.set(id, box)
    if (known) {
      this.#setTimer(box, known.due)
      for (const effect of effectsUnderWay(id, box.state)) this.#loop.perform(box, effect)
    }
    this.#evict(box)
    return box
  }

  #post(box: Box, command: Command, reply?: (result: Result<{ seq: number }>) => void): void {
    if (this.#state === 'closed') return
    box.mailbox.push({ command, reply })
    this.#wake(box)
  }

  #wake(box: Box): void {
    if (box.status !== 'idle') return
    box.status = 'ready'
    this.#ready.push(box)
    if (this.#ready.length === 1) this.#ports.clock.soon(() => this.#drainReady())
  }

  /** First come, first served. A long queue is several commits: nobody's dispatch waits until everybody is understood. */
  #drainReady(): void {
    const { clock, journal } = this.#ports
    const until = clock.now() + longestTurnMs
    const waiting = this.#ready.length
    let served = 0
    do this.#drain(this.#ready[served++])
    while (served < waiting && clock.now() < until)
    this.#ready.splice(0, served)
    journal.flush?.() // everyone who was served has staged what they have
    if (this.#ready.length > 0) clock.soon(() => this.#drainReady())
  }

  #drain(box: Box | undefined): void {
    if (!box) return
    void drain(this.#loop, box).then(
      () => this.#afterDrain(box),
      (error) => this.#broke(box, error),
    )
  }

  /** The journal could not even be read: the conversation rests until it is asked for again. */
  #broke(box: Box, error: unknown): void {
    this.#ports.log.error({ conversation: box.id, err: error }, 'a conversation stopped')
    box.status = 'idle'
    this.#boxes.delete(box.id)
  }

  #afterDrain(box: Box): void {
    if (box.state.seq - box.snapshotSeq >= this.#limits.snapshotEvery) saveSnapshot(this.#ports.journal, box)
  }

  #publish(box: Box, events: readonly JournalEvent[]): void {
    if (this.#state === 'stalled') this.#state = 'open'
    const listeners = this.#listeners.get(box.id)
    if (listeners) for (const event of events) for (const listener of listeners) this.#tell(listener, event)
  }

  /** A listener that throws is its own loss: neither the others nor the work may feel it. */
  #tell(listener: Listener, event: JournalEvent): void {
    try {
      listener(event)
    } catch (error) {
      this.#ports.log.warn({ seq: event.seq, err: error }, 'a listener failed')
    }
  }

  /** The timer is used up, whatever comes of it: if the clock went back meanwhile, it is set again for the same time. */
  #ring(id: string): void {
    const box = this.#loaded(id)
    if (!box) return
    box.due = null
    this.#post(box, { type: 'wake' })
  }

  #setTimer(box: Box, due: number | null): void {
    box.due = due
    this.#timers.set(box.id, due)
  }

  /** New work is refused while nothing can be written; what must not be lost is tried again. */
  #stall(box: Box, problem: Refusal): void {
    if (ofTheDisk.has(String(problem.problem.detail.why))) {
      this.#state = 'stalled'
      this.#problem = problem
    }
    this.#ports.clock.wakeAt(this.#ports.clock.now() + this.#limits.retryMs, () => this.#retry(box))
  }

  #retry(box: Box): void {
    if (this.#state === 'closed') return
    this.#state = 'open'
    this.#wake(box)
  }

  /** The least recently loaded idle ones make room; they are found again on disk. Who is not idle goes to the end of the line. */
  #evict(needed: Box): void {
    let looked = 0
    for (const [id, box] of this.#boxes) {
      if (this.#boxes.size <= this.#limits.resident || looked++ === lookedAtOnce) return
      this.#boxes.delete(id)
      if (box === needed || this.#isInUse(box)) this.#boxes.set(id, box)
      else saveSnapshot(this.#ports.journal, box)
    }
  }

  #isInUse(box: Box): boolean {
    return (
      box.doubtful || box.status !== 'idle' || box.mailbox.length > 0 || box.due !== null || this.#listeners.has(box.id)
    )
  }

  #newId(): string {
    return `c${Buffer.from(this.#ports.random.bytes(8)).toString('hex').slice(0, 12)}`
  }
}
