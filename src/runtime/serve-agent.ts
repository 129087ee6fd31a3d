/**
 * The other end of agents/process.ts: makes a program an agent. It reads frames from standard input, runs the function for each job and answers
 * on standard output, so that the program need not know the frames (docs/agents.md).
 *
 * V1. Nothing runs before the host says `go`: from then on it is on disk that the job was started.
 * V2. The id of a decision comes from its conversation, task, action, params and n-th call. Run again after a loss, the function is told what became
 *     of it, and nothing is done twice. What a look at the world did not find is proposed once more, under the next id.
 * V3. While it is paused it proposes and answers nothing.
 */
import { createInterface } from 'node:readline'
import { ActFailed } from '../agents/function-acts.ts'
import { messageIn } from '../agents/function-context.ts'
import type { Json } from '../core/contracts/bounds.ts'
import type { ToolResult } from '../core/contracts/execution.ts'
import type { HostFrame, TaskDispatch } from '../core/contracts/tasks.ts'
import type { StepNote } from '../core/state/commands.ts'
import { canonicalHash } from '../edge/canonical-hash.ts'
import { uuidFrom } from '../edge/uuid-from.ts'
import type { OwnReach } from '../tools/own-reach.ts'

/** What an action may touch and must change, and how long it may take. */
export type ActLimits = {
  /** Paths or patterns that it may touch: the files that its params name by default, for other actions the whole workspace. */
  readonly paths?: readonly string[]
  /** What must be different afterwards, and nothing else: those same files by default, for other actions nothing. */
  readonly changes?: readonly string[]
  /** From the approval on; a minute by default. */
  readonly timeoutMs?: number
}

/** One job of a program that is an agent. */
export type ServedJob = TaskDispatch & {
  /** What was said to it, without the markers that called it. */
  readonly message: string
  /** The W3C trace context to send along, where the message is traced. */
  readonly traceparent: string | undefined
  /** Aborts when the job is called back. The program is ended soon after. */
  readonly signal: AbortSignal
  /** Streams words; they are shown, not kept. */
  say(delta: string): void
  /** Notes a step in the timeline, and shows that it is at work. */
  step(note: StepNote): void
  /** Uses an action of the workspace or a tool of the host by its name, and resolves with its report. Rejects with an ActFailed. */
  act(action: string, params: Record<string, Json>, limits?: ActLimits): Promise<ToolResult>
}

/** What a program does with a job. */
export type Run = (job: ServedJob) => string | Promise<string>
type Within = { readonly own: OwnReach; readonly limits: ActLimits }
type Decided = Extract<HostFrame, { type: 'decision' }>
/** Where frames come from and go to; the standard streams by default. */
export type Streams = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream }

/**
 * Makes this program an agent: an AI member whose adapter is `{ kind: 'process', command: ['node', 'this-file.js'] }`. Resolves when
 * its host is gone.
 *
 * @example
 * await serveAgent((job) => job.act('send_mail', { to: 'ann@example.com', text: job.message }).then(() => 'Sent.'))
 */
export async function serveAgent(run: Run, streams?: Partial<Streams>): Promise<void> {
  const { input = process.stdin, output = process.stdout } = streams ?? {}
  const jobs = new Map<string, Served>()
  for await (const line of createInterface({ input })) {
    const frame = JSON.parse(line) as HostFrame
    const { dispatchId, token } = frame
    if (frame.type === 'dispatch') {
      const send = (more: object): void => void output.write(`${JSON.stringify({ ...more, dispatchId, token })}\n`)
      jobs.set(dispatchId, new Served(frame, send))
      send({ type: 'ack', repeatable: true }) // V2
      continue
    }
    const job = jobs.get(dispatchId)
    if (frame.type === 'go') void job?.run(run).then(() => jobs.delete(dispatchId))
    else job?.hear(frame)
  }
}

class Served {
  readonly #body: TaskDispatch
  readonly #traceparent: string | undefined
  readonly #send: (frame: object) => void
  readonly #stop = new AbortController()
  readonly #waiting = new Map<string, (told: Decided) => void>()
  readonly #calls = new Map<string, number>()
  #goesOn: PromiseWithResolvers<void> | undefined

  constructor({ body, traceparent }: Extract<HostFrame, { type: 'dispatch' }>, send: (frame: object) => void) {
    this.#body = body
    this.#traceparent = traceparent
    this.#send = send
  }

  hear(frame: Exclude<HostFrame, { type: 'dispatch' | 'go' }>): void {
    if (frame.type === 'cancel') this.#stop.abort()
    else if (frame.type === 'decision') this.#tell(frame)
    else if (frame.type === 'pause') this.#pause()
    else this.#resume()
  }

  async run(run: Run): Promise<void> {
    const job: ServedJob = {
      ...this.#body,
      message: messageIn(this.#body),
      traceparent: this.#traceparent,
      signal: this.#stop.signal,
      say: (text) => this.#send({ type: 'delta', text }),
      step: (step) => this.#send({ type: 'progress', step }),
      act: (action, params, limits = {}) => this.#act(action, params, limits),
    }
    const outcome = await Promise.resolve(job)
      .then(run)
      .then(
        (user_response) => ({
          success: true,
          body: { task_id: this.#body.task_id, status: 'completed', user_response },
        }),
        (error: unknown) => ({ success: false, problem: { code: 'E_MODEL', message: wordsOf(error) } }),
      )
    await this.#goesOn?.promise // V3
    this.#send({ type: 'result', ...outcome })
  }

  async #act(action: string, params: Record<string, Json>, limits: ActLimits): Promise<ToolResult> {
    const { conversation_id, task_id } = this.#body
    const n = (this.#calls.get(action) ?? 0) + 1
    this.#calls.set(action, n)
    const { ownReach } = await import('../tools/own-reach.ts') // importing the package does not wait for the actions
    const own = ownReach(action, params)
    for (let attempt = 1; ; attempt++) {
      const decision_id = uuidFrom([conversation_id, task_id, action, canonicalHash(params), n, attempt])
      await this.#goesOn?.promise // V3
      const told = await this.#ask(this.#envelope(decision_id, { action, params }, { own, limits }))
      if (told.probed !== 'not_applied') return reportOf(action, told) // V2
    }
  }

  #ask(envelope: { readonly decision_id: string }): Promise<Decided> {
    const { promise, resolve } = Promise.withResolvers<Decided>()
    this.#waiting.set(envelope.decision_id, resolve)
    this.#send({ type: 'propose', envelope })
    return promise.finally(() => this.#waiting.delete(envelope.decision_id))
  }

  /** What nobody knows yet is told again. */
  #tell(told: Decided): void {
    if (told.outcome !== 'uncertain' && told.probed !== 'unknown') this.#waiting.get(told.decision_id)?.(told)
  }

  #envelope(decision_id: string, does: { action: string; params: object }, { own, limits }: Within) {
    const { paths = own.paths, changes = own.changes, timeoutMs: timeout_ms = 60_000 } = limits
    return {
      decision_id,
      type: 'TOOL_CALL',
      ...does,
      timeout_ms,
      scope: { allowed_paths: paths, allowed_tasks: [this.#body.task_id] },
      expectation: { world_change: changes, task_progress: '' },
    }
  }

  #pause(): void {
    this.#goesOn ??= Promise.withResolvers<void>()
    this.#send({ type: 'paused' })
  }

  #resume(): void {
    this.#goesOn?.resolve()
    this.#goesOn = undefined
  }
}

function reportOf(action: string, { decision_id, outcome, result, verdict, problem }: Decided): ToolResult {
  if (outcome === 'refused')
    throw new ActFailed(problem?.code ?? 'E_IO', `${action}: ${problem?.message || 'it was refused'}`, {
      happened: false,
    })
  if (verdict && !verdict.accepted)
    throw new ActFailed('E_CONFLICT', `${action}: ${verdict.reason}`, { happened: true })
  return result ?? { decision_id, exit_code: 0, stdout: '', stderr: '', artifacts: [] }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 2_000)
