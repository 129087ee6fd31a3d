/**
 * An act behind a card that asks what a word meant: «cardiology», «book?, move?, cancel?», «book».
 *
 * C1. The act is one that the card offers: by its words, or by what the team calls it. C2. What the word was about is the act's, unless
 *     other such values are said now.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldFully } from '../../../learning/fold.ts'
import { heed } from '../heard/heed.ts'
import type { Learned } from '../learn/learn.ts'
import { missingFrom } from '../records/resolve-records.ts'
import { countWords, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'

type Card = {
  readonly learned: Learned
  readonly text: string
  readonly act: number
  /** The message that the card is about, and what it offers. */
  readonly before?: string
  readonly offered?: readonly string[]
  /** An intent as the team calls it. */
  readonly called: (intent: string) => string
}

export function chosenAct(card: Card, frames: Frame[]): Frame[] {
  const { learned, text, act, before = '', offered = [] } = card
  const [frame, ...more] = frames
  const intent = frame && more.length === 0 ? actOf(card, frame) : undefined
  const agent = learned.intents.find((one) => one.intent === intent)?.agent
  if (!frame || intent === undefined || agent === undefined || !offered.includes(intent)) return frames
  const specs = typedSlotsOf(learned, agent)
  const said = valuesIn(text, specs)
  const known = valuesIn(heed(learned, before).text, specs)
  const isNew = known.length > 0 && !known.some(({ slot }) => said.some((one) => one.slot === slot))
  if (!isNew) return frames
  const values = known.filter(({ slot }, i) => known.findIndex((one) => one.slot === slot) === i)
  const slots = [
    ...frame.slots.filter(({ slot }) => !values.some((one) => one.slot === slot)),
    ...values.map(({ slot, value }) => ({ slot, value })),
  ] // C2
  const missing_slots = missingFrom(learned, { agent }, slots)
  return [{ ...frame, intent, agent, slots, missing_slots, confidence: Math.max(frame.confidence, act) }]
}

const mostWords = 4
const letters = 4
/** C1. */
function actOf({ text, offered = [], called }: Card, { intent, agent }: Frame): string | undefined {
  if (agent !== null) return intent
  if (countWords(text) > mostWords) return
  const said = foldFully(text)
    .trim()
    .replace(/[.!。！~]{1,8}$/, '')
  const isCalled = (one: string): boolean => {
    const name = foldFully(called(one))
    if (/[\u4e00-\u9fff]/.test(said)) return name.startsWith(said)
    return said.length >= letters && name.startsWith(said.slice(0, letters))
  }
  const [only, ...others] = offered.filter(isCalled)
  return others.length === 0 ? only : undefined
}
