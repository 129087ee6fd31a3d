/**
 * A value that a message gives to all of its wishes at once: «the dentist on Monday and ENT on Tuesday, both in the morning», «周三骨科，
 * 周四眼科，两个都上午».
 *
 * F1. Each wish of that agent that has no such value gets it. F2. The words that give it are no wish of their own.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Learned } from '../learn/learn.ts'
import { asSlot, type PlacedValue, typedSlotsOf, valuesIn, withoutValues } from '../slots/slot-values.ts'

type Message = { readonly learned: Learned; readonly text: string; readonly commits: (intent: string) => boolean }

const ofAll =
  /(?:(?<![a-z])(?:both|each|all|either)(?: (?:of (?:them|those|these)|three|four|times|appointments|bookings))?(?: (?:in|on|at|for|the|are|is|to|be|around|about|by|should|please|want|it))*|(?:[两俩三四]个?|全部|全)?(?:都|均|统一|一律)[要是给帮替在约挂想放安排定约到选订用]*) *$/
const onlyThat =
  /^(?:[\s,.;!，。、！~]|(?<![a-z])(?:both|each|all|either|of|them|those|these|in|on|at|for|the|are|is|to|be|please|pls|thanks|and)(?![a-z])|[两俩三四个都均要是给在约挂想吧的哈啊呢])*$/

export function saidOfAll(message: Message, frames: readonly Frame[]): Frame[] {
  const { learned, text } = message
  const folded = foldInPlace(text)
  if (frames.length < 2 || !/both|each|all|either|[都均]|统一|一律/.test(folded)) return [...frames]
  const agents = [...new Set(frames.flatMap((f) => (f.agent !== null && message.commits(f.intent) ? f.agent : [])))]
  const given = agents.flatMap((agent) =>
    valuesIn(text, typedSlotsOf(learned, agent))
      .filter(({ start }) => ofAll.test(folded.slice(Math.max(0, start - longest), start)))
      .map((value) => ({ agent, value })),
  )
  if (given.length === 0) return [...frames]
  const left = frames.filter((one) => !isOnlyThat(message, one, given)) // F2
  const wishes = left.filter(({ agent, intent }) => agent !== null && message.commits(intent))
  if (wishes.length < 2) return [...frames]
  return left.map((one) => (wishes.includes(one) ? withGiven(one, given) : one))
}
/** In UTF-16 units: the words before the value that say so. */
const longest = 40

type Given = { readonly agent: string; readonly value: PlacedValue }
/** F1. */
function withGiven(frame: Frame, given: readonly Given[]): Frame {
  const added = given.filter(
    ({ agent, value }) => agent === frame.agent && !frame.slots.some(({ slot }) => slot === value.slot),
  )
  if (added.length === 0) return frame
  const slots = [...frame.slots, ...added.map(({ value }) => asSlot(value))]
  return { ...frame, slots, missing_slots: frame.missing_slots.filter((x) => !slots.some(({ slot }) => slot === x)) }
}

function isOnlyThat({ learned, text }: Message, frame: Frame, given: readonly Given[]): boolean {
  return given.some(({ agent, value }) => {
    if (value.start < frame.start || value.end > frame.end) return false
    const inside = valuesIn(text.slice(frame.start, frame.end), typedSlotsOf(learned, agent), frame.start)
    if (inside.some((one) => !given.some((x) => x.value.start === one.start))) return false
    return onlyThat.test(foldInPlace(withoutValues(text, frame, inside)))
  })
}
