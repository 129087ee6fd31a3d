/**
 * Reads words that say something is to end («周一那个不要了», «I can't make Friday's one») as the wish to end it, where what stands is
 * named by its values, or pointed out («the first one»). Samples of a team hardly have all these ways, and the nearest one is often a change.
 *
 * F1. Only a short message about what stands. F2. Nothing is given that it should become. F3. Words that call off, said right behind what
 *     was made («算了，不挂了»), may mean that one: it is asked. F4. Who keeps only one of those that stand ends the others: «只留牙科»,
 *     with nothing behind it but what is polite. F5. Beside one that is to end, by its name or as «the other one», «just neurology» says which one stays.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Told } from '../frames/share-slots.ts'
import { callsOff, isWell } from '../heard/cues.ts'
import type { Span } from '../heard/parts.ts'
import {
  asSlot,
  countWords,
  type PlacedValue,
  slotsOf,
  typedSlotsOf,
  valuesIn,
  withoutValues,
} from '../slots/slot-values.ts'
import { listedEnds } from './listed-ends.ts'
import { givesNew, pointsOut, referencesIn, wantsEnd } from './mentions.ts'
import { kindOf, lastOf, standingOf } from './record-book.ts'
import { about, type Message, resolveAmong } from './resolve-records.ts'
import { whoseIn } from './whose.ts'

const mostWords = 12
/** It is clear what it stands for where there is one. */
const pronoun = /\b(?:it|that|this)\b|那个|这个/i
/** Who does not come speaks of what is booked, and names nothing: «我想了想还是不去了». */
const comesNot = /^[^,。]{0,12}(?:,[^,。]{0,12})?(?:不(?:想|打算)?[去来]了|[去来]不了|[去来]不成)[啊吧呢了]*[。!~ ]*$/

export function asEnding(message: Message & { readonly act: number }, frames: readonly Frame[]): readonly Frame[] {
  const [frame] = frames
  if (!frame) return frames
  const listed = listedEnds(message, frames)
  if (listed) return listed
  const others = othersThan(message, frames)
  if (others.length > 0) return others // F4, F5
  if (frames.some((one, i) => i > 0 && one.agent !== null && one.confidence >= message.act)) return frames
  if (!wantsEnd(message.text)) return frames
  for (const kind of message.book.kinds) {
    const ended = endedBy(message, frame, kind)
    if (ended) return [ended]
  }
  return frames
}

const keepsOnly =
  /(?:(?<![a-z])(?:only|just)(?: want to| need to| wanna)? (?:keep|keeping)|(?<![a-z])keep (?:only|just))(?: the| my)? *$|(?:只保?留着?|只留下|就保?留着?|就留下) *$/
const closes =
  /^(?:[ .!。！~,，]|the|one|appointment|please|pls|thanks|thank you|then|的|科|那个|这个|吧|就行|就好|就可以|了|谢谢)*$/
/** Whether these words keep this value alone. */
function isKeptAlone(
  said: string,
  { start = 0, end = 0 }: { readonly start?: number; readonly end?: number },
): boolean {
  const folded = foldInPlace(said)
  return keepsOnly.test(folded.slice(Math.max(0, start - 32), start)) && closes.test(folded.slice(end))
}

const staysBefore =
  /(?<![a-z])(?:just|only)(?: (?:want|need|keep|do))?(?: the| my)? *$|(?:只|光|就)(?:想|需)?[要看挂约去留]? *$/
const staysBehind =
  /^ (?:one )?(?:is|will be|would be)? ?(?:enough|plenty|fine|all i need|will do|stays|alone)(?![a-z])|^(?:一个)?就(?:够|行|好|可以)了?|^要(?=[,。 ]|$)|^的?号?(?:就|先|给我)?(?:留下|留着|保留)(?=[,。 ]|$)/
/** F5: the words around it leave this value as it is. */
function isLeft(said: string, { start, end }: Span): boolean {
  const folded = foldInPlace(said)
  const isAlone = staysBefore.test(folded.slice(Math.max(0, start - 24), start)) && closes.test(clauseFrom(folded, end))
  return isAlone || staysBehind.test(folded.slice(end))
}
const clauseFrom = (folded: string, at: number): string => folded.slice(at).split(/[,.;!。]/)[0] ?? ''

const theOther = /(?<![a-z])the (?:others?|rest)(?![a-z])|另外?[一那]?个|别的那个|剩下|其[他它余]|别的/
/** F4, F5. */
function othersThan(message: Message & { readonly act: number }, frames: readonly Frame[]): Frame[] {
  const { learned, said, book, act } = message
  const isEnd = (): boolean => wantsEnd(said) || drops.test(foldInPlace(said))
  return book.kinds.flatMap((kind) => {
    const [subject = ''] = kind.key
    const agent = learned.intents.find(({ intent }) => intent === kind.ended)?.agent
    const standing = standingOf(book, kind)
    const [frame] = frames.filter((one) => one.agent === null || one.agent === agent)
    if (!frame || agent === undefined || kind.ended === undefined || standing.length < 2) return []
    const values = valuesIn(said, typedSlotsOf(learned, agent))
    const isOurs = frames.every((one) => one.agent === null || one.agent === agent || one.confidence < act)
    if (!isOurs || countWords(withoutValues(said, { start: 0, end: said.length }, values)) > mostWords) return []
    if (
      givesNew(
        said,
        values.filter(({ slot }) => slot !== subject),
      )
    )
      return [] // F2: «口腔科退掉，耳鼻喉科留着，改到周五»
    const abouts = values.filter(({ slot }) => slot === subject)
    const alone = abouts.filter((one) => isKeptAlone(said, one))
    const kept = alone.length > 0 || !isEnd() ? alone : abouts.filter((one) => isLeft(said, one))
    const gone = abouts.filter((one) => !kept.includes(one))
    const isAbout = ({ slots }: KnownRecord, list: readonly PlacedValue[]): boolean =>
      list.some(({ value }) => slots[subject] === value)
    const isSaid = alone.length > 0 || gone.length > 0 || theOther.test(foldInPlace(said))
    if (!standing.some((one) => isAbout(one, kept)) || !isSaid) return []
    const ended = standing.filter((one) => !isAbout(one, kept) && (gone.length === 0 || isAbout(one, gone)))
    const wish = { ...frame, start: 0, end: said.length, intent: kind.ended, agent, slots: [], confidence: act }
    return ended.map((record) => about(message, wish, { kind, record }))
  })
}

function endedBy(message: Message & { readonly act: number }, frame: Frame, kind: TeamRecord): Frame | undefined {
  const { learned, text, book, act } = message
  const agent = learned.intents.find(({ intent }) => intent === kind.ended)?.agent
  const standing = standingOf(book, kind)
  if (kind.ended === undefined || agent === undefined || standing.length === 0) return
  if (frame.agent !== null && frame.agent !== agent && frame.confidence >= act) return
  const whole = { start: 0, end: text.length }
  const values = valuesIn(text, typedSlotsOf(learned, agent))
  const rest = countWords(withoutValues(text, whole, values))
  const comes = comesNot.test(foldInPlace(text).trim())
  const whose = whoseIn({ text, said: message.said, standing }, slotsOf(learned, agent))
  const points = comes || whose !== undefined || pointsOut(text) || (standing.length === 1 && pronoun.test(text))
  if ((values.length === 0 && !points) || rest > mostWords || givesNew(text, values)) return // F1, F2
  if (frame.intent === kind.made && !points && referencesIn(text, values).size === 0) return
  const named = [...values.map(asSlot), ...(whose ? [whose] : [])]
  const wish = { ...frame, ...whole, intent: kind.ended, agent, slots: named, missing_slots: [] }
  const found = resolveAmong(message, wish, { kind, standing, named: wish.slots })
  return found.frames.length > 0 || comes ? { ...wish, confidence: Math.max(frame.confidence, act) } : undefined
}

const drops =
  /不(?:想|打算|用)?(?:预约|[挂约看去订来要])|别[挂约订]|算了|(?<![a-z])(?:never ?mind|forget|leave it|drop|scrap|scratch|skip|changed my mind|(?:don'?t|no longer|won'?t) (?:want|need|be needing))/
/** F3: the wish to end what was just made or changed, to be asked about. */
export function calledOffLast(message: Message, told: readonly Told[], frames: readonly Frame[]): Frame | undefined {
  const last = told.at(-1)
  const kind = last && kindOf(message.book, last.intent)
  const [frame] = frames
  const record = kind && lastOf(standingOf(message.book, kind))
  if (!frame || !record || kind.ended === undefined || last.intent === kind.ended) return
  const folded = foldInPlace(message.said.trim())
  if (frames.some(({ agent }) => agent !== null) || !drops.test(folded)) return
  const isOff = folded
    .split(/[,.!。]+/)
    .every((part) => part.trim() === '' || callsOff.test(part.trim()) || isWell.test(part.trim()))
  if (!isOff) return
  const agent = message.learned.intents.find(({ intent }) => intent === kind.ended)?.agent ?? null
  return about(message, { ...frame, intent: kind.ended, agent, confidence: 1, slots: [] }, { kind, record })
}
