/**
 * AI members that are local programs: JSON lines on stdin and stdout, one program a seat (docs/agents.md).
 *
 * P1. A program is started on demand, kept for the next job, and started again when it died.
 * P2. All seats at work is a nack `busy`; a program that is not there is `no_resource` with its name.
 * P3. Programs do not outlive us: they end with us, and what an earlier life left behind is ended at the start (I17).
 * P4. For each seat that is only ending one job may wait, and gets whichever seat is free first; its time to ack runs meanwhile.
 *     Otherwise a program that hung once would use up the tries of a task that a fresh one does (dispatch:D3).
 */
import type { AgentAdapter, Clock, Job, JobRef, Random } from '../ports.ts'
import type { Program } from './process-child.ts'
import { type EnvironmentOptions, environmentOf, newMark } from './process-environment.ts'
import { ProcessLine } from './process-line.ts'
import { type Offer, ProcessSeat } from './process-seat.ts'
import { maskOf } from './process-secrets.ts'
import { orphans, signal } from './process-tree.ts'
import { sameJob, sameTask } from './same-job.ts'

/** The program that is an agent, and how it is started. */
export type ProcessOptions = EnvironmentOptions & {
  /** The program and its arguments; no shell. */
  readonly command: readonly string[]
  /** Where it runs; a team's programs run in the team's folder. */
  readonly cwd?: string
  readonly seats?: number
  /** The file that names the command, for the message that the program is missing. */
  readonly file?: string
  /** How long it may take to say whether it can; as long as a dispatch may by default (S0 §10.3). */
  readonly ackMs?: number
}

const defaultAckMs = 30_000

/** What a process agent needs from its host. */
export type ProcessPorts = {
  readonly clock: Clock
  readonly random: Random
  /** Streamed words, as they come. They are shown and forgotten. */
  readonly onDelta?: (job: Job, text: string) => void
  /** Whose variables may be passed on. */
  readonly environment?: Readonly<Record<string, string | undefined>>
}

/** An adapter whose programs can be ended. */
export type ProcessAgent = AgentAdapter & {
  /** Ends every program. Resolves when all of them are gone. */
  close(): Promise<void>
}

/**
 * An AI member that is a program of its own: JSON lines on its standard input and output (docs/agents.md).
 *
 * @example
 * const bob = processAgent({ command: ['node', 'bob.js'] }, { clock, random })
 */
export function processAgent(options: ProcessOptions, ports: ProcessPorts): ProcessAgent {
  const { clock, onDelta } = ports
  const { ackMs = defaultAckMs } = options
  const newToken = (): number => tokenFrom(ports.random.bytes(6))
  const program = (): Program => programOf(options, ports)
  const seats = Array.from(
    { length: options.seats ?? 1 },
    () => new ProcessSeat({ clock, onDelta, newToken, program, file: options.file, onFree: () => serve() }),
  )
  const line = new ProcessLine()
  let state: 'open' | 'closed' = 'open'
  endOrphans()

  const inState = (wanted: ProcessSeat['state']): ProcessSeat[] => seats.filter((seat) => seat.state === wanted)
  const seatOf = (job: JobRef): ProcessSeat | undefined => seats.find((seat) => seat.holds(job))
  const free = (): ProcessSeat | undefined => inState('idle')[0] ?? inState('empty')[0]
  /** A job that waited too long is not begun any more. */
  const serve = (): void => {
    for (let seat = free(); seat && line.length > 0; seat = free()) {
      const offer = line.next()
      if (offer && offer.until > clock.now()) seat.take(offer)
      else if (offer) refuse(offer, 'timeout')
    }
  }
  return {
    deliver(job, post) {
      const known = seatOf(job)
      if (known) return known.again(post)
      if (line.again(job, post)) return
      // A task has one dispatch at a time (I13): an older one is over, even if nobody said so.
      for (const seat of seats) if (seat.worksOn(job)) seat.cancel({ kind: 'replaced' })
      line.forget((other) => sameTask(other, job))
      const offer = { job, post, until: clock.now() + ackMs }
      if (state === 'closed') return refuse(offer, 'busy')
      const seat = free()
      if (seat) seat.take(offer)
      else if (line.length < inState('ending').length) line.add(offer)
      else refuse(offer, 'busy')
    },
    go: (job) => seatOf(job)?.go(job.token),
    pause: (job) => seatOf(job)?.hold(job.token, 'pause'),
    resume: (job) => seatOf(job)?.hold(job.token, 'resume'),
    rejoin(job, post) {
      const { dispatchId, token } = job
      if (line.again(job, post)) return
      const known = seatOf(job)
      if (!known) return post({ type: 'lost', dispatchId, token })
      known.again(post)
      known.go(token)
    },
    withdraw(job, cause) {
      line.forget((other) => sameJob(other, job))
      seatOf(job)?.cancel(cause)
    },
    tell: (job, told) => seatOf(job)?.tell(told),
    async close() {
      state = 'closed'
      for (let offer = line.next(); offer; offer = line.next()) refuse(offer, 'shut_down')
      await Promise.all(seats.map((seat) => seat.close()))
    },
  }
}

const tokenFrom = (bytes: Uint8Array): number => Buffer.from(bytes).readUIntBE(0, 6) + 1

/** What programs of a dead Signalbox still run here. Their input has ended long ago, so there is nothing to be polite about. */
export const endOrphans = (): void => signal(orphans(), 'SIGKILL')

const refuse = ({ job: { dispatchId, token }, post }: Offer, kind: 'timeout' | 'busy' | 'shut_down'): void =>
  post({ type: 'nack', dispatchId, token, cause: { kind } })

function programOf({ command, cwd, env, pass }: ProcessOptions, ports: ProcessPorts): Program {
  const mark = newMark(ports.random.bytes(8))
  const [file = '', ...args] = command
  const environment = environmentOf(ports.environment ?? process.env, { env, pass }, mark)
  return { command: [file, ...args], cwd, environment, mark, mask: maskOf(environment, { env, pass }) }
}
