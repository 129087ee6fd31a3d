/** What the embedded engine knows of a team: learned from the samples in its AgentSpecs when the team is loaded. */

import { membersInOrder } from '../../core/state/team.ts'
import { languageOf } from '../../core/text/language.ts'
import { madeOnce } from '../../core/text/made-once.ts'
import { type AgentSpec, canonical, type Slot, waysToSay } from '../../teams/agent-spec.ts'
import type { LoadedTeam } from '../../teams/loaded-team.ts'
import { parseSample } from '../../teams/samples.ts'
import { seeksPlace } from './analysis/asked-where.ts'
import type { GoalWords } from './analysis/goal.ts'
import type { Knowledge } from './analysis/team-knowledge.ts'
import { asksForHelp, isSmallTalk } from './heard/small-talk.ts'
import { openingsOf } from './heard/wishing.ts'
import type { Sense } from './intents/sense.ts'
import { learn } from './learn/learn.ts'
import { learnOnce } from './learn/learn-once.ts'
import type { IntentSpec, Sample } from './learn/samples.ts'
import { shippedRelationWeights } from './relation/relation-weights.ts'
import type { SlotSpec } from './slots/slot-spec.ts'

const learned = new WeakMap<LoadedTeam, Knowledge>()

/** Learned once for each team that is loaded. */
export function knowledgeOf(team: LoadedTeam): Knowledge {
  const known = learned.get(team) ?? learnTeam(team)
  learned.set(team, known)
  return known
}

/** Learned anew, by another sense than gists (understanding/encoder). */
export const knowledgeWith = (team: LoadedTeam, sense: Sense): Knowledge => learnTeam(team, sense)

function learnTeam({ team, specs, agentOf }: LoadedTeam, sense?: Sense): Knowledge {
  const codes = new Set(membersInOrder(team).flatMap((m) => agentOf.get(m.id) ?? []))
  const agents = [...codes].flatMap((code) => specs.get(code) ?? [])
  const intents = onceEach(agents.flatMap(intentsOf))
  const lesson = { intents, slots: agents.flatMap((spec) => spec.slots.map(slotOf(spec.agent))) }
  return {
    learned: sense ? learn(lesson, { sense }) : learnOnce(lesson),
    weights: shippedRelationWeights(),
    focusAgents: new Set(agents.filter((spec) => mayHoldFocus(spec, team.focus)).map((spec) => spec.agent)),
    thresholds: team.thresholds,
    harmful: new Set(team.members.flatMap((member) => member.harmful ?? [])),
    records: team.records ?? [],
    words: wordsOf(agents),
    talk: madeOnce(() => new Set(intents.filter(isTalk).map(({ intent }) => intent))),
    places: madeOnce(() => new Set(intents.filter(seeksPlace).map(({ intent }) => intent))),
    openings: new Map(intents.map(({ intent, samples }) => [intent, openingsOf(samples)])),
  }
}

/** Most of its samples ask for nothing. */
function isTalk({ samples }: IntentSpec): boolean {
  const asksNothing = samples.filter(({ text }) => isSmallTalk(text) || asksForHelp(text))
  return asksNothing.length * 2 > samples.length
}

/** What an agent is for describes its intent only when it has a single one. */
function intentsOf(spec: AgentSpec): IntentSpec[] {
  const about = spec.intents.length === 1 ? Object.values(spec.for) : []
  return spec.intents.map(({ intent, samples }) => ({
    intent,
    agent: spec.agent,
    about,
    samples: samples.map(sampleOf),
  }))
}

/** What several agents can do is learned once, from the samples of all, and is the first one's by order. */
function onceEach(intents: readonly IntentSpec[]): IntentSpec[] {
  const merged = new Map<string, IntentSpec>()
  for (const one of intents) {
    const { samples, about = [], ...first } = merged.get(one.intent) ?? { ...one, samples: [], about: [] }
    const known = new Set(samples.map(({ text }) => text))
    merged.set(one.intent, {
      ...first,
      samples: [...samples, ...one.samples.filter(({ text }) => !known.has(text))],
      about: [...new Set([...about, ...(one.about ?? [])])],
    })
  }
  return [...merged.values()]
}

function sampleOf(source: string): Sample {
  const { text, slots } = parseSample(source)
  return { text, slots, lang: languageOf(text) }
}

const slotOf =
  (agent: string) =>
  ({ slot, type, required, values, pattern, min, max, many, from }: Slot): SlotSpec => ({
    agent,
    slot,
    type,
    required,
    values: values?.map((value) => [canonical(value), ...waysToSay(value).filter((way) => way !== canonical(value))]),
    pattern,
    min,
    max,
    many,
    from,
  })

/** The focus belongs to the domain the team names; without one, to every agent of the class. */
const mayHoldFocus = (spec: AgentSpec, domain: string | undefined): boolean =>
  spec.priority === 'focus' && (domain === undefined || spec.domain === domain)

/** What the specs call their intents and slots; a choice is called by the first way to say it in a language. */
function wordsOf(agents: readonly AgentSpec[]): GoalWords {
  const intents = new Map(agents.flatMap((spec) => spec.intents.map(({ intent, label }) => [intent, label] as const)))
  const slots = new Map(
    agents.flatMap((spec) => spec.slots.map((slot) => [`${spec.agent} ${slot.slot}`, slot] as const)),
  )
  return {
    intent: (intent, lang) => intents.get(intent)?.[lang] ?? intent,
    slot: (agent, slot, lang) => slots.get(`${agent} ${slot}`)?.label?.[lang] ?? slot,
    value: (agent, slot, value, lang) => {
      const choice = slots.get(`${agent} ${slot}`)?.values?.find((one) => canonical(one) === value)
      return typeof choice === 'object' ? (choice[lang][0] ?? value) : value
    },
  }
}
