/**
 * Decisions of a function agent: `ctx.act` becomes an envelope, and what it is told becomes a value or a refusal.
 *
 * A1. The id of a decision comes from its task, round, tool and n-th call. A run that is repeated proposes the same id, and is told what
 *     became of it; nothing runs again.
 * A2. What a probe did not find is proposed once more under the next id, and asked about again.
 */
import type { Told } from '../core/contracts/acting.ts'
import type { Cause } from '../core/contracts/causes.ts'
import type { ToolEnvelope } from '../core/contracts/execution.ts'
import { uuidFrom } from '../edge/uuid-from.ts'
import type { CodeTool, Job } from '../ports.ts'
import { type Call, Diverged } from './function-calls.ts'

/**
 * A tool was refused, or came to something else than it should. Refused, nothing of it happened.
 *
 * @example
 * const sent = await ctx.act(sendMail, mail).catch((error) => error instanceof ActFailed && !error.happened)
 */
export class ActFailed extends Error {
  override name = 'ActFailed'
  readonly code: string
  readonly happened: boolean
  /** Why it was refused, for programs. */
  readonly why: Cause | undefined
  constructor(code: string, message: string, about: { happened: boolean; cause?: Cause }) {
    super(message)
    this.code = code
    this.happened = about.happened
    this.why = about.cause
  }
}

type Wanted<I> = { readonly call: Call; readonly params: ToolEnvelope['params']; readonly input: I }
const timeoutMs = 60_000

export class Acts {
  readonly #job: Job
  readonly #propose: (envelope: ToolEnvelope) => void
  readonly #waiting = new Map<string, (told: Told) => void>()
  #last: Promise<unknown> = Promise.resolve()
  #underWay = 0
  #held: Told | undefined

  constructor(job: Job, propose: (envelope: ToolEnvelope) => void) {
    this.#job = job
    this.#propose = propose
  }

  get busy(): boolean {
    return this.#underWay > 0
  }

  /** In the order of their calls. */
  next<O>(act: () => Promise<O>): Promise<O> {
    this.#underWay++
    const done = this.#last.then(act).finally(() => this.#underWay--)
    this.#last = done.catch(() => {})
    return done
  }

  async settled(): Promise<void> {
    while (this.busy) await this.#last
  }

  /**
   * What nobody knows yet is told again. What is told while the run stands still is held back until it goes on: by a person's word, or
   * because a probe found out what was not known, which is told without waiting.
   */
  tell(told: Told, waits: boolean): void {
    if (told.outcome === 'uncertain' || told.probed === 'unknown') return
    if (waits) {
      this.#held = told
      return
    }
    this.resume()
    this.#waiting.get(told.decision_id)?.(told)
  }

  resume(): void {
    const held = this.#held
    this.#held = undefined
    if (held) this.#waiting.get(held.decision_id)?.(held)
  }

  async carryOut<I, O>(tool: CodeTool<I, O>, wanted: Wanted<I>): Promise<O> {
    for (let attempt = 1; ; attempt++) {
      const id = decisionId(this.#job, wanted.call, attempt)
      const told = await this.#ask(this.#envelope(tool, wanted, id))
      if (told.probed === 'not_applied') continue // A2
      return told.outcome === 'probed' ? applied(tool, wanted.input, id) : outputOf(tool, told, wanted.call)
    }
  }

  #ask(envelope: ToolEnvelope): Promise<Told> {
    const { promise, resolve } = Promise.withResolvers<Told>()
    this.#waiting.set(envelope.decision_id, resolve)
    this.#propose(envelope)
    return promise.finally(() => this.#waiting.delete(envelope.decision_id))
  }

  #envelope<I, O>(tool: CodeTool<I, O>, { params, input }: Wanted<I>, decision_id: string): ToolEnvelope {
    const { paths = [] } = tool.touches?.(input) ?? {}
    return {
      decision_id,
      type: 'TOOL_CALL',
      action: tool.name,
      params,
      scope: { allowed_paths: [...paths], allowed_tasks: [this.#job.body.task_id] },
      expectation: { world_change: [...(tool.changes ?? [])], task_progress: '' },
      timeout_ms: tool.timeoutMs ?? timeoutMs,
    }
  }
}

function outputOf<I, O>(tool: CodeTool<I, O>, { outcome, result, verdict, problem }: Told, call: Call): O {
  if (outcome === 'refused') {
    if (problem?.cause?.kind === 'decision_id_reused') throw new Diverged(`act ${call.name}`)
    throw new ActFailed(problem?.code ?? 'E_IO', `${tool.name}: ${problem?.message || 'it was refused'}`, {
      happened: false,
      cause: problem?.cause,
    })
  }
  if (verdict && !verdict.accepted)
    throw new ActFailed('E_CONFLICT', `${tool.name}: ${(!tool.reports && result?.stderr) || verdict.reason}`, {
      happened: true,
    })
  if (tool.reports) return result as O
  const text = result?.stdout ?? ''
  return (text === '' ? undefined : JSON.parse(text)) as O
}

/** It happened, and its host did not live to say what it came to. */
async function applied<I, O>(tool: CodeTool<I, O>, input: I, idempotencyKey: string): Promise<O> {
  // The host's own report is lost; that it was done is known.
  if (tool.reports) return { decision_id: idempotencyKey, exit_code: 0, stdout: '', stderr: '', artifacts: [] } as O
  const found = await tool.probe?.(input, { idempotencyKey })
  if (typeof found === 'object') return found.applied
  if (!tool.output) return undefined as O
  throw new ActFailed('E_TOOL_TIMEOUT', `${tool.name}: nobody knows what it came to`, { happened: true })
}

/** A1. */
const decisionId = ({ conversation, body, round = 1 }: Job, { name, n }: Call, attempt: number): string =>
  uuidFrom([conversation, body.task_id, round, name, n, attempt])
