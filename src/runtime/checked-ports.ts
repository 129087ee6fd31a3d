/**
 * Ports that a caller brings, with their answers checked: what would not fit the journal's schemas never reaches it, so a
 * conversation always replays. Our own ports keep to the schemas by type, and what comes over a wire is checked where it is read.
 *
 * Y1. A frame that does not fit is dropped and logged; a result that does not fit is the end of its job all the same.
 * Y2. A gate or an engine whose answer does not fit has failed, like one that throws.
 */
import { z } from 'zod'
import { AgentCause, Cause } from '../core/contracts/causes.ts'
import { DecisionEnvelope } from '../core/contracts/execution.ts'
import { TaskResult } from '../core/contracts/tasks.ts'
import { type AgentCommand, isAgentCommand } from '../core/state/commands.ts'
import { events, Problem } from '../core/state/events.ts'
import type { AgentAdapter, Awaitable, Engine, Log, Post, SafetyGate, SafetyVerdict, Understood } from '../ports.ts'
import { isPlainFrame } from './plain-frames.ts'

const words = z.string().max(2_000).optional()
const { step, text } = events.agent_step_completed.shape
const { n, hash, result: call } = events.call_recorded.shape
const bodies: Readonly<Record<AgentCommand['type'], z.ZodType | undefined>> = {
  ack: z.object({ repeatable: z.literal(true).optional() }),
  started: undefined,
  paused: undefined,
  seat_awaited: z.object({ place: z.number().int().min(1) }),
  seat_given: undefined,
  alive: undefined,
  record: z.object({ kind: z.enum(['once', 'act']), name: z.string().min(1).max(200), n, hash, result: call }),
  nack: z.object({ cause: Cause, words }),
  progress: z.object({ step, text }),
  result: z.union([
    z.object({ success: z.literal(true), result: TaskResult, asking: events.task_awaiting_user.shape.asking }),
    z.object({ success: z.literal(false), problem: Problem }),
  ]),
  propose: z.object({ envelope: DecisionEnvelope }),
  lost: z.object({ cause: AgentCause.optional(), words }),
}

/** Y1. */
const checkedPost =
  (post: Post, log: Log): Post =>
  (frame) => {
    if (!isAgentCommand(frame)) return log.warn({}, 'an adapter posted something that is no frame of an agent')
    if (isPlainFrame(frame) || ((bodies[frame.type]?.safeParse(frame).success ?? true) && isWellFormed(frame)))
      return post(frame)
    const { type, dispatchId, token } = frame
    log.warn({ type, dispatchId }, 'an adapter posted a frame that does not fit its schema')
    if (type === 'result')
      post({ type, dispatchId, token, success: false, problem: { code: 'E_MODEL', cause: { kind: 'bad_result' } } })
  }

/** Half of a surrogate pair is no text: a journal with it could be written and never be imported again. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  for (const key of Object.keys(value))
    if (!key.isWellFormed() || !isWellFormed((value as Record<string, unknown>)[key])) return false
  return true
}

export const checkedAgents = (agents: AgentAdapter, log: Log): AgentAdapter => ({
  line: agents.line,
  deliver: (job, post) => agents.deliver(job, checkedPost(post, log)),
  rejoin: (job, post) => agents.rejoin(job, checkedPost(post, log)),
  go: (job) => agents.go(job),
  withdraw: (job, cause) => agents.withdraw(job, cause),
  pause: (job) => agents.pause?.(job),
  resume: (job) => agents.resume?.(job),
  tell: (job, told, waits) => agents.tell(job, told, waits),
  recorded: (job, call) => agents.recorded?.(job, call),
  close: () => agents.close?.() ?? Promise.resolve(),
})

function fits<T>(answer: Awaitable<T>, check: (answer: T) => void): Awaitable<T> {
  const checked = (value: T): T => {
    check(value)
    return value
  }
  return answer instanceof Promise ? answer.then(checked) : checked(answer)
}

const verdict = events.safety_checked.omit({ messageId: true })
export const checkedGate = (gate: SafetyGate): SafetyGate => ({
  local: gate.local,
  check: (input) => fits<SafetyVerdict>(gate.check(input), (answer) => void verdict.parse(answer)),
})

const { messageId: _, intent_ops: ops, ...understood } = events.semantic_understanding_completed.shape
const understanding = z.object({ ...understood, ops })
export const checkedEngine = (engine: Engine): Engine => ({
  local: engine.local,
  understand: (...asked) => fits<Understood>(engine.understand(...asked), (answer) => void understanding.parse(answer)),
})
