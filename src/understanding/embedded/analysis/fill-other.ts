/**
 * One of two open wishes ends (named-off:L8), and what else is said fills the other, which is asked for anew: «leave out dermatology, just
 * ENT, on Friday».
 */
import type { IntentOp } from '../../../core/contracts/understanding.ts'
import { languageOf } from '../../../core/text/language.ts'
import { heed } from '../heard/heed.ts'
import { missingFrom } from '../records/resolve-records.ts'
import { judgeRelation } from '../relation/judge-relation.ts'
import type { RelationInput, RelationJudgement } from '../relation/relation-types.ts'
import { asSlot, type FrameSlot, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { goalOf } from './goal.ts'
import { intentAnalysis } from './intent-analysis.ts'
import { focusOf, intentOps } from './intent-ops.ts'
import type { NamedOff } from './named-off.ts'
import { type Analysed, noTask, type Reading } from './reading.ts'
import { segmentsOf } from './segments.ts'
import { withoutTask } from './settle-relation.ts'
import type { Knowledge } from './team-knowledge.ts'
import { withDays } from './with-days.ts'

/** Undefined: nothing is given, or it is another kind of wish. */
export function fillOther(knowledge: Knowledge, reading: Reading, { given }: NamedOff): Analysed | undefined {
  const { learned, thresholds, words, weights } = knowledge
  const { text, running, history = [], now = 0 } = reading
  if (!given || !running || given.to.intent !== running.intent) return
  const { agent, intent, slots: known } = given.to
  const values = valuesIn(given.text, typedSlotsOf(learned, agent)).filter(({ slot }) => !(slot in known))
  const kept = Object.entries(known).flatMap(([slot, value]): FrameSlot[] =>
    typeof value === 'string' || typeof value === 'number' ? [{ slot, value }] : [],
  )
  const slots = [...kept, ...values.map(asSlot)]
  const own = { frame_id: 'f1', intent, agent, start: 0, end: text.length, confidence: thresholds.act, slots }
  const frame = { ...own, missing_slots: missingFrom(learned, own, slots), reasons: [given.text.trim()] }
  const lang = languageOf(text)
  const judge = (message: RelationInput): RelationJudgement => judgeRelation(weights, message)
  const judged = withoutTask({ text, lang, task: noTask, history }, [frame], { ...thresholds, maySteer: false, judge })
  const ended: IntentOp = { op: 'cancel', frame_id: running.frameId ?? 'current', reason: text }
  return {
    ...intentAnalysis(judged, { goal: goalOf({ text, lang, words }, [frame]), isRunning: false, thresholds }),
    frames: [now > 0 ? withDays(learned, frame, now) : frame],
    intent_ops: [ended, ...intentOps({ judged, frames: [frame], running: undefined, knowledge })],
    focus_frame_id: focusOf([frame], undefined, knowledge),
    segments: segmentsOf({
      text,
      heard: heed(learned, given.text),
      frames: [frame],
      withheld: [],
      answered: [],
      asksBack: false,
    }),
    relation: judged,
    candidates: [],
  }
}
