/**
 * «ok then book it» with nothing open that it could answer.
 *
 * G1. Right behind what was made or changed it asks for that again: what stands is told, and nothing is made twice. G2. Words that only
 *     let things go on («go ahead») ask for nothing. G3. Where nothing was made, «book me in» is a wish like any other.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import { isConsent } from '../../plain-answer.ts'
import type { Told } from '../frames/share-slots.ts'
import { kindOf, lastOf, standingOf } from './record-book.ts'
import type { Message } from './resolve-records.ts'

export function agreedTo(message: Message, told: readonly Told[], read: readonly Frame[]): Notice | undefined {
  const { book, learned, said } = message
  if (!isConsent(said)) return
  const makes = read.some(({ intent }) => kindOf(book, intent)?.made === intent)
  const kind = kindOf(book, told.at(-1)?.intent ?? '')
  const record = kind && lastOf(standingOf(book, kind))
  const agent = learned.intents.find(({ intent }) => intent === kind?.made)?.agent ?? null
  if (record) return { say: 'records', items: [message.shown({ agent }, record)] } // G1
  return makes ? undefined : { say: 'small_talk' } // G2, G3
}
