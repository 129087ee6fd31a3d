/** The team as a conversation pins it: what the core needs to know of members and policy. Files on disk are read elsewhere. */
import { z } from 'zod'
import { EffectClass, PriorityClass } from '../contracts/kinds.ts'
import { type Lang, spokenFor } from '../text/language.ts'

const localized = z.union([z.string(), z.strictObject({ en: z.string(), zh: z.string() })])
const id = z.string().min(1).max(64)

/**
 * A member of a team.
 *
 * @example
 * const bob = TeamMember.parse({ id: 'bob', type: 'ai', name: 'Bob', order: 1 })
 */
export const TeamMember = z.strictObject({
  id,
  type: z.enum(['human', 'ai']),
  name: z.string().min(1).max(100),
  displayName: localized.optional(),
  order: z.number().int(),
  role: z.enum(['executor', 'planner', 'reviewer']).optional(),
  /** The agent_code of its AgentSpec (S2 §3.1), where that is not its id: several members may share an agent. */
  agent: id.optional(),
  /** Priority class of its AgentSpec (design §3.2). */
  class: PriorityClass.optional(),
  insertable: z.boolean().optional(),
  /** It may be run again by itself after it was let go and lost (design §9); whoever is not is asked about first. */
  repeatable: z.boolean().optional(),
  /** It is told when its run is held, and can say that it holds still. Whoever is not told ends the step it is in (design §9). */
  pausable: z.boolean().optional(),
  domain: z.string().optional(),
  intents: z.array(z.string()).optional(),
  /** What those are called where a person is asked which one is meant. */
  intentLabels: z.record(z.string(), localized).optional(),
  /** What its slots are called where a person is told that one is waited for. */
  slotLabels: z.record(z.string(), localized).optional(),
  /** Those of its intents that are never carried out under `act` without a word of the person (routing:R2). */
  harmful: z.array(z.string()).optional(),
  /** What its AgentSpec asks of the three memories (design §13): turns, past work that is alike, slots of other frames. */
  memory: z
    .strictObject({
      m1: z.number().int().min(0).optional(),
      m2: z.boolean().optional(),
      m3: z.array(z.string()).optional(),
    })
    .optional(),
})
export type TeamMember = z.infer<typeof TeamMember>

/** What a team is where its file or its maker does not say. */
export const teamDefaults = {
  locale: 'auto',
  inputPolicy: 'interrupt',
  parallel: 1,
  hopBudget: 24,
  thresholds: { act: 0.8, ask: 0.5 },
  dispatchTimeoutMs: 30_000,
  leaseMs: 60_000,
  review: 'none',
  reworkRounds: 2,
} as const

const share = z.number().min(0).max(1)
const milliseconds = z.number().int().min(1).max(86_400_000)
/** The policy of a team, as its file has it too (teams/schema.ts). */
export const TeamPolicy = {
  locale: z.enum(['en', 'zh', 'auto']).default(teamDefaults.locale),
  inputPolicy: z.enum(['interrupt', 'lock']).default(teamDefaults.inputPolicy),
  parallel: z.number().int().min(1).max(64).default(teamDefaults.parallel),
  hopBudget: z.union([z.number().int().min(1).max(1_000_000), z.literal('off')]).default(teamDefaults.hopBudget),
  thresholds: z
    .strictObject({ act: share.default(teamDefaults.thresholds.act), ask: share.default(teamDefaults.thresholds.ask) })
    .default(teamDefaults.thresholds),
  dispatchTimeoutMs: milliseconds.default(teamDefaults.dispatchTimeoutMs),
  /** How long an agent may be silent after its ack. */
  leaseMs: milliseconds.default(teamDefaults.leaseMs),
  review: z.string().default(teamDefaults.review),
  reworkRounds: z.number().int().min(0).max(10).default(teamDefaults.reworkRounds),
  /** Who gets a message that names nobody and fits no intent while nobody is due. */
  default: id.optional(),
  /** Who may approve what; without it, any human. */
  approve: z
    .array(
      z.strictObject({
        effect: z.array(EffectClass).min(1).max(5),
        by: z.array(id).min(1).max(100),
        notBy: z.literal('requester').optional(),
      }),
    )
    .max(20)
    .optional(),
  /**
   * A task that changes files in a git workspace gets a branch of its own before its first change (`branch`), and a commit at its end
   * (`commit`). Both are asked for like any other effect; nothing is ever pushed. Without it git is left alone.
   */
  git: z.enum(['off', 'branch', 'commit']).optional(),
  /** The longest that a grant holds; 480 where nothing is said. */
  grantMinutes: z.number().int().min(1).max(480).optional(),
  /** How long a read that brought nothing rests before each further attempt; 200, 500 and 1,000 where nothing is said. */
  readRestsMs: z.array(z.number().int().min(0).max(600_000)).max(10).optional(),
} as const

/**
 * What finished work leaves behind (an appointment, a loan) and can be named later: which intents make it, change it and end it.
 * The first key says what it is about; a value of any other can change and it is still the same one.
 */
export const TeamRecord = z.strictObject({
  record: id,
  key: z.array(id).min(1).max(8),
  made: id,
  changed: id.optional(),
  ended: id.optional(),
})
export type TeamRecord = z.infer<typeof TeamRecord>

/**
 * A team as a conversation pins it.
 *
 * @example
 * const team = Team.parse(JSON.parse(text))
 */
export const Team = z.strictObject({
  team: id,
  name: localized.optional(),
  ...TeamPolicy,
  focus: z.string().optional(),
  records: z.array(TeamRecord).max(20).optional(),
  emergency: z.strictObject({ en: z.string(), zh: z.string() }).optional(),
  members: z.array(TeamMember).max(1_000),
})
export type Team = z.infer<typeof Team>

export type Named = Pick<TeamMember, 'name' | 'displayName'>
/** What a member is called in a language. */
export function shownName({ name, displayName }: Named, lang: Lang): string {
  const shown = typeof displayName === 'object' ? displayName[spokenFor(lang)] : displayName
  return shown || name
}

/** Everything a member is called. */
export function namesOf(member: TeamMember): string[] {
  const { id, name, displayName } = member
  if (displayName === undefined) return [id, name]
  return typeof displayName === 'string' ? [id, name, displayName] : [id, name, displayName.en, displayName.zh]
}

/** What a team is called in a language. */
export const shownTeam = ({ team, name = team }: Pick<Team, 'team' | 'name'>, lang: Lang): string =>
  typeof name === 'object' ? name[spokenFor(lang)] : name

/** First by order; the position in the file decides between equals. */
export const membersInOrder = (team: Pick<Team, 'members'>): TeamMember[] =>
  team.members.toSorted((a, b) => a.order - b.order)
export const memberOf = (team: Team, member: string): TeamMember | undefined =>
  team.members.find((m) => m.id === member) ?? (member === verifierId ? verifier : undefined)
/** The built-in agent that runs the checks of a plan (agents/verify.ts). It is in every team, and no member may be called so. */
export const verifierId = '#verify'
const verifier: TeamMember = { id: verifierId, type: 'ai', name: 'verify', order: 1_000_000, repeatable: true }
/** What frames, jobs and suggestions call the agent of a member. */
export const codeOf = ({ id, agent }: Pick<TeamMember, 'id' | 'agent'>): string => agent ?? id
/** The members that share an agent, the first by order first. */
export const membersWith = (team: Team, code: string): TeamMember[] =>
  membersInOrder(team).filter((m) => m.type === 'ai' && codeOf(m) === code)
/** Who has the intent in its AgentSpec, the first of them first (design §9); never the one who reviews. */
export const capableOf = (team: Team, intent: string): TeamMember[] =>
  membersInOrder(team).filter((m) => m.type === 'ai' && m.id !== team.review && m.intents?.includes(intent))
export function firstHuman(team: Pick<Team, 'members'>): TeamMember | undefined {
  let first: TeamMember | undefined
  for (const m of team.members) if (m.type === 'human' && (!first || m.order < first.order)) first = m
  return first
}
/** A team whose AI members have no intents, and nobody to plan, is a pure talk team (design §3.3). */
export const isTalkTeam = (team: Team): boolean =>
  plannerOf(team) === undefined && !team.members.some((m) => (m.intents?.length ?? 0) > 0)
export const plannerOf = (team: Team): TeamMember | undefined =>
  team.members.find((m) => m.role === 'planner' && m.type === 'ai')

/** Somebody else than the planner looks at a plan before it is shown or carried out (design §8). */
export const plansAreReviewed = (team: Team): boolean => hasReviewer(team) && team.review !== plannerOf(team)?.id

/** A team may have lost the member that it names: then nobody reviews. */
const hasReviewer = (team: Team): boolean => team.review !== 'none' && memberOf(team, team.review) !== undefined

/** A person reviews by answering a question; an agent is asked through its adapter. */
export const personReviews = (team: Team): boolean => memberOf(team, team.review)?.type === 'human'

/** Talk, checks, plans and reviews are not reviewed as work, and the reviewer is never the executor. */
export const needsReview = (team: Team, work: { readonly kind: string; readonly agentId: string }): boolean =>
  hasReviewer(team) && (work.kind === 'frame' || work.kind === 'step') && work.agentId !== team.review

/** How long a grant holds at the latest. */
export const grantMs = ({ grantMinutes = 480 }: Pick<Team, 'grantMinutes'>): number => grantMinutes * 60_000
