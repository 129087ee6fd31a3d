/**
 * The goal of a message in a normal form (S0 §8.2): what is wanted, by the names the team gives it, with the values that were said.
 * «can I come in tomorrow to see a dentist?» becomes «Book an appointment: department dentistry, date tomorrow».
 *
 * G1. It is in the language of the message. What has no name in that language is called by its id.
 * G2. A part of the message that fits no intent is not in it: it is not done. A message that fits none is its own goal.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { clip, oneLine } from '../../../core/text/clip.ts'
import type { Spoken } from '../../../core/text/language.ts'

/** What a team calls its intents, its slots and their values. */
export type GoalWords = {
  intent(intent: string, lang: Spoken): string
  slot(agent: string, slot: string, lang: Spoken): string
  value(agent: string, slot: string, value: string, lang: Spoken): string
}
type Message = { readonly text: string; readonly lang: Spoken; readonly words: GoalWords }

const longest = 2_000
const marks = { en: { colon: ': ', comma: ', ', end: '; ' }, zh: { colon: '：', comma: '，', end: '；' } }

export function goalOf(message: Message, frames: readonly Frame[]): string {
  if (frames.every((frame) => frame.agent === null)) return oneLine(message.text, longest) // G2
  const parts = frames.flatMap((frame) => partOf(message, frame))
  return clip([...new Set(parts)].join(marks[message.lang].end), longest)
}

/** A goal that names several wishes. */
export const severalIn = (goal: string): boolean => Object.values(marks).some(({ end }) => goal.includes(end))

function partOf({ lang, words }: Message, { agent, intent, slots }: Frame): string | [] {
  if (agent === null) return [] // G2
  const { colon, comma } = marks[lang]
  const said = new Map<string, string[]>()
  for (const { slot, value } of slots) {
    const shown = words.value(agent, slot, typeof value === 'string' ? value : JSON.stringify(value), lang)
    said.set(slot, [...(said.get(slot) ?? []), oneLine(shown, longest)])
  }
  const values = [...said].map(([slot, list]) => `${words.slot(agent, slot, lang)} ${[...new Set(list)].join(' / ')}`)
  const name = words.intent(intent, lang)
  return values.length === 0 ? name : `${name}${colon}${values.join(comma)}`
}
