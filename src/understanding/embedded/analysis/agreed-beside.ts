/**
 * A yes to «shall I?» while another task waits: it is for what was asked last, and the task goes on waiting.
 *
 * E1. A plain yes, or one with the act that was asked about and no value: «yes, cancel it», 「好的，取消吧」. E2. What takes the place of the
 *     waiting task ends it: a complaint that was told where a choice was asked for (asides:Z5). E3. A wish like the waiting one may be a part
 *     of that, and is not begun by a yes.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { leadingAnswer, plainAnswer } from '../../plain-answer.ts'
import { plainActIn } from '../heard/acts.ts'
import { typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { readMessage } from './read-message.ts'
import type { Analysed, Reading } from './reading.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

export function agreedBeside(knowledge: Knowledge, reading: Reading, running: OpenTask): Analysed | undefined {
  const { pending, text } = reading
  if (pending?.say !== 'shall_i' || pending.frame.intent === running.intent) return // E3
  if (!agrees(knowledge, text, pending.frame)) return
  const meant = { ...pending.frame, frame_id: 'f1', start: 0, end: text.length, confidence: 1 }
  const isPlain = plainAnswer(text) === 'yes'
  const next = readMessage(knowledge, { ...reading, running: undefined, ...(!isPlain && { meant }) })
  const [frame, ...more] = next.frames
  if (!frame || more.length > 0 || frame.intent !== meant.intent) return
  const agreed = { ...next, frames: [{ ...frame, confidence: 1 }] }
  if (knowledge.records.some(({ made, changed, ended }) => [made, changed, ended].includes(frame.intent))) return agreed
  if (frame.agent === running.agent) return agreed
  const ended = { op: 'cancel' as const, frame_id: running.frameId ?? 'current', reason: text }
  return { ...agreed, intent_ops: [ended, ...next.intent_ops] } // E2
}

/** E1. */
function agrees({ learned, records }: Knowledge, text: string, { intent, agent }: Frame): boolean {
  if (plainAnswer(text) === 'yes') return true
  const lead = leadingAnswer(text)
  const rest = lead?.says === 'yes' ? text.slice(lead.from) : undefined
  const act = rest === undefined ? undefined : plainActIn(foldInPlace(rest))
  if (rest === undefined || act === undefined || valuesIn(rest, typedSlotsOf(learned, agent)).length > 0) return false
  return records.some((kind) => kind[act] === intent)
}
