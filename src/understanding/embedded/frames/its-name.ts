/**
 * «it» in the place of a name is what was named last: «copy a.txt to b.txt and add the line hi to it».
 *
 * N1. In the message first, then among what was just done. N2. Where nothing was named, it is asked: no file is called «it».
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { Learned } from '../learn/learn.ts'
import type { Told } from './share-slots.ts'

const pronoun = /^(?:it|them|that|this|there|that one|the same(?: file| one)?|它|它们|其|那里|里面|同一个文件)$/i

export function withNames(learned: Learned, frames: readonly Frame[], told: readonly Told[]): Frame[] {
  const isName = (intent: string, slot: string): boolean =>
    learned.named.has(`${learned.intents.findIndex((one) => one.intent === intent)} ${slot}`)
  const stands = ({ intent }: Frame, { slot, value }: Frame['slots'][number]): boolean =>
    isName(intent, slot) && pronoun.test(String(value))
  let last: unknown = told
    .flatMap(({ intent, slots }) => Object.entries(slots ?? {}).flatMap(([slot, v]) => (isName(intent, slot) ? v : [])))
    .at(-1)
  return frames.map((frame) => {
    const put = frame.slots.some((one) => stands(frame, one)) ? replaced(frame, last, stands) : frame
    last = put.slots.findLast(({ slot }) => isName(put.intent, slot))?.value ?? last
    return put
  })
}

type Stands = (frame: Frame, slot: Frame['slots'][number]) => boolean
function replaced(frame: Frame, name: unknown, stands: Stands): Frame {
  const isKnown = typeof name === 'string'
  const slots = frame.slots.flatMap((one) =>
    !stands(frame, one) ? one : isKnown ? { slot: one.slot, value: name } : [],
  )
  const asked = isKnown ? [] : frame.slots.filter((one) => stands(frame, one)).map(({ slot }) => slot) // N2
  return { ...frame, slots, missing_slots: [...new Set([...frame.missing_slots, ...asked])] }
}
