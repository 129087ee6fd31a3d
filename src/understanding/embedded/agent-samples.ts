/** Turns the AgentSpecs of a team into what learn.ts learns from: annotated samples are parsed, slots get their agent. */
import { parseAnnotated } from './annotate.ts'
import { languageOf } from './normalise.ts'
import type { IntentSpec, LearningSpec, SlotSpec } from './spec.ts'

/** The part of an AgentSpec that understanding reads. */
export type AgentSamples = {
  readonly agent: string
  readonly for?: Readonly<Partial<Record<'en' | 'zh', string>>>
  readonly intents?: readonly { readonly intent: string; readonly samples: readonly string[] }[]
  readonly slots?: readonly Omit<SlotSpec, 'agent'>[]
}

export function learningSpec(agents: readonly AgentSamples[]): LearningSpec {
  return {
    intents: agents.flatMap((agent) => intentsOf(agent)),
    slots: agents.flatMap(({ agent, slots }) => (slots ?? []).map((slot) => ({ ...slot, agent }))),
  }
}

/** What an agent is for describes its intent only when it has a single one. */
function intentsOf(agent: AgentSamples): IntentSpec[] {
  const intents = agent.intents ?? []
  const about = intents.length === 1 ? Object.values(agent.for ?? {}) : []
  return intents.map(({ intent, samples }) => ({
    intent,
    agent: agent.agent,
    about,
    samples: samples.map((sample) => {
      const { text, slots } = parseAnnotated(sample)
      return { text, slots, lang: languageOf(text) }
    }),
  }))
}
