/** A message about what came before: the answer to what was asked back, or a detail of what was just done. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { languageOf } from '../../../core/text/language.ts'
import { plainAnswer } from '../../plain-answer.ts'
import type { Told } from '../frames/share-slots.ts'
import { asksSomething } from '../heard/moods.ts'
import { agreedTo } from '../records/agreeing.ts'
import { detailOfNamed } from '../records/details.ts'
import { daysExchanged } from '../records/exchanging.ts'
import { followUp } from '../records/follow-up.ts'
import { changedInPairs } from '../records/in-pairs.ts'
import { answerPending } from '../records/pending.ts'
import { changedAsPointed } from '../records/pointed-first.ts'
import { kindOf } from '../records/record-book.ts'
import { refusedIn } from '../records/refusing.ts'
import type { Message as Records } from '../records/resolve-records.ts'
import { swapped } from '../records/swapping.ts'
import { type Around, type Meaning, numbered, type Read } from './around.ts'
import { moodOfDetail, noticeOf, type Withheld } from './by-mood.ts'
import type { Knowledge } from './team-knowledge.ts'

/** The answer to what was asked back, or a detail of what was just done. */
export function aboutBefore(knowledge: Knowledge, around: Around, { records, read }: Read): Meaning | undefined {
  const { heard, told, pending, original } = around
  const says = plainAnswer(original)
  const answered = answerPending({ ...records, pending, says }, read)
  if (answered) return { ...answered, withheld: [] }
  const refused =
    says === 'no'
      ? refusedIn({ ...records, called: (intent) => knowledge.words.intent(intent, languageOf(original)) }, told, read)
      : undefined
  const agreed = refused ?? agreedTo(records, told, read)
  if (agreed) return { frames: [], withheld: [], notice: agreed }
  const { harmful, thresholds } = knowledge
  const withAct = { ...records, act: thresholds.act }
  const [first] = read
  const swap = swapped(withAct, read) ?? daysExchanged(withAct, read) ?? (first && changedInPairs(withAct, first))
  if (swap) return asMeant(knowledge, around, swap)
  const pointed = first && changedAsPointed(withAct, first)
  if (pointed?.notice) return { frames: [], withheld: [], notice: pointed.notice }
  if (pointed) return asMeant(knowledge, around, pointed.frames)
  const named = first && detailOfNamed(records, first)
  if (named) return asMeant(knowledge, around, named)
  const later = followUp({ ...records, heard, told: takingDetails(records, told), act: thresholds.act, harmful }, read)
  return later && asMeant(knowledge, around, later)
}

/** Thanks in between take no detail: «Thursday would suit me better» is for what was booked before. */
function takingDetails({ learned, book, said }: Records, told: readonly Told[]): readonly Told[] {
  const takes = ({ intent }: Told): boolean => kindOf(book, intent) !== undefined || !!learned.uses.get(intent)?.size
  return asksSomething(said) ? told : told.slice(0, told.findLastIndex(takes) + 1)
}

/** A detail of what was just done may be asked about or put off as well: «my son may need one too», «周五还有号吗». */
function asMeant(knowledge: Knowledge, around: Around, later: readonly Frame[]): Meaning {
  const [frame] = later
  const mood = moodOfDetail(knowledge, around, later)
  if (!frame || mood === 'wish') return { frames: numbered(later), withheld: [] }
  const withheld: Withheld[] = [{ frame, mood }]
  return { frames: [], withheld, notice: noticeOf([], withheld) }
}
