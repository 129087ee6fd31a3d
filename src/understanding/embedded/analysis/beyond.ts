/**
 * What is asked of a team that it does not do (heard/services.ts): «remind me the day before», «打印出来». Whatever it names, a day or an
 * appointment, it changes nothing; it is told that nobody here can do that.
 *
 * B1. A team does it where its samples say so and the words fit an intent that leaves no record: «print my receipt». B2. What stands
 *     beside it is read by itself. B3. A team that keeps no records has other ways to be asked.
 */
import { foldInPlace } from '../../../learning/fold.ts'
import { understand } from '../frames/understand.ts'
import { blanked } from '../heard/parts.ts'
import { type Service, servicesIn } from '../heard/services.ts'
import { isSmallTalk } from '../heard/small-talk.ts'
import { kindOf } from '../records/record-book.ts'
import type { Knowledge } from './team-knowledge.ts'

type Beyond = {
  /** The message without it, offsets kept. */
  readonly rest: string
  /** Nothing else is asked. */
  readonly isAll: boolean
}

export function beyondIn(knowledge: Knowledge, text: string): Beyond | undefined {
  if (knowledge.records.length === 0 || text.length > longest) return // B3
  const beyond = servicesIn(text).filter((one) => !doesIt(knowledge, text, one))
  if (beyond.length === 0) return
  const rest = blanked(text, beyond)
  return { rest, isAll: onlyAround.test(foldInPlace(rest)) || isSmallTalk(rest) } // B2
}
const longest = 300
const onlyAround = /^(?:[^a-z\d\u4e00-\u9fff]|(?<![a-z])(?:and|then|please|so|also|but)(?![a-z])|[请吧就再那])*$/

/** B1. */
function doesIt({ learned, records, thresholds }: Knowledge, text: string, { start, end, said }: Service): boolean {
  if (!learned.texts.some((sample) => said.test(foldInPlace(sample)))) return false
  const [frame] = understand(learned, text.slice(start, end), { several: false }).frames
  const isRecords = frame && kindOf({ kinds: records }, frame.intent) !== undefined
  return frame !== undefined && !isRecords && frame.intent !== 'oos' && frame.confidence >= thresholds.ask
}
