/**
 * The pool in front of the adapters: it takes a seat for each dispatch, refuses with `busy` or `breaker_open` where there is none,
 * and journals every move of a seat in the pool's own stream, in the same commits as the conversations' (core/state/pool.ts).
 */

import type { Told } from '../core/contracts/acting.ts'
import { type AgentCause, agentCauseKinds, type Cause, type CauseKind } from '../core/contracts/causes.ts'
import type { agent } from '../core/machines/agent.ts'
import type { SignalOf } from '../core/machines/machine.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import type { SaidProblem } from '../core/state/events.ts'
import {
  admit,
  breakerAfter,
  emptyPool,
  evolvePool,
  isPool,
  longestError,
  type Pool,
  type PoolError,
  type PoolEvent,
  type PoolFact,
  poolStream,
} from '../core/state/pool.ts'
import type { AgentAdapter, Clock, Head, Job, JobRef, Journal, Log } from '../ports.ts'

type Post = (frame: AgentCommand) => void
type Signal = SignalOf<typeof agent>
type Taken = { readonly agentId: string; readonly seat: number; readonly leaseMs: number }
type Moved = { readonly job?: JobRef; readonly error?: PoolError }
type PoolDoors = {
  readonly journal: Journal
  readonly clock: Clock
  readonly log: Log
  readonly seatsOf: (agentId: string) => number
  /** Changes when the agent's files or its program do: then its errors are forgotten (pool:B3). */
  readonly versionOf?: (agentId: string) => string | undefined
  readonly stream?: string
}

const snapshotEvery = 1_000

export class AgentPool implements AgentAdapter {
  readonly #inner: AgentAdapter
  readonly #doors: PoolDoors
  readonly #stream: string
  readonly #taken = new Map<string, Taken>()
  readonly #seatsTaken = new Map<string, Set<number>>()
  #pool: Pool
  #unwritten: PoolEvent[] = []
  #saved = 0

  constructor(inner: AgentAdapter, doors: PoolDoors) {
    this.#inner = inner
    this.#doors = doors
    this.#stream = doors.stream ?? poolStream
    this.#pool = poolFrom(doors.journal, this.#stream)
    this.#freeAll()
  }

  deliver(job: Job, post: Post): void {
    const { agentId, dispatchId, token } = job
    this.#renew(agentId)
    const asked = {
      now: this.#doors.clock.now(),
      seats: this.#doors.seatsOf(agentId),
      given: this.#seatsTakenOf(agentId),
    }
    const admitted = admit(this.#pool, agentId, asked)
    if ('nack' in admitted) return post({ type: 'nack', dispatchId, token, cause: admitted.nack })
    this.#take(job, admitted.seat)
    this.#inner.deliver(job, this.#watching(job, post))
  }

  #renew(agentId: string): void {
    const version = this.#doors.versionOf?.(agentId)
    if (version === undefined || version === this.#pool.agents[agentId]?.version) return
    this.#record({ loopId: 'orchestrator', role: 'router', type: 'agent_changed', agentId, version })
  }

  #take(job: Job, seat: number): void {
    this.#seatsTakenOf(job.agentId).add(seat)
    this.#taken.set(nameOf(job), { agentId: job.agentId, seat, leaseMs: job.leaseMs })
  }

  #watching(job: Job, post: Post): Post {
    return (frame) => {
      this.#watch(job, frame)
      post(frame)
    }
  }

  go(job: Pick<Job, 'conversation' | 'dispatchId' | 'token'>): void {
    this.#inner.go(job)
  }

  /** The job had a seat before the program was started again, or before its conversation was loaded again. */
  rejoin(job: Job, post: Post): void {
    const given = this.#seatsTakenOf(job.agentId)
    const admitted = admit(this.#pool, job.agentId, { now: 0, seats: this.#doors.seatsOf(job.agentId), given })
    if ('seat' in admitted && !this.#taken.has(nameOf(job))) this.#take(job, admitted.seat)
    this.#inner.rejoin(job, this.#watching(job, post))
  }

  withdraw(job: JobRef, cause: Cause): void {
    this.#inner.withdraw(job, cause)
    if (cause.kind === 'timeout') this.#leave(job, 'dispatch_timeout', cause)
    else if (isLoss(cause)) this.#leave(job, 'lease_expired', cause)
    else this.#leave(job, 'canceled')
  }

  tell(job: JobRef, told: Told): void {
    this.#inner.tell(job, told)
  }

  close(): Promise<void> {
    return this.#inner.close?.() ?? Promise.resolve()
  }

  get state(): Pool {
    return this.#pool
  }

  #watch(job: Job, frame: AgentCommand): void {
    const taken = this.#taken.get(nameOf(job))
    if (!taken || frame.dispatchId !== job.dispatchId) return
    if (frame.type === 'ack') this.#move(taken, 'dispatch_ack', { job })
    if (frame.type === 'started') this.#move(taken, 'task_execution_started', { job })
    if (frame.type === 'nack') this.#free(job)
    if (frame.type === 'lost') this.#leave(job, 'lease_expired', frame.cause ?? { kind: 'lost' }, frame.words)
    if (frame.type === 'result' && frame.success) this.#leave(job, 'task_execution_result(success=true)')
    if (frame.type === 'result' && !frame.success)
      this.#leave(job, 'task_execution_result(success=false)', ...errorOf(frame.problem))
  }

  #leave(job: JobRef, on: Signal, cause?: AgentCause, words?: string): void {
    const taken = this.#taken.get(nameOf(job))
    if (!taken) return
    this.#free(job)
    this.#move(taken, on, { error: cause && { cause, words: words?.slice(0, longestError).toWellFormed() } })
    const failed = this.#pool.agents[taken.agentId]?.seats[taken.seat]?.state === 'ERROR'
    const breaker = breakerAfter(this.#pool, taken.agentId, this.#doors.clock.now())
    if (breaker) this.#record(breaker)
    if (failed) this.#move(taken, 'recover_or_reset')
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
    this.#record({ ...by, type: 'seat_moved', agentId, seat, on, ...whom, until, error })
  }

  /** Takes effect in memory at once and is written with the next commit. What a crash loses, the leases find out. */
  #record(fact: PoolFact): void {
    const at = Math.max(this.#doors.clock.now(), this.#pool.at)
    const event: PoolEvent = { seq: this.#pool.seq + 1, at, ...fact }
    this.#pool = evolvePool(this.#pool, event)
    this.#unwritten.push(event)
    if (this.#unwritten.length === 1) this.#doors.clock.soon(() => this.#write())
  }

  #write(): void {
    const events = this.#unwritten
    const first = events[0]
    if (!first) return
    this.#unwritten = []
    this.#doors.journal
      .append({ stream: this.#stream, expected: first.seq - 1, events, mark: { due: null, status: 'pool' } })
      .then(() => this.#saveSnapshot(first.seq))
      .catch((error) => this.#lostTrack(error))
  }

  /** Now and then, so that a start need not fold the whole life of the pool. */
  #saveSnapshot(seq: number): void {
    if (seq - this.#saved < snapshotEvery || this.#unwritten.length > 0) return
    this.#saved = this.#pool.seq
    this.#doors.journal.saveSnapshot(this.#stream, this.#pool.seq, JSON.stringify(this.#pool))
  }

  /** The pool only records what happened: after a failed write it goes on from what is on disk. */
  #lostTrack(error: unknown): void {
    this.#doors.log.warn({ err: error }, 'the pool could not be written')
    this.#unwritten = []
    this.#pool = { ...this.#pool, seq: this.#doors.journal.head(this.#stream)?.seq ?? 0 }
  }

  /** After a start every seat is free. What ran before is found by its lease. */
  #freeAll(): void {
    for (const [agentId, { seats }] of Object.entries(this.#pool.agents)) {
      seats.forEach(({ state }, seat) => {
        if (state === 'RESERVED' || state === 'RUNNING') this.#move({ agentId, seat, leaseMs: 0 }, 'canceled')
        if (state === 'ERROR') this.#move({ agentId, seat, leaseMs: 0 }, 'recover_or_reset')
      })
    }
  }
}

export function poolFrom(journal: Journal, stream: string = poolStream): Pool {
  const saved = journal.snapshot(stream)
  let pool = saved ? (JSON.parse(saved.body) as Pool) : emptyPool
  for (const event of journal.read(stream, pool.seq)) pool = evolvePool(pool, event as PoolEvent)
  return pool
}

/** What ends a dispatch because its agent is gone or says nothing. */
const isLoss = (cause: Cause): cause is AgentCause => lossKinds.has(cause.kind)
const lossKinds: ReadonlySet<CauseKind> = new Set<AgentCause['kind']>([
  'lost',
  'silent',
  'exited',
  'shut_down',
  'input_unread',
  'input_closed',
  'output_closed',
  'wrote_too_much',
  'no_frames',
])

const errorOf = ({ cause, message }: SaidProblem): [AgentCause, string?] => [
  cause && agentKinds.has(cause.kind) ? (cause as AgentCause) : { kind: 'failed' },
  message,
]
const agentKinds: ReadonlySet<CauseKind> = new Set(agentCauseKinds)

const nameOf = ({ conversation, dispatchId }: JobRef): string => `${conversation} ${dispatchId}`

/** The head of every conversation; the pools have streams of their own. */
export function* conversations(journal: Journal): Iterable<Head> {
  for (const head of journal.heads()) if (!isPool(head.stream)) yield head
}
