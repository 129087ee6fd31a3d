/** The words of a message as frames, with all that they are read beside. */

import type { Frame } from '../../../core/contracts/understanding.ts'
import { languageOf } from '../../../core/text/language.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { asOneForAll } from '../frames/one-for-all.ts'
import { understand } from '../frames/understand.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import { heed } from '../heard/heed.ts'
import { isLikeness } from '../heard/likeness.ts'
import { kindOf, type RecordBook } from '../records/record-book.ts'
import { tellsAge } from '../slots/ages.ts'
import { isOnlyPatient } from '../slots/persons.ts'
import { askedWhere } from './asked-where.ts'
import { complaintIn } from './complaints.ts'
import { fromMemory } from './from-memory.ts'
import type { Reading } from './reading.ts'
import { namesAll, settledRival } from './rivals.ts'
import { isOnlyTalk, isRemark, withoutTalk } from './talk-beside.ts'
import type { Knowledge } from './team-knowledge.ts'

/** The words of the message: what is meant of them, the frames that they are, and all that they are read beside. */
export function readWords(knowledge: Knowledge, reading: Reading) {
  const { learned, thresholds } = knowledge
  const {
    running,
    before,
    offered,
    told = [],
    remembered = () => [],
    known = [],
    now = 0,
    pending,
    history = [],
  } = reading
  const heard = heed(learned, reading.text)
  const text = heard.text.trim() === '' ? reading.text : heard.text
  const { lang, frames: cut } = understand(learned, text, { lang: reading.lang })
  const found = asOneForAll(learned, text, cut)
  const book = { kinds: knowledge.records, known, now }
  const recalled = (frames: Frame[]) => fromMemory(knowledge, { ...reading, text }, frames)
  const earlier = history.flatMap((one) => (one.role === 'user' ? one.text : []))
  const isMeant = reading.meant !== undefined
  const asked = { before, offered, running, pending }
  const around = { ...asked, original: reading.text, heard, told, earlier, remembered, book, recalled, isMeant }
  const pieces = reading.meant ? [reading.meant] : piecesOf(knowledge, { text, book }, found)
  const wishes = withoutTalk({ learned, text, act: thresholds.act, running }, withoutLikeness(text, pieces))
  return { heard, text, lang, found, around, pieces: wishes }
}

/** «…, same day»: beside a wish it only says when that is (records/same-day.ts). */
const withoutLikeness = (text: string, pieces: readonly Frame[]): readonly Frame[] =>
  pieces.length > 1 ? pieces.filter(({ start, end }) => !isLikeness(foldInPlace(text.slice(start, end)))) : pieces

type Said = { readonly text: string; readonly book: RecordBook }
/** Each piece as a frame; where two intents of an agent are almost as likely, what is meant is known or has to be asked (rivals.ts). */
function piecesOf(knowledge: Knowledge, { text, book }: Said, found: readonly UnderstoodFrame[]): Frame[] {
  const { learned, thresholds, harmful, words } = knowledge
  const { act, ask } = thresholds
  return found.map((read, i) => {
    const frame = askedWhere({ learned, text, places: knowledge.places() }, read) ?? read
    const own = text.slice(frame.start, frame.end)
    const beside = found.flatMap((one) => (one === read || one.confidence < act ? [] : one.intent))
    const isReason = beside.some((intent) => kindOf(book, intent) !== undefined) // «胸口闷，想挂个心内科»
    const complaint = isReason ? undefined : complaintIn({ learned, text, act }, frame)
    if (complaint) return frameOf(complaint, i, ask)
    if (isOnlyPatient(own)) return frameOf(frame, i, never)
    const isTold = tellsAge(own) || isOnlyTalk(learned, own, frame) || isRemark({ learned, act }, own, frame)
    const called = (intent: string): string => words.intent(intent, languageOf(text))
    const message = { learned, text, book, harmful, act, called, beside }
    const meant = namesAll(message, frame) ?? (isTold ? undefined : settledRival(message, frame))
    return frameOf(meant ?? frame, i, meant ? ask : never)
  })
}

/** No frame is so sure. */
const never = 1.1
/** Under `ask` nothing acts: such a frame fits nobody, and what it may have meant is asked. */
export function frameOf(frame: UnderstoodFrame, i: number, ask: number): Frame {
  const outside = frame.intent === 'oos' || frame.confidence < ask
  return {
    frame_id: `f${i + 1}`,
    intent: outside ? 'oos' : frame.intent,
    agent: outside ? null : frame.agent,
    start: frame.start,
    end: frame.end,
    confidence: frame.confidence,
    slots: frame.slots.map(({ slot, value, start, end }) => ({ slot, value, start, end })),
    missing_slots: outside ? [] : [...frame.missing_slots],
    reasons: frame.reasons.map(({ kind, text }) => `${kind}: ${text}`),
  }
}
