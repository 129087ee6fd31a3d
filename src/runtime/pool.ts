/**
 * The pool in front of the adapters: it takes a seat for each dispatch, lets it wait in line where none is free, and journals both in
 * the pool's own stream, in the same commits as the conversations' (core/state/pool.ts, pool-stream.ts).
 *
 * K1. A job of an agent whose breaker is open is refused, also one in line. A full line refuses as well (line:F3).
 * K2. A job whose stand-in has a free seat does not wait: it is refused as `busy`, and the core gives it to the stand-in.
 * K3. At a start every job waits until all of them are here: those that ran take their seats first, then the line is served in the
 *     order it had. Who does not come back has left the line.
 * K4. An agent that says `busy` is left alone for a while, and its line with it: what is first in line would only hear the same.
 * K5. A conversation is told that it waits, and that it has a seat. One that gets a seat at once is told nothing.
 * K6. An agent that ended with this program made no error: its breaker does not count it.
 */

import type { Told } from '../core/contracts/acting.ts'
import type { AgentCause, Cause } from '../core/contracts/causes.ts'
import type { agent } from '../core/machines/agent.ts'
import type { SignalOf } from '../core/machines/machine.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import { busyMs } from '../core/state/limits.ts'
import { inOrder, longestLine, placesOf } from '../core/state/line.ts'
import {
  admit,
  breakerAfter,
  longestError,
  type Pool,
  type PoolError,
  type PoolFact,
  poolStream,
  type Waiting,
} from '../core/state/pool.ts'
import type {
  AgentAdapter,
  Clock,
  FencedJob,
  Job,
  JobRef,
  Journal,
  Log,
  Post,
  RecordedCall,
  SeatLine,
} from '../ports.ts'
import { awaitingDecisions } from './absent-agents.ts'
import { errorOf, isLoss, lossOf } from './agent-errors.ts'
import { PoolStream } from './pool-stream.ts'

type Signal = SignalOf<typeof agent>
type Taken = { readonly agentId: string; readonly seat: number; readonly leaseMs: number }
/** A job in line, as long as its conversation is loaded or may be. */
type Offer = { readonly job: Job; readonly post: Post }
/**
 * How often in a row an agent said that it is busy, and whether it has been left alone long enough (K4). A timer says so and not the
 * time of day, which may be put back.
 */
type Rest = { readonly times: number; isOver: boolean; readonly callOff: () => void }
type Moved = { readonly job?: JobRef; readonly error?: PoolError }
type PoolDoors = {
  readonly journal: Journal
  readonly clock: Clock
  readonly log: Log
  readonly seatsOf: (agentId: string) => number
  /** Changes when the agent's files or its program do: then its errors are forgotten (pool:B3). */
  readonly versionOf?: (agentId: string) => string | undefined
  readonly stream?: string
  /** After how many others a job in line is next, whatever its class (line:F2). */
  readonly mostPassed?: number
}

const router = { loopId: 'orchestrator', role: 'router' } as const

export class AgentPool implements AgentAdapter {
  readonly #inner: ReturnType<typeof awaitingDecisions>
  readonly #doors: PoolDoors
  readonly #stream: PoolStream
  readonly #taken = new Map<string, Taken>()
  readonly #seatsTaken = new Map<string, Set<number>>()
  readonly #waiting = new Map<string, Offer>()
  /** Agents whose line may be served: a seat became free, or somebody joined. */
  readonly #unserved = new Set<string>()
  /** At the start everybody joins the line, and nobody is served yet (K3). */
  #state: 'starting' | 'open' | 'serving' | 'closed' = 'starting'
  readonly #watchers = new Set<() => void>()
  #isTelling = false
  readonly #resting = new Map<string, Rest>()

  constructor(inner: AgentAdapter, doors: PoolDoors) {
    this.#inner = awaitingDecisions(inner)
    this.#doors = doors
    this.#stream = new PoolStream({ ...doors, stream: doors.stream ?? poolStream })
    this.#freeAll()
    doors.clock.soon(() => this.#allAreHere())
  }

  readonly line: SeatLine = {
    places: (conversation) => placesOf(this.state, conversation),
    listen: (call) => {
      this.#watchers.add(call)
      return () => void this.#watchers.delete(call)
    },
  }

  deliver(job: Job, post: Post): void {
    const { agentId } = job
    this.#renew(agentId)
    if (this.#taken.has(nameOf(job))) return
    if (this.#waiting.has(nameOf(job))) return void this.#waiting.set(nameOf(job), { job, post })
    const admitted = this.#admit(agentId)
    const mustWait = this.#state === 'starting' || this.#lineOf(agentId).length > 0
    if ('seat' in admitted && !mustWait) return this.#seat({ job, post }, admitted.seat)
    const refusal = this.#refusalOf(job, admitted)
    if (refusal) return this.#refuse({ job, post }, refusal)
    this.#join({ job, post })
    this.#serve(agentId)
  }

  /** K1, K2. */
  #refusalOf({ agentId, standIn }: Job, admitted: ReturnType<typeof admit>): Cause | undefined {
    if ('nack' in admitted && admitted.nack.kind !== 'busy') return admitted.nack
    if (this.#state === 'starting') return
    if (this.#lineOf(agentId).length >= longestLine) return { kind: 'line_full', limit: longestLine }
    if (standIn !== undefined && this.#hasRoom(standIn)) return { kind: 'busy' }
  }

  #hasRoom = (agentId: string): boolean => 'seat' in this.#admit(agentId) && this.#lineOf(agentId).length === 0

  #admit(agentId: string): ReturnType<typeof admit> {
    if (this.#resting.get(agentId)?.isOver === false) return { nack: { kind: 'busy' } }
    const now = this.#doors.clock.now()
    const given = this.#seatsTakenOf(agentId)
    return admit(this.state, agentId, { now, seats: this.#doors.seatsOf(agentId), given })
  }

  #lineOf = (agentId: string): readonly Waiting[] => this.state.agents[agentId]?.line ?? []

  #placeOf = (job: Job): Waiting | undefined =>
    this.#lineOf(job.agentId).find((w) => w.conversation === job.conversation && w.dispatchId === job.dispatchId)

  #join(offer: Offer): void {
    const { conversation, agentId, dispatchId, body, place = this.#stream.nextSeq } = offer.job
    this.#waiting.set(nameOf(offer.job), offer)
    if (!this.#placeOf(offer.job))
      this.#moveLine({
        ...router,
        type: 'line_joined',
        agentId,
        conversation,
        dispatchId,
        class: body.priority,
        place,
      })
    if (this.#state !== 'starting') this.#tellPlace(offer)
  }

  /** Whoever shows a line hears of it once, after everything that moves it now. */
  #moveLine(fact: PoolFact): void {
    this.#stream.record(fact)
    if (this.#isTelling || this.#watchers.size === 0) return
    this.#isTelling = true
    this.#doors.clock.soon(() => {
      this.#isTelling = false
      for (const tell of this.#watchers) tell()
    })
  }

  #tellPlace({ job, post }: Offer): void {
    const { dispatchId, token } = job
    const place = this.#placeOf(job)?.place
    if (place !== undefined) post({ type: 'seat_awaited', dispatchId, token, place })
  }

  #leaveLine({ agentId, conversation, dispatchId }: Job, how: 'seated' | 'withdrawn' | 'refused'): void {
    if (this.#waiting.delete(nameOf({ conversation, dispatchId })))
      this.#moveLine({ ...router, type: 'line_left', agentId, conversation, dispatchId, how })
  }

  #refuse({ job, post }: Offer, cause: Cause): void {
    const { dispatchId, token } = job
    this.#leaveLine(job, 'refused')
    post({ type: 'nack', dispatchId, token, cause })
  }

  #seat({ job, post }: Offer, seat: number): void {
    this.#take(job, seat)
    const watching = this.#watching(job, post)
    try {
      this.#inner.deliver(job, watching)
    } catch (error) {
      this.#doors.log.error({ dispatchId: job.dispatchId, err: error }, 'a job could not be delivered')
      watching({ type: 'lost', dispatchId: job.dispatchId, token: job.token })
    }
  }

  /** K3. */
  #allAreHere(): void {
    if (this.#state !== 'starting') return
    this.#state = 'open'
    for (const [agentId, { line }] of Object.entries(this.state.agents)) {
      for (const { conversation, dispatchId } of line)
        if (!this.#waiting.has(nameOf({ conversation, dispatchId })))
          this.#moveLine({ ...router, type: 'line_left', agentId, conversation, dispatchId, how: 'gone' })
      this.#serve(agentId)
    }
    for (const offer of this.#waiting.values()) this.#tellPlace(offer)
  }

  /** An agent in our own process answers while it is served, so this may be called inside itself: then the outer call goes on. */
  #serve(agentId: string): void {
    this.#unserved.add(agentId)
    if (this.#state !== 'open') return
    this.#state = 'serving'
    for (const id of this.#unserved) {
      this.#unserved.delete(id)
      while (this.#serveOne(id));
    }
    if (this.#state === 'serving') this.#state = 'open'
  }

  #serveOne(agentId: string): boolean {
    const first = inOrder(this.#lineOf(agentId), this.#doors.mostPassed)[0]
    const offer = first && this.#waiting.get(nameOf(first))
    if (!offer) return false
    const admitted = this.#admit(agentId)
    if ('seat' in admitted) {
      const { dispatchId, token } = offer.job
      this.#leaveLine(offer.job, 'seated')
      offer.post({ type: 'seat_given', dispatchId, token })
      this.#seat(offer, admitted.seat)
      return true
    }
    if (admitted.nack.kind === 'busy') return false
    this.#refuse(offer, admitted.nack) // K1
    return true
  }

  #renew(agentId: string): void {
    const version = this.#doors.versionOf?.(agentId)
    if (version === undefined || version === this.state.agents[agentId]?.version) return
    this.#stream.record({ ...router, type: 'agent_changed', agentId, version })
  }

  #take(job: Job, seat: number): void {
    this.#seatsTakenOf(job.agentId).add(seat)
    this.#taken.set(nameOf(job), { agentId: job.agentId, seat, leaseMs: job.leaseMs })
  }

  #watching(job: Job, post: Post): Post {
    return (frame) => {
      this.#watch(job, frame)
      post(frame)
      if (!this.#taken.has(nameOf(job))) this.#serve(job.agentId)
    }
  }

  go(job: FencedJob): void {
    this.#inner.go(job)
  }

  /** The job had a seat before the program was started again, or before its conversation was loaded again. */
  rejoin(job: Job, post: Post): void {
    const given = this.#seatsTakenOf(job.agentId)
    const seats = this.#doors.seatsOf(job.agentId)
    const admitted = admit(this.state, job.agentId, { now: Number.POSITIVE_INFINITY, seats, given })
    if ('seat' in admitted && !this.#taken.has(nameOf(job))) this.#sitDown(job, admitted.seat)
    this.#inner.rejoin(job, this.#watching(job, post))
  }

  #sitDown(job: Job, seat: number): void {
    this.#take(job, seat)
    const taken = { agentId: job.agentId, seat, leaseMs: job.leaseMs }
    this.#move(taken, 'dispatch_ack', { job })
    this.#move(taken, 'task_execution_started', { job })
  }

  withdraw(job: JobRef, cause: Cause): void {
    const offer = this.#waiting.get(nameOf(job))
    if (offer) {
      this.#leaveLine(offer.job, 'withdrawn')
      return this.#serve(offer.job.agentId)
    }
    const agentId = this.#taken.get(nameOf(job))?.agentId
    this.#inner.withdraw(job, cause)
    if (cause.kind === 'timeout') this.#leave(job, 'dispatch_timeout', cause)
    else if (isLoss(cause)) this.#leave(job, 'lease_expired', cause)
    else this.#leave(job, 'canceled')
    if (agentId !== undefined) this.#serve(agentId)
  }

  tell(job: JobRef, told: Told, waits?: boolean): void {
    this.#inner.tell(job, told, waits)
  }

  pause(job: FencedJob): void {
    this.#inner.pause?.(job)
  }

  resume(job: FencedJob): void {
    this.#inner.resume?.(job)
  }

  recorded(job: JobRef, call: RecordedCall): void {
    this.#inner.recorded?.(job, call)
  }

  close(): Promise<void> {
    this.#state = 'closed'
    for (const { callOff } of this.#resting.values()) callOff()
    return this.#inner.close?.() ?? Promise.resolve()
  }

  get state(): Pool {
    return this.#stream.state
  }

  #watch(job: Job, frame: AgentCommand): void {
    const taken = this.#taken.get(nameOf(job))
    if (!taken || frame.dispatchId !== job.dispatchId || frame.token !== job.token) return
    if (frame.type === 'ack') this.#move(taken, 'dispatch_ack', { job })
    if (frame.type === 'started') this.#move(taken, 'task_execution_started', { job })
    if (frame.type === 'nack') this.#refused(job)
    if (frame.type === 'nack' && frame.cause.kind === 'busy') this.#rest(job.agentId)
    if (frame.type === 'ack' || frame.type === 'result') this.#rested(job.agentId)
    if (frame.type === 'lost') this.#leave(job, ...lossOf(frame))
    if (frame.type === 'result' && frame.success) this.#leave(job, 'task_execution_result(success=true)')
    if (frame.type === 'result' && !frame.success)
      this.#leave(job, 'task_execution_result(success=false)', ...errorOf(frame.problem))
  }

  /** K4. */
  #rest(agentId: string): void {
    const times = this.#rested(agentId) + 1
    const callOff = this.#doors.clock.wakeAt(this.#doors.clock.now() + busyMs(times), () => {
      rest.isOver = true
      this.#serve(agentId)
    })
    const rest: Rest = { times, isOver: false, callOff }
    this.#resting.set(agentId, rest)
  }

  #rested(agentId: string): number {
    const rest = this.#resting.get(agentId)
    rest?.callOff()
    this.#resting.delete(agentId)
    return rest?.times ?? 0
  }

  #leave(job: JobRef, on: Signal, cause?: AgentCause, words?: string): void {
    const taken = this.#taken.get(nameOf(job))
    if (!taken) return
    this.#free(job)
    this.#move(taken, on, { error: cause && { cause, words: words?.slice(0, longestError).toWellFormed() } })
    const failed = this.state.agents[taken.agentId]?.seats[taken.seat]?.state === 'ERROR'
    const breaker = breakerAfter(this.state, taken.agentId, this.#doors.clock.now())
    if (breaker) this.#stream.record(breaker)
    if (failed) this.#move(taken, 'recover_or_reset')
    this.#vacate(taken)
  }

  #refused(job: JobRef): void {
    const taken = this.#taken.get(nameOf(job))
    this.#free(job)
    if (taken) this.#vacate(taken)
  }

  /** Whatever an agent said out of turn, a seat that nobody has is free. */
  #vacate(taken: Taken): void {
    const state = this.state.agents[taken.agentId]?.seats[taken.seat]?.state ?? 'IDLE'
    if (state === 'RESERVED' || state === 'RUNNING') this.#move(taken, 'canceled')
  }

  #free(job: JobRef): void {
    const taken = this.#taken.get(nameOf(job))
    if (taken) this.#seatsTakenOf(taken.agentId).delete(taken.seat)
    this.#taken.delete(nameOf(job))
  }

  #seatsTakenOf(agentId: string): Set<number> {
    const seats = this.#seatsTaken.get(agentId) ?? new Set()
    this.#seatsTaken.set(agentId, seats)
    return seats
  }

  #move({ agentId, seat, leaseMs }: Taken, on: Signal, { job, error }: Moved = {}): void {
    const until = job && this.#doors.clock.now() + leaseMs
    const whom = job && { conversation: job.conversation, dispatchId: job.dispatchId }
    const by = { loopId: 'executor', role: agentId }
    this.#stream.record({ ...by, type: 'seat_moved', agentId, seat, on, ...whom, until, error })
  }

  /** After a start every seat is free. What ran before is found by its lease. */
  #freeAll(): void {
    for (const [agentId, { seats }] of Object.entries(this.state.agents)) {
      seats.forEach(({ state }, seat) => {
        if (state === 'RESERVED' || state === 'RUNNING') this.#move({ agentId, seat, leaseMs: 0 }, 'canceled')
        if (state === 'ERROR') this.#move({ agentId, seat, leaseMs: 0 }, 'recover_or_reset')
      })
    }
  }
}

const nameOf = ({ conversation, dispatchId }: JobRef): string => `${conversation} ${dispatchId}`
