/** What a function agent is given and may do (function.ts runs it, function-run.ts carries it out). */
import type { TaskResult } from '../core/contracts/tasks.ts'
import type { Json, StepNote } from '../core/state/commands.ts'
import type { CodeTool, Job, SaidTurn } from '../ports.ts'

/**
 * One run of a function agent. After a loss, a retry or an answer the function runs again from the top: what `once` and `ask` came
 * to before is given again, without calling or asking anybody. What it was given stays the same until a person changes the work.
 *
 * @example
 * const letter = (ctx: AgentContext) => ctx.once('letter', () => llm(ctx.history, { signal: ctx.signal }))
 * const refunds = agent(async (ctx) => `${await ctx.ask('Which size?')}: ${await letter(ctx)}`)
 */
export type AgentContext = {
  /** What is known of the task: the slots of its form, and `intent`, `step`, `change`, `review` where it has them. */
  readonly slots: Readonly<Record<string, Json>>
  /** What it answers. */
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

type Doings = Pick<AgentContext, 'say' | 'step' | 'alive' | 'ask' | 'once' | 'act' | 'handoff'>

/** `slots` and `signal` are made, and `history` and `traceparent` looked up, only when they are read. */
export function contextOf(job: Job, signal: () => AbortSignal, doings: Doings): AgentContext {
  const { conversation, agentId, body, round = 1 } = job
  const { message } = body.slots
  let slots: AgentContext['slots'] | undefined
  return {
    ...doings,
    get slots() {
      slots ??= slotsIn(body)
      return slots
    },
    message: typeof message === 'string' ? message : '',
    get history() {
      return job.turns?.() ?? []
    },
    memory: { summary: body.context_summary, refs: body.memory_ref },
    conversation,
    taskId: body.task_id,
    memberId: agentId,
    idempotencyKey: `${conversation}/${body.task_id}/${round}`,
    get traceparent() {
      return job.traceparent
    },
    get signal() {
      return signal()
    },
  }
}

/** What travels beside the slots in a dispatch has a name of its own here. */
function slotsIn({ slots: { message: _, ...slots } }: Job['body']): AgentContext['slots'] {
  return slots
}
