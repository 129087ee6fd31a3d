/**
 * Reads a message while an offer is all that is open to the person (core/work/handoff.ts): a yes or no, alone or with more behind it.
 * Anything else is read as usual.
 *
 * Y1. A yes with more takes the offer up if the rest is values of the offered agent or the wish that is offered: «ok, friday».
 * Y2. A no with more declines, and the rest is a message of its own: «no, where is the pharmacy?».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { languageOf } from '../../../core/text/language.ts'
import { leadingAnswer, plainAnswer } from '../../plain-answer.ts'
import { correct } from '../frames/bind-answer.ts'
import { joinValues } from '../frames/join-values.ts'
import { understand } from '../frames/understand.ts'
import { judgeRelation } from '../relation/judge-relation.ts'
import { analyse } from './analyse.ts'
import { goalOf } from './goal.ts'
import { intentAnalysis } from './intent-analysis.ts'
import { frameOf } from './read-words.ts'
import { type Analysed, noTask, type Reading } from './reading.ts'
import { asAnswer } from './settle-relation.ts'
import type { Knowledge } from './team-knowledge.ts'

type Offered = { readonly agent: string; readonly intent: string }
type Answered = Analysed & { readonly says?: 'yes' | 'no'; readonly saysMore?: true }

export function analyseOffered(knowledge: Knowledge, reading: Reading, offered: Offered): Answered {
  const { text } = reading
  const plain = plainAnswer(text)
  if (plain) return { ...answerToOffer(knowledge, reading, []), says: plain }
  const lead = leadingAnswer(text)
  if (!lead) return analyse(knowledge, reading)
  const rest = ' '.repeat(lead.from) + text.slice(lead.from) // offsets stay those of the whole message
  if (lead.says === 'no') return { ...analyse(knowledge, { ...reading, text: rest }), says: 'no', saysMore: true } // Y2
  const frames = acceptedIn(knowledge, rest, offered)
  if (frames.length === 0) return analyse(knowledge, reading)
  return { ...answerToOffer(knowledge, reading, frames), says: 'yes', saysMore: true }
}

/** Y1. None: the message is about something else. */
function acceptedIn({ learned, thresholds }: Knowledge, text: string, { agent, intent }: Offered): Frame[] {
  const message = { learned, text, ...thresholds }
  const found = understand(learned, text).frames.map((frame, i) => frameOf(frame, i, thresholds.ask))
  const frames = correct(message, joinValues(message, found), { agent, intent, slots: {} })
  return frames.every((frame) => frame.intent === intent) ? frames : []
}

/** To what was offered it is an answer, whatever else it looks like; all it asks for is in these frames. */
function answerToOffer(knowledge: Knowledge, reading: Reading, frames: Frame[]): Analysed {
  const { weights, thresholds, words } = knowledge
  const { text, running, history = [] } = reading
  const lang = languageOf(text)
  const relation = judgeRelation(weights, { text, lang, task: running ?? noTask, history })
  const judged = asAnswer(relation, { to: 'offer', confidence: 0.95 })
  const goal = goalOf({ text, lang, words }, frames)
  return {
    ...intentAnalysis(judged, { goal, isRunning: running !== undefined, thresholds }),
    frames,
    intent_ops: [],
    focus_frame_id: null,
    segments: [{ start: 0, end: text.length, became: 'answer' }],
    relation: judged,
    candidates: [],
  }
}
