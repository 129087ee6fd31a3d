/**
 * What became of each part of a message: a wish, a value of one, an answer, talk, or a question. Every part with words in it is there,
 * so that nothing vanishes unseen.
 */
import type { Frame, Segment } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isInterjection } from '../features/function-words.ts'
import { isQuestion } from '../heard/cues.ts'
import type { Heard } from '../heard/heed.ts'
import { clausesOf, overlapsWith, type Span } from '../heard/parts.ts'
import type { Withheld } from './by-mood.ts'

type Read = {
  readonly text: string
  readonly heard: Heard
  readonly frames: readonly Frame[]
  readonly withheld: readonly Withheld[]
  /** What the running task asked for, where the message answers it. */
  readonly answered: readonly string[]
  /** Something is asked back about what is left. */
  readonly asksBack: boolean
}

export function segmentsOf(read: Read): Segment[] {
  const parts = clausesOf(read.text)
    .slice(0, 1_000)
    .map((clause) => became(read, trimmed(read.text, clause)))
  const joined: Segment[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && last.became === part.became && last.ref === part.ref)
      joined[joined.length - 1] = { ...last, end: part.end }
    else joined.push(part)
  }
  return joined
}

/** With parts that nobody does, which stand apart from what is around them. */
export function withParts(text: string, segments: readonly Segment[], told: readonly Span[]): Segment[] {
  const parts = told.map((part) => trimmed(text, part))
  const rest = parts.reduce((left: readonly Segment[], part) => left.flatMap((one) => around(one, part)), segments)
  const asked = parts.map((part): Segment => ({ ...part, became: 'question' }))
  return [...rest.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end))), ...asked]
    .map((one) => ({ ...one, ...trimmed(text, one) }))
    .sort((a, b) => a.start - b.start)
}

const around = (one: Segment, { start, end }: Span): Segment[] =>
  overlapsWith(one, { start, end })
    ? [
        { ...one, end: start },
        { ...one, start: end },
      ].filter((left) => left.end > left.start)
    : [one]

function became({ heard, frames, withheld, answered, asksBack }: Read, clause: Span): Segment {
  const left = heard.text.slice(clause.start, clause.end)
  if (left.trim() === '') return { ...clause, became: 'talk' }
  const values = frames.flatMap((frame) =>
    frame.slots.flatMap(({ slot, start, end }) =>
      start !== undefined && end !== undefined && overlapsWith({ start, end }, clause) ? [{ frame, slot }] : [],
    ),
  )
  const answer = values.find(({ slot }) => answered.includes(slot))
  if (answer) return { ...clause, became: 'answer', ref: answer.slot }
  const within = frames.filter((frame) => frame.agent !== null && overlapsWith(frame, clause))
  const [owner] = values.length > 0 ? values.map(({ frame }) => frame) : within
  if (owner && owner.agent !== null)
    return {
      ...clause,
      became: within[0] === undefined || isLater(within, owner, clause) ? 'value' : 'frame',
      ref: owner.frame_id,
    }
  const held = withheld.find(({ frame }) => overlapsWith(frame, clause))
  if (held) return { ...clause, became: held.mood === 'asked' || held.mood === 'supposed' ? 'question' : 'talk' }
  const asks = isQuestion.test(foldInPlace(left)) || (asksBack && !saysNothing(left))
  return { ...clause, became: asks ? 'question' : 'talk' }
}

/** The words of the wish stand before this clause, which only adds values. */
const isLater = (within: readonly Frame[], owner: Frame, clause: Span): boolean =>
  within.includes(owner) && owner.start < clause.start && owner.slots.some(({ start = -1 }) => start >= clause.start)

const saysNothing = (text: string): boolean =>
  tokeniseMessage(text).every(({ kind, text: word }) => kind === 'mark' || isInterjection(word))

function trimmed(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end)
  return { start: start + said.length - said.trimStart().length, end: end - (said.length - said.trimEnd().length) }
}
