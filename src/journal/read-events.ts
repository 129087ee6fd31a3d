/**
 * Exported lines as events that this program could have written itself: what `import` takes in.
 *
 * R1. Every event fits its schema exactly: nothing unknown in it, and nothing left to a default.
 * R2. The whole folds, each machine along its table, and each event names only what is there (core/references.ts). The first
 *     line that does not is named.
 */
import { z } from 'zod'
import { Bug, ok, type Result, refuse } from '../core/contracts/result.ts'
import { type Conversation, unborn } from '../core/state/conversation.ts'
import { type EventType, events, type JournalEvent } from '../core/state/events.ts'
import { evolve } from '../core/state/evolve.ts'
import { faultOf } from '../core/state/references.ts'
import { checkContract } from '../edge/read-contract.ts'
import { readJson } from '../edge/read-json.ts'
import type { Stamped } from '../ports.ts'
import { firstDifference } from './difference.ts'

const Stamp = z.object({
  seq: z.int().min(1),
  at: z.int().min(0).max(8_640_000_000_000_000),
  type: z.enum(Object.keys(events) as EventType[]),
  loopId: z.string().min(1).max(64),
  role: z.string().min(1).max(64),
})

/** An event holds a text of a megabyte, and its characters may be written as escapes. */
export const longestLine = 32 * 1024 * 1024

type Read = { readonly event: Stamped; readonly state: Conversation }
/** The event of this line as it stands there, and the state after it; or what is wrong with it. */
export function readEvent(text: string, before: Conversation): Result<Read> {
  const read = readJson(text, { maxBytes: longestLine })
  if (!read.ok) return read
  const checked = checkEvent(read.value)
  const after = checked.ok ? follow(before, checked.value) : checked
  return after.ok ? ok({ event: read.value as Stamped, state: after.value }) : after
}

export function checkEvent(value: unknown): Result<JournalEvent> {
  const stamp = checkContract(Stamp, value)
  if (!stamp.ok) return stamp
  const { seq, at, type, loopId, role, ...fields } = value as Record<string, unknown>
  const checked = checkContract<object>(events[stamp.value.type], fields)
  if (!checked.ok) return checked
  const path = firstDifference(fields, checked.value)
  if (path !== undefined) return refuse('E_INVALID_ARGS', { why: 'bad_event', message: `${path} is missing` })
  return ok({ ...stamp.value, ...fields } as unknown as JournalEvent)
}

/** A step that the core would never take is a fault of the input here, not a bug of ours. */
export function follow(before: Conversation, event: JournalEvent): Result<Conversation> {
  try {
    if (before === unborn && event.type !== 'conversation_started')
      return refuse('E_INVALID_ARGS', { why: 'bad_event', message: 'the first event must be conversation_started' })
    const after = evolve(before, event)
    const fault = faultOf(before, event)
    return fault === undefined ? ok(after) : refuse('E_INVALID_ARGS', { why: 'bad_event', message: fault })
  } catch (thrown) {
    if (!(thrown instanceof Bug)) throw thrown
    return refuse('E_INVALID_ARGS', { why: 'bad_event', message: thrown.message })
  }
}
