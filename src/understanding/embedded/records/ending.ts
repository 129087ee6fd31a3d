/**
 * Reads words that say something is to end («周一那个不要了», «I can't make Friday's one») as the wish to end it, where what stands is
 * named by its values, or pointed out («the first one»). Samples of a team hardly have all these ways, and the nearest one is often a change.
 *
 * F1. Only a short message about what stands. F2. Nothing is given that it should become. F3. Words that call off, said right behind what
 *     was made («算了，不挂了»), may mean that one: it is asked. F4. Who keeps only one of those that stand ends the others: «只留牙科»,
 *     with nothing behind it but what is polite.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Told } from '../frames/share-slots.ts'
import { callsOff, isWell } from '../heard/cues.ts'
import { asSlot, countWords, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'
import { givesNew, pointsOut, referencesIn, wantsEnd } from './mentions.ts'
import { kindOf, lastOf, standingOf } from './record-book.ts'
import { about, type Message, resolveAmong } from './resolve-records.ts'

const mostWords = 12
/** It is clear what it stands for where there is one. */
const pronoun = /\b(?:it|that|this)\b|那个|这个/i
/** Who does not come speaks of what is booked, and names nothing: «我想了想还是不去了». */
const comesNot = /^[^,。]{0,12}(?:,[^,。]{0,12})?(?:不(?:想|打算)?[去来]了|[去来]不了|[去来]不成)[啊吧呢了]*[。!~ ]*$/

export function asEnding(message: Message & { readonly act: number }, frames: readonly Frame[]): readonly Frame[] {
  const [frame] = frames
  if (!frame || frames.filter((one, i) => i > 0 && one.agent !== null && one.confidence >= message.act).length > 0)
    return frames
  const others = othersThan(message, frame)
  if (others.length > 0) return others // F4
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
  /^(?:[ .!。！~,，]|the|one|appointment|please|pls|thanks|thank you|then|的|那个|这个|吧|就行|就好|就可以|了|谢谢)*$/
/** Whether these words keep this value alone. */
function isKeptAlone(
  said: string,
  { start = 0, end = 0 }: { readonly start?: number; readonly end?: number },
): boolean {
  const folded = foldInPlace(said)
  return keepsOnly.test(folded.slice(Math.max(0, start - 32), start)) && closes.test(folded.slice(end))
}

/** F4. */
function othersThan(message: Message & { readonly act: number }, frame: Frame): Frame[] {
  const { learned, said, book, act } = message
  return book.kinds.flatMap((kind) => {
    const [subject = ''] = kind.key
    const agent = learned.intents.find(({ intent }) => intent === kind.ended)?.agent
    const standing = standingOf(book, kind)
    if (agent === undefined || kind.ended === undefined || countWords(said) > mostWords) return []
    const values = valuesIn(said, typedSlotsOf(learned, agent)).filter(({ slot }) => slot === subject)
    const named = values.filter((one) => isKeptAlone(said, one))
    const isKept = ({ slots }: KnownRecord): boolean => named.some(({ value }) => slots[subject] === value)
    if (!standing.some(isKept)) return []
    const wish = { ...frame, start: 0, end: said.length, intent: kind.ended, agent, slots: [], confidence: act }
    return standing.filter((one) => !isKept(one)).map((record) => about(message, wish, { kind, record }))
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
  const points = comes || pointsOut(text) || (standing.length === 1 && pronoun.test(text))
  if ((values.length === 0 && !points) || rest > mostWords || givesNew(text, values)) return // F1, F2
  if (frame.intent === kind.made && !points && referencesIn(text, values).size === 0) return
  const wish = { ...frame, ...whole, intent: kind.ended, agent, slots: values.map(asSlot), missing_slots: [] }
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
