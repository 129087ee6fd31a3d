/** A bare «no» or «不要» right behind what was done: it is asked whether that shall end. «no, thanks» wants nothing more. */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import type { Told } from '../frames/share-slots.ts'
import { kindOf, lastOf, standingOf } from './record-book.ts'
import { about, type Message } from './resolve-records.ts'

const thanks = /thank|thx|cheers|谢/i

type Refusal = Message & {
  /** An intent as the team calls it. */
  readonly called: (intent: string) => string
}
/** Undefined: the last task left nothing that stands, nothing ends it, or thanks are for somebody of the team. */
export function refusedIn(message: Refusal, told: readonly Told[], read: readonly Frame[]): Notice | undefined {
  const { book, learned, said } = message
  if (thanks.test(said))
    return read.some(({ agent, intent }) => agent !== null && !kindOf(book, intent)) ? undefined : { say: 'small_talk' }
  const last = told.at(-1)
  const kind = last && kindOf(book, last.intent)
  const record = kind && lastOf(standingOf(book, kind))
  const agent = learned.intents.find(({ intent }) => intent === kind?.ended)?.agent
  if (!record || kind.ended === undefined || last.intent === kind.ended || agent === undefined) return
  const whole = { frame_id: 'f1', start: 0, end: said.length, confidence: 1, missing_slots: [], reasons: [] }
  const frame = about(message, { ...whole, intent: kind.ended, agent, slots: [] }, { kind, record })
  return { say: 'shall_i', frame, items: [`${message.called(kind.ended)}: ${message.shown({ agent }, record)}`] }
}
