/**
 * Reads what is meant of what is said, before anything else looks at a message: what was corrected, denied or quoted is set aside, and
 * the rest is read as if it stood alone. moods.ts says how the rest is meant.
 *
 * H1. Offsets stay those of the message as it was sent. H2. Only the first longest units are looked at. H3. Where all of a message would
 * be words of correction, it is left as it is: «wait» is a control word.
 */

import { matchesIn } from '../../../core/text/matches.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { isConsent, leadingAnswer } from '../../plain-answer.ts'
import { understand } from '../frames/understand.ts'
import type { Learned } from '../learn/learn.ts'
import { type PlacedValue, takesNames, valuesIn } from '../slots/slot-values.ts'
import { exchangedActs } from './acts.ts'
import { backgroundIn, toldBeside } from './background.ts'
import { findCorrections } from './corrections.ts'
import { recounted } from './counted.ts'
import { besidesThat, courtesy, says } from './cues.ts'
import { findDenials } from './denials.ts'
import { fallbacksIn } from './fallbacks.ts'
import { figuresIn } from './figures.ts'
import { asksForInformation } from './moods.ts'
import { orElseIn } from './or-else.ts'
import { plansBehind } from './own-plans.ts'
import { blanked, clausesOf, overlapsWith, type SetAside, type Span } from './parts.ts'
import { refusedAdviceIn } from './refused-advice.ts'
import { introducedIn } from './verbatim.ts'
import { takenBackIn, withdrawnIn } from './withdrawals.ts'

export type Heard = {
  /** The message with blanks where something was set aside. */
  readonly text: string
  readonly aside: readonly SetAside[]
  /** It begins with words that correct something earlier. */
  readonly corrects: boolean
  /** Where the words begin that do so. */
  readonly from: number
  /** Values that were corrected or denied: what is spoken of may still be known by them. */
  readonly dropped: readonly PlacedValue[]
  /** What the message wished for and took back. */
  readonly withdrawn: readonly PlacedValue[]
}

const longest = 1_000
/** The blank of people who type no marks: «wifi密码是啥 药房咋走»; between single words it joins them. */
const pause = /(?<=\S{3}[\u4e00-\u9fff]) (?=[\u4e00-\u9fff]\S{3})/g

/** 头一回 is the first time, and nobody's head. */
const firstTime = /头(?=一[回次趟遭])/g

export function heed(learned: Learned, sent: string): Heard {
  if (sent.length > longest) return { text: sent, aside: [], corrects: false, from: 0, dropped: [], withdrawn: [] } // H2
  const text = recounted(sent.replaceAll(pause, '，').replaceAll('俺', '我').replaceAll(firstTime, '第')) // as people of the north say it
  const quotes = findQuotes(learned, text)
  const polite = [courtesy, besidesThat].flatMap((cue) =>
    matchesIn(foldInPlace(text), cue).map(
      ({ index: start, 0: words }): SetAside => ({ start, end: start + words.length, why: 'cue' }),
    ),
  )
  const typed = () => learned.slots.filter(({ type }) => type !== 'text')
  const isChoice = (slot: string): boolean => learned.slots.some((one) => one.slot === slot && one.type === 'enum')
  const things = () => typed().filter(({ type }) => type !== 'person')
  const isNamed = (said: string): boolean => valuesIn(said, things()).some(({ slot }) => isChoice(slot))
  const sentence = foldInPlace(text)
  const plain = [
    ...figuresIn(sentence),
    ...backgroundIn(sentence),
    ...plansBehind(sentence, isNamed),
    ...exchangedActs(sentence),
    ...orElseIn(sentence),
    ...refusedAdviceIn(sentence),
  ]
  const beside = toldBeside(foldInPlace(blanked(text, plain)), () => valuesIn(blanked(text, plain), things()), isChoice)
  const told = [...plain, ...beside, ...fallbacksIn(sentence, () => valuesIn(text, typed()))]
  const all = blanked(text, [...quotes, ...polite, ...told])
  const withdrawn = withdrawnIn(foldInPlace(all), () => valuesIn(all, typed()), isChoice)
  const back = takenBackIn(foldInPlace(all), () => valuesIn(all, typed()))
  const gone = back ? [...withdrawn.clauses, back] : withdrawn.clauses
  const unquoted = blanked(all, gone)
  let found: readonly PlacedValue[] | undefined
  const values = () => (found ??= valuesIn(unquoted, typed()))
  const folded = foldInPlace(unquoted)
  const { aside: corrected, begins, from } = findCorrections({ learned, text: unquoted, folded, values })
  const rest = foldInPlace(blanked(unquoted, corrected))
  const denied = findDenials({ folded: rest, values, samples: samplesOf(learned), known: knownTexts(learned) })
  const lead = leadingAnswer(text)
  const isWish = lead !== undefined && isConsent(text.slice(0, lead.from)) // «book me in for Thursday»
  const yes: SetAside[] = lead?.says === 'yes' && !isWish ? [{ start: 0, end: lead.from, why: 'cue' }] : []
  const agreed = agreedIn(folded, values)
  const off = gone.map((one) => ({ ...one, why: 'denied' as const }))
  const given = takesNames(learned) ? introducedIn(text) : []
  const isGiven = (one: SetAside): boolean => one.why !== 'corrected' && given.some((part) => overlapsWith(part, one))
  const set = [...quotes, ...polite, ...told, ...yes, ...agreed, ...off, ...corrected, ...denied]
  const heard = set.filter((one) => !isGiven(one))
  const aside = [...heard, ...saidByOthers(text, heard)]
  const dropped =
    aside.length === 0
      ? []
      : values().filter((value) => aside.some((one) => one.why !== 'cue' && overlapsWith(value, one)))
  return { text: blanked(text, aside), aside, corrects: begins, from, dropped, withdrawn: withdrawn.values }
}

/** «wait, what number are you on?»: words of correction before a question put nothing right. */
export function putsRight({ text, corrects, from }: Heard): boolean {
  const [next] = corrects ? clausesOf(text.slice(from)) : []
  return corrects && !(next && asksForInformation(text.slice(from + next.start, from + next.end)))
}

const onlySays =
  /^ *(?:(?:and|but|so|well|oh) )*(?:(?:my|our|the) [a-z-]+(?: [a-z-]+)?|he|she|they|everyone|everybody|people)(?:'s)?(?: (?:always|keeps?|kept|just|also|still|constantly|has|have|been|is|was))* (?:say(?:s|ing)?|said|tell(?:s|ing)? me|told me|think(?:s|ing)?|thought|reckon(?:s|ed|ing)?|suggest(?:s|ed|ing)?|insist(?:s|ed|ing)?|recommend(?:s|ed|ing)?|swear(?:s|ing)?|on about|going on about|push(?:es|ing) for)(?: (?:that|it's|it is|on|about|by|the|i need|i should see|to see|see))* *$|^ *(?:我|他|她|我们?)?(?:[^,。]{1,4})(?:老是?|一直|总是?|非|都|也|又|天天)*(?:说|让|叫|建议|觉得|劝)(?:我|是|该|要|去|看|挂|约|得|应该)* *科? *$/
/** «my husband keeps saying [dermatology], but no, …»: of what others say, nothing is left that would mean anything. */
function saidByOthers(text: string, aside: readonly SetAside[]): SetAside[] {
  if (!aside.some(({ why }) => why === 'denied' || why === 'corrected')) return []
  const left = foldInPlace(blanked(text, aside))
  const isCut = (clause: Span): boolean => aside.some((one) => one.why !== 'cue' && overlapsWith(one, clause))
  return clausesOf(foldInPlace(text)).flatMap((clause): SetAside[] =>
    isCut(clause) && onlySays.test(left.slice(clause.start, clause.end)) ? [{ ...clause, why: 'cue' }] : [],
  )
}

/** «ENT on Wednesday, go ahead and book it»: behind what is named, these words only ask for it again. */
function agreedIn(folded: string, values: () => readonly PlacedValue[]): SetAside[] {
  const clauses = clausesOf(folded)
  if (clauses.length < 2) return []
  return clauses.flatMap(({ start, end }, i): SetAside[] => {
    if (i === 0 || !isConsent(folded.slice(start, end)) || !values().some((one) => one.end <= start)) return []
    return [{ start, end, why: 'cue' }]
  })
}

const onlyWho =
  /^(?:[\s,.;!。，；！]|(?<![a-z'])(?:i|we|you|me|he|she|there|it|so|and|but|well|please|'s|is|am|are|have|would)(?![a-z])|[我你您们可先就也那])*$/
/** Nothing is said but what is denied, and perhaps who says so: «I won't be cancelling Friday», «我可没让你退款». */
export const leavesNothing = ({ text, aside }: Heard): boolean =>
  text.trim() === '' || (aside.some(({ why }) => why === 'denied') && onlyWho.test(foldInPlace(text)))

const quoted = /"[^"]{2,200}"|“[^“”]{2,200}”|「[^「」]{2,200}」|『[^『』]{2,200}』|(?<![a-z])'[^']{4,200}'(?![a-z])/g
/** Somebody else's words: a whole wish in quotation marks, with words of saying outside. */
function findQuotes(learned: Learned, text: string): SetAside[] {
  const folded = foldInPlace(text)
  return matchesIn(text, quoted).flatMap(({ index: start, 0: words }) => {
    const end = start + words.length
    if (!says.test(folded.slice(0, start) + folded.slice(end))) return []
    const [read] = understand(learned, words.slice(1, -1), { several: false }).frames
    return read && read.intent !== 'oos' ? [{ start, end, why: 'quoted' as const }] : []
  })
}

const folded = new WeakMap<Learned, readonly string[]>()
function samplesOf(learned: Learned): readonly string[] {
  const known = folded.get(learned) ?? learned.texts.map(foldInPlace)
  folded.set(learned, known)
  return known
}

const texts = new WeakMap<Learned, ReadonlySet<string>>()
/** Values of free text in the samples. */
function knownTexts(learned: Learned): ReadonlySet<string> {
  const known =
    texts.get(learned) ??
    new Set([...(learned.tagger?.lexicon.values.keys() ?? [])].map((key) => key.replaceAll(' ', '')))
  texts.set(learned, known)
  return known
}
