/** What a message gives the task that waits: the answer to its question, and what is put right of what it has. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { bindAnswer, correctedText } from '../frames/bind-answer.ts'
import { narrowedIn } from '../frames/narrowed.ts'
import { putsRight } from '../heard/heed.ts'
import { ofSomethingElse } from '../heard/lasting.ts'
import { asksForInformation, asksSomething } from '../heard/moods.ts'
import { clausesOf } from '../heard/parts.ts'
import { onlyTold, proposes } from '../heard/proposing.ts'
import { kindOf, type RecordBook } from '../records/record-book.ts'
import { typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import type { Around } from './around.ts'
import { ofOthers, withoutTold } from './guards.ts'
import { rolesIn } from './roles.ts'
import type { OpenTask } from './running-task.ts'
import type { Knowledge } from './team-knowledge.ts'

type Waiting = { readonly split: readonly Frame[]; readonly running: OpenTask }
/** What the message gives the task that waits. */
export function answersIn(knowledge: Knowledge, around: Around, { split, running }: Waiting): Frame[] {
  const { heard, book } = around
  const message = {
    learned: knowledge.learned,
    text: heard.text,
    ...knowledge.thresholds,
    asks: asksSomething,
    inquires: asksForInformation,
    clauses: clausesOf,
    proposes,
    onlyTold,
    ofElse: ofSomethingElse,
  }
  const left = split.filter((frame) => !isDropped(knowledge, heard.text, { frame, running }))
  const meant = left.length > 0 ? left : split
  const bound = bindAnswer(message, meant, running, (x, y) => isSameRecord(book, x, y))
  const own = withoutTold(heard.text, ofOthers(bound, running, knowledge.thresholds.act), running)
  return correctedIn(knowledge, around, saidOnce(own, running, rolesIn(knowledge, book)))
}

const drops = /\b(?:forget|skip|drop|scrap|never mind|leave)\b|算了|不[挂约看要去]/
/** «forget the dermatologist, I'd like the GP»: what the waiting task has is only named to be dropped. */
function isDropped(
  { learned }: Knowledge,
  text: string,
  { frame, running }: { readonly frame: Frame; readonly running: OpenTask },
): boolean {
  const said = text.slice(frame.start, frame.end)
  if (!drops.test(foldInPlace(said))) return false
  const known = new Map(Object.entries(running.slots))
  const values = valuesIn(said, typedSlotsOf(learned, running.agent))
  return values.length > 0 && values.every(({ slot, value }) => known.get(slot) === value)
}

/** «since last night, about 10 hours» answers once, where the wish commits to nothing: another value of what was asked is no second wish. */
function saidOnce(
  frames: Frame[],
  { intent, asked = [] }: OpenTask,
  { commits }: { commits: (intent: string) => boolean },
) {
  if (intent === undefined || commits(intent)) return frames
  const said = (f: Frame, i: number): boolean =>
    f.slots.every(
      ({ slot }) =>
        asked.includes(slot) &&
        frames.slice(0, i).some((one) => one.intent === intent && one.slots.some((x) => x.slot === slot)),
    )
  return frames.filter((f, i) => f.intent !== intent || f.slots.length === 0 || !said(f, i))
}

/** Free words of the running task that are put right, or its places narrowed, with what else the message gives it. */
function correctedIn(
  { learned, thresholds }: Knowledge,
  { heard, original, running }: Around,
  frames: Frame[],
): Frame[] {
  const [first] = frames
  if (!running?.intent || !first) return frames
  const { text, from } = heard
  const corrects = putsRight(heard)
  const narrowed = narrowedIn(learned, original, running)
  const put = narrowed[0] ?? correctedText({ learned, text, ...thresholds, corrects, from, original }, running)
  if (!put) return frames
  const { intent, agent } = running
  const own = frames.filter((f) => f.intent === intent).flatMap((f) => f.slots.filter(({ slot }) => slot !== put.slot))
  const given = own.filter(({ start }) => start !== undefined)
  const others = frames.filter((f) => f.intent !== intent && f.slots.some(({ start }) => start !== undefined))
  return [{ ...first, intent, agent, slots: [...given, put, ...narrowed.slice(1)], missing_slots: [] }, ...others]
}

/** A change of what is being made is a word about the same thing. */
function isSameRecord(book: RecordBook, x: string, y: string): boolean {
  const kind = kindOf(book, x)
  return (
    kind !== undefined && kind === kindOf(book, y) && [x, y].includes(kind.made) && [x, y].includes(kind.changed ?? '')
  )
}
