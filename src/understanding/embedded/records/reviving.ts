/**
 * What was ended in this conversation is wanted back: «put my dermatology appointment on Thursday back in», «can I have the dentist back?»,
 * «把心内科的号放回去», also where something else was said in between (take-back.ts is for what follows at once).
 *
 * W1. Of what was ended, the values that are named say which one; with none named it is the last, right behind its end. W2. What stands has nothing to come back.
 * W3. Words of wanting something back end nothing, whatever they are like: where nothing such was ended, it is to be made.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Told } from '../frames/share-slots.ts'
import { moodOf } from '../heard/moods.ts'
import { sameValue } from '../slots/same-value.ts'
import { type FrameSlot, type PlacedValue, slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { speaksOfChange, wantsEnd } from './mentions.ts'
import { kindOf, lastOf, standingOf } from './record-book.ts'
import { type Message, missingFrom } from './resolve-records.ts'

const wantedBack =
  /(?<![a-z])(?:put|add|slot|pop|pencil|get|squeeze|book|sign) (?:it|that|them|me|us|(?:my|the|our|his|her|mum'?s|dad'?s) [^,.;!?]{2,60}?) back(?: (?:in|on|into|onto|down|up|for))*(?![a-z])(?! to)|(?<![a-z])(?:have|want|need|like|take|get) (?:it|that|(?:my|the|our|his|her) [^,.;!?]{2,60}?) back(?: (?:in|on|after all|please|again))*(?= *[,.!?]|$| (?:on the|in the))|(?<![a-z])give (?:me|us) (?:back (?:my|the|our|that)|(?:my|the|our|that) [^,.;!?]{2,60}? back)(?![a-z])|(?<![a-z])(?:re-?instate|restore|revive|un-?cancel|resurrect|bring back)(?![a-z])|[加放挂约补要拿排写弄添登](?:回来?|回去)|恢复|(?:重新|再)(?:给我|帮我|把它)?(?:[挂约加排补]上|[挂约]回)|[挂约加排补]上(?=[,。!吧了]|$)(?<=再[^,。]{0,10})|撤[销回]取消/
const longest = 160

/** Words of wanting back, without a word of an end or a change. */
const wants = (folded: string): boolean =>
  wantedBack.test(folded) && !/(?<![a-z])(?:move|reschedule|postpone|shift|push)(?![a-z])|[改挪推]/.test(folded)

/** Undefined: nothing is wanted back, or nothing such was ended. */
export function revived(message: Message, told: readonly Told[]): Frame[] | undefined {
  const { book, learned, said } = message
  if (said.length > longest || !wants(foldInPlace(said))) return
  if (moodOf(said, { start: 0, end: said.length }, false) !== 'wish') return
  for (const kind of book.kinds) {
    const agent = learned.intents.find(({ intent }) => intent === kind.made)?.agent
    if (agent === undefined) continue
    const values = valuesIn(said, typedSlotsOf(learned, agent))
    const record = endedOne(message, { kind, values, agent })
    const isPlain = values.length > 0 || told.at(-1)?.intent === kind.ended
    if (!record || !isPlain) continue
    const slots = slotsOf(learned, agent).flatMap(({ slot }): FrameSlot[] => {
      const value = record.slots[slot]
      return typeof value === 'string' ? [{ slot, value }] : []
    })
    const whole = { frame_id: 'f1', intent: kind.made, agent, start: 0, end: said.length, confidence: 1, slots }
    return [{ ...whole, missing_slots: missingFrom(learned, whole, slots), reasons: [`takes back ${kind.ended}`] }]
  }
  return
}

type Named = { readonly kind: TeamRecord; readonly values: readonly PlacedValue[]; readonly agent: string }
/** W1, W2. */
function endedOne({ book, learned }: Message, { kind, values, agent }: Named): KnownRecord | undefined {
  const isSo = (record: KnownRecord): boolean =>
    values.every(({ slot, value }) => {
      const spec = slotsOf(learned, agent).find((one) => one.slot === slot)
      const known = record.slots[slot]
      if (!spec || known === undefined) return spec?.type === 'person' || spec?.type === 'time'
      return sameValue(spec, { value: known, at: record.at }, { value, at: book.now })
    })
  const ended = book.known.filter((one) => one.record === kind.record && one.ended)
  if (values.length === 0) return lastOf(ended)
  return standingOf(book, kind).some(isSo) ? undefined : lastOf(ended.filter(isSo))
}

/** W3. */
export function asWantedBack({ book, learned, said }: Message, frames: readonly Frame[]): readonly Frame[] {
  const folded = foldInPlace(said)
  if (said.length > longest || !wants(folded) || wantsEnd(said) || speaksOfChange(folded)) return frames
  return frames.map((frame) => {
    const kind = kindOf(book, frame.intent)
    if (!kind || frame.intent !== kind.ended) return frame
    return { ...frame, intent: kind.made, missing_slots: missingFrom(learned, frame, frame.slots) }
  })
}
