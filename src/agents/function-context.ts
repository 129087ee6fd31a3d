/** What a function agent is given and may do (function.ts runs it, function-run.ts carries it out). */
import type { TaskResult } from '../core/contracts/tasks.ts'
import type { Json, StepNote } from '../core/state/commands.ts'
import { wordsBeside } from '../core/text/markers.ts'
import type { CodeTool, Job, SaidTurn } from '../ports.ts'

/**
 * One run of a function agent. After a loss, a retry or an answer the function runs again from the top: what `once` and `ask` came
 * to before is given again, without calling or asking anybody. What it was given stays the same until a person changes the work.
 * It can be taken apart (`({ message, ask }) => …`) and handed on, but not copied (`{ ...ctx }`).
 *
 * @example
 * const letter = (ctx: AgentContext) => ctx.once('letter', () => llm(ctx.history, { signal: ctx.signal }))
 * const refunds = agent(async (ctx) => `${await ctx.ask('Which size?')}: ${await letter(ctx)}`)
 */
export type AgentContext = {
  /** What is known of the task: the slots of its form, and `intent`, `step`, `change`, `review` where it has them. */
  readonly slots: Readonly<Record<string, Json>>
  /** What it answers, without the markers that called it: to repeat it calls nobody. `history` has it as it was said. */
  readonly message: string
  /** What was said before, oldest first. Where that is long, the first is a summary. */
  readonly history: readonly SaidTurn[]
  /** Past work that is alike and slots of other tasks, where the member asks for them. */
  readonly memory: { readonly summary: string; readonly refs: readonly string[] }
  readonly conversation: string
  readonly taskId: string
  readonly memberId: string
  /** The same for every run of this task, until the work changes: a key for whoever must not do a thing twice. */
  readonly idempotencyKey: string
  /** The W3C trace context to send along, where the program has one. */
  readonly traceparent: string | undefined
  /** Aborted when the task is canceled, changed, given to somebody else, or waits for an answer. */
  readonly signal: AbortSignal
  /** Shows words while they come. They are not kept: what the function returns is. */
  say(delta: string): void
  /** Notes a step in the timeline. */
  step(note: string | StepNote): void
  /** Says that it is still at work. Without a word for as long as the team's `leaseMs`, an agent counts as lost. */
  alive(): void
  /** Asks the person, and gives their words. The function ends here, and runs again with the answer. */
  ask(question: string): Promise<string>
  /**
   * Calls `make` and keeps what it came to on disk, before anything else happens. The n-th call of a name gets the same result in
   * every run. What is under way when the program ends is called again. `params` that differ from before stop the task: a person decides.
   */
  once<T>(name: string, make: () => T | Promise<T>, params?: Json): Promise<T>
  /**
   * Uses a tool. A read runs at once; anything else waits for a person's word, and runs at most once, whatever happens meanwhile. What it
   * came to is given again in every run. Rejects with ActFailed where it was denied, refused, or not as it should be.
   */
  act<I, O>(tool: CodeTool<I, O>, input: NoInfer<I>): Promise<O>
  /** Suggests who goes on after it. A person takes it up. */
  handoff(agent: string, reason?: string): void
}

/** Words, nothing, or a result with what else it changes. */
export type AgentAnswer = string | undefined | Partial<Omit<TaskResult, 'task_id'>>

/** What carries out the calls of a context. */
export type Doings = {
  readonly job: Job
  signal(): AbortSignal
  say(delta: string): void
  step(note: string | StepNote): void
  alive(): void
  ask(question: string): Promise<string>
  once<T>(name: string, make: () => T | Promise<T>, params?: Json): Promise<T>
  act<I, O>(tool: CodeTool<I, O>, input: I): Promise<O>
  handoff(agent: string, reason?: string): void
}

/**
 * The context of one run. Every hop makes one, so it costs one small object: what a function does not look at is not made. Its calls
 * are bound when they are looked at, so that it can be taken apart.
 */
export class RunContext implements AgentContext {
  readonly #run: Doings
  #message: string | undefined
  #slots: AgentContext['slots'] | undefined

  constructor(run: Doings) {
    this.#run = run
  }

  get message(): string {
    this.#message ??= messageIn(this.#run.job.body)
    return this.#message
  }

  get slots(): AgentContext['slots'] {
    this.#slots ??= slotsIn(this.#run.job.body)
    return this.#slots
  }
  get history(): AgentContext['history'] {
    return this.#run.job.turns?.() ?? []
  }
  get memory(): AgentContext['memory'] {
    const { context_summary: summary, memory_ref: refs } = this.#run.job.body
    return { summary, refs }
  }
  get conversation(): string {
    return this.#run.job.conversation
  }
  get taskId(): string {
    return this.#run.job.body.task_id
  }
  get memberId(): string {
    return this.#run.job.agentId
  }
  get idempotencyKey(): string {
    const { conversation, body, round = 1 } = this.#run.job
    return `${conversation}/${body.task_id}/${round}`
  }
  get traceparent(): string | undefined {
    return this.#run.job.traceparent?.()
  }
  get signal(): AbortSignal {
    return this.#run.signal()
  }
  get say(): AgentContext['say'] {
    return (delta) => this.#run.say(delta)
  }
  get step(): AgentContext['step'] {
    return (note) => this.#run.step(note)
  }
  get alive(): AgentContext['alive'] {
    return () => this.#run.alive()
  }
  get ask(): AgentContext['ask'] {
    return (question) => this.#run.ask(question)
  }
  get once(): AgentContext['once'] {
    return (name, make, params) => this.#run.once(name, make, params)
  }
  get act(): AgentContext['act'] {
    return (tool, input) => this.#run.act(tool, input)
  }
  get handoff(): AgentContext['handoff'] {
    return (agent, reason) => this.#run.handoff(agent, reason)
  }
}

/** What a task answers, in words that address nobody. */
export const messageIn = ({ slots: { message } }: Job['body']): string =>
  typeof message === 'string' ? wordsBeside(message) : ''

/** What travels beside the slots in a dispatch has a name of its own here. */
function slotsIn({ slots: { message: _, ...slots } }: Job['body']): AgentContext['slots'] {
  return slots
}
