/**
 * Exported lines as events that this program could have written itself: what `import` takes in.
 *
 * R1. Every event fits its schema exactly: nothing unknown in it, and nothing left to a default.
 * R2. The whole folds, each machine along its table; the first line that does not is named.
 */
import { z } from 'zod'
import { type Conversation, unborn } from '../core/conversation.ts'
import { type EventType, events, type JournalEvent } from '../core/events.ts'
import { evolve } from '../core/evolve.ts'
import { Bug, ok, type Result, refuse } from '../core/result.ts'
import { checkContract } from '../edge/read-contract.ts'
import { readJson } from '../edge/read-json.ts'
import { firstDifference } from './difference.ts'
import { type InputLine, longestLine } from './input.ts'

const Stamp = z.object({
  seq: z.int().min(1),
  at: z.int().min(0).max(8_640_000_000_000_000),
  type: z.enum(Object.keys(events) as EventType[]),
  loopId: z.string().min(1).max(64),
  role: z.string().min(1).max(64),
})

/** The state after this line, or what is wrong with it. */
export function readEvent(input: InputLine, before: Conversation): Result<Conversation> {
  if ('problem' in input) return refuse('E_INVALID_ARGS', { message: String(input.problem.detail.message) })
  const read = readJson(input.text, { maxBytes: longestLine })
  if (!read.ok) return read
  const checked = checkEvent(read.value)
  return checked.ok ? follow(before, checked.value) : checked
}

export function checkEvent(value: unknown): Result<JournalEvent> {
  const stamp = checkContract(Stamp, value)
  if (!stamp.ok) return stamp
  const { seq, at, type, loopId, role, ...fields } = value as Record<string, unknown>
  const checked = checkContract<object>(events[stamp.value.type], fields)
  if (!checked.ok) return checked
  const path = firstDifference(fields, checked.value)
  if (path !== undefined) return refuse('E_INVALID_ARGS', { message: `${path} is missing` })
  return ok({ ...stamp.value, ...fields } as unknown as JournalEvent)
}

/** A step that the core would never take is a fault of the input here, not a bug of ours. */
export function follow(before: Conversation, event: JournalEvent): Result<Conversation> {
  try {
    if (before === unborn && event.type !== 'conversation_started')
      return refuse('E_INVALID_ARGS', { message: 'the first event must be conversation_started' })
    return ok(evolve(before, event))
  } catch (thrown) {
    if (!(thrown instanceof Bug)) throw thrown
    return refuse('E_INVALID_ARGS', { message: thrown.message })
  }
}
