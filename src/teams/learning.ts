/** What an understanding engine learns from a team: its intents with plain samples and slot places, and its slots. Replay samples are never learned from. */

import { type slotTypes, waysToSay } from './agent-spec.ts'
import type { LoadedTeam } from './loaded-team.ts'
import { langOf, parseSample, type SlotValue } from './samples.ts'

export type LearningSample = { readonly text: string; readonly lang: 'en' | 'zh'; readonly slots: readonly SlotValue[] }
export type LearningIntent = {
  readonly intent: string
  readonly agent: string
  readonly samples: readonly LearningSample[]
  /** What the agent is for, in both languages, where it has no other intent. */
  readonly about: readonly string[]
}
export type LearningSlot = {
  readonly agent: string
  readonly slot: string
  readonly type: (typeof slotTypes)[number]
  readonly required: boolean
  /** enum: each value with the other ways to say it, the canonical form first. */
  readonly values?: readonly (readonly string[])[]
  readonly pattern?: string
  readonly min?: number
  readonly max?: number
}

export function learningOf({ specs }: LoadedTeam): { intents: LearningIntent[]; slots: LearningSlot[] } {
  const all = [...specs.values()]
  return {
    intents: all.flatMap((spec) =>
      spec.intents.map(({ intent, samples }) => ({
        intent,
        agent: spec.agent,
        samples: samples.map((sample) => ({ ...parseSample(sample), lang: langOf(sample) })),
        about: spec.intents.length === 1 ? [spec.for.en, spec.for.zh] : [],
      })),
    ),
    slots: all.flatMap((spec) =>
      spec.slots.map(({ slot, type, required, values, pattern, min, max }) => ({
        agent: spec.agent,
        slot,
        type,
        required,
        ...(values ? { values: values.map(waysToSay) } : {}),
        ...(pattern === undefined ? {} : { pattern }),
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      })),
    ),
  }
}
