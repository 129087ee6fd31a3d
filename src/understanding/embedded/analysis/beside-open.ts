/**
 * What a message does to the wishes that are open, before the rest of it is read: it ends all of them, or one by its name, puts
 * another act in the place of one, or another value in the place of one that was said.
 */
import type { Frame, IntentOp } from '../../../core/contracts/understanding.ts'
import { languageOf } from '../../../core/text/language.ts'
import { heed } from '../heard/heed.ts'
import { blanked } from '../heard/parts.ts'
import { endsAll } from '../records/mentions.ts'
import { putsInPlace } from '../records/swapping.ts'
import { judgeRelation } from '../relation/judge-relation.ts'
import { typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { agreedBeside } from './agreed-beside.ts'
import { calledOffIn } from './called-off.ts'
import { asExchanged, type Exchanged, exchangedIn } from './exchanged-act.ts'
import { fillOther } from './fill-other.ts'
import { goalOf } from './goal.ts'
import { intentAnalysis } from './intent-analysis.ts'
import { type NamedOff, namedOffIn } from './named-off.ts'
import { readMessage } from './read-message.ts'
import { type Analysed, noTask, type Reading } from './reading.ts'
import type { OpenTask } from './running-task.ts'
import { asCancel } from './settle-relation.ts'
import type { Knowledge } from './team-knowledge.ts'

export function readBesideOpen(knowledge: Knowledge, reading: Reading): Analysed {
  const { running } = reading
  const agreed = running && agreedBeside(knowledge, reading, running)
  if (agreed) return agreed
  const all = running && endsAll(reading.text) ? endEverything(knowledge, reading, running) : undefined
  if (all) return all
  const other = exchangedIn(knowledge, reading.text, running)
  if (other && running) return exchangeAct(knowledge, reading, { ...other, running })
  const one = namedOffIn(knowledge, reading.text, running, (text) => readMessage(knowledge, { text }).frames)
  if (one && one.rest === undefined) return fillOther(knowledge, reading, one) ?? endOne(knowledge, reading, one)
  const off = one?.rest === undefined ? calledOffIn(knowledge, reading.text, running) : restOf(reading.text, one.rest)
  if (!off) return readMessage(knowledge, { ...reading, text: withoutReplaced(knowledge, reading) })
  const next = off.rest && readMessage(knowledge, { ...reading, text: off.rest, running: undefined })
  if (!next || next.notice || !next.intent_ops.some(({ op }) => op === 'add'))
    return one ? endOrExchange(knowledge, reading, one) : readMessage(knowledge, { ...reading, text: off.lead })
  if (off.rest && next.frames.some((frame) => changesOpen(knowledge, frame, running)))
    return readMessage(knowledge, { ...reading, text: off.rest })
  const ended: IntentOp = { op: 'cancel', frame_id: running?.frameId ?? 'current', reason: off.lead.trim() }
  return { ...next, intent_ops: [ended, ...next.intent_ops] }
}

/** «cancel everything» while something is open ends that, and all that stands. */
function endEverything(
  knowledge: Knowledge,
  reading: Reading,
  { frameId = 'current' }: OpenTask,
): Analysed | undefined {
  const next = readMessage(knowledge, { ...reading, running: undefined })
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
  const next = readMessage(knowledge, { ...reading, text: rest, running: undefined, meant: frame })
  const ended: IntentOp = { op: 'cancel', frame_id: running.frameId ?? 'current', reason: reading.text }
  return { ...next, intent_ops: [ended, ...next.intent_ops] }
}

/** «不挂皮肤科了，改挂眼科，周三»: what follows gives the waiting wish other values; else it is only a reason. */
function endOrExchange(knowledge: Knowledge, reading: Reading, one: NamedOff): Analysed {
  const typed = typedSlotsOf(knowledge.learned, reading.running?.agent ?? null)
  const gives = valuesIn(one.rest ?? '', typed).length > 0
  return gives ? readMessage(knowledge, reading) : endOne(knowledge, reading, one)
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
