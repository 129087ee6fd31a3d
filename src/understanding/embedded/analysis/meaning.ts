/**
 * What the pieces of a message mean together, beside what is running, what was just done and what stands: the frames that are to be
 * carried out, and what is told or asked where a part leads to no work.
 *
 * W1. Each value belongs to one wish (frames/split-wishes.ts). W2. What is asked about, supposed, told or put off is not done
 * (by-mood.ts). W3. What is changed or ended is found among what stands (records/). W4. A single word never starts what is not
 * harmless: it is asked about.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { languageOf, type Spoken } from '../../../core/text/language.ts'
import { leavesNothing } from '../heard/heed.ts'
import { recordsAsked } from '../records/ask-records.ts'
import { asEnding, calledOffLast } from '../records/ending.ts'
import { referencesIn } from '../records/mentions.ts'
import { asNamedFirst } from '../records/named-first.ts'
import { asOneOfListed } from '../records/one-of-listed.ts'
import { kindOf } from '../records/record-book.ts'
import type { Message as Records } from '../records/resolve-records.ts'
import { restored } from '../records/restoring.ts'
import { asWantedBack, revived } from '../records/reviving.ts'
import { asAddition } from '../records/same-day.ts'
import { asShift } from '../records/shifting.ts'
import { keptAfterAll, revivesNothing, takenBack, takesAllBack } from '../records/take-back.ts'
import { slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { aboutBefore } from './about-before.ts'
import type { Around, Meaning } from './around.ts'
import type { Knowledge } from './team-knowledge.ts'
import { ofWishes } from './wishes.ts'

export function meaningOf(knowledge: Knowledge, around: Around, pieces: readonly Frame[]): Meaning {
  const { learned, thresholds } = knowledge
  const { heard, running, book, original } = around
  const shown = (frame: Pick<Frame, 'agent'>, record: KnownRecord) =>
    recordWords(knowledge, { ...frame, lang: languageOf(original) }, record)
  const common = { learned, text: heard.text, said: original, book, dropped: heard.dropped, shown }
  const plain: Records = { ...common, references: new Set() }
  const isAsked = running !== undefined || around.pending !== undefined // then «never mind» is for what is asked
  const known = fromState(around, plain)
  const isAllDenied = known?.notice?.say === 'not_done' && known.frames.length === 0
  const meant = isAllDenied && !isAsked ? calledOffLast(plain, around.told, pieces) : undefined // «孩子好了，不用挂了»
  if (meant) return { frames: [], withheld: [], notice: { say: 'shall_i', frame: meant } }
  if (known) return known
  const message = { ...plain, act: thresholds.act }
  if (around.isMeant) return ofWishes(knowledge, around, { records: plain, read: pieces, isEnding: true })
  const read = running
    ? pieces
    : asAddition(
        message,
        asShift(
          message,
          asEnding(message, asWantedBack(message, asOneOfListed(message, asNamedFirst(message, pieces)))),
        ),
      )
  const off = isAsked ? undefined : calledOffLast(plain, around.told, read)
  if (off) return { frames: [], withheld: [], notice: { say: 'shall_i', frame: off } }
  const records: Records = { ...common, references: referencesFor(knowledge, around, read) }
  const before = running ? undefined : aboutBefore(knowledge, around, { records, read })
  return before ?? ofWishes(knowledge, around, { records, read, isEnding: read !== pieces })
}

/** What the records alone say: what was just ended or changed is taken back, or it is asked what stands. Nothing is left of a message that denies all. */
function fromState({ running, told, heard }: Around, records: Records): Meaning | undefined {
  const back = running ? undefined : (takenBack(records, told) ?? revived(records, told) ?? restored(records, told))
  if (back) return { frames: back, withheld: [] }
  const { said } = records
  const isKept =
    leavesNothing(heard) || (!running && (keptAfterAll(said) || takesAllBack(said) || revivesNothing(said)))
  const notice = recordsAsked(records) ?? (isKept ? { say: 'not_done' as const } : undefined)
  return notice && { frames: [], withheld: [], notice }
}

/** The values of a record as the team calls them, those that name it first. */
function recordWords(
  { words, learned }: Knowledge,
  { agent, lang }: Pick<Frame, 'agent'> & { readonly lang: Spoken },
  { slots }: KnownRecord,
): string {
  return slotsOf(learned, agent)
    .flatMap(({ slot }) => {
      const value = slots[slot]
      return typeof value === 'string' ? words.value(agent ?? '', slot, value, lang) : []
    })
    .join(lang === 'zh' ? '，' : ', ')
}

/** Only a wish to change something has values that say which one; what it is about is no such value but its name. */
function referencesFor({ learned }: Knowledge, { heard, book }: Around, read: readonly Frame[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { intent, agent } of read) {
    const kind = kindOf(book, intent)
    if (!kind || intent !== kind.changed) continue
    const values = valuesIn(heard.text, typedSlotsOf(learned, agent)).filter(({ slot }) => slot !== kind.key[0])
    for (const start of referencesIn(heard.text, values)) found.add(start)
  }
  return found
}
