/**
 * Gives each of several free texts the value that stands by it: «my dad's knee has hurt for three weeks, and I've had a sore throat for two
 * days» are two complaints, each as old as is said behind it.
 *
 * T1. As many values as texts, one by one in turn; anything else is one wish with several texts.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import type { Learned } from '../learn/learn.ts'
import { asSlot, type PlacedValue, slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'

export function pairTexts({ learned, text }: { learned: Learned; text: string }, frame: Frame): Frame[] {
  const free = slotsOf(learned, frame.agent).flatMap((spec) => (spec.type === 'text' && spec.many ? spec.slot : []))
  const texts = frame.slots
    .filter(({ slot, start }) => free.includes(slot) && start !== undefined)
    .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
  if (texts.length < 2) return [frame]
  const uses = learned.uses.get(frame.intent)
  const specs = typedSlotsOf(learned, frame.agent).filter(({ slot, many }) => uses?.has(slot) && !many)
  const values = valuesIn(text.slice(frame.start, frame.end), specs, frame.start)
  const turns = specs
    .map(({ slot }) => values.filter((one) => one.slot === slot))
    .find((list) => list.length === texts.length)
  if (!turns || !isInTurn(texts, turns)) return [frame] // T1
  const others = frame.slots.filter((one) => !texts.includes(one) && one.slot !== turns[0]?.slot)
  return texts.map((said, i) => {
    const value = turns[i] as PlacedValue
    return { ...frame, slots: [said, asSlot(value), ...others] }
  })
}

type Placed = { readonly start?: number }
function isInTurn(texts: readonly Placed[], values: readonly PlacedValue[]): boolean {
  const inOrder = [
    ...texts.map((one) => ({ at: one.start ?? 0, of: 't' })),
    ...values.map((one) => ({ at: one.start, of: 'v' })),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ of }) => of)
  return inOrder.every((one, i) => i === 0 || one !== inOrder[i - 1])
}
