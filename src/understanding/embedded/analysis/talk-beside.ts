/**
 * Parts of a message that are talk, although an intent happens to score for them.
 *
 * T1. Beside a wish, a part that is small talk and surely no wish is left out: «it is cold today, I need a dermatologist». T2. So is one that
 *     says nothing of what it would need («my daughter thinks I ought to go»); its values are still there for the wishes beside it.
 * T3. What somebody does to pass the time is no complaint. A long sentence without a word that such values have is hardly a wish that is made of them: «银杏叶子都黄了».
 * T4. So is a sentence that neither asks nor wishes, for which an intent is only likely and finds nothing of what it takes: «just killing time
 *     until my wife comes out».
 * T5. So is an outcry about how something is («票可真难抢啊»), however sure the intent is, unless it takes free words or names a value.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { UnderstoodFrame } from '../frames/understood.ts'
import { bodyPartsIn } from '../heard/body-parts.ts'
import { requested } from '../heard/cues.ts'
import { asksSomething } from '../heard/moods.ts'
import { isSmallTalk } from '../heard/small-talk.ts'
import { asksForIt } from '../heard/wishing.ts'
import type { Learned } from '../learn/learn.ts'
import { isUnheardOf } from '../slots/fill-slots.ts'
import { countWords, slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import type { OpenTask } from './running-task.ts'

type Message = { readonly learned: Learned; readonly text: string; readonly act: number; readonly running?: OpenTask }

const surely = 0.95
export function withoutTalk(message: Message, pieces: readonly Frame[]): readonly Frame[] {
  if (pieces.length < 2) return pieces
  const { learned, text, act } = message
  const said = ({ start, end }: Frame): string => text.slice(start, end)
  const agents = [...new Set(pieces.flatMap(({ agent }) => agent ?? []))]
  const hasValue = (one: Frame): boolean =>
    agents.some((agent) => agent !== one.agent && valuesIn(said(one), typedSlotsOf(learned, agent)).length > 0)
  const wishes = pieces.flatMap((one): Frame[] => {
    if (one.confidence < act && isSmallTalk(said(one))) return [] // T1
    if (!isEmpty(message, one) || !isBesideWish(message, pieces, one)) return [one]
    return hasValue(one) ? [{ ...one, intent: 'oos', agent: null, slots: [], missing_slots: [] }] : [] // T2
  })
  const answers = pieces.some((one) => isAnswer(message, one))
  return answers || wishes.some(({ agent }) => agent !== null) ? wishes : pieces
}

function isEmpty({ learned, act }: Message, { agent, missing_slots, slots, confidence }: Frame): boolean {
  const lacksWords = slotsOf(learned, agent).some(({ slot, type }) => type === 'text' && missing_slots.includes(slot))
  return agent !== null && lacksWords && (slots.length === 0 || confidence < act)
}

/** Another part is a whole wish, or gives what was asked for. */
function isBesideWish(message: Message, pieces: readonly Frame[], one: Frame): boolean {
  const others = pieces.filter((other) => other !== one)
  const isWhole = others.some(
    ({ agent, missing_slots, confidence }) => agent !== null && missing_slots.length === 0 && confidence >= message.act,
  )
  const answers = others.some((other) => isAnswer(message, other))
  const isSaid = others.some(({ intent }) => intent === one.intent)
  return !isAnswer(message, one) && (isWhole || answers) && (one.confidence < surely || isSaid)
}

/** It has a value of what was asked for. */
function isAnswer({ learned, text, running }: Message, { start, end }: Frame): boolean {
  const asked = typedSlotsOf(learned, running?.agent ?? null).filter(({ slot }) => running?.asked?.includes(slot))
  return valuesIn(text.slice(start, end), asked).length > 0
}

const mostUnsure = 0.9
const fewWords = { latin: 5, han: 6 }
/** «just keeping myself busy»: what somebody does to pass the time. */
const minding =
  /(?<![a-z])(?:keep|amus|occupy|enjoy|entertain|treat|help)(?:ing|s|ed|e)? (?:my|our|him|her|them)sel(?:f|ves)(?! (?:awake|up|from))(?![a-z])/
const namesPart = (text: string): boolean => bodyPartsIn(foldInPlace(text)).length > 0
/** T3. */
export function isOnlyTalk(learned: Learned, text: string, { agent, confidence, slots }: UnderstoodFrame): boolean {
  const free = slotsOf(learned, agent).filter(({ type, required }) => type === 'text' && required)
  const few = /[\u4e00-\u9fff]/.test(text) ? fewWords.han : fewWords.latin
  if (free.length === 0 || confidence >= mostUnsure || namesPart(text)) return false
  if (minding.test(foldInPlace(text))) return true
  if (countWords(text) <= few) return false
  return slots.every((one) => free.some(({ slot }) => slot === one.slot) && isUnheardOf(learned, one.slot, one.value))
}

const fewInRemark = { latin: 5, han: 7 }
/** T4. */
export function isRemark(
  { learned, act }: Pick<Message, 'learned' | 'act'>,
  own: string,
  frame: UnderstoodFrame,
): boolean {
  const { intent, agent, confidence, slots } = frame
  if (isOutcry(learned, own, frame)) return true // T5
  const few = /[\u4e00-\u9fff]/.test(own) ? fewInRemark.han : fewInRemark.latin
  if (intent === 'oos' || confidence >= act || countWords(own) < few || asksSomething(own) || namesPart(own))
    return false
  const specs = slotsOf(learned, agent)
  const taken = specs.filter(({ type, required }) => type === 'text' && required).map(({ slot }) => slot)
  if (slots.some(({ slot }) => taken.length === 0 || taken.includes(slot))) return false
  if (taken.length > 0) return true
  const folded = foldInPlace(own)
  return !asksForIt({ meant: folded, original: folded, values: valuesIn(own, typedSlotsOf(learned, agent)) })
}

const outcry =
  /(?:可|也|还|还是)?真(?!的)(?:是)?[^,。的]{1,6}$|(?:可|也)?太[^,。]{1,5}了$|(?<![a-z])(?:(?:is|are|was|were|'s|'re)(?: just| really| all)? (?:so|such|insanely|ridiculously|crazy) (?!much)|what an? [a-z]+ (?:day|week|night|morning|mess|game|match|view|place|queue|crowd))/
/** As sure as where a sample says it in these words. */
const known = 0.95
/** T5. */
function isOutcry(learned: Learned, own: string, { intent, agent, confidence, slots }: UnderstoodFrame): boolean {
  const folded = foldInPlace(own).replace(/[啊呀哦呢吧啦!。~ ]{1,8}$/, '')
  if (intent === 'oos' || confidence >= known || slots.length > 0 || !outcry.test(folded)) return false
  if (asksSomething(own) || requested.test(folded) || namesPart(own)) return false
  return !slotsOf(learned, agent).some(({ type, required }) => type === 'text' && required)
}
