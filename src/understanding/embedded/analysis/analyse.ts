/**
 * Puts the parts of understanding together (S2 §9): the frames of the message, what they mean together and beside what is known, the
 * relation to the running task, what the message does to frames, and the IntentAnalysis. The engine behind the port is engine.ts.
 */
import type { Frame, IntentOp, Notice } from '../../../core/contracts/understanding.ts'
import { languageOf, type Spoken } from '../../../core/text/language.ts'
import { plainAnswer } from '../../plain-answer.ts'
import { correctedText, fillFreeText } from '../frames/bind-answer.ts'
import { withNames } from '../frames/its-name.ts'
import { asOneForAll } from '../frames/one-for-all.ts'
import { sharesOfWhole, understand } from '../frames/understand.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import { isFigurative, isOnlyFigures } from '../heard/figures.ts'
import { type Heard, heed } from '../heard/heed.ts'
import { blanked } from '../heard/parts.ts'
import { asWritten, heldBack } from '../heard/verbatim.ts'
import type { Learned } from '../learn/learn.ts'
import { endsAll } from '../records/mentions.ts'
import { kindOf, type RecordBook } from '../records/record-book.ts'
import { putsInPlace } from '../records/swapping.ts'
import { findControl } from '../relation/control.ts'
import { judgeRelation } from '../relation/judge-relation.ts'
import { foldText } from '../relation/relation-text.ts'
import type { RelationInput, RelationJudgement } from '../relation/relation-types.ts'
import { tellsAge } from '../slots/ages.ts'
import { isOnlyPatient } from '../slots/persons.ts'
import { typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { asideIn, cannot, helpIn, lostIn, numberIn, talkIn } from './asides.ts'
import { beyondIn, unfitIn, wordsOf } from './beyond.ts'
import { calledOffIn } from './called-off.ts'
import { complaintIn } from './complaints.ts'
import { asExchanged, type Exchanged, exchangedIn } from './exchanged-act.ts'
import { fillOther } from './fill-other.ts'
import { fromMemory } from './from-memory.ts'
import { goalOf } from './goal.ts'
import { intentAnalysis } from './intent-analysis.ts'
import { focusOf, intentOps } from './intent-ops.ts'
import { meaningOf } from './meaning.ts'
import { type NamedOff, namedOffIn } from './named-off.ts'
import { type Analysed, noTask, type Reading } from './reading.ts'
import { endsLast, namesAll, settledRival } from './rivals.ts'
import type { OpenTask } from './running-task.ts'
import { segmentsOf, withParts } from './segments.ts'
import { asAnswer, asCancel, besideTask, withoutTask } from './settle-relation.ts'
import { isOnlyTalk, isRemark, withoutTalk } from './talk-beside.ts'
import type { Knowledge } from './team-knowledge.ts'
import { unreadBeside } from './unread.ts'
import { withDays } from './with-days.ts'
import { withoutRepeats } from './without-repeats.ts'

const mostCandidates = 3

export function analyse(knowledge: Knowledge, reading: Reading): Analysed {
  const held = heldBack(knowledge.learned, reading.text, {
    isAnswer: reading.running?.asked !== undefined,
    told: reading.told ?? [],
  })
  if (!held) return analyseSaid(knowledge, reading)
  const recall = reading.recall && ((text: string) => reading.recall?.(held.putBack(text)))
  return held.putBack(analyseSaid(knowledge, { ...reading, text: held.text, recall }))
}

function analyseSaid(knowledge: Knowledge, sent: Reading): Analysed {
  const beyond = beyondIn(knowledge, sent.text)
  if (beyond?.isAll) return analyseAll(knowledge, { ...sent, isBeyond: true })
  const reading = beyond ? { ...sent, text: beyond.rest } : sent
  const done = analyseRest(knowledge, reading)
  const parts = [...(beyond?.parts ?? []), ...unfitIn(knowledge, reading.text, done.frames)]
  if (parts.length === 0 || done.notice?.say === 'cannot') return done
  return { ...done, beyond: wordsOf(sent.text, parts), segments: withParts(sent.text, done.segments ?? [], parts) }
}

function analyseRest(knowledge: Knowledge, reading: Reading): Analysed {
  const { running } = reading
  const all = running && endsAll(reading.text) ? endEverything(knowledge, reading, running) : undefined
  if (all) return all
  const other = exchangedIn(knowledge, reading.text, running)
  if (other && running) return exchangeAct(knowledge, reading, { ...other, running })
  const one = namedOffIn(knowledge, reading.text, running, (text) => analyseAll(knowledge, { text }).frames)
  if (one && one.rest === undefined) return fillOther(knowledge, reading, one) ?? endOne(knowledge, reading, one)
  const off = one?.rest === undefined ? calledOffIn(knowledge, reading.text, running) : restOf(reading.text, one.rest)
  if (!off) return analyseAll(knowledge, { ...reading, text: withoutReplaced(knowledge, reading) })
  const next = off.rest && analyseAll(knowledge, { ...reading, text: off.rest, running: undefined })
  if (!next || next.notice || !next.intent_ops.some(({ op }) => op === 'add'))
    return one ? endOrExchange(knowledge, reading, one) : analyseAll(knowledge, { ...reading, text: off.lead })
  if (off.rest && next.frames.some((frame) => changesOpen(knowledge, frame, running)))
    return analyseAll(knowledge, { ...reading, text: off.rest })
  const ended: IntentOp = { op: 'cancel', frame_id: running?.frameId ?? 'current', reason: off.lead.trim() }
  return { ...next, intent_ops: [ended, ...next.intent_ops] }
}

/** «cancel everything» while something is open ends that, and all that stands. */
function endEverything(
  knowledge: Knowledge,
  reading: Reading,
  { frameId = 'current' }: OpenTask,
): Analysed | undefined {
  const next = analyseAll(knowledge, { ...reading, running: undefined })
  const isEnd = ({ intent }: Frame): boolean => knowledge.records.some(({ ended }) => ended === intent)
  if (next.notice || !next.frames.some(({ record }) => record !== undefined) || !next.frames.every(isEnd)) return
  return { ...next, intent_ops: [{ op: 'cancel', frame_id: frameId, reason: reading.text }, ...next.intent_ops] }
}

/** «not cancel, move it»: what waits ends, and the act that is meant takes its place. */
function exchangeAct(
  knowledge: Knowledge,
  reading: Reading,
  { intent, rest, running }: Exchanged & { readonly running: OpenTask },
): Analysed {
  const frame = asExchanged(knowledge, { text: heed(knowledge.learned, rest).text, intent }, running)
  const next = analyseAll(knowledge, { ...reading, text: rest, running: undefined, meant: frame })
  const ended: IntentOp = { op: 'cancel', frame_id: running.frameId ?? 'current', reason: reading.text }
  return { ...next, intent_ops: [ended, ...next.intent_ops] }
}

/** «不挂皮肤科了，改挂眼科，周三»: what follows gives the waiting wish other values; else it is only a reason. */
function endOrExchange(knowledge: Knowledge, reading: Reading, one: NamedOff): Analysed {
  const typed = typedSlotsOf(knowledge.learned, reading.running?.agent ?? null)
  const gives = valuesIn(one.rest ?? '', typed).length > 0
  return gives ? analyseAll(knowledge, reading) : endOne(knowledge, reading, one)
}

/** «还是不看消化内科了，换成全科吧»: what is only being made has no record yet, and is itself what changes. */
const changesOpen = ({ records }: Knowledge, { intent }: Frame, running: OpenTask | undefined): boolean =>
  records.some(({ made, changed }) => intent === changed && running?.intent === made)

/** «let's swap gastro for general practice»: of what is being made, the value that another takes the place of is not meant. */
function withoutReplaced({ learned, records }: Knowledge, { text, running }: Reading): string {
  const kind = records.find(({ made }) => made === running?.intent)
  const [subject = ''] = kind?.key ?? []
  const old = new Map(Object.entries(running?.slots ?? {})).get(subject)
  if (old === undefined) return text
  const named = valuesIn(text, typedSlotsOf(learned, running?.agent ?? null)).filter(({ slot }) => slot === subject)
  const next = named.find(({ value }) => value !== old)
  const isSwapped = next && named.some(({ value }) => value === old) && putsInPlace(text, named, next.value)
  return isSwapped
    ? blanked(
        text,
        named.filter(({ value }) => value === old),
      )
    : text
}

const restOf = (text: string, rest: string) => ({ lead: text.slice(0, rest.length - rest.trimStart().length), rest })

/** One open wish ends; the others go on. */
function endOne(knowledge: Knowledge, reading: Reading, { ended, kept }: NamedOff): Analysed {
  const { weights, thresholds, words } = knowledge
  const { text, running = noTask, history = [] } = reading
  const lang = languageOf(text)
  const judged = asCancel(judgeRelation(weights, { text, lang, task: running, history }), thresholds.act)
  const goal = goalOf({ text, lang, words }, [])
  const goesOn = kept.map((frame_id): IntentOp => ({ op: 'continue', frame_id, reason: judged.reasoning }))
  return {
    ...intentAnalysis(judged, { goal, isRunning: true, thresholds }),
    frames: [],
    intent_ops: [{ op: 'cancel', frame_id: ended, reason: judged.reasoning }, ...goesOn],
    focus_frame_id: null,
    segments: [{ start: 0, end: text.length, became: 'talk' }],
    relation: judged,
    candidates: [],
  }
}

function analyseAll(knowledge: Knowledge, reading: Reading): Analysed {
  const { learned, thresholds } = knowledge
  const { running, now = 0 } = reading
  const read = readWords(knowledge, reading)
  const { heard, text, lang } = read
  const meaning = meaningOf(knowledge, read.around, read.pieces)
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

/** The words of the message: what is meant of them, the frames that they are, and all that they are read beside. */
function readWords(knowledge: Knowledge, reading: Reading) {
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
  const wishes = withoutTalk({ learned, text, act: thresholds.act, running }, pieces)
  return { heard, text, lang, found, around, pieces: wishes }
}

type Said = { readonly text: string; readonly book: RecordBook }
/** Each piece as a frame; where two intents of an agent are almost as likely, what is meant is known or has to be asked (rivals.ts). */
function piecesOf(knowledge: Knowledge, { text, book }: Said, found: readonly UnderstoodFrame[]): Frame[] {
  const { learned, thresholds, harmful, words } = knowledge
  const { act, ask } = thresholds
  return found.map((frame, i) => {
    const own = text.slice(frame.start, frame.end)
    const beside = found.flatMap((one) => (one === frame || one.confidence < act ? [] : one.intent))
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

type Meant = { readonly text: string; readonly meaning: ReturnType<typeof meaningOf> }
type Remark = {
  readonly notice?: Notice
  /** It is neither an answer nor a wish. */
  readonly aside: boolean
  /** Nothing else is done. */
  readonly instead: boolean
}
/** What is told or asked where the message, or a part of it, leads to no work. */
function remarkOn(
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
function isAllTalk({ learned, thresholds }: Knowledge, text: string, found: readonly UnderstoodFrame[]): boolean {
  const said = ({ start, end }: UnderstoodFrame): string => text.slice(start, end)
  const told = found.filter((one) => isRemark({ learned, ...thresholds }, said(one), one))
  const typed = learned.slots.filter(({ type }) => type === 'enum' || type === 'regex')
  const others = found.filter((one) => !told.includes(one))
  return (
    told.length > 0 && others.every((one) => one.confidence < thresholds.ask && valuesIn(said(one), typed).length === 0)
  )
}

const isWished = (frames: readonly Frame[]): boolean => frames.some(({ agent }) => agent !== null)

/** How the message relates to the task that is running, or to none. */
function relationTo(
  knowledge: Knowledge,
  reading: Reading,
  { text, lang, meaning, remark }: Meant & { readonly lang: Spoken; readonly remark: Remark },
): RelationJudgement {
  const { running, history = [] } = reading
  const judge = (message: RelationInput): RelationJudgement => judgeRelation(knowledge.weights, message)
  const message = { text, lang, history, task: running ?? noTask }
  if (!running)
    return withoutTask(message, meaning.frames, { ...knowledge.thresholds, judge, maySteer: !remark.notice })
  const router = routerScores(knowledge.learned, text, running.agent)
  const relation = judge({ ...message, router })
  return besideTask(relation, meaning.frames, { ...knowledge, running, text, said: reading.text, aside: remark.aside })
}

const asksAlready = ({ candidates }: { readonly candidates?: unknown }, { hasCard }: Reading) => ({
  isBare: candidates !== undefined,
  hasCard: hasCard === true,
})

const isCorrected = ({ learned, thresholds }: Knowledge, reading: Reading, heard: Heard): boolean =>
  heard.corrects ||
  (reading.running !== undefined &&
    correctedText({ learned, text: heard.text, ...thresholds, ...heardIn(reading, heard) }, reading.running) !==
      undefined)

/** A control word is answered by what it does. */
const isSteering = (text: string): boolean =>
  findControl(foldText(text)).some(({ residue, strong }) => strong && residue.length === 0)

const heardIn = ({ text }: Reading, { corrects, from }: Heard) => ({ original: text, corrects, from })

/** To what was offered it is an answer, whatever else it looks like; all it asks for is in these frames. */
export function answerToOffer(knowledge: Knowledge, reading: Reading, frames: Frame[]): Analysed {
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

/** How well the whole message fits the running agent, and the best other one: worth more to the relation than any other feature. */
function routerScores(learned: Learned, text: string, own: string): { own: number; other: number } {
  const scores = { own: 0, other: 0 }
  for (const { agent, share } of sharesOfWhole(learned, text)) {
    const side = agent === own ? 'own' : 'other'
    scores[side] = Math.max(scores[side], share)
  }
  return scores
}

const candidatesOf = (frames: readonly UnderstoodFrame[]): string[] => [
  ...new Set(frames.flatMap((f) => f.candidates.slice(0, 2).map((c) => c.intent))),
]
