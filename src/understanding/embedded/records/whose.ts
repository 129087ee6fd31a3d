/**
 * Whose record is meant, where a wish to change or end one says only that: «cancel his», «move mum's to Thursday», «dad's one».
 *
 * P1. A relative with an ending of possession is the person. P2. «his» is the man whom the message names, else the only one for whom
 *     something stands. P4. «mine» is the speaker's own, beside somebody else's. P3. So is a name for which something stands: «move Lucy's», «李梅那个».
 * P5. Else it is who is spoken of beside the wish and has one: «she can't do Thursday after all, move it to Tuesday». Who does something for
 *     the speaker («she can't drive me») says only why.
 */
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { findPersons, isSamePerson, possessorIn, relationOf } from '../slots/persons.ts'
import { fitsPronoun } from '../slots/pronouns.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import type { FrameSlot } from '../slots/slot-values.ts'

type Said = {
  /** What the wish says. */
  readonly text: string
  /** The message as it was sent. */
  readonly said: string
  readonly standing: readonly KnownRecord[]
}
const pronoun =
  /(?<![a-z'])(hers(?![a-z])|(?:his|her)(?= *(?:[,.!?]|$)| (?:one|appointment|booking|visit|slot|to|for|on|off|out|back|away|over|please|too|then|now|instead)(?![a-z])))|([他她])的?(?=那|号|预约|的|[退改取挪]|$)/i

const mine = /(?<![a-z])mine(?![a-z])|(?:^|[,，。 ])我的(?=[退改取挪推那]|$)/i

export function whoseIn({ text, said, standing }: Said, specs: readonly SlotSpec[]): FrameSlot | undefined {
  const spec = specs.find(({ type }) => type === 'person')
  if (!spec) return
  const owner = possessorIn(text)
  if (owner !== undefined) return { slot: spec.slot, value: owner } // P1
  const known = namesIn(text, standing, spec.slot)
  if (known.length === 1 && known[0]) return { slot: spec.slot, value: known[0].value } // P3
  const isOthers = standing.some(
    ({ slots }) => !['undefined', 'self'].includes(String(relationOf(String(slots[spec.slot] ?? 'me')))),
  )
  if (mine.test(text) && isOthers) return { slot: spec.slot, value: 'me' } // P4
  const match = pronoun.exec(text)
  const word = (match?.[1] ?? match?.[2])?.replace(/s$/i, '').replace(/^hi$/i, 'his')
  if (word === undefined) return
  const named = findPersons(said).findLast(({ normal }) => fitsPronoun(word, normal))
  if (named) return { slot: spec.slot, value: said.slice(named.start, named.end) } // P2
  const patients = standing.flatMap(({ slots }) => {
    const value = slots[spec.slot]
    return typeof value === 'string' && fitsPronoun(word, relationOf(value) ?? '') ? value : []
  })
  const [value, ...more] = new Set(patients)
  return value !== undefined && more.length === 0 ? { slot: spec.slot, value } : undefined
}

const subject =
  /(?<![a-z'])(he|she)(?='[sd]|'ll| )(?![^,.;!?]{0,30} (?:me|us)(?![a-z]))|([他她])(?![们的])(?![^,，。]{0,8}[送陪带接让叫给帮]我)/i
/** P5. */
export function spokenOf(message: Said, specs: readonly SlotSpec[]): FrameSlot | undefined {
  const spec = specs.find(({ type }) => type === 'person')
  const whose = spec && whoseIn(message, specs)
  if (!spec || whose) return whose
  const { said, standing } = message
  const people = findPersons(said).filter(({ normal }) => normal !== 'self')
  const word = subject.exec(said)?.slice(1).find(Boolean)
  if (people.length > 1 || (people.length === 0 && word === undefined)) return
  const [named] = people
  const patients = standing.flatMap(({ slots }) => {
    const value = slots[spec.slot]
    if (typeof value !== 'string' || ['self', undefined].includes(relationOf(value))) return []
    const isMeant = named ? isSamePerson(value, named.normal) : fitsPronoun(word ?? '', relationOf(value) ?? '')
    return isMeant ? value : []
  })
  const [value, ...more] = new Set(patients)
  return value !== undefined && more.length === 0 ? { slot: spec.slot, value } : undefined
}

type Named = { readonly value: string; readonly start: number; readonly end: number }
/** The people for whom something stands, where a text has their name or their first name. */
export function namesIn(text: string, standing: readonly KnownRecord[], slot: string): Named[] {
  const people = new Set(standing.flatMap(({ slots }) => (typeof slots[slot] === 'string' ? slots[slot] : [])))
  return [...people].flatMap((value): Named[] => {
    const [first = ''] = value.split(' ')
    if (relationOf(value) !== undefined || first.length < 2 || !/^[\p{Lu}\u4e00-\u9fff]/u.test(first)) return []
    const start = text.indexOf(first)
    const isWord = start >= 0 && !/^[a-z]/.test(text.slice(start + first.length, start + first.length + 1))
    const end = start + (text.startsWith(value, start) ? value : first).length
    return isWord ? [{ value, start, end }] : []
  })
}
