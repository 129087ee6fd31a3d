/**
 * A detail for those that stand and are named by what they are about or by whose they are: «皮肤科和眼科都要上午的», «mum's should be Tuesday»,
 * «女儿那个要上午十点». It changes what stands, and makes nothing.
 *
 * U1. What is about the same stands once. U2. By what it is about alone no other day is given, unless words say that it was wrong («I got the ENT day
 *     wrong, it should be Thursday»): that may be another one. U3. Words that ask for another one,
 *     or make one, leave it a wish of its own. U4. Those that have it already stay as they are. U5. Each part may have a detail of its own: «口腔科上午，眼科下午».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isFiller } from '../features/function-words.ts'
import { partsOf, type Span } from '../heard/parts.ts'
import { isSamePerson, possessorIn } from '../slots/persons.ts'
import type { SlotSpec } from '../slots/slot-spec.ts'
import { asSlot, type PlacedValue, slotsOf, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'
import { wantsEnd } from './mentions.ts'
import { standingOf } from './record-book.ts'
import { about, type Message } from './resolve-records.ts'

/** U3. */
const another =
  /(?<![a-z])(?:another|again|also|too|as well|second|new|extra|one more|book|schedule|make (?:an?|me|us)|get|arrange)(?![a-z])|再|还[要想得]|也[要想得]|多[挂约订]|[挂约订]|预约/
/** What stands around the names and the values, and asks for nothing else. */
const around = new Set(
  `make the a an and both all of them should must has have needs need to be at on in for is are it one please i i'd want would like my our s has got mixed up something wrong got that oh sorry no wait mistake rather better then though actually day date time hour gave give you said told right instead ah eh oops whoops damn been ve was meant supposed
  和 跟 与 都 要 想 是 的 那 个 这 得 应 该 最 好 在 就 全 请 麻 烦 给 我 吧 了 也 行 必 须 尽 量 改 成 到 换 号 两 另 外 哦 对 了 弄 搞 错 说 日 子 时 间 期 天 记 写 填 报 才 啊 呀 哎 呃 嗯`.split(
    /\s+/,
  ),
)

const saysLittle = (text: string): boolean =>
  tokeniseMessage(text).every(({ kind, text: word }) => kind === 'mark' || isFiller(word) || around.has(word))

type Named = { readonly records: readonly KnownRecord[]; readonly given: readonly PlacedValue[] }

/** The whole message is such a detail; undefined: it is more than that, or nothing such stands. */
export function detailOfNamed(message: Message, frame: Frame): Frame[] | undefined {
  if (another.test(foldInPlace(message.text)) || wantsEnd(message.text)) return // U3
  return detailIn(message, frame) ?? detailOfEach(message, frame)
}

/** More parts than this are no list of details: a long text is not read once for each of its parts. */
const mostParts = 16

/** U5. */
function detailOfEach(message: Message, frame: Frame): Frame[] | undefined {
  const parts = partsOf(message.text)
  if (parts.length < 2 || parts.length > mostParts) return
  const alone = (text: string, { start, end }: Span): string =>
    ' '.repeat(start) + text.slice(start, end) + ' '.repeat(text.length - end)
  const found: Frame[] = []
  for (const part of parts) {
    const one = detailIn({ ...message, text: alone(message.text, part), said: alone(message.said, part) }, frame)
    if (!one) return
    found.push(...one)
  }
  return found
}

function detailIn(message: Message, frame: Frame): Frame[] | undefined {
  const { text, book, learned } = message
  for (const kind of book.kinds) {
    const agent = learned.intents.find(({ intent }) => intent === kind.changed)?.agent
    if (kind.changed === undefined || agent === undefined) continue
    const values = valuesIn(text, typedSlotsOf(learned, agent))
    const found = byOwner(message, { kind, agent, values }) ?? bySubject(message, kind, values)
    if (!found) continue
    const wish = { ...frame, agent, intent: kind.changed, start: 0, end: text.length, confidence: 1 }
    return changed(message, { ...wish, slots: found.given.map(asSlot) }, { kind, ...found })
  }
  return
}

/** Of several wishes of a message, those that are such a detail: «B118前面还有几个人？另外耳鼻喉科要下午的». */
export function withDetails(message: Message, frames: readonly Frame[]): readonly Frame[] {
  return frames.flatMap((frame): readonly Frame[] => {
    const kind = message.book.kinds.find(({ made }) => made === frame.intent)
    const said = message.text.slice(frame.start, frame.end)
    if (kind?.changed === undefined || another.test(foldInPlace(said)) || wantsEnd(said)) return [frame]
    const values = valuesIn(said, typedSlotsOf(message.learned, frame.agent), frame.start)
    const found = bySubject({ ...message, text: said }, kind, values, frame.start)
    const wish = { ...frame, intent: kind.changed, slots: found?.given.map(asSlot) ?? [] }
    return found ? changed(message, wish, { kind, ...found }) : [frame]
  })
}

/** U4. */
function changed(message: Message, wish: Frame, { kind, records, given }: Named & { readonly kind: TeamRecord }) {
  const isSo = ({ slots }: KnownRecord): boolean => given.every(({ slot, value }) => slots[slot] === value)
  const open = records.filter((record) => !isSo(record))
  const meant = (open.length > 0 ? open : records).map((record) => about(message, wish, { kind, record }))
  return meant.map((one, i) => ({ ...one, frame_id: i === 0 ? wish.frame_id : `${wish.frame_id}-${i}` }))
}

const wrong =
  /(?<![a-z])(?:wrong|mistake|mistaken|mixed up|muddled|messed up|should(?:'ve| have) been|(?:was|is) (?:meant|supposed) to be)(?![a-z])|错|弄混|搞混|不对/
/** U1, U2. */
function bySubject(
  { text, said, book }: Message,
  kind: TeamRecord,
  values: readonly PlacedValue[],
  at = 0,
): Named | undefined {
  const [subject = ''] = kind.key
  const names = values.filter(({ slot }) => slot === subject)
  const given = values.filter(({ slot }) => slot !== subject)
  const isDay = given.some(({ slot }) => kind.key.includes(slot))
  if (names.length === 0 || !isGiven(given) || (isDay && !(names.length === 1 && wrong.test(foldInPlace(said))))) return // U2
  const local = values.map((one) => ({ ...one, start: one.start - at, end: one.end - at }))
  if (!saysLittle(withoutValues(text, { start: 0, end: text.length }, local))) return
  const records = names.map(({ value }) => standingOf(book, kind).filter(({ slots }) => slots[subject] === value))
  return records.every(({ length }) => length === 1) ? { records: [...new Set(records.flat())], given } : undefined // U1
}

const its = /^的?那[个次]|^的(?=[要是改得应])/
type Of = { readonly kind: TeamRecord; readonly agent: string; readonly values: readonly PlacedValue[] }
/** «mum's», «女儿那个»: whose it is says which one. */
function byOwner({ learned, text, said, book }: Message, { kind, agent, values }: Of): Named | undefined {
  const person = slotsOf(learned, agent).find(({ type }) => type === 'person')
  if (!person || values.some(({ slot }) => slot === kind.key[0])) return
  const owner = ownerIn({ text, said }, person, values)
  const given = values.filter(({ slot }) => slot !== person.slot)
  if (owner === undefined || !isGiven(given)) return
  const rest = withoutValues(text, { start: 0, end: text.length }, values).replace(owner, ' ')
  const records = standingOf(book, kind).filter(({ slots }) => {
    const known = slots[person.slot]
    return typeof known === 'string' && isSamePerson(known, owner)
  })
  return records.length === 1 && saysLittle(rest) ? { records, given } : undefined // U1
}

function ownerIn(
  { text, said }: Pick<Message, 'text' | 'said'>,
  { slot }: SlotSpec,
  values: readonly PlacedValue[],
): string | undefined {
  const [named, ...more] = values.filter((one) => one.slot === slot)
  if (!named) return possessorIn(said)
  return more.length === 0 && its.test(text.slice(named.end)) ? named.value : undefined
}

/** Something is given, and each once. */
const isGiven = (given: readonly PlacedValue[]): boolean =>
  given.length > 0 && new Set(given.map(({ slot }) => slot)).size === given.length
