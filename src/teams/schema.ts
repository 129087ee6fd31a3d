/** team.yaml and the files beside the agents: what they may hold, exactly. What fits together is check-team.ts; AgentSpec is agent-spec.ts. */
import { z } from 'zod'
import { TeamPolicy, TeamRecord, teamDefaults } from '../core/state/team.ts'
import { CallName, CallNames, Localized, Name, Reference } from './texts.ts'

const MemberEntry = z.strictObject({
  id: Name,
  type: z.enum(['human', 'ai']),
  /** The id, when it is left out. */
  name: CallName.optional(),
  displayName: CallNames.optional(),
  /** The place in the file, when it is left out. */
  order: z.int().min(-1_000_000).max(1_000_000).optional(),
  role: z.enum(['executor', 'planner', 'reviewer']).optional(),
  agent: Reference.optional(),
})

export const TeamFile = z.strictObject({
  team: Name,
  name: z.union([z.string().min(1).max(200), Localized]).optional(),
  ...TeamPolicy,
  focus: Name.optional(),
  records: z.array(TeamRecord).max(20).optional(),
  review: Name.default(teamDefaults.review),
  safety: z.strictObject({ emergency: Localized.optional(), rules: Reference.optional() }).default({}),
  members: z.array(MemberEntry).max(1_000),
})
export type TeamFile = z.infer<typeof TeamFile>

const Phrases = z.strictObject({
  en: z.array(z.string().min(1).max(200)).max(500).default([]),
  zh: z.array(z.string().min(1).max(200)).max(500).default([]),
})

/** What a team adds to the safety gate: a message that holds one of the phrases, and none of `unless`, gets the verdict. */
export const SafetyRule = z.strictObject({
  category: Name,
  verdict: z.enum(['BLOCK', 'EMERGENCY']),
  any: Phrases,
  unless: Phrases.optional(),
  reason: Localized,
})
export type SafetyRule = z.infer<typeof SafetyRule>
export const SafetyRules = z.strictObject({ rules: z.array(SafetyRule).max(1_000) })

/** One line of a replay file: what a message must be understood as. */
export const ReplayRow = z.strictObject({
  text: z.string().min(1).max(4_000),
  lang: z.enum(['en', 'zh']),
  expect: z.strictObject({
    /** One intent: a frame of the answer has it. A list: exactly these frames, in the order of the text. `oos`: none fits. */
    intent: z.union([Name, z.array(Name).min(1).max(20)]).optional(),
    slots: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    relation: z
      .enum([
        'same_task_no_change',
        'same_task_minor_change',
        'same_task_major_change',
        'different_task',
        'control_instruction',
      ])
      .optional(),
    route: z
      .enum(['continue_execution', 'minor_replan', 'full_replan', 'new_task', 'control_action', 'wait_user_decision'])
      .optional(),
  }),
})
/** One message that a team is tried with, and what should come of it. */
export type ReplayRow = z.infer<typeof ReplayRow>
