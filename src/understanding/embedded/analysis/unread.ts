/**
 * Parts of a message that nobody understood, beside wishes that are carried out: they are told, so that nothing vanishes.
 *
 * N1. Only for teams whose samples have names as values: there, words beside a wish are hardly ever talk. What only tells why or what is
 *     so is left alone. N2. What was to follow such a part with «then» builds on it: nothing is done. N3. So is a clause behind all the
 *     values of a wish that says nothing of that wish: «把 foo 改名为 bar，部署到线上».
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import { clip, oneLine } from '../../../core/text/clip.ts'
import { followsOn } from '../../../core/text/follows-on.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { understand } from '../frames/understand.ts'
import { clausesOf, type Span } from '../heard/parts.ts'
import { isSmallTalk } from '../heard/small-talk.ts'
import type { Learned } from '../learn/learn.ts'
import { takesNames } from '../slots/slot-values.ts'
import type { Knowledge } from './team-knowledge.ts'

type Unread = { readonly notice: Notice; readonly instead: boolean }

const longest = 200
const tells =
  /^(?:because|since|as|so that|so|i(?:'m| am|'ve| have| was| think| guess)|we(?:'re| are|'ve| have)|it(?:'s| is| was)|that(?:'s| is| was)|this is|they|there|only|just|but|not|no|nothing|please|thanks) |^(?:因为|毕竟|这样|否则|不然|我(?:觉得|刚|已经|在)|这是|那是|别的|其[他它]|只|就)/

export function unreadBeside({ learned }: Knowledge, text: string, frames: readonly Frame[]): Unread | undefined {
  if (!takesNames(learned) || frames.every(({ agent }) => agent === null)) return
  const said = ({ start, end }: Span): string => oneLine(text.slice(start, end), longest).trim()
  const lost = frames
    .flatMap((frame): readonly Span[] => (frame.agent === null ? [frame] : behindValues(learned, text, frame)))
    .filter((part) => !isSmallTalk(said(part)) && !tells.test(foldInPlace(said(part)))) // N1
  const [first] = lost
  if (!first) return
  const follows = (f: Frame, i: number): boolean => f.start > first.start && followsOn(text, f, frames[i - 1])
  const instead = frames.some((f, i) => f.agent !== null && follows(f, i)) // N2
  return { notice: { say: 'not_understood', items: lost.map((part) => clip(said(part), longest)) }, instead }
}

/** N3. Blanks are what was set aside. */
function behindValues(learned: Learned, text: string, { intent, start, end, slots }: Frame): Span[] {
  const last = Math.max(-1, ...slots.map((one) => one.end ?? -1))
  if (last < 0) return []
  return clausesOf(text.slice(start, end))
    .map((clause) => ({ start: start + clause.start, end: start + clause.end }))
    .filter(
      (clause) =>
        clause.start >= last && understand(learned, text.slice(clause.start, clause.end)).frames[0]?.intent !== intent,
    )
}
