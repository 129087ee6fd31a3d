/**
 * The pool of agents (S0 §6, design §9): seats, the line for them, error counts and the breaker, folded from a stream of its own
 * in the same file. A conversation learns of it only through commands that the pool sends: a place in line, a seat, ack and nack.
 * Who acts on it is runtime/pool.ts; who is next in line is line.ts.
 *
 * B1. A seat moves along the agent's table. B2. Five errors in a row open the breaker; after a minute one dispatch may try.
 * B3. Errors are of a version of the agent: when its files or its program changed, it starts afresh.
 * B4. A job that finds no free seat waits in its agent's line, sorted by place. A place is a position of this stream, so it keeps
 *     its order across restarts and does not depend on a clock.
 */
import { z } from 'zod'
import { AgentCause, type Cause } from '../contracts/causes.ts'
import { PriorityClass } from '../contracts/kinds.ts'
import { agent } from '../machines/agent.ts'
import { next, type SignalOf, type StateOf } from '../machines/machine.ts'

export const poolStream = 'pool'
/** A pool for each team that is open in a process, so that two of them never write to one stream. */
export const poolOf = (team: string): string => `${poolStream}:${team}`
export const teamOfPool = (stream: string): string => stream.slice(poolStream.length + 1)
export const isPool = (stream: string): boolean => stream === poolStream || stream.startsWith(`${poolStream}:`)
const breakerErrors = 5
export const breakerMs = 60_000

const id = z.string().min(1).max(64)
const signals = agent.edges.map(([, on]) => on)

export const longestError = 500

const PoolError = z.strictObject({ cause: AgentCause, words: z.string().max(longestError).optional() })
export type PoolError = z.infer<typeof PoolError>

const poolEvents = {
  /** A seat moved; `conversation` and `dispatchId` say for whom while it is taken. */
  seat_moved: z.strictObject({
    agentId: id,
    seat: z.number().int().min(0),
    on: z.enum(signals),
    conversation: id.optional(),
    dispatchId: id.optional(),
    until: z.number().int().optional(),
    /** What went wrong, where the move is an error. */
    error: PoolError.optional(),
  }),
  /** A job waits for a seat (B4). */
  line_joined: z.strictObject({
    agentId: id,
    conversation: id,
    dispatchId: id,
    class: PriorityClass,
    place: z.number().int().min(1),
  }),
  /** It got a seat, or does not want one any more. */
  line_left: z.strictObject({
    agentId: id,
    conversation: id,
    dispatchId: id,
    how: z.enum(['seated', 'withdrawn', 'refused', 'gone']),
  }),
  breaker_opened: z.strictObject({ agentId: id, errors: z.number().int(), until: z.number().int() }),
  breaker_closed: z.strictObject({ agentId: id }),
  /** B3: what it is made of is not what it was. */
  agent_changed: z.strictObject({ agentId: id, version: z.string() }),
} as const

type PoolEventType = keyof typeof poolEvents
type Fact<T extends PoolEventType> = { type: T; loopId: string; role: string } & z.infer<(typeof poolEvents)[T]>
/** An event before it has its place in the stream. */
export type PoolFact = { [T in PoolEventType]: Fact<T> }[PoolEventType]
export type PoolEvent = PoolFact & { readonly seq: number; readonly at: number }

type Seat = {
  readonly state: StateOf<typeof agent>
  readonly conversation?: string
  readonly dispatchId?: string
  readonly until?: number
}
/** A job in line. `passed` counts the seats that went to jobs with a later place. */
export type Waiting = {
  readonly conversation: string
  readonly dispatchId: string
  readonly class: PriorityClass
  readonly place: number
  readonly passed: number
}
type PoolAgent = {
  readonly line: readonly Waiting[]
  readonly seats: readonly Seat[]
  readonly errors: number
  readonly openUntil?: number
  readonly lastError?: PoolError
  readonly version?: string
}
export type Pool = { readonly seq: number; readonly at: number; readonly agents: Readonly<Record<string, PoolAgent>> }

export const emptyPool: Pool = { seq: 0, at: 0, agents: {} }
const newAgent: PoolAgent = { seats: [], line: [], errors: 0 }

type Asked = { readonly now: number; readonly seats: number; readonly given: ReadonlySet<number> }

type Admitted = { readonly seat: number } | { readonly nack: Cause }

/** Which seat may take the next dispatch, or why none may. `given` are the seats promised to dispatches not yet acked. */
export function admit(pool: Pool, agentId: string, { now, seats, given }: Asked): Admitted {
  const known = pool.agents[agentId] ?? newAgent
  if (known.openUntil !== undefined && known.openUntil > now) return breakerOpen(known.openUntil, known.lastError)
  const most = known.openUntil === undefined ? seats : 1 // half open: one dispatch may try
  for (let seat = 0; seat < most; seat++) {
    if (!given.has(seat) && (known.seats[seat]?.state ?? 'IDLE') === 'IDLE') return { seat }
  }
  return { nack: { kind: 'busy' } }
}

/** A person is told until when, and what went wrong last. */
const breakerOpen = (until: number, error: PoolError | undefined): Admitted => ({
  nack: { kind: 'breaker_open', until, ...(error && { last: error.cause, words: error.words }) },
})

/** What a move of a seat brings with it: the breaker opens after too many errors and closes with the first success. */
export function breakerAfter(pool: Pool, agentId: string, now: number): PoolFact | undefined {
  const { errors, openUntil } = pool.agents[agentId] ?? newAgent
  const by = { loopId: 'orchestrator', role: 'router' }
  if (errors >= breakerErrors && (openUntil === undefined || openUntil <= now))
    return { ...by, type: 'breaker_opened', agentId, errors, until: now + breakerMs }
  if (errors === 0 && openUntil !== undefined) return { ...by, type: 'breaker_closed', agentId }
}

export function evolvePool(pool: Pool, e: PoolEvent): Pool {
  const known = pool.agents[e.agentId] ?? newAgent
  return { seq: e.seq, at: e.at, agents: { ...pool.agents, [e.agentId]: changed(known, e) } }
}

function changed(known: PoolAgent, e: PoolEvent): PoolAgent {
  if (e.type === 'breaker_opened') return { ...known, openUntil: e.until }
  if (e.type === 'breaker_closed') return { ...known, openUntil: undefined }
  if (e.type === 'line_joined') return { ...known, line: joined(known.line, e) }
  if (e.type === 'line_left') return { ...known, line: left(known.line, e) }
  if (e.type === 'agent_changed') return { seats: known.seats, line: known.line, errors: 0, version: e.version }
  const seats = Array.from(
    { length: Math.max(known.seats.length, e.seat + 1) },
    (_, i) => known.seats[i] ?? { state: agent.initial },
  )
  const moved = next(agent, seats[e.seat]?.state ?? agent.initial, e.on)
  if (!moved.ok) return known
  const taken = moved.value === 'RESERVED' || moved.value === 'RUNNING'
  const { conversation = seats[e.seat]?.conversation, dispatchId = seats[e.seat]?.dispatchId, until } = e
  seats[e.seat] = taken ? { state: moved.value, conversation, dispatchId, until } : { state: moved.value }
  return { ...known, seats, errors: errorsAfter(known.errors, e.on), lastError: e.error ?? known.lastError }
}

const sameWaiting = (a: JobInLine, b: JobInLine): boolean =>
  a.conversation === b.conversation && a.dispatchId === b.dispatchId
type JobInLine = Pick<Waiting, 'conversation' | 'dispatchId'>

function joined(line: readonly Waiting[], e: Fact<'line_joined'>): readonly Waiting[] {
  const { conversation, dispatchId, class: its, place } = e
  const others = line.filter((w) => !sameWaiting(w, e))
  const at = others.findIndex((w) => w.place > place)
  return others.toSpliced(at < 0 ? others.length : at, 0, { conversation, dispatchId, class: its, place, passed: 0 })
}

function left(line: readonly Waiting[], e: Fact<'line_left'>): readonly Waiting[] {
  const at = line.findIndex((w) => sameWaiting(w, e))
  if (at < 0) return line
  const before = line.slice(0, at)
  const passed = e.how === 'seated' ? before.map((w) => ({ ...w, passed: w.passed + 1 })) : before
  return [...passed, ...line.slice(at + 1)]
}

function errorsAfter(errors: number, on: SignalOf<typeof agent>): number {
  if (on === 'task_execution_result(success=true)') return 0
  return on === 'task_execution_result(success=false)' || on === 'dispatch_timeout' || on === 'lease_expired'
    ? errors + 1
    : errors
}
