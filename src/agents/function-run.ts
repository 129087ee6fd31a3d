/**
 * One run of a function agent: its calls become frames, and its end one result.
 *
 * F1. A run ends once: with a result, a failure, a question, or by being taken off. What it still does then is heard by nobody.
 * F2. Where it may not go on, its call never returns: an exception could be caught.
 */
import type { Told } from '../core/contracts/acting.ts'
import type { ToolEnvelope } from '../core/contracts/execution.ts'
import { TaskResult } from '../core/contracts/tasks.ts'
import type { AgentCommand, Json, StepNote } from '../core/state/commands.ts'
import type { SaidProblem } from '../core/state/events.ts'
import { clip } from '../core/text/clip.ts'
import { jsonCopy } from '../edge/json-copy.ts'
import { fitting } from '../edge/read-contract.ts'
import type { Awaitable, CodeTool, Job, Post, RecordedCall } from '../ports.ts'
import { printable } from '../views/printable.ts'
import { AgentFailed } from './agent-failed.ts'
import { ActFailed, Acts } from './function-acts.ts'
import { type Call, Calls, Diverged } from './function-calls.ts'
import { type AgentAnswer, type AgentContext, type Doings, RunContext } from './function-context.ts'

/** What an agent does: it gets its task, and returns what it says. */
export type AgentFunction = (ctx: AgentContext) => Awaitable<AgentAnswer | void>
/** Our own kinds of agents look at the job itself. */
export type Answering = Awaitable<AgentAnswer | void>
export type JobFunction = (ctx: AgentContext, job: Job) => Answering
type Fields = ToolEnvelope['params']
type Handoff = NonNullable<TaskResult['handoff_suggestion']>

/** How many results of one round are kept. */
const mostCalls = 10_000
const longestName = 200
/** Characters of an answer that need not be counted. */
const surelyShort = 100_000

export class FunctionRun implements Doings {
  readonly job: Job
  #post: Post
  /** Made with the first call, as are the acts and who waits: most agents only answer. */
  #made: Calls | undefined
  #abort: AbortController | undefined
  /** Who waits until a result is on disk, by the call. */
  #unwritten: Map<string, () => void> | undefined
  #acting: Acts | undefined
  readonly #leave: () => void
  #count: number
  #handoff: Handoff | undefined
  #over = false

  constructor(job: Job, post: Post, leave: () => void) {
    this.job = job
    this.#post = post
    this.#leave = leave
    this.#count = job.calls?.length ?? 0
    if (this.#count > 0) this.#made = new Calls(job.calls ?? [])
  }

  get isOver(): boolean {
    return this.#over
  }

  get #calls(): Calls {
    this.#made ??= new Calls([])
    return this.#made
  }

  get #acts(): Acts {
    this.#acting ??= new Acts(this.job, (envelope) => this.#send({ type: 'propose', envelope }))
    return this.#acting
  }

  /** A function that answers at once is heard at once: its result shares the commit of its start. */
  begin(run: () => Answering): void {
    try {
      const answer = run()
      if (answer instanceof Promise)
        answer.then((late) => this.#answerLate(late ?? undefined)).catch((e) => this.#fail(e))
      else this.#answer(answer ?? undefined)
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Somebody else goes on with it, or nobody. */
  withdraw(reason: string): void {
    this.#over = true
    this.#abort?.abort(new Error(reason))
  }

  /** Its conversation was loaded again meanwhile. */
  heardBy(post: Post): void {
    this.#post = post
  }

  tell(told: Told, waits = false): void {
    this.#acting?.tell(told, waits)
  }

  resume(): void {
    this.#acting?.resume()
  }

  recorded(call: RecordedCall): void {
    this.#unwritten?.get(keyOf(call))?.()
  }

  /** Made only for those who look at it. */
  context(): AgentContext {
    return new RunContext(this)
  }

  /** Made when it is first looked at: most agents never do. */
  signal(): AbortSignal {
    this.#abort ??= new AbortController()
    if (this.#over) this.#abort.abort(new Error('its run is over'))
    return this.#abort.signal
  }

  say(delta: string): void {
    if (this.#over) return
    this.job.stream?.(delta)
    this.alive()
  }

  step(note: string | StepNote): void {
    this.#send({ type: 'progress', step: typeof note === 'string' ? { action: note } : note })
  }

  alive(): void {
    this.#send({ type: 'alive' })
  }

  handoff(agent_code: string, reason?: string): void {
    this.#handoff = { agent_code, ...(reason !== undefined && { reason }) }
  }

  async once<T>(name: string, make: () => T | Promise<T>, params?: Json): Promise<T> {
    if (name === '' || name.length > longestName) throw new TypeError('a name has between 1 and 200 characters')
    const begun = this.#begin('once', name, jsonCopy(params, 'params'))
    if (begun.found) return begun.found.result as T
    await this.#mayGoOn(begun.call)
    const result = jsonCopy(await make(), `the result of ${name}`)
    if (++this.#count > mostCalls) throw new RangeError(`at most ${mostCalls} results are kept for one task`)
    await this.#record(begun.call, result)
    return result as T
  }

  /** One after the other, in the order they are called in. A question, an answer and an end wait for them. */
  act<I, O>(tool: CodeTool<I, O>, input: I): Promise<O> {
    const read = fitting(tool.input, input)
    if ('fault' in read) {
      const words = `${tool.name}: ${read.fault}`
      return Promise.reject(new ActFailed('E_INVALID_ARGS', words, { happened: false }))
    }
    const params = jsonCopy(read.fits, 'the input') as Fields
    const { call, found } = this.#begin('act', tool.name, params)
    return this.#acts.next(async () => {
      if (!found) await this.#mayGoOn(call)
      if (this.#over) return never<O>()
      const { name, n, hash } = call
      if (!found) this.#send({ type: 'record', kind: 'act', name, n, hash })
      return this.#acts.carryOut(tool, { call, params, input }).catch((error) => this.#rethrow<O>(error))
    })
  }

  /** F2. */
  #rethrow<O>(error: unknown): Promise<O> {
    if (!(error instanceof Diverged)) throw error
    this.#fail(error)
    return never()
  }

  async ask(question: string): Promise<string> {
    if (typeof question !== 'string' || question.trim() === '') throw new TypeError('a question has words')
    const begun = this.#begin('ask', '', question)
    if (begun.found) return begun.found.result as string
    await this.#mayGoOn(begun.call)
    await this.#acting?.settled()
    const { n, hash } = begun.call
    this.#end({ status: 'awaiting_user', user_response: question }, { n, hash })
    this.#abort?.abort(new Error('it waits for an answer'))
    return never()
  }

  #begin(kind: Call['kind'], name: string, params: Json | undefined): ReturnType<Calls['begin']> {
    try {
      return this.#calls.begin(kind, name, params)
    } catch (error) {
      this.#fail(error)
      return { call: { kind, name, n: 0, hash: '' }, found: undefined } // it is over (F2)
    }
  }

  /** F2. */
  async #mayGoOn(call: Call): Promise<void> {
    if (!this.#over) await this.#calls.allAskedFor(call).catch((error) => this.#fail(error))
    if (this.#over) await never()
  }

  /** Resolves when it is on disk. */
  #record(call: Call, result: Json | undefined): Promise<void> {
    if (this.#over) return never()
    return new Promise((resolve) => {
      this.#unwritten ??= new Map()
      this.#unwritten.set(keyOf(call), () => {
        this.#unwritten?.delete(keyOf(call))
        resolve()
      })
      const { name, n, hash } = call
      this.#send({ type: 'record', kind: 'once', name, n, hash, result })
    })
  }

  async #answerLate(answer: AgentAnswer): Promise<void> {
    if (this.#acting?.busy) await this.#acting.settled()
    this.#answer(answer)
  }

  #answer(answer: AgentAnswer): void {
    if (this.#over) return
    const left = this.#made?.left()
    if (left) return this.#fail(left)
    if (typeof answer === 'string') this.#endWith(answer)
    else if (answer === undefined || isResult(answer)) this.#end(answer)
    else this.#fail(new TypeError(`it returned a ${kindOf(answer)}, where words, nothing or { user_response } go`))
  }

  #end(answer: AgentAnswer = {}, asking?: { n: number; hash: string }): void {
    const suggested = this.#handoff && { handoff_suggestion: this.#handoff }
    const whole = { status: 'completed', ...suggested, ...(answer as object), task_id: this.job.body.task_id }
    const checked = fitting(TaskResult, whole)
    if ('fault' in checked) return this.#fail(new TypeError(`its result does not fit: ${checked.fault}`))
    this.#close({ type: 'result', success: true, result: checked.fits, ...(asking && { asking }) })
  }

  /** Words and nothing else fit, unless there are too many of them. */
  #endWith(user_response: string): void {
    if (user_response.length > surelyShort || this.#handoff) return this.#end({ user_response })
    const { task_id } = this.job.body
    const result = { task_id, status: 'completed' as const, slots_update: {}, missing_slots: [], user_response }
    this.#close({ type: 'result', success: true, result })
  }

  /** What an agent throws costs its own task. */
  #fail(error: unknown): void {
    if (error instanceof Diverged)
      return this.#close({ type: 'result', success: false, problem: otherwise(error.call) })
    if (error instanceof AgentFailed) return this.#close({ type: 'result', success: false, problem: error.problem })
    const words = error instanceof Error ? error.message : String(error)
    const message = clip(printable(words), 500).toWellFormed()
    this.#close({ type: 'result', success: false, problem: { code: 'E_IO', cause: { kind: 'failed' }, message } })
  }

  #close(frame: Unfenced): void {
    if (this.#over) return
    this.#send(frame)
    this.#over = true
    this.#leave()
  }

  #send(frame: Unfenced): void {
    const { dispatchId, token } = this.job
    if (!this.#over) this.#post({ ...frame, dispatchId, token } as AgentCommand)
  }
}

type Unfenced = AgentCommand extends infer F
  ? F extends AgentCommand
    ? Omit<F, 'dispatchId' | 'token'>
    : never
  : never

const otherwise = (call: string): SaidProblem => ({
  code: 'E_CONFLICT',
  cause: { kind: 'asked_otherwise', call: clip(call, 500) },
})
const keyOf = ({ kind, name = '', n }: Pick<RecordedCall, 'kind' | 'name' | 'n'>): string => `${kind} ${n} ${name}`
const never = <T>(): Promise<T> => new Promise(() => {})

/** Programs without types return anything. */
const isResult = (answer: unknown): boolean => typeof answer === 'object' && !Array.isArray(answer)
const kindOf = (answer: unknown): string => (Array.isArray(answer) ? 'list' : typeof answer)
