/**
 * One program of a seat: started, spoken to in lines, and ended with everything it started. What the lines mean is
 * process-seat.ts; who belongs to it is process-tree.ts.
 *
 * C1. It has a session of its own: signals meant for us do not reach it, and signals meant for it reach its children too.
 * C2. Ending is SIGTERM to the whole tree, SIGKILL after a moment, and again until nobody is left. Only then it is gone.
 * C3. A program that ends by itself has said all it had to say when its output is read to the end; what it left running is killed.
 * C4. What it does not read, and what it writes too fast, is bounded (I6).
 */

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import type { AgentCause } from '../core/contracts/causes.ts'
import type { HostFrame } from '../core/contracts/tasks.ts'
import { readLines } from '../edge/read-lines.ts'
import type { Clock } from '../ports.ts'
import { printable } from '../views/printable.ts'
import { lastWords } from './last-words.ts'
import { ProcessMeter } from './process-meter.ts'
import type { Mask } from './process-secrets.ts'
import { identify, type ProcessId, signal, treeOf } from './process-tree.ts'

export type Program = {
  readonly command: readonly [string, ...string[]]
  readonly cwd?: string
  readonly environment: Readonly<Record<string, string>>
  readonly mark: string
  /** Takes out of a text what nobody else may see. */
  readonly mask: Mask
}

/** Why it is of no use any more: the cause, its last words, all it said before them, and the program where that is missing. */
export type Down = {
  readonly cause: AgentCause
  readonly words?: string
  readonly said?: string
  readonly missing?: string
}

type ChildHandlers = {
  readonly onLine: (text: string) => void
  /** A line that is too long or no text. */
  readonly onRefused: (why: string) => void
  /** Nothing more comes from it. */
  readonly onDown: (down: Down) => void
  /** Everything of it is gone. */
  readonly onGone: () => void
}

/** Time to die politely, between two looks, and for the last output behind an exit. */
const times = { killMs: 750, lookMs: 50, outputMs: 1_000 }
const maxUnread = 1_048_576
/** Characters. */
const stderrKept = 8 * 1_024

type Pipes = ChildProcessByStdio<Writable, Readable, Readable>

export class ProcessChild {
  readonly #clock: Clock
  readonly #handlers: ChildHandlers
  readonly #program: Program
  readonly #meter: ProcessMeter
  #child: Pipes | undefined
  #leader: ProcessId | undefined
  #state: 'running' | 'ending' | 'killing' | 'gone' = 'running'
  #life: 'alive' | 'exited' | 'closed' = 'alive'
  #how = ''
  #left: readonly ProcessId[] = []
  #stderr = ''
  #waits: (() => void)[] = []

  constructor(program: Program, clock: Clock, handlers: ChildHandlers) {
    this.#program = program
    this.#clock = clock
    this.#handlers = handlers
    this.#meter = new ProcessMeter(clock, (on) => {
      this.#child?.stdout[on]()
      this.#child?.stderr[on]()
    })
    this.#start()
  }

  send(frame: HostFrame): void {
    const stdin = this.#child?.stdin
    if (this.#state !== 'running' || !stdin?.writable) return
    if (frame.type === 'dispatch') this.#meter.renew()
    const line = `${JSON.stringify(frame)}\n`
    if (stdin.writableLength + line.length > maxUnread)
      this.#fault('input_unread') // C4
    else stdin.write(line)
  }

  /** C2. Whatever it still writes is not heard. */
  end(): void {
    if (this.#state !== 'running') return
    this.#state = 'ending'
    this.#meter.release()
    this.#signal('SIGTERM')
    this.#wait(times.killMs, () => this.kill())
  }

  /** At once, for when there is no time left. */
  kill(): void {
    if (this.#state === 'gone') return
    this.#state = 'killing'
    this.#signal('SIGKILL')
    this.#look()
  }

  #start(): void {
    const { command, cwd, environment } = this.#program
    const [file, ...args] = command
    try {
      const stdio = ['pipe', 'pipe', 'pipe'] as ['pipe', 'pipe', 'pipe']
      this.#child = spawn(file, args, { cwd, env: { ...environment }, detached: true, stdio }) // C1
    } catch (error) {
      return this.#clock.soon(() => this.#unstarted(error))
    }
    register(this)
    this.#leader = this.#child.pid === undefined ? undefined : identify(this.#child.pid)
    this.#child.on('error', (error) => this.#child?.pid === undefined && this.#unstarted(error))
    this.#child.on('exit', (code, name) => this.#onExit(name === null ? `code ${code}` : name))
    this.#child.on('close', () => this.#onClose())
    this.#listen(this.#child)
  }

  #listen({ stdin, stdout, stderr }: Pipes): void {
    let lines = 0
    const reader = readLines({
      onLine: (text) => {
        lines += 1
        if (this.#state === 'running') this.#handlers.onLine(text)
      },
      onRefused: ({ problem }) => {
        if (this.#state === 'running') this.#handlers.onRefused(String(problem.detail.message))
      },
    })
    stdout.on('data', (chunk: Buffer) => {
      lines = 0
      reader.push(chunk)
      if (this.#state === 'running') this.#meter.spend(chunk.length, lines)
    })
    stdout.on('end', () => {
      reader.end()
      this.#wait(times.lookMs * 5, () => this.#life === 'alive' && this.#fault('output_closed'))
    })
    const decoder = new TextDecoder()
    stderr.on('data', (chunk: Buffer) => {
      // Masked before it is cut, so that no half of a secret is left.
      const said = this.#program.mask(this.#stderr + decoder.decode(chunk, { stream: true }))
      this.#stderr = said.slice(-stderrKept)
      if (this.#state === 'running') this.#meter.spend(chunk.length, 0)
    })
    // A broken pipe of a program that just ended: its exit says it too, with a better reason.
    stdin.on('error', () => this.#wait(times.lookMs * 5, () => this.#life === 'alive' && this.#fault('input_closed')))
    for (const stream of [stdout, stderr]) stream.on('error', () => {})
  }

  #unstarted(error: unknown): void {
    if (this.#state === 'gone') return
    const { command, cwd } = this.#program
    const missing = cwd === undefined || existsSync(cwd) ? command[0] : cwd
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    this.#gone(() =>
      this.#handlers.onDown({ cause: { kind: 'not_started', error: code }, missing: printable(missing) }),
    )
  }

  #fault(kind: 'input_unread' | 'input_closed' | 'output_closed'): void {
    if (this.#state !== 'running') return
    this.#handlers.onDown({ cause: { kind } })
    this.end()
  }

  #onExit(how: string): void {
    this.#life = 'exited'
    this.#how = how
    // From now on the pid of the leader may belong to another process, so its group is looked up a last time.
    if (this.#leader) this.#left = treeOf({ leader: this.#leader, mark: this.#program.mark })
    if (this.#state === 'running') signal(this.#left, 'SIGKILL') // C3
    this.#wait(times.outputMs, () => {
      for (const stream of [this.#child?.stdout, this.#child?.stderr, this.#child?.stdin]) stream?.destroy()
    })
  }

  #onClose(): void {
    this.#life = 'closed'
    if (this.#state === 'running') {
      this.#state = 'killing'
      this.#handlers.onDown(this.#reason())
    }
    this.#look()
  }

  #reason(): Down {
    const said = printable(this.#stderr.toWellFormed()).trim()
    const words = lastWords(said)
    const cause: AgentCause = this.#how === '' ? { kind: 'lost' } : { kind: 'exited', how: this.#how }
    return { cause, words: words || undefined, said: said === words ? undefined : said }
  }

  /** C2: nobody is left, or it is looked at again. */
  #look(): void {
    if (this.#state === 'gone' || this.#life !== 'closed') return
    const left = this.#tree()
    if (left.length === 0) return this.#gone(() => {})
    if (this.#state === 'killing') signal(left, 'SIGKILL')
    this.#wait(times.lookMs, () => this.#look())
  }

  #gone(first: () => void): void {
    this.#state = 'gone'
    unregister(this)
    for (const callOff of this.#waits.splice(0)) callOff()
    first()
    this.#handlers.onGone()
  }

  #tree(): ProcessId[] {
    if (!this.#leader) return []
    const reaped = this.#life !== 'alive'
    return treeOf({ leader: this.#leader, mark: this.#program.mark, reaped, seen: this.#left })
  }

  #signal(name: 'SIGTERM' | 'SIGKILL'): void {
    signal(this.#tree(), name)
    // Without /proc the group is all there is.
    if (!this.#leader && this.#life === 'alive') this.#child?.pid && killGroup(this.#child.pid, name)
  }

  #wait(ms: number, call: () => void): void {
    if (this.#state !== 'gone') this.#waits.push(this.#clock.wakeAt(this.#clock.now() + ms, call))
  }
}

/** They end with us, where we end in an orderly way; the rest is orphans() at the next start. */
const living = new Set<ProcessChild>()
const killAll = (): void => {
  for (const child of living) child.kill()
}

function register(child: ProcessChild): void {
  if (living.size === 0) process.on('exit', killAll)
  living.add(child)
}

function unregister(child: ProcessChild): void {
  living.delete(child)
  if (living.size === 0) process.off('exit', killAll)
}

function killGroup(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-pid, name)
  } catch {
    // It went before the signal.
  }
}
