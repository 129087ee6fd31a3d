/**
 * Watches the line for seats as the pool's stream on disk tells it, with a bookkeeping of its own (I42): it knows classes, places and
 * how often each job was passed, and nothing of the code that serves the line.
 *
 * A run that waits for a person keeps its seat, so somebody may stand behind it for as long as that person likes. An agent whose
 * breaker was opened and not closed since has one seat: the next dispatch is its trial.
 */
import type { PriorityClass } from '../core/contracts/kinds.ts'
import { type PoolEvent, poolStream } from '../core/state/pool.ts'
import type { Journal } from '../ports.ts'
import { Violation } from './check.ts'

type Job = {
  readonly agentId: string
  readonly conversation: string
  readonly dispatchId: string
  readonly class: PriorityClass
  readonly place: number
  passed: number
}
const ranks: readonly PriorityClass[] = ['focus', 'high', 'normal']
const keyOf = (e: { conversation: string; dispatchId: string }): string => `${e.conversation} ${e.dispatchId}`

export class LineWatch {
  readonly #jobs = new Map<string, Job>()
  /** Seats that somebody has: `agent number`. */
  readonly #sitting = new Set<string>()
  readonly #onTrial = new Set<string>()
  readonly #mostPassed: number
  readonly #onJoin: (conversation: string, dispatchId: string) => void
  #seq = 0

  constructor(mostPassed: number, onJoin: (conversation: string, dispatchId: string) => void) {
    this.#mostPassed = mostPassed
    this.#onJoin = onJoin
  }

  /** Takes in what was written since the last look. */
  look(journal: Pick<Journal, 'read'>): void {
    for (const event of journal.read(poolStream, this.#seq)) {
      this.#seq = event.seq
      this.#take(event as PoolEvent)
    }
  }

  /** When nothing moves any more nobody waits for a seat that is free. */
  atRest(seats: number): void {
    for (const { conversation, dispatchId, agentId } of this.#jobs.values())
      if (this.#sittingAt(agentId) < (this.#onTrial.has(agentId) ? 1 : seats))
        throw new Violation('I42', conversation, `nothing moves, and ${dispatchId} waits for a free seat of ${agentId}`)
  }

  #sittingAt = (agentId: string): number => [...this.#sitting].filter((seat) => seat.startsWith(`${agentId} `)).length

  #take(e: PoolEvent): void {
    if (e.type === 'breaker_opened') this.#onTrial.add(e.agentId)
    if (e.type === 'breaker_closed' || e.type === 'agent_changed') this.#onTrial.delete(e.agentId)
    if (e.type === 'line_joined') {
      this.#jobs.set(keyOf(e), { ...e, passed: 0 })
      this.#onJoin(e.conversation, e.dispatchId)
    }
    if (e.type === 'seat_moved') this.#moved(`${e.agentId} ${e.seat}`, e.on)
    if (e.type !== 'line_left') return
    const job = this.#jobs.get(keyOf(e))
    this.#jobs.delete(keyOf(e))
    if (job && e.how === 'seated') this.#seated(job)
  }

  #moved(seat: string, on: Extract<PoolEvent, { type: 'seat_moved' }>['on']): void {
    if (on === 'dispatch_ack') this.#sitting.add(seat)
    else if (on !== 'task_execution_started') this.#sitting.delete(seat)
  }

  #seated(job: Job): void {
    for (const other of this.#jobs.values()) {
      if (other.agentId !== job.agentId) continue
      if (job.passed < this.#mostPassed && isBefore(other, job))
        throw new Violation('I42', job.conversation, `${job.dispatchId} got a seat before ${keyOf(other)}`)
      if (other.place >= job.place) continue
      other.passed++
      if (other.passed > this.#mostPassed)
        throw new Violation('I42', other.conversation, `${other.dispatchId} was passed ${other.passed} times`)
    }
  }
}

/** By class, then by place. */
const isBefore = (a: Job, b: Job): boolean =>
  ranks.indexOf(a.class) < ranks.indexOf(b.class) || (a.class === b.class && a.place < b.place)
