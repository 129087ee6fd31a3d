/** One message, or the part of it that is left, read as a whole: what its words mean, what is told about it, and what it does to frames. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { fillFreeText } from '../frames/bind-answer.ts'
import { withNames } from '../frames/its-name.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import { isFigurative } from '../heard/figures.ts'
import { asWritten } from '../heard/verbatim.ts'
import { goalOf } from './goal.ts'
import { intentAnalysis } from './intent-analysis.ts'
import { focusOf, intentOps } from './intent-ops.ts'
import { meaningOf } from './meaning.ts'
import { readWords } from './read-words.ts'
import type { Analysed, Reading } from './reading.ts'
import { relationTo } from './relation-to.ts'
import { heardIn, isAllTalk, remarkOn } from './remarks.ts'
import { rightAndMore } from './right-and-more.ts'
import { endsLast } from './rivals.ts'
import { segmentsOf } from './segments.ts'
import type { Knowledge } from './team-knowledge.ts'
import { withDays } from './with-days.ts'
import { withoutRepeats } from './without-repeats.ts'

const mostCandidates = 3

export function readMessage(knowledge: Knowledge, reading: Reading): Analysed {
  const { learned, thresholds } = knowledge
  const { running, now = 0 } = reading
  const read = readWords(knowledge, reading)
  const { heard, text, lang } = read
  const meaning = rightAndMore(knowledge, reading, heard) ?? meaningOf(knowledge, read.around, read.pieces)
  const isTalk = isAllTalk(knowledge, text, read.found) || isFigurative(reading.text)
  const remark = remarkOn(knowledge, reading, { heard, text, meaning, isTalk })
  const judged = relationTo(knowledge, reading, { text, lang, meaning, remark })
  const notice = judged.relation === 'control_instruction' ? undefined : remark.notice // a control word is answered by what it does
  const answers = running?.asked !== undefined && !notice && judged.relation === 'same_task_no_change'
  const answered = answers ? running : undefined
  const meant =
    notice && remark.instead
      ? []
      : answered
        ? fillFreeText({ learned, text, ...thresholds, ...heardIn(reading, heard) }, meaning.frames, answered)
        : meaning.frames
  const written = meant.map((frame) => asWritten(learned, { text: reading.text, aside: heard.aside }, frame))
  const frames = withNames(learned, written, reading.told ?? [])
  const ops = intentOps({ judged, frames, running, knowledge })
  const isUnsure = (f: Frame): boolean => f.agent !== null && f.confidence < thresholds.act
  const goal = goalOf({ text: reading.text, lang, words: knowledge.words }, frames)
  const asksBack = notice !== undefined || ops[0]?.op === 'clarify'
  const { withheld, candidates = candidatesOf(read.found) } = meaning
  return {
    ...intentAnalysis(judged, { goal, isRunning: running !== undefined, thresholds }),
    frames: frames.map((frame) => withoutRepeats(now > 0 ? withDays(learned, frame, now) : frame)),
    intent_ops: ops,
    focus_frame_id: focusOf(frames, running, knowledge),
    segments: segmentsOf({
      text: reading.text,
      heard,
      frames,
      withheld,
      answered: answered?.asked ?? [],
      asksBack,
    }),
    notice,
    relation: judged,
    candidates:
      ops[0]?.op === 'clarify' || frames.some(isUnsure)
        ? endsLast(knowledge, text, candidates).slice(0, mostCandidates)
        : [],
  }
}

const candidatesOf = (frames: readonly UnderstoodFrame[]): string[] => [
  ...new Set(frames.flatMap((f) => f.candidates.slice(0, 2).map((c) => c.intent))),
]
