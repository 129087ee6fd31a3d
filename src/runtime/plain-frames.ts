/**
 * The frames that are seen at a glance: most results are words and nothing else, and most proposals are one tool call with flat params.
 * Whatever passes here also fits its schema (checked-ports.ts), whose reading costs more than all the rest of a hop; anything else is
 * left to the schema.
 */
import type { AgentCommand } from '../core/state/commands.ts'

export const isPlainFrame = (frame: AgentCommand): boolean => isPlainReply(frame) || isPlainProposal(frame)

const statuses: ReadonlySet<unknown> = new Set(['completed', 'awaiting_user', 'canceled'])
function isPlainReply(frame: AgentCommand): boolean {
  if (frame.type !== 'result' || frame.success !== true || frame.asking || !isObject(frame.result)) return false
  const { task_id, status, slots_update, missing_slots, user_response, ...more } = frame.result
  return (
    typeof task_id === 'string' &&
    statuses.has(status) &&
    isText(user_response) &&
    Array.isArray(missing_slots) &&
    missing_slots.length === 0 &&
    isObject(slots_update) &&
    Object.keys(slots_update).length + Object.keys(more).length === 0
  )
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const actionName = /^[A-Za-z0-9_.:/-]{1,128}$/
function isPlainProposal(frame: AgentCommand): boolean {
  if (frame.type !== 'propose' || !isObject(frame.envelope) || frame.envelope.type !== 'TOOL_CALL') return false
  const { decision_id, action, params, scope, expectation, timeout_ms } = frame.envelope
  return (
    Object.keys(frame.envelope).length === 7 &&
    typeof decision_id === 'string' &&
    uuid.test(decision_id) &&
    typeof action === 'string' &&
    actionName.test(action) &&
    areFlat(params) &&
    hasTwo(scope) &&
    areNames(scope.allowed_paths) &&
    areNames(scope.allowed_tasks) &&
    hasTwo(expectation) &&
    areNames(expectation.world_change) &&
    isText(expectation.task_progress, 10_000) &&
    Number.isInteger(timeout_ms) &&
    timeout_ms > 0 &&
    timeout_ms <= 86_400_000
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const hasTwo = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 2
const isText = (value: unknown, most = 100_000): boolean =>
  typeof value === 'string' && value.length < most && value.isWellFormed()

/** Up to so many, each of letters, digits and what paths and patterns are made of. */
const fewNames = 100
const name = /^[\w ./*@+:-]{1,200}$/
const areNames = (list: unknown): boolean =>
  Array.isArray(list) && list.length <= fewNames && list.every((one) => typeof one === 'string' && name.test(one))

function areFlat(params: unknown): boolean {
  if (!isObject(params) || Object.getPrototypeOf(params) !== Object.prototype) return false
  const keys = Object.keys(params)
  if (keys.length > fewNames) return false
  for (const key of keys) {
    if (!name.test(key)) return false
    const value: unknown = (params as Readonly<Record<string, unknown>>)[key]
    if (!isText(value) && typeof value !== 'boolean' && !Number.isFinite(value)) return false
  }
  return true
}
