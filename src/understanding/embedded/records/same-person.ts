/**
 * One for somebody who was named before: «my mom has a toothache, book her dentistry», «she also needs the eye doctor», «周五也给她挂皮肤科».
 * It is the last person whom the word may mean, of the same message first, then of what was said and made before; without such a word a new one is the
 * speaker's own.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { findPersons, relationOf } from '../slots/persons.ts'
import { fitsPronoun } from '../slots/pronouns.ts'
import { slotsOf } from '../slots/slot-values.ts'
import { kindOf, lastOf } from './record-book.ts'
import type { Message } from './resolve-records.ts'

const pronoun =
  /(?<![a-z])(?:for|with|bring|take|book|get|put|fit|squeeze|register|schedule) (him|her)(?![a-z])(?! (?:\w+ )?(?:mother|father|mom|mum|dad|son|daughter|wife|husband|brother|sister)\b)|(?<![a-z])(he|she)(?='s|'d|'ll| (?:also|too|still|needs?|wants?|has|must|should|would|will|is)\b)|(?:[给帮替]|(?=[他她](?:也|还|又|要|想|得|需|的)))([他她])(?!们)/

export function forSamePerson(message: Message, frame: Frame, earlier: readonly string[] = []): Frame {
  const { learned, text, book } = message
  const kind = kindOf(book, frame.intent)
  const spec = slotsOf(learned, frame.agent).find(({ type }) => type === 'person')
  if (!kind || kind.made !== frame.intent || !spec || frame.slots.some(({ slot }) => slot === spec.slot)) return frame
  const found = pronoun.exec(foldInPlace(text.slice(frame.start, frame.end)))
  const word = found?.slice(1).find(Boolean)
  if (!found || word === undefined) return frame
  const mayBe = (value: unknown): boolean => typeof value === 'string' && fitsPronoun(word, relationOf(value) ?? '')
  const last = lastOf(book.known.filter(({ record, slots }) => record === kind.record && mayBe(slots[spec.slot])))
  const value =
    namedBefore(text, frame.start + found.index, word) ?? namedEarlier(earlier, word) ?? last?.slots[spec.slot]
  return typeof value === 'string' ? { ...frame, slots: [...frame.slots, { slot: spec.slot, value }] } : frame
}

/** «我妈牙疼，给她挂周三的口腔科»: somebody who was named earlier in the same message. */
function namedBefore(text: string, at: number, word: string): string | undefined {
  const who = findPersons(text).findLast(({ end, normal }) => end <= at && fitsPronoun(word, normal))
  return who && (who.value ?? text.slice(who.start, who.end))
}

/** Or in what was said before it. */
function namedEarlier(earlier: readonly string[], word: string): string | undefined {
  for (const text of earlier.toReversed()) {
    const who = namedBefore(text, text.length, word)
    if (who !== undefined) return who
  }
}
