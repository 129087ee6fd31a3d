/**
 * AI members that are local programs: JSON lines on stdin and stdout, one program a seat (docs/agents.md).
 *
 * P1. A program is started on demand, kept for the next job, and started again when it died.
 * P2. All seats busy is a nack `busy`; a program that is not there is `no_resource` with its name.
 * P3. Programs do not outlive us: they end with us, and what an earlier life left behind is ended at the start (I17).
 */
import type { AgentAdapter, Clock, Job, Random } from '../ports.ts'
import type { Program } from './process-child.ts'
import { type EnvironmentOptions, environmentOf, newMark } from './process-environment.ts'
import { type Post, ProcessSeat } from './process-seat.ts'
import { maskOf } from './process-secrets.ts'
import { orphans, signal } from './process-tree.ts'

export type ProcessOptions = EnvironmentOptions & {
  /** The program and its arguments; no shell. */
  readonly command: readonly string[]
  /** Where it runs; a team's programs run in the team's folder. */
  readonly cwd?: string
  readonly seats?: number
  /** How long it may take to say whether it can; as long as a dispatch may by default (S0 §10.3). */
  readonly ackMs?: number
}

const defaultAckMs = 30_000

export type ProcessPorts = {
  readonly clock: Clock
  readonly random: Random
  /** Streamed words, as they come. They are shown and forgotten. */
  readonly onDelta?: (job: Job, text: string) => void
  /** Whose variables may be passed on. */
  readonly environment?: Readonly<Record<string, string | undefined>>
}

export type ProcessAgent = AgentAdapter & {
  /** Ends every program. Resolves when all of them are gone. */
  close(): Promise<void>
}

export function processAgent(options: ProcessOptions, ports: ProcessPorts): ProcessAgent {
  const { clock, onDelta } = ports
  const { ackMs = defaultAckMs } = options
  const seats = Array.from(
    { length: options.seats ?? 1 },
    () =>
      new ProcessSeat({
        clock,
        onDelta,
        ackMs,
        newToken: () => tokenFrom(ports.random.bytes(6)),
        program: () => programOf(options, ports),
      }),
  )
  let state: 'open' | 'closed' = 'open'
  endOrphans()
  return {
    deliver(job, post) {
      const known = seats.find((seat) => seat.holds(job))
      if (known) return known.again(post)
      // A task has one dispatch at a time (I13): an older one is over, even if nobody said so.
      for (const seat of seats) if (seat.worksOn(job)) seat.cancel('there is a new dispatch')
      const free = seats.find((seat) => seat.state === 'idle') ?? seats.find((seat) => seat.state === 'empty')
      if (state === 'closed' || !free) return refuse(job, post)
      free.take(job, post)
    },
    go: (job) => seats.find((seat) => seat.holds(job))?.go(job.token),
    rejoin({ dispatchId, token, ...job }, post) {
      const known = seats.find((seat) => seat.holds({ ...job, dispatchId }))
      if (!known) return post({ type: 'lost', dispatchId, token })
      known.again(post)
      known.go(token)
    },
    withdraw: (job, reason) => seats.find((seat) => seat.holds(job))?.cancel(reason),
    tell: () => {},
    async close() {
      state = 'closed'
      await Promise.all(seats.map((seat) => seat.close()))
    },
  }
}

const tokenFrom = (bytes: Uint8Array): number => Buffer.from(bytes).readUIntBE(0, 6) + 1

/** What programs of a dead Signalbox still run here. Their input has ended long ago, so there is nothing to be polite about. */
export const endOrphans = (): void => signal(orphans(), 'SIGKILL')

const refuse = ({ dispatchId, token }: Job, post: Post): void =>
  post({ type: 'nack', dispatchId, token, reason: 'busy' })

function programOf({ command, cwd, env, pass }: ProcessOptions, ports: ProcessPorts): Program {
  const mark = newMark(ports.random.bytes(8))
  const [file = '', ...args] = command
  const environment = environmentOf(ports.environment ?? process.env, { env, pass }, mark)
  return { command: [file, ...args], cwd, environment, mark, mask: maskOf(environment, { env, pass }) }
}
