/**
 * Parts of a message that nobody understood, beside wishes that are carried out: they are told, so that nothing vanishes.
 *
 * N1. Only for teams whose samples have names as values: there, words beside a wish are hardly ever talk. What only tells why or what is
 *     so is left alone. N2. What was to follow such a part with «then» builds on it: nothing is done.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import { clip, oneLine } from '../../../core/text/clip.ts'
import { followsOn } from '../../../core/text/follows-on.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { isSmallTalk } from '../heard/small-talk.ts'
import { takesNames } from '../heard/verbatim.ts'
import type { Knowledge } from './team-knowledge.ts'

type Unread = { readonly notice: Notice; readonly instead: boolean }

const longest = 200
const tells =
  /^(?:because|since|as|so that|so|i(?:'m| am|'ve| have| was| think| guess)|we(?:'re| are|'ve| have)|it(?:'s| is| was)|that(?:'s| is| was)|this is|they|there) |^(?:因为|毕竟|这样|否则|不然|我(?:觉得|刚|已经|在)|这是|那是)/

export function unreadBeside({ learned }: Knowledge, text: string, frames: readonly Frame[]): Unread | undefined {
  if (!takesNames(learned) || frames.every(({ agent }) => agent === null)) return
  const said = ({ start, end }: Frame): string => oneLine(text.slice(start, end), longest)
  const lost = frames.filter((f) => f.agent === null && !isSmallTalk(said(f)) && !tells.test(foldInPlace(said(f)))) // N1
  const first = frames.findIndex((frame) => lost.includes(frame))
  if (first < 0) return
  const instead = frames.some((f, i) => i > first && f.agent !== null && followsOn(text, f, frames[i - 1])) // N2
  return { notice: { say: 'not_understood', items: lost.map((f) => clip(said(f), longest)) }, instead }
}
