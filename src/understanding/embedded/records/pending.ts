/**
 * Reads a message after something was asked back: which one is meant, or whether something shall be done.
 *
 * A4. Another act than the one that was asked about is a message of its own. A3. The number of one that was shown is that one. A2. A yes commits only where it is one: «ok thanks» is not.
 * A1. Values and words that say which one are the answer; so is a plain yes to «shall I?». Anything else is a message of its own.
 */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isConsent } from '../../plain-answer.ts'
import { isInterjection } from '../features/function-words.ts'
import { otherActIn, plainActIn } from '../heard/acts.ts'
import { possessorIn } from '../slots/persons.ts'
import { asSlot, slotsOf, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'
import { kindOf, standingOf } from './record-book.ts'
import { type Message, resolveAmong, resolveRecords } from './resolve-records.ts'
import { whoseIn } from './whose.ts'

export type Pending = { readonly say: Notice['say']; readonly frame: Frame; readonly choices?: readonly Frame[] }
type Asked = Message & { readonly pending?: Pending; readonly says?: 'yes' | 'no' }

export function answerPending(
  message: Asked,
  read: readonly Frame[],
): { frames: Frame[]; notice?: Notice } | undefined {
  const { pending, says } = message
  if (!pending) return
  const frame: Frame = { ...pending.frame, frame_id: 'f1', start: 0, end: message.text.length, confidence: 1 }
  if (
    says === 'no' ||
    isNone.test(foldInPlace(message.said.trim())) ||
    (says === 'yes' && isHeard.test(foldInPlace(message.said.trim())) && !isConsent(message.said))
  )
    return { frames: [], notice: { say: 'not_done' } }
  if (says === 'yes' && pending.say !== 'shall_i') return
  if (says === 'yes') {
    const { frames, notice } = frame.record === undefined ? resolveRecords(message, [frame]) : { frames: [frame] }
    return { frames: [...frames], notice }
  }
  if (meansOther(message, frame)) return // «no, not cancel, move. ENT to Tuesday»
  const picked = pickedOf(pending, message.said)
  if (picked) return { frames: [{ ...picked, frame_id: 'f1', start: 0, end: message.text.length, confidence: 1 }] }
  const kind = kindOf(message.book, frame.intent)
  const values = valuesIn(message.text, typedSlotsOf(message.learned, frame.agent))
  const isOnce = new Set(values.map(({ slot }) => slot)).size === values.length // «my wife's, the Thursday one»
  if (!kind || pending.say === 'shall_i' || (read.length > 1 && !isOnce) || !saysWhich(message, frame)) return
  const standing = standingOf(message.book, kind)
  if (standing.length === 0) return
  const whose = whoseIn({ text: message.text, said: message.said, standing }, slotsOf(message.learned, frame.agent))
  const named = whose ? [...values.map(asSlot), whose] : values.map(asSlot) // «my son's»
  const first = resolveAmong(message, frame, { kind, standing, named })
  const [subject = ''] = kind.key
  const about = named.filter((one) => one.slot === subject || one === whose)
  const isBoth =
    first.frames.length === 0 && frame.intent === kind.changed && about.length > 0 && about.length < named.length
  const given = {
    ...frame,
    slots: [...frame.slots.filter(({ slot }) => !named.some((x) => x.slot === slot)), ...named],
  }
  const resolved = isBoth ? resolveAmong(message, given, { kind, standing, named: about }) : first // «orthopaedics, to Saturday»
  return { frames: [...resolved.frames], notice: resolved.notice }
}

/** A4. */
function meansOther({ book, said }: Message, { intent }: Frame): boolean {
  const kind = kindOf(book, intent)
  const folded = foldInPlace(said)
  const act = otherActIn(folded)?.act ?? plainActIn(folded)
  return kind !== undefined && act !== undefined && kind[act] !== undefined && kind[act] !== intent
}

const byNumber =
  /^(?:(?:the |number|no\.?|option|nr\.?|#|第) ?)*(\d|one|two|three|four|five|[一二两三四五])(?: ?(?:please|号|个|项|那个|吧))*[.!。 ]*$/
const numerals = ['one 一 1', 'two 二 两 2', 'three 三 3', 'four 四 4', 'five 五 5', '6', '7', '8', '9']
const isNone =
  /^(?:neither|none)(?: of (?:them|those|these|the two))?[.!, ]*(?:thanks|thank you)?[.!]*$|^(?:都不是?|哪个都不是?|一个都不)[。!]*$/
/** «2», «number two», «第二»: one of those that were shown, by its place. */
function pickedOf({ choices = [] }: Pending, said: string): Frame | undefined {
  const place = byNumber.exec(foldInPlace(said.trim()))?.[1]
  return place === undefined ? undefined : choices[numerals.findIndex((ways) => ways.split(' ').includes(place))]
}

/** «ok thanks» tells that the words were heard; it consents to nothing. */
const isHeard =
  /^(?:ok(?:ay)?|alright|all right|right|fine|great|got it|好的?|嗯|行|哦)[\s,.!。]{0,4}(?:many )?(?:thanks|thank you|thx|cheers|谢|多谢)/
const which = new Set(
  "'s one ones first second third last latest other both all mine his her hers appointment booking please cancel move i mean meant was am talking about of course obviously think guess definitely should have said 我 他 她 是 说 指 的 当 然 第 一 二 三 两 个 最 后 那 前 面 都 全 部 刚 才 号 挂 约 退 取 消 改 掉".split(
    ' ',
  ),
)
function saysWhich({ learned, text }: Message, { agent }: Frame): boolean {
  const values = valuesIn(text, typedSlotsOf(learned, agent))
  const owner = possessorIn(text) ?? ''
  const rest = tokeniseMessage(withoutValues(text, { start: 0, end: text.length }, values).replace(owner, ' '))
  return rest.every(({ kind, text: word }) => kind === 'mark' || isInterjection(word) || which.has(word))
}
