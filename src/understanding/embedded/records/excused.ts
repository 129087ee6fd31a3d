/**
 * What the reason for an end speaks of: what cannot be kept is to end, and what suits is not.
 *
 * E1. «I can do Monday but not Friday, so cancel that»: Monday is no day of what ends.
 * E2. «I can't make neurology on Friday so drop that», 「周五的神经内科我去不了，退了吧」: it is what the words before it give a reason to end.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { clausesOf, overlapsWith } from '../heard/parts.ts'
import { asSlot, type FrameSlot, type PlacedValue } from '../slots/slot-values.ts'
import { pointsOut } from './mentions.ts'

type Message = {
  /** The message as it was sent, nothing set aside. */
  readonly said: string
  /** Values that were corrected or denied. */
  readonly dropped: readonly PlacedValue[]
}

const suits =
  /(?<![a-z])(?:can (?:still )?(?:do|make|manage|come on|come)(?! (?:neither|none))|(?:is|are|'s) (?:fine|ok|okay|good|no problem)|works?(?: for me)?|suits? me)(?![a-z])|没问题|没事|可以去?|有空|能去/
/** The values by which it is known then; undefined: the reason says nothing of them. */
export function excusedSlots(message: Message, frame: Frame, kind: TeamRecord): readonly FrameSlot[] | undefined {
  if (frame.intent !== kind.ended) return
  const left = withoutSuiting(message, frame, kind)
  return (left.length === 0 ? excusedIn(message, frame, kind) : undefined) ?? (left === frame.slots ? undefined : left)
}

/** E1. */
function withoutSuiting({ said, dropped }: Message, { slots }: Frame, { key }: TeamRecord): readonly FrameSlot[] {
  if (!dropped.some(({ slot }) => key.includes(slot))) return slots
  const folded = foldInPlace(said)
  const fine = clausesOf(folded).filter(({ start, end }) => suits.test(folded.slice(start, end)))
  const isFine = ({ start = -1, end = 0 }: FrameSlot): boolean => fine.some((one) => overlapsWith({ start, end }, one))
  return slots.some(isFine) ? slots.filter((one) => !isFine(one)) : slots
}

/** E2. */
function excusedIn({ dropped, said }: Message, frame: Frame, { key }: TeamRecord): readonly FrameSlot[] | undefined {
  const folded = foldInPlace(said)
  const own = folded.slice(frame.start, frame.end)
  if (!(pronoun.test(own) || /[\u4e00-\u9fff]/.test(own))) return
  const reasons = clausesOf(folded).filter(({ start, end }) => comesNot.test(folded.slice(start, end)))
  const isExcused = (one: PlacedValue): boolean =>
    one.end <= frame.end && frame.start - one.end < near && reasons.some((reason) => overlapsWith(one, reason))
  const excused = pointsOut(own) ? [] : dropped.filter((one) => key.includes(one.slot) && isExcused(one))
  const isOnce = new Set(excused.map(({ slot }) => slot)).size === excused.length
  return excused.length > 0 && isOnce ? excused.map(asSlot) : undefined
}
const comesNot =
  /(?<![a-z])(?:can'?t|cannot|can no longer|won'?t|(?:un|not )able to|doesn'?t|does not|no good|no longer|but not|just not|only not)(?![a-z])|[去来赶]不[了上成]|没[空时]|不(?:方便|合适|行|能)/
/** In UTF-16 units, from what is named to the words that end it. */
const near = 40

export const pronoun = /(?<![a-z])(?:it|that|this)(?: one)?(?![a-z])/i
