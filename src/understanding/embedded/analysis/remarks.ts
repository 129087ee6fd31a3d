/** What is told or asked where a message, or a part of it, leads to no work. */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import { plainAnswer } from '../../plain-answer.ts'
import { correctedText } from '../frames/bind-answer.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import { isOnlyFigures } from '../heard/figures.ts'
import { type Heard, putsRight } from '../heard/heed.ts'
import { findControl } from '../relation/control.ts'
import { foldText } from '../relation/relation-text.ts'
import { valuesIn } from '../slots/slot-values.ts'
import type { Meaning } from './around.ts'
import { asideIn, cannot, helpIn, lostIn, numberIn, talkIn } from './asides.ts'
import type { Reading } from './reading.ts'
import { isRemark } from './talk-beside.ts'
import type { Knowledge } from './team-knowledge.ts'
import { unreadBeside } from './unread.ts'

export type Meant = { readonly text: string; readonly meaning: Meaning }
export type Remark = {
  readonly notice?: Notice
  /** It is neither an answer nor a wish. */
  readonly aside: boolean
  /** Nothing else is done. */
  readonly instead: boolean
}
/** What is told or asked where the message, or a part of it, leads to no work. */
export function remarkOn(
  knowledge: Knowledge,
  reading: Reading,
  { heard, text, meaning, isTalk }: Meant & { readonly heard: Heard; readonly isTalk: boolean },
): Remark {
  const { running } = reading
  const { frames, notice } = meaning
  const corrects = running !== undefined && isCorrected(knowledge, reading, heard)
  const isAnswer = plainAnswer(reading.text) !== undefined && frames.some(({ agent }) => agent !== null) // «yes» to «shall I?»
  const aside =
    helpIn(knowledge, text, frames) ??
    (running
      ? asideIn(knowledge, { text, frames, running, corrects })
      : isAnswer && reading.pending
        ? undefined
        : (talkIn(knowledge, text, frames) ?? (isTalk && !isWished(frames) ? { say: 'small_talk' } : undefined)))
  const named = () =>
    valuesIn(
      reading.text,
      knowledge.learned.slots.filter(({ type }) => type === 'enum' || type === 'regex'),
    )
  if (reading.isBeyond) return { notice: cannot(knowledge, reading.text), aside: true, instead: true }
  if (isOnlyFigures(reading.text, named)) return { notice: { say: 'small_talk' }, aside: true, instead: true }
  const said = notice ?? aside
  if (said || running || isSteering(text)) return { notice: said, aside: !!aside, instead: !!aside }
  const unread = unreadBeside(knowledge, text, frames)
  if (unread) return { ...unread, aside: false }
  const isValue = meaning.candidates !== undefined || reading.pending !== undefined
  const lost =
    (isValue ? undefined : numberIn(knowledge, text, frames)) ??
    lostIn(knowledge, { text, frames, ...asksAlready(meaning, reading) })
  return { notice: lost, aside: false, instead: lost !== undefined }
}

/** One part is a remark, and the others are nothing that anybody of the team could take. */
export function isAllTalk(
  { learned, thresholds }: Knowledge,
  text: string,
  found: readonly UnderstoodFrame[],
): boolean {
  const said = ({ start, end }: UnderstoodFrame): string => text.slice(start, end)
  const told = found.filter((one) => isRemark({ learned, ...thresholds }, said(one), one))
  const typed = learned.slots.filter(({ type }) => type === 'enum' || type === 'regex')
  const others = found.filter((one) => !told.includes(one))
  return (
    told.length > 0 && others.every((one) => one.confidence < thresholds.ask && valuesIn(said(one), typed).length === 0)
  )
}

const isWished = (frames: readonly Frame[]): boolean => frames.some(({ agent }) => agent !== null)

const asksAlready = ({ candidates }: { readonly candidates?: unknown }, { hasCard }: Reading) => ({
  isBare: candidates !== undefined,
  hasCard: hasCard === true,
})

const isCorrected = ({ learned, thresholds }: Knowledge, reading: Reading, heard: Heard): boolean =>
  putsRight(heard) ||
  (reading.running !== undefined &&
    correctedText({ learned, text: heard.text, ...thresholds, ...heardIn(reading, heard) }, reading.running) !==
      undefined)

/** A control word is answered by what it does. */
const isSteering = (text: string): boolean =>
  findControl(foldText(text)).some(({ residue, strong }) => strong && residue.length === 0)

export const heardIn = ({ text }: Reading, heard: Heard) => ({
  original: text,
  corrects: putsRight(heard),
  from: heard.from,
})
