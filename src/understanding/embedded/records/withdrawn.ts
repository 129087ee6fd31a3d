/**
 * Wishes that a message takes back itself: «…皮肤科和…消化科。算了，皮肤科不要了，只挂消化科».
 *
 * Q3. What was named and withdrawn (heard/withdrawals.ts) is not wished for.
 * Q5. What is said again with more is one: «ENT on Monday, Monday morning».
 * Q1. What one part would make and a later part would end, while nothing such stands, is neither made nor ended. Q2. A wish that only says
 *     again what another has already is no second one. Q4. «… and cancel it» ends what the same message would make before it.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { PlacedValue } from '../slots/slot-values.ts'
import { kindOf, type RecordBook, standingOf } from './record-book.ts'

export function withoutWithdrawn(
  { book, text }: { readonly book: RecordBook; readonly text: string },
  frames: readonly Frame[],
  withdrawn: readonly Pick<PlacedValue, 'slot' | 'value' | 'start'>[],
): readonly Frame[] {
  const gone = new Set<Frame>(
    frames.filter(({ slots, start }) =>
      withdrawn.some(
        (one) => one.start > start && slots.some(({ slot, value }) => slot === one.slot && value === one.value),
      ),
    ),
  )
  for (const [i, frame] of frames.entries()) {
    const kind = kindOf(book, frame.intent)
    const [subject = ''] = kind?.key ?? []
    const about = valueIn(frame, subject)
    const before = frames.slice(0, i).findLast((one) => one.intent === kind?.made && !gone.has(one))
    if (before && frame.intent === kind?.ended && isOnlyIt(text, frame))
      for (const one of [frame, before]) gone.add(one) // Q4
    if (!kind || about === undefined) continue
    const made = frames.slice(0, i).filter((one) => one.intent === kind.made && valueIn(one, subject) === about)
    if (frame.intent === kind.ended && made.length > 0 && !stands(book, frame, subject)) {
      for (const one of [frame, ...made]) gone.add(one) // Q1
    }
    if (frame.intent === kind.made && made.some((one) => saysAll(one, frame))) gone.add(frame) // Q2
    const less =
      frame.intent === kind.made
        ? made.find((one) => isSameName(one, frame, subject) && saysAll(frame, one))
        : undefined
    if (less && less.slots.length < frame.slots.length) gone.add(less) // Q5
  }
  return gone.size === 0 ? frames : frames.filter((one) => !gone.has(one))
}

const it = /\b(?:it|that|this)\b(?! one)|取消(?:它|掉|了)?[吧。!]*$|退(?:它|掉|了)[吧。!]*$|把它/
/** It names nothing, and takes the place of nothing. */
const isOnlyIt = (text: string, { start, end, slots }: Frame): boolean =>
  slots.length === 0 && it.test(foldInPlace(text.slice(start, end)).trim()) && !/\binstead\b/.test(foldInPlace(text))

const valueIn = ({ slots }: Frame, name: string): unknown => slots.find(({ slot }) => slot === name)?.value

function stands(book: RecordBook, frame: Frame, subject: string): boolean {
  const kind = kindOf(book, frame.intent)
  return kind !== undefined && standingOf(book, kind).some(({ slots }) => slots[subject] === valueIn(frame, subject))
}

/** The very words that name it are shared by both. */
const isSameName = (one: Frame, other: Frame, subject: string): boolean =>
  startOf(one, subject) !== undefined && startOf(one, subject) === startOf(other, subject)
const startOf = ({ slots }: Frame, name: string): number | undefined => slots.find(({ slot }) => slot === name)?.start

const saysAll = (first: Frame, again: Frame): boolean =>
  again.slots.every(({ slot, value }) => valueIn(first, slot) === value)
