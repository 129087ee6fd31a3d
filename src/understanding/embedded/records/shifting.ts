/**
 * Words that shift in time what stands: «那个帮我往前提一天», «can you push it back a day». Samples of a team hardly have all these ways.
 *
 * L1. A short message that points at something, and that nobody else surely takes, is the wish to change it. Where nothing stands, it is
 *     asked what is meant, like for any such wish. By how many days it shifts: days-shifted.ts.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { countWords } from '../slots/slot-values.ts'
import { standingOf } from './record-book.ts'
import { type Message, missingFrom } from './resolve-records.ts'

const shifts =
  /[往向][前后](?:面)?(?:提|推|挪|移|调|延|改|放|靠|拖|错)|提[前早]|推[迟后]|延[后期迟]|[推挪延拖](?=一?[推挪延拖天周几下])|[早晚](?:[一两三几]|\d)[天周]|改期|[改换](?:一?下|个)?(?:日子|时间|天)|(?<![a-z])(?:push|move|bring|shift|put|pull|slide|knock|postpone|reschedule)(?![a-z])(?:.{0,24}(?<![a-z])(?:back|forwards?|up|out|off|earlier|later|sooner)(?![a-z]))|(?<![a-z])(?:days?|weeks?|bit) (?:earlier|later|sooner)(?![a-z])/
/** «can I come an hour later?»: nobody else shifts by hours, whatever it sounds like. */
const byHours =
  /(?<![a-z])(?:hours?|minutes?|mins?) (?:earlier|later|sooner)(?![a-z])|[早晚](?:个|到|来|去|点)*(?:[一两三半几]|\d{1,2})(?:个半?)?(?:小时|钟头|分钟|刻钟)|[推提](?:迟|前|后)(?:[一两三半几]|\d{1,2})个?半?(?:小时|钟头|分钟)/
const points =
  /那个|这个|它|刚才|刚刚|之前|上次|原来|原先|[那这我]的?号|预约|(?<![a-z])(?:it|that|this|mine|the one|(?:my|the|our) (?:[a-z]+ )?(?:appointment|booking|slot|visit|one))(?![a-z])/
const mostWords = 16

export function asShift(message: Message & { readonly act: number }, frames: readonly Frame[]): readonly Frame[] {
  const [frame] = frames
  const folded = foldInPlace(message.text)
  const isByHours = byHours.test(folded)
  if (!frame || frames.length > 1 || !(shifts.test(folded) || isByHours) || countWords(folded) > mostWords)
    return frames
  const kinds = message.book.kinds.filter(({ changed }) => changed !== undefined)
  const [kind] = kinds
  const agent = message.learned.intents.find(({ intent }) => intent === kind?.changed)?.agent
  if (!kind?.changed || kinds.length > 1 || agent === undefined) return frames
  const stands = standingOf(message.book, kind).length > 0
  const isOthers = frame.agent !== null && frame.intent !== kind.changed && frame.confidence >= message.act
  if (isOthers && !(isByHours && stands)) return frames
  if (!points.test(folded) && !stands) return frames
  if (frame.slots.length > 0 && frame.intent !== kind.changed) return frames
  const confidence = Math.max(frame.confidence, message.act)
  const missing_slots =
    frame.intent === kind.changed ? frame.missing_slots : missingFrom(message.learned, { agent }, [])
  return [{ ...frame, intent: kind.changed, agent, start: 0, end: message.text.length, missing_slots, confidence }]
}
