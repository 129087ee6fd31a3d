/**
 * What is asked of a team that it does not do (heard/services.ts): «remind me the day before», «打印出来». Whatever it names, a day or an
 * appointment, it changes nothing; it is told that nobody here can do that.
 *
 * B0. Beside a wish so is any other request that fits no intent, by the way it is put (heard/requests-beside.ts): «and order me a pizza».
 * B1. A team does it where its samples say so and the words fit an intent that leaves no record: «print my receipt». B2. What stands
 *     beside it is read by itself. B3. A team that keeps no records has other ways to be asked. B4. «remind me what I've booked» asks for the
 *     records, which are told.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { oneLine } from '../../../core/text/clip.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { understand } from '../frames/understand.ts'
import { blanked, overlapsWith, type Span } from '../heard/parts.ts'
import { requestsIn } from '../heard/requests-beside.ts'
import { type Service, servicesIn } from '../heard/services.ts'
import { isSmallTalk } from '../heard/small-talk.ts'
import { asksWhatStands } from '../records/ask-records.ts'
import { kindOf } from '../records/record-book.ts'
import { valuesIn } from '../slots/slot-values.ts'
import type { Knowledge } from './team-knowledge.ts'

type Beyond = {
  /** The message without it, offsets kept. */
  readonly rest: string
  /** Nothing else is asked. */
  readonly isAll: boolean
  readonly parts: readonly Span[]
}

export function beyondIn(knowledge: Knowledge, text: string): Beyond | undefined {
  if (knowledge.records.length === 0 || text.length > longest) return // B3
  const beyond = servicesIn(text).filter(
    (one) => !asksWhatStands(foldInPlace(text.slice(one.start, one.end))) && !doesIt(knowledge, text, one), // B4
  )
  if (beyond.length === 0) return
  const rest = blanked(text, beyond)
  return { rest, isAll: onlyAround.test(foldInPlace(rest)) || isSmallTalk(rest), parts: beyond } // B2
}
const longest = 300
const onlyAround = /^(?:[^a-z\d\u4e00-\u9fff]|(?<![a-z])(?:and|then|please|so|also|but)(?![a-z])|[请吧就再那])*$/

/** B0. What is wanted beside it is known; a part that gives a value of it, or that somebody may have meant to do, belongs to that. */
export function unfitIn({ learned, records, thresholds }: Knowledge, text: string, frames: readonly Frame[]): Span[] {
  if (records.length === 0 || text.length > longest || frames.every(({ agent }) => agent === null)) return []
  const values = frames.flatMap(({ slots }) =>
    slots.flatMap(({ start, end }) => (start === undefined || end === undefined ? [] : { start, end })),
  )
  return requestsIn(text).filter((part) => {
    const said = text.slice(part.start, part.end)
    if (isSmallTalk(said) || values.some((value) => overlapsWith(value, part))) return false
    if (
      valuesIn(
        said,
        learned.slots.filter(({ type }) => type !== 'text'),
      ).length > 0
    )
      return false
    return understand(learned, said, { several: false }).frames.every(({ confidence }) => confidence < thresholds.ask)
  })
}

const lead = /^(?:[\s,，、]|(?:and|then|also|please|plus)(?![a-z])|(?:再|并且?|还有|然后|顺便)(?=.))*/i
/** What nobody does, in its own words. */
export const wordsOf = (text: string, parts: readonly Span[]): string[] =>
  parts.map(({ start, end }) => oneLine(text.slice(start, end).replace(lead, ''), longest))

/** B1. */
function doesIt({ learned, records, thresholds }: Knowledge, text: string, { start, end, said }: Service): boolean {
  if (!learned.texts.some((sample) => said.test(foldInPlace(sample)))) return false
  const [frame] = understand(learned, text.slice(start, end), { several: false }).frames
  const isRecords = frame && kindOf({ kinds: records }, frame.intent) !== undefined
  return frame !== undefined && !isRecords && frame.intent !== 'oos' && frame.confidence >= thresholds.ask
}
