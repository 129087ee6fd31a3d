/**
 * One seat of a process agent: at most one program and one job. It turns the program's lines into frames of the job, and keeps
 * to itself what does not belong there. The program is process-child.ts; who gets which seat is process.ts.
 *
 * Q1. A program speaks only for the job of its seat (SEC15): ids and tokens can be guessed, so others are never passed on.
 * Q2. Each line that is no frame, or comes at the wrong moment, is dropped, counted, and reported as a step: at 1, 10, 100, … lines.
 * Q3. Too many of them, or too much output for one job, and the program is ended.
 * Q4. After a cancel nothing of the job is posted, and the tree is ended: when the program has answered, or when the time is up.
 * Q5. A seat that is only ending says so: nobody works there any more, and it is free once the tree is gone.
 * Q6. A program that was kept from an earlier job and ends before it said whether it can take this one ended for its own reasons:
 *     the job, of which nothing was begun, is offered once more to a fresh program.
 * Q7. A program is told of a pause and of its end, each once. Its lease runs meanwhile only where another goal waits for it.
 */

import type { Told } from '../core/contracts/acting.ts'
import type { AgentCause, Cause } from '../core/contracts/causes.ts'
import { AgentFrame } from '../core/contracts/tasks.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import { clip } from '../core/text/clip.ts'
import { checkContract } from '../edge/read-contract.ts'
import { readJson } from '../edge/read-json.ts'
import type { Clock, Job, JobRef, Post } from '../ports.ts'
import { shownLine, withPrinted } from './before-ack.ts'
import { type Down, ProcessChild, type Program } from './process-child.ts'
import { maskStrings, StreamMask, unmasked } from './process-secrets.ts'
import { sameJob, sameTask } from './same-job.ts'
import { looselyRead, notKept, proposedIn, refusalOf, withoutMarkersIn } from './seat-frames.ts'

/** A job, and the time by which its program must have accepted or refused it. */
export type Offer = { readonly job: Job; readonly post: Post; readonly until: number }
type SeatOptions = {
  readonly clock: Clock
  /** A number nobody can guess, new for each job: the core's own tokens are positions, and two conversations share them. */
  readonly newToken: () => number
  readonly program: () => Program
  /** The file that names the program. */
  readonly file?: string
  readonly onDelta?: (job: Job, text: string) => void
  /** The seat may take a job again. */
  readonly onFree: () => void
}

/** The tree is gone within 5 s of a cancel (I17). */
const cancelMs = 4_000
/** The core waits as long: what a program wrote in place of its ack is told before the core only knows that none came. */
const toldBeforeMs = 1_000
const most = { dropped: 1_000, passed: 10_000, characters: 64 * 1_048_576 }
/** Positions begin at 1: no dispatch has this one. */
const noToken = 0

type Held = {
  readonly job: Job
  /** The token as the program knows it (Q1). */
  readonly token: number
  /** By then it must have accepted or refused it. */
  readonly until: number
  post: Post
  state: 'offered' | 'accepted' | 'running' | 'canceled'
  /** Its program had another job before. */
  kept: boolean
  /** It was told to hold still (Q7). */
  isPaused: boolean
  /** The first line that was no frame, before its ack. */
  printed?: string
  /** Its streamed words, without secrets (process-secrets:X3). */
  streamed?: StreamMask
  passed: number
  characters: number
}
type Frame<T extends AgentFrame['type']> = Extract<AgentFrame, { type: T }>

export class ProcessSeat {
  readonly #options: SeatOptions
  #child: ProcessChild | undefined
  #mask = unmasked
  #life: 'empty' | 'up' | 'ending' = 'empty'
  #held: Held | undefined
  #last: Held | undefined
  #dropped = 0
  #reported = 0
  #why = ''
  #callOff: () => void = () => {}
  #whenGone: (() => void)[] = []

  constructor(options: SeatOptions) {
    this.#options = options
  }

  get state(): 'empty' | 'idle' | 'busy' | 'ending' {
    if (this.#held) return this.#held.state === 'canceled' ? 'ending' : 'busy' // Q5
    return this.#life === 'up' ? 'idle' : this.#life
  }

  holds(ref: JobRef): boolean {
    return this.#held !== undefined && sameJob(this.#held.job, ref)
  }

  /** The task that is worked on here, whatever its dispatch. */
  worksOn(job: Job): boolean {
    return this.#held !== undefined && sameTask(this.#held.job, job)
  }

  take({ job, post, until }: Offer): void {
    const token = this.#options.newToken()
    const kept = this.#child !== undefined
    this.#held = { job, token, until, post, state: 'offered', kept, isPaused: false, passed: 0, characters: 0 }
    this.#last = undefined
    this.#dropped = 0
    this.#reported = 0
    this.#giveUpAt(until)
    this.#offer(job, token)
  }

  #giveUpAt(at: number): void {
    this.#waitUntil(at, () => {
      this.#fail({ cause: { kind: 'timeout' } })
      this.#end()
    })
  }

  #offer(job: Job, token: number): void {
    this.#child ??= this.#start()
    const { dispatchId, leaseMs } = job
    const body = withoutMarkersIn(job.body)
    const traceparent = job.traceparent?.('sampled') // else nobody looks at it
    this.#child.send({ type: 'dispatch', dispatchId, token, leaseMs, body, ...(traceparent && { traceparent }) })
  }

  /** The conversation was loaded again while its job is here. */
  again(post: Post): void {
    if (this.#held) this.#held.post = post
  }

  go(token: number): void {
    const held = this.#held
    if (held?.state !== 'accepted' || held.job.token !== token) return
    held.state = 'running'
    this.#child?.send({ type: 'go', dispatchId: held.job.dispatchId, token: held.token })
    this.#report()
  }

  /** Q7. */
  hold(token: number, type: 'pause' | 'resume'): void {
    const held = this.#held
    if (held?.state !== 'running' || held.job.token !== token || held.isPaused === (type === 'pause')) return
    held.isPaused = type === 'pause'
    this.#child?.send({ type, dispatchId: held.job.dispatchId, token: held.token })
  }

  /** What became of a decision that it proposed. */
  tell({ problem, ...told }: Told): void {
    const held = this.#held
    if (held?.state !== 'running') return
    const said = problem && { problem: { code: problem.code, message: problem.message ?? '' } }
    this.#child?.send({ type: 'decision', dispatchId: held.job.dispatchId, token: held.token, ...told, ...said })
  }

  /** Q4. */
  cancel({ kind: reason }: Cause): void {
    const held = this.#held
    if (!held || held.state === 'canceled') return
    held.state = 'canceled'
    this.#child?.send({ type: 'cancel', dispatchId: held.job.dispatchId, token: held.token, reason })
    this.#waitUntil(this.#options.clock.now() + cancelMs, () => this.#end())
  }

  close(): Promise<void> {
    this.#fail({ cause: { kind: 'shut_down' } })
    this.#end()
    if (!this.#child) return Promise.resolve()
    return new Promise((resolve) => void this.#whenGone.push(resolve))
  }

  #start(): ProcessChild {
    this.#life = 'up'
    const program = this.#options.program()
    this.#mask = program.mask
    return new ProcessChild(program, this.#options.clock, {
      onLine: (text) => this.#onLine(text),
      onRefused: (why) => this.#drop(why),
      onDown: (down) => {
        this.#life = 'ending'
        const again = this.#held?.kept === true && this.#held.state === 'offered' // Q6
        if (!again || down.missing !== undefined) this.#fail(down)
      },
      onGone: () => this.#onGone(),
    })
  }

  #onLine(text: string): void {
    const held = this.#held
    if (!held) return this.#drop(this.#last ? 'output after the result' : 'output without a task')
    held.characters += text.length
    if (held.characters > most.characters) return this.#flooded({ kind: 'wrote_too_much' }) // Q3
    const json = readJson(text)
    if (!json.ok) this.#noteLine(held, text)
    if (!json.ok) return this.#unreadable(held, looselyRead(text), this.#mask(String(json.problem.detail.message)))
    // Before the schema: what a mask breaks is refused, and never taken for something else.
    const masked = maskStrings(json.value, this.#mask)
    const read = checkContract(AgentFrame, masked, 'E_MODEL')
    if (!read.ok) this.#noteLine(held, text)
    if (!read.ok) return this.#unreadable(held, masked, String(read.problem.detail.message))
    if (read.value.dispatchId !== held.job.dispatchId) return this.#drop('a frame for another dispatch') // Q1
    this.#onFrame(held, read.value)
  }

  /** Whoever watches sees at once what it writes in place of an ack. */
  #noteLine(held: Held, text: string): void {
    if (held.state !== 'offered' || held.printed !== undefined) return
    held.printed = shownLine(text, this.#mask)
    this.#show(held, `${held.printed}\n`)
    this.#giveUpAt(held.until - toldBeforeMs)
  }

  #onFrame(held: Held, frame: AgentFrame): void {
    if (held.state === 'canceled') {
      if (frame.type === 'result' || frame.type === 'nack') this.#end()
      return
    }
    if (frame.token !== held.token) return this.#fenced(held, frame)
    this.#onOwn(held, { ...frame, token: held.job.token })
  }

  #onOwn(held: Held, frame: AgentFrame): void {
    if (frame.type === 'ack') return this.#ack(held, frame)
    if (frame.type === 'nack') return this.#nack(held, frame)
    if (frame.type === 'result') return this.#result(held, frame)
    if (held.state === 'offered') return this.#drop(`a ${frame.type} before the ack`)
    if (frame.type === 'paused' && !held.isPaused) return this.#drop('paused, and nobody asked for it')
    if (frame.type === 'delta') return this.#stream(held, frame.text)
    this.#pass(held, frame)
  }

  #stream(held: Held, piece: string): void {
    held.streamed ??= new StreamMask(this.#mask)
    this.#show(held, held.streamed.next(piece))
  }

  #show({ job }: Held, text: string): void {
    if (text !== '') this.#options.onDelta?.(job, text)
  }

  /** Streamed words may be many; what is journaled may not. */
  #pass(held: Held, frame: AgentCommand): void {
    held.passed += 1
    if (held.passed > most.passed) return this.#flooded({ kind: 'wrote_too_much' }) // Q3
    held.post(frame)
  }

  /** The ack says that it can; that it starts is ours to say, so both are one commit (design §14). */
  #ack(held: Held, { repeatable }: Frame<'ack'>): void {
    if (held.state !== 'offered') return this.#drop('a second ack')
    this.#callOff()
    held.state = 'accepted'
    const { dispatchId, token } = held.job
    held.post({ type: 'ack', dispatchId, token, ...(repeatable && { repeatable }) })
    held.post({ type: 'started', dispatchId, token })
  }

  #nack(held: Held, { dispatchId, token, reason, missing }: Frame<'nack'>): void {
    if (held.state !== 'offered') return this.#drop('a nack after the ack')
    this.#free()
    held.post({ type: 'nack', dispatchId, token, ...refusalOf(reason, missing) })
  }

  #result(held: Held, frame: Frame<'result'>): void {
    const { dispatchId, token } = frame
    const failed = (kind: AgentCause['kind'] & `answered_${string}`): AgentCommand => notKept(held.job, { kind })
    const { state } = held
    this.#free()
    if (state === 'offered') held.post({ type: 'nack', dispatchId, token, cause: { kind: 'answered_before_ack' } })
    else if (state === 'accepted') held.post(failed('answered_before_go'))
    else if (!frame.success) held.post({ type: 'result', dispatchId, token, success: false, problem: frame.problem })
    else if (frame.body.task_id !== held.job.body.task_id) held.post(failed('answered_other_task'))
    else held.post({ type: 'result', dispatchId, token, success: true, result: frame.body })
  }

  /** A result that nobody can read is still the end of the job, and a proposal is still answered: neither must wait for its lease. */
  #unreadable(held: Held, value: unknown, why: string): void {
    const frame = value as { type?: unknown; dispatchId?: unknown } | null
    const isOwn = frame?.dispatchId === held.job.dispatchId && held.state === 'running'
    const proposed = isOwn ? proposedIn(value) : undefined
    if (proposed !== undefined) this.#refuseProposal(held, proposed, why)
    if (!isOwn || frame?.type !== 'result') return this.#drop(why)
    this.#free()
    held.post(notKept(held.job, { kind: 'bad_result' }, why))
  }

  /** Whoever proposes waits for an answer: also where nobody can read what was proposed. */
  #refuseProposal({ job, token }: Held, decision_id: string, message: string): void {
    const problem = { code: 'E_INVALID_ARGS' as const, message: clip(message, 2_000) }
    const { dispatchId } = job
    this.#child?.send({ type: 'decision', dispatchId, token, decision_id, outcome: 'refused', problem })
  }

  /** A frame of its own job with a wrong token: the core records it as ignored (dispatch:D1). */
  #fenced(held: Held, frame: AgentFrame): void {
    if (frame.type === 'delta') return
    const fenced = { ...frame, token: noToken }
    if (fenced.type === 'nack') {
      const { reason, missing, ...fence } = fenced
      return this.#pass(held, { ...fence, ...refusalOf(reason, missing) })
    }
    if (fenced.type !== 'result' || !fenced.success) return this.#pass(held, fenced)
    const { body: result, ...fence } = fenced
    this.#pass(held, { ...fence, result })
  }

  /** Q2. */
  #drop(why: string): void {
    this.#dropped += 1
    this.#why = why
    if (this.#dropped > most.dropped) return this.#flooded({ kind: 'no_frames', lines: this.#dropped })
    this.#report()
  }

  #report(): void {
    const to = this.#held ?? this.#last
    if (this.#dropped === 0 || !to || to.state === 'offered' || to.state === 'canceled') return
    if (this.#dropped < 10 * this.#reported) return
    this.#reported = 10 ** Math.floor(Math.log10(this.#dropped))
    const { dispatchId, token } = to.job
    const observation = `${this.#dropped} ${this.#dropped === 1 ? 'line' : 'lines'} dropped; the last: ${this.#why}`
    to.post({ type: 'progress', dispatchId, token, step: { observation } })
  }

  #flooded(cause: AgentCause): void {
    this.#fail({ cause })
    this.#end()
  }

  /** The program is of no use to its job any more. Before the ack that is a nack, later the job is lost (dispatch:D2). */
  #fail(down: Down): void {
    const held = this.#held
    if (!held) return
    const { cause, words, said, missing } = held.state === 'offered' ? withPrinted(down, held.printed) : down
    const { dispatchId, token } = held.job
    this.#release()
    if (held.state === 'canceled') return
    if (held.state === 'offered') {
      const absent = missing !== undefined && { cause: this.#absent(missing) }
      return held.post({ type: 'nack', dispatchId, token, cause, words, ...absent })
    }
    const observation = said ?? words
    if (observation !== undefined) held.post({ type: 'progress', dispatchId, token, step: { observation } })
    held.post({ type: 'lost', dispatchId, token, cause, words })
  }

  /** The program, and the file that names it. */
  #absent(program: string): AgentCause {
    const { file } = this.#options
    return { kind: 'no_program', program: clip(program, 500), ...(file !== undefined && { file: clip(file, 500) }) }
  }

  /** The job is over and the program stays. */
  #free(): void {
    this.#release()
    this.#options.onFree()
  }

  #release(): void {
    this.#callOff()
    if (this.#held?.streamed && this.#held.state !== 'canceled') this.#show(this.#held, this.#held.streamed.end())
    this.#last = this.#held
    this.#held = undefined
  }

  #end(): void {
    if (!this.#child) return
    this.#life = 'ending'
    if (this.#held?.state === 'canceled') this.#release()
    this.#child.end()
  }

  #onGone(): void {
    this.#child = undefined
    this.#life = 'empty'
    for (const resolve of this.#whenGone.splice(0)) resolve()
    const held = this.#held
    if (held && held.state !== 'offered') this.#release()
    if (held?.state !== 'offered') return this.#options.onFree()
    held.kept = false // Q6
    this.#offer(held.job, held.token)
  }

  #waitUntil(at: number, call: () => void): void {
    this.#callOff()
    this.#callOff = this.#options.clock.wakeAt(at, call)
  }
}
