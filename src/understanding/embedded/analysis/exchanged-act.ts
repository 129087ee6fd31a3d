/**
 * A message that puts the act itself right while its task waits: «not cancel, move: cardiology to Friday» behind «I have to cancel an
 * appointment». What waits ends, and the values are for the act that is meant.
 *
 * Z1. Only between the intents that make, change and end one kind of record, where the waiting one is denied or was a slip. Z2. What the
 *     waiting task knows goes on: what it is about and for whom; the day as well, unless it is to become another one. Z3. Behind a slip
 *     («I meant book») something has to be named, or a verb alone would end what waits. Z4. So it has where one that waits to change is to end,
 *     or the other way round, and nothing is denied: «actually, move it to Friday».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { otherActIn, plainActIn } from '../heard/acts.ts'
import { blanked } from '../heard/parts.ts'
import { missingFrom } from '../records/resolve-records.ts'
import { asSlot, type FrameSlot, slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

export type Exchanged = {
  readonly intent: string
  /** The message without the words that put the act right. */
  readonly rest: string
}

/** Z1, Z3. */
export function exchangedIn(
  { records, learned }: Knowledge,
  text: string,
  running: OpenTask | undefined,
): Exchanged | undefined {
  const kind = records.find(
    ({ made, changed, ended }) => running?.intent !== undefined && [made, changed, ended].includes(running.intent),
  )
  const other = kind && (otherActIn(foldInPlace(text)) ?? plainOther(kind, text, running))
  if (!running || !other) return
  const intent = kind[other.act]
  const isDenied = other.not !== undefined && kind[other.not] === running.intent
  const isNamed = other.not === undefined && valuesIn(text, typedSlotsOf(learned, running.agent)).length > 0
  if (intent === undefined || intent === running.intent || !(isDenied || isNamed)) return
  if (other.not === 'made' && other.act === 'changed' && !/不是|not/.test(text)) return // what is being made is itself what changes
  return { intent, rest: blanked(text, [other.words]) }
}

/** Z4. */
function plainOther({ changed, ended }: TeamRecord, text: string, running: OpenTask | undefined) {
  const act = [changed, ended].includes(running?.intent ?? '') ? plainActIn(foldInPlace(text)) : undefined
  return act && { act, not: undefined, words: { start: 0, end: 0 } }
}

/** The one wish that such a message is, with what was known (Z2). */
export function asExchanged(
  { learned, records }: Knowledge,
  { text, intent }: { readonly text: string; readonly intent: string },
  known: OpenTask | undefined,
): Frame | undefined {
  const kind = records.find(({ made, changed, ended }) => [made, changed, ended].includes(intent))
  const agent = learned.intents.find((one) => one.intent === intent)?.agent
  if (!kind || agent === undefined) return
  const given = valuesIn(text, typedSlotsOf(learned, agent)).map(asSlot)
  const moves = [intent, known?.intent].includes(kind.changed)
  const kept = slotsOf(learned, agent).flatMap(({ slot, type }): FrameSlot[] => {
    const value = new Map<string, unknown>(Object.entries(known?.slots ?? {})).get(slot)
    const isKept = !given.some((one) => one.slot === slot) && !(moves && (type === 'date' || type === 'time'))
    return isKept && typeof value === 'string' ? [{ slot, value }] : []
  })
  const slots = [...given, ...kept]
  const whole = { frame_id: 'f1', intent, agent, start: 0, end: text.length, confidence: 1, slots }
  return { ...whole, missing_slots: missingFrom(learned, whole, slots), reasons: [`the act is put right: ${intent}`] }
}
