/**
 * Another one, for somebody else on another day, said with hardly more than values: «and the eye doctor for my wife on Thursday», «给老二挂周四的儿科»
 * behind the first child's.
 *
 * O1. What it is about is named again, or the last one was for somebody by name and this one is for another: «and for my daughter on
 *     Thursday». O2. Words of a change, and words that say which one, speak of the one that stands. O3. Where a verb asks for it to be made
 *     and what it is about is named again, another day or another person is enough: «挂周一的口腔科» behind Friday's.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Learned } from '../learn/learn.ts'
import { isSamePerson } from '../slots/persons.ts'
import { sameValue } from '../slots/same-value.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { asSlot, type FrameSlot, type PlacedValue, typedSlotsOf } from '../slots/slot-values.ts'
import { referencesIn, speaksOfChange } from './mentions.ts'
import type { RecordBook } from './record-book.ts'
import { missingFrom } from './resolve-records.ts'

type Message = { readonly learned: Learned; readonly text: string; readonly book: RecordBook }
type Said = {
  readonly frame: Frame
  readonly values: readonly PlacedValue[]
  readonly kind: TeamRecord
  readonly target: KnownRecord
}

/** «还是挂周一的吧», «那就约周一» speak of the one that stands. */
const makes =
  /^(?:[^,。]{0,8}[,。 ])?(?!.*(?:还是|那就|不|应该|[是就](?=[挂约预])))(?:我|请|麻烦|想|要|再|也|另外)*(?:[给帮替][^,。]{0,6}?)?(?:想|要|再|也)*(?:挂|约|预约|订)/

export function secondOne({ learned, text, book }: Message, { frame, values, kind, target }: Said): Frame | undefined {
  const [subject = ''] = kind.key
  const specs = typedSlotsOf(learned, learned.intents.find(({ intent }) => intent === kind.made)?.agent ?? null)
  const of = (type: SlotSpec['type']): PlacedValue | undefined =>
    values.find(({ slot }) => specs.some((spec) => spec.slot === slot && spec.type === type))
  const [person, day, name] = [of('person'), of('date'), values.find(({ slot }) => slot === subject)]
  const spec = specs.find(({ slot }) => slot === day?.slot)
  const folded = foldInPlace(text)
  if (!day || !spec || speaksOfChange(folded) || (name && referencesIn(text, [name]).size > 0)) return // O2
  const known = target.slots[day.slot]
  const who = target.slots[person?.slot ?? '']
  const isSameDay =
    typeof known !== 'string' || sameValue(spec, { value: known, at: target.at }, { value: day.value, at: book.now })
  const isSameOne = !person || isSamePerson(String(who ?? 'me'), person.value)
  const isMade = name !== undefined && makes.test(folded) // O3
  if (isMade ? isSameDay && isSameOne : isSameDay || isSameOne) return
  if (!name && typeof who !== 'string') return // O1
  const about = target.slots[subject]
  const kept: FrameSlot[] = name || typeof about !== 'string' ? [] : [{ slot: subject, value: about }]
  const slots = [...values.map(asSlot), ...kept]
  return { ...frame, intent: kind.made, slots, missing_slots: missingFrom(learned, frame, slots) }
}
