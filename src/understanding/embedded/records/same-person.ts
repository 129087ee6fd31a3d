/**
 * Another one for whom there was one before: «book dermatology for her», «she also needs the eye doctor», «周五也给她挂皮肤科». It is the last
 * person whom the word may mean; without such a word a new one is the speaker's own.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { relationOf } from '../slots/persons.ts'
import { fitsPronoun } from '../slots/pronouns.ts'
import { slotsOf } from '../slots/slot-values.ts'
import { kindOf, lastOf } from './record-book.ts'
import type { Message } from './resolve-records.ts'

const pronoun =
  /(?<![a-z])(?:for|with|bring|take) (him|her)(?![a-z])(?! (?:\w+ )?(?:mother|father|mom|mum|dad|son|daughter|wife|husband|brother|sister)\b)|(?<![a-z])(he|she)(?='s|'d|'ll| (?:also|too|still|needs?|wants?|has|must|should|would|will|is)\b)|(?:[给帮替]|(?=[他她](?:也|还|又|要|想|得|需|的)))([他她])(?!们)/

export function forSamePerson({ learned, text, book }: Message, frame: Frame): Frame {
  const kind = kindOf(book, frame.intent)
  const spec = slotsOf(learned, frame.agent).find(({ type }) => type === 'person')
  if (!kind || kind.made !== frame.intent || !spec || frame.slots.some(({ slot }) => slot === spec.slot)) return frame
  const word = pronoun
    .exec(foldInPlace(text.slice(frame.start, frame.end)))
    ?.slice(1)
    .find(Boolean)
  if (word === undefined) return frame
  const mayBe = (value: unknown): boolean => typeof value === 'string' && fitsPronoun(word, relationOf(value) ?? '')
  const last = lastOf(book.known.filter(({ record, slots }) => record === kind.record && mayBe(slots[spec.slot])))
  const value = last?.slots[spec.slot]
  return typeof value === 'string' ? { ...frame, slots: [...frame.slots, { slot: spec.slot, value }] } : frame
}
