/**
 * Another one like the last, said by what is different: «same for my wife», «and one for my son too», «给我老婆也挂一个», «周一再来一个».
 *
 * A1. Nothing is said but words of likeness and values, none of them what the record is about. A2. What is not said is as in the last one;
 *     for another day no time is known.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import type { TeamRecord } from '../../../core/state/team.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { tokeniseMessage } from '../../../learning/tokens.ts'
import { isInterjection } from '../features/function-words.ts'
import type { Learned } from '../learn/learn.ts'
import { asSlot, type FrameSlot, type PlacedValue, slotsOf, withoutValues } from '../slots/slot-values.ts'
import { missingFrom } from './resolve-records.ts'

const alike =
  /\b(?:same|likewise|another(?: one)?|one more|(?:and|also|plus|then) (?:another |also )?one|one (?:for|on)|too|as well|also)\b|也[给帮替要想挂约订借]?|[一同]样|再[来挂约订借]?一?个|同上/
const words = new Set(
  `same thing likewise another one more again too well also plus could get need add book reserve order make appointment slot booking needs wants day date time hour
  也 样 同 再 来 个 一 份 挂 约 订 借 号 帮 替 给 预 上 多 加 照 旧 顺 便 天 日 时 间`.split(/\s+/),
)
const saysNothing = (text: string): boolean =>
  tokeniseMessage(text).every(({ kind, text: word }) => kind === 'mark' || isInterjection(word) || words.has(word))

const sameMoment = /(?<![a-z])same (?:time|hour|day|date)(?![a-z])|同一?(?:时间|天|日)/

type Last = {
  readonly frame: Frame
  readonly values: readonly PlacedValue[]
  readonly kind: TeamRecord
  readonly target: KnownRecord
}

export function sameAgain(learned: Learned, text: string, { frame, values, kind, target }: Last): Frame[] | undefined {
  const [subject = ''] = kind.key
  if (values.length === 0 || values.some(({ slot }) => slot === subject) || !alike.test(foldInPlace(text))) return
  if (!saysNothing(withoutValues(text, { start: 0, end: text.length }, values))) return // A1
  const isWho = values.some(({ slot }) =>
    slotsOf(learned, frame.agent).some((one) => one.slot === slot && one.type === 'person'),
  )
  if (!isWho && !alike.test(foldInPlace(text).replace(sameMoment, ''))) return // «same time on Thursday» may only move it
  const specs = slotsOf(learned, frame.agent)
  const isOf = (slot: string, ...types: readonly string[]): boolean =>
    specs.some((spec) => spec.slot === slot && types.includes(spec.type))
  if (!values.some(({ slot }) => kind.key.includes(slot) || isOf(slot, 'person'))) return // a detail of the last one
  const moves = values.some(({ slot }) => isOf(slot, 'date'))
  const given = values.map(asSlot)
  const known = specs.flatMap(({ slot }): FrameSlot[] => {
    const value = target.slots[slot]
    const isKept =
      typeof value === 'string' && !given.some((one) => one.slot === slot) && !(moves && isOf(slot, 'time')) // A2
    return isKept ? [{ slot, value }] : []
  })
  const slots = [...given, ...known]
  return [{ ...frame, intent: kind.made, slots, missing_slots: missingFrom(learned, frame, slots) }]
}
