/**
 * «I've got cardiology on Tuesday and neurology on Thursday, please cancel both», 「我有周二的心内科和周四的神经内科，两个都退了吧」: what is
 * listed before is what is to end, and none of it is booked.
 *
 * What cannot be kept is listed too: «I can't make neurology on Thursday nor the dentist on Saturday, call both of them off».
 *
 * J1. The clause that ends them names nothing itself. J2. Before it, each has its own value of everything that a record is known by.
 * J3. Where something is asked for before it, that is no part of the list. J4. Who cannot come denies what is listed, and means it all the same.
 * J6. Names alone are a list where each of them stands once: 「全科和眼科不要了」.
 * J5. Behind the list, words that speak of all of it and words of an end may stand in two clauses: 「…，我都去不了了，帮我取消」.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { clausesOf } from '../heard/parts.ts'
import { asSlot, type PlacedValue, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { standingOf } from './record-book.ts'
import type { Message } from './resolve-records.ts'

const endsThem =
  /\bcall (?:both|all|the two|those|these)(?: two| of (?:them|those))? off\b|\bcall them (?:both |all )?off\b|\b(?:cancel|drop|scrap|call off|get rid of)(?: (?:them|those|the))?(?: (?:both|two|all|lot))?(?: of them)?(?= *(?:please|pls|for me|then|now)*\s*$)|(?:[两三四几]个|[它他]们|都|全部?)+(?:给我|帮我|先|请)*(?:退|取消|撤)/
const makes =
  /[挂约订](?!了|的|号)|\b(?:book|need|want|like|get me|put me|(?<!(?:can'?t|cannot|can|won'?t|to|not) )make)\b/
/** J4. */
const comesNot =
  /(?<![a-z])(?:(?:can'?t|cannot|won'?t|can no longer|(?:un|not )able to) (?:make|do|come|attend|be at|get to|go to)|can (?:make|do|attend) neither)(?![a-z])|[去来赶]不[了上成]/
const several = /\b(?:both|them|those|all|two|either|neither)\b|[两三四几]个|都|全/

/** What the words behind the list do with it, where they do not stand in a clause of their own: 「…的号都不要了」, 「…，我都去不了了，帮我取消」. */
const endsBehind =
  /取消|退(?:掉|了|号|[吧。! ]*$)|不(?:要|用|需要|去|看)了|(?<![a-z])(?:cancel|drop|scrap|call (?:it|them|both|all) off|(?:don'?t|do not) (?:need|want))(?![a-z])/
const oneOfThem =
  /第[一二三四]|前一?个|后一?个|一个|其中|(?<![a-z])(?:one|first|second|last|other|former|latter)(?![a-z])/

export function listedEnds(message: Message, frames: readonly Frame[]): Frame[] | undefined {
  const { learned, text, said, book } = message
  const [first] = frames
  const folded = foldInPlace(text)
  const clause = clausesOf(folded).findLast((one) => endsThem.test(folded.slice(one.start, one.end)))
  const isClause = clause !== undefined && several.test(folded.slice(clause.start, clause.end))
  if (!first || !(isClause || endsBehind.test(folded) || /\bcan go\b|\bto go\b/.test(folded))) return
  for (const kind of book.kinds) {
    const { key: keys, ended } = kind
    const agent = learned.intents.find(({ intent }) => intent === ended)?.agent
    if (ended === undefined || agent === undefined) continue
    const inAll = valuesIn(said, typedSlotsOf(learned, agent)).filter(({ slot }) => keys.includes(slot))
    const names = namedAlone(message, kind, inAll)
    if (names.length > 1) return names.map((one, at) => endOf({ first, intent: ended, agent, at }, [one]))
    const last = Math.max(0, ...inAll.map(({ end }) => end))
    const from = isClause ? clause.start : isOfAll(message, last) ? last : 0
    if (from === 0 || makes.test(folded.slice(0, from))) continue // J3
    const whole = comesNot.test(foldInPlace(said).slice(0, from)) || !isClause ? said : text // J4
    const values =
      whole === said ? inAll : valuesIn(text, typedSlotsOf(learned, agent)).filter(({ slot }) => keys.includes(slot))
    const columns = keys.map((key) => values.filter(({ slot }) => slot === key))
    const count = columns[0]?.length ?? 0
    const isListed = count > 1 && columns.every((column) => column.length === count) // J2
    if (!isListed || !values.every(({ end }) => end <= from)) continue // J1
    const rows = Array.from({ length: count }, (_, at) => columns.map((column) => column[at] as PlacedValue))
    return rows.map((own, at) => endOf({ first, intent: ended, agent, at }, own))
  }
  return
}

type End = { readonly first: Frame; readonly intent: string; readonly agent: string; readonly at: number }
function endOf({ first, intent, agent, at }: End, own: readonly PlacedValue[]): Frame {
  const spans = { start: Math.min(...own.map(({ start }) => start)), end: Math.max(...own.map(({ end }) => end)) }
  const wish = { frame_id: `f${at + 1}`, intent, agent, confidence: 1, missing_slots: [] }
  return { ...first, ...wish, ...spans, slots: own.map(asSlot) }
}

/** Each name is □. */
const onlyNames =
  /^(?:[ ,]|(?:ok|okay|so|well|oh|actually|then)(?= )|那|就)*(?:the |my )?□(?: ?(?:,|&|、|和|跟|与|还有|以及|and)(?: and)? ?(?:the |my )?□)+(?:的号|的|号)?(?: (?:can go|(?:have|need) to go|are off|aren't needed|are not needed)|(?:我|就|都|也|先)*(?:不(?:要|用|去|看|需要)了|退(?:了|掉)|取消))(?:[吧了啦! .。]|please|thanks)*$/
/** J6. */
function namedAlone({ text, book }: Message, kind: TeamRecord, values: readonly PlacedValue[]): readonly PlacedValue[] {
  const [subject = ''] = kind.key
  const marked = values
    .toReversed()
    .reduce((said, { start, end }) => `${said.slice(0, start)}□${said.slice(end)}`, foldInPlace(text))
  const stands = ({ value }: PlacedValue): boolean =>
    standingOf(book, kind).filter(({ slots }) => slots[subject] === value).length === 1
  return onlyNames.test(marked) && values.every((one) => one.slot === subject && stands(one)) ? values : []
}

/** J5. */
function isOfAll({ text, said }: Message, from: number): boolean {
  const behind = foldInPlace(said).slice(from)
  if (!several.test(behind) || oneOfThem.test(behind) || /[改换挪推吗?]/.test(behind)) return false
  return (
    endsBehind.test(foldInPlace(text).slice(from)) &&
    !/(?<![a-z])(?:move|change|instead|if|should)(?![a-z])/.test(behind)
  )
}
