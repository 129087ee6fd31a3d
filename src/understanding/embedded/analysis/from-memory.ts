/**
 * What an earlier task says about a message that no sample fits (S2 §9, M2).
 *
 * E1. A goal of several wishes speaks for none of them: what it says is about all of them, and its intent is that of one.
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { severalIn } from './goal.ts'
import type { Knowledge } from './team-knowledge.ts'

export type Past = { readonly intent: string; readonly likeness: number; readonly goal: string }
type Message = { readonly text: string; readonly recall?: (text: string) => Past | undefined }

/** An earlier task has to be this much alike to say what is meant. */
const likeEnough = 0.6

/** Where nothing open and no sample fits, an earlier task like it says what is meant; it is taken, and said. */
export function fromMemory({ learned, thresholds }: Knowledge, { text, recall }: Message, frames: Frame[]): Frame[] {
  const recalled = frames.every((f) => f.agent === null) ? recall?.(text) : undefined
  const known = recalled && learned.intents.find(({ intent }) => intent === recalled.intent)
  const [first] = frames
  if (!recalled || !known || !first || recalled.likeness < likeEnough) return frames
  const confidence = Math.max(thresholds.ask, Math.min(recalled.likeness, thresholds.act))
  return [
    { ...first, ...known, end: text.length, confidence, reasons: [`recalled: ${recalled.goal}`, ...first.reasons] },
  ]
}

type Found = { readonly entry: { readonly intent?: string; readonly goal: string }; readonly likeness: number }
/** The most alike of those that speak for one intent (E1). */
export function pastIn(found: readonly Found[]): Past | undefined {
  for (const { entry, likeness } of found)
    if (entry.intent !== undefined && !severalIn(entry.goal))
      return { intent: entry.intent, goal: entry.goal, likeness }
}
