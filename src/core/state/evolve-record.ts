/**
 * How results change what is known to stand (Team.records): made, changed, ended. Used by evolve.ts only.
 *
 * R1. Which one a task changes or ends is said by the task. Where it is not, it is the last that stands with the same keys, as far as
 *     the task names them.
 * R2. What ended is kept as ended: a person may want it back.
 */
import type { Conversation, KnownRecord } from './conversation.ts'
import type { EventOf } from './events.ts'
import type { TeamRecord } from './team.ts'

type Slots = KnownRecord['slots']

export function withRecord(
  s: Conversation,
  { seq, at, taskId }: EventOf<'task_execution_result'>,
): Partial<Conversation> {
  const task = s.tasks.find((t) => t.id === taskId)
  const slots = s.frames.find((f) => f.task === taskId)?.slots ?? {}
  const { intent } = task ?? {}
  if (intent === undefined) return {}
  const known = s.records ?? []
  for (const kind of s.team.records ?? []) {
    const { record, made } = kind
    if (intent === made) return kept(s, [...known, { record, made: seq, touched: seq, at, slots }])
    if (intent !== kind.changed && intent !== kind.ended) continue
    const meant = known.find((one) => one.made === task?.record) ?? sameKeys(known, kind, slots)
    const after: KnownRecord | undefined =
      intent === kind.ended
        ? meant && { ...meant, touched: seq, ended: true }
        : { record, made: meant?.made ?? seq, touched: seq, at, slots: { ...meant?.slots, ...slots } }
    if (after) return kept(s, [...known.filter((one) => one !== meant), after])
  }
  return {}
}

const kept = (s: Conversation, records: readonly KnownRecord[]): Partial<Conversation> => ({
  records: records.slice(-s.kept.dispatches),
})

/** R1. A change gives new values to all keys but the first. */
function sameKeys(known: readonly KnownRecord[], kind: TeamRecord, slots: Slots): KnownRecord | undefined {
  const keys = kind.key.slice(0, 1).filter((slot) => slots[slot] !== undefined)
  return known.findLast(
    (one) => one.record === kind.record && !one.ended && keys.every((slot) => one.slots[slot] === slots[slot]),
  )
}
