/** What understanding finds in a message that is one wish for one member, with what it says already. */
import type { Understood } from '../../src/ports.ts'
import { goesOn } from '../../src/understanding/scripted.ts'

type Wish = { readonly intent: string; readonly agent: string; readonly slots?: Readonly<Record<string, string>> }

export function wishFor(text: string, { intent, agent, slots = {} }: Wish): Understood {
  const { analysis } = goesOn(text)
  const frame = { frame_id: 'f1', intent, agent, start: 0, end: text.length, confidence: 1 }
  const known = Object.entries(slots).map(([slot, value]) => ({ slot, value }))
  return {
    analysis: { ...analysis, taskRelation: { type: 'different_task', confidence: 1, reasoning: 'scripted' } },
    frames: [{ ...frame, slots: known, missing_slots: [], reasons: [] }],
    ops: [],
  }
}
