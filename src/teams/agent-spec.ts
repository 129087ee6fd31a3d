/**
 * AgentSpec: what one agent is for, how it is recognised, what it needs to know, and what runs it (S2 §7). Its file is named
 * by a member in team.yaml (schema.ts); what must fit together inside it is check-agent.ts.
 */
import { z } from 'zod'
import { PriorityClass, SlotType } from '../core/contracts/kinds.ts'
import { codingPresets } from './coding-presets.ts'
import { Localized, Name, Reference, SlotName, Variable } from './texts.ts'

const Ways = z.array(z.string().min(1).max(100)).min(1).max(100)
/** A plain word, or a value with the ways to say it; the first of a language is how it is shown. */
export const EnumValue = z.union([
  z.string().min(1).max(100),
  z.strictObject({ value: z.string().min(1).max(100), en: Ways, zh: Ways }),
])
export type EnumValue = z.infer<typeof EnumValue>

export const Slot = z.strictObject({
  slot: SlotName,
  /** What people are shown; left out, its id. */
  label: Localized.optional(),
  type: SlotType,
  required: z.boolean().default(false),
  /** Taken where nobody says another: then it is not asked for. */
  default: z.string().min(1).max(200).optional(),
  ask: Localized.optional(),
  /** enum only. */
  values: z.array(EnumValue).min(1).max(1_000).optional(),
  /** regex only; the whole value must match. */
  pattern: z.string().min(1).max(200).optional(),
  /** number: the value. duration: minutes. text: characters. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** true: one wish may have several values for it; else each value is a wish of its own. */
  many: z.boolean().default(false),
  /** Where a value may come from: the message, what the agent was told earlier, what any agent of the conversation knows. */
  from: z
    .array(z.enum(['message', 'history', 'memory']))
    .min(1)
    .max(3)
    .default(['message', 'history']),
})
/** Something that an agent needs to know, and how it is asked for. */
export type Slot = z.infer<typeof Slot>

const Intent = z.strictObject({
  intent: Name,
  /** What people are shown; left out, its id. */
  label: Localized.optional(),
  /** false: it undoes or moves something a person relies on, so it is asked about where it is not sure (design §6). */
  harmless: z.boolean().default(true),
  samples: z.array(z.string().min(1).max(1_000)).min(1).max(5_000),
})

/** Shown and offered to the person, never obeyed by itself. */
export const Handoff = z.strictObject({
  agent: Name,
  reason: Localized,
  /** What is settled for whoever takes over: values of its slots. */
  slots: z.record(SlotName, z.union([z.string(), z.number()])).optional(),
})
/** Whom an agent suggests next, and when. */
export type Handoff = z.infer<typeof Handoff>

/** A row of a form's table. It fits when intent, `words` and `when` fit and every {slot} in `say` has a value. */
export const FormRow = z.strictObject({
  intent: Name.optional(),
  /** The message holds one of them, in whatever language. */
  words: z.array(z.string().min(1).max(100)).min(1).max(100).optional(),
  when: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()])).min(1)]))
    .optional(),
  say: Localized,
  handoff: Handoff.optional(),
})
/** One row that a form answers from. */
export type FormRow = z.infer<typeof FormRow>
export const FormTable = z.strictObject({ rows: z.array(FormRow).min(1).max(5_000) })

/** Asks for the required slots, checks them, then answers: from its table, else from `answer`. No model is needed. */
export const formAdapter = z.strictObject({
  kind: z.literal('form'),
  answer: Localized.optional(),
  table: Reference.optional(),
  handoff: Handoff.optional(),
})

const Variables = z
  .record(
    Variable,
    z
      .string()
      .max(8_192)
      .regex(/^[^\0]*$/, { error: 'bad_value' }),
  )
  .default({})

/** A program of the team's own. Of our environment it sees a short list, what `pass` names, and what `env` sets for it. */
export const processAdapter = z.strictObject({
  kind: z.literal('process'),
  command: z.array(z.string().min(1).max(4_096)).min(1).max(256),
  seats: z.int().min(1).max(64).default(1),
  env: Variables,
  pass: z.array(Variable).max(64).default([]),
})

/**
 * A coding agent that works in files by itself, e.g. Claude Code. It runs beside the workspace: what it changed is one decision. Of our
 * environment it sees a short list, the keys of its preset, what `pass` names, and what `env` sets for it.
 */
export const codingAdapter = z.strictObject({
  kind: z.literal('coding'),
  preset: z.enum(codingPresets),
  /** Instead of the preset's own. `{prompt}` stands for what it is to do; without it that is read from the standard input. */
  command: z.array(z.string().min(1).max(4_096)).min(1).max(256).optional(),
  /** What it may change, as patterns; everything where it is left out. */
  paths: z.array(z.string().min(1).max(4_096)).min(1).max(100).optional(),
  seats: z.int().min(1).max(16).default(2),
  timeoutMinutes: z.int().min(1).max(1_440).default(60),
  env: Variables,
  pass: z.array(Variable).max(64).default([]),
  /** Members that it may always pass the turn to. */
  next: z.array(Name).max(64).default([]),
})

/** Says its replies one after the other, and then again from the first. */
export const scriptedAdapter = z.strictObject({
  kind: z.literal('scripted'),
  replies: z
    .array(z.union([z.string().min(1).max(8_000), Localized]))
    .min(1)
    .max(1_000),
})

/** A language model of the user's settings; the default, where none is named. What it is told beside its `prompt` is ours. */
export const modelAdapter = z.strictObject({
  kind: z.literal('model'),
  /** A name in signalbox.yaml, or PROVIDER:MODEL. */
  model: z.string().min(1).max(200).optional(),
  /** A file with the member's own instructions. */
  prompt: Reference.optional(),
  /** Actions of the workspace and tools of the program that it may propose. */
  tools: z.array(Name).max(64).default([]),
  /** Members that it may always pass the turn to. */
  next: z.array(Name).max(64).default([]),
  seats: z.int().min(1).max(64).default(4),
})

const Adapter = z.discriminatedUnion('kind', [
  formAdapter,
  modelAdapter,
  z.strictObject({ kind: z.literal('playbook'), dir: Reference }),
  processAdapter,
  codingAdapter,
  scriptedAdapter,
])

export const AgentSpec = z.strictObject({
  /** agent_code (S2 §3.1); the members that use the file may be called otherwise. */
  agent: Name,
  for: Localized,
  notFor: Localized.optional(),
  domain: Name.optional(),
  priority: PriorityClass.default('normal'),
  insertable: z.boolean().default(false),
  /** May it be run again by itself after it was lost? Forms, playbooks, scripts and functions may where nothing is said, and programs that say so. */
  repeatable: z.boolean().optional(),
  intents: z.array(Intent).max(500).default([]),
  slots: z.array(Slot).max(200).default([]),
  memory: z
    .strictObject({
      /** The last turns it is given word for word where the conversation is long; 0 is as if left out. */
      m1: z.int().min(0).max(1_000).optional(),
      /** Is it given what tasks like its own came to, earlier in the conversation? */
      m2: z.boolean().optional(),
      /** Slots of other agents' frames that it is given as well. */
      m3: z.array(SlotName).max(200).optional(),
    })
    .optional(),
  /** What runs it. Left out, the program brings it that opens the team (`members` of openSignalbox). */
  adapter: Adapter.optional(),
  replay: Reference.optional(),
})
/** What an AI member is for, as its file says it. */
export type AgentSpec = z.infer<typeof AgentSpec>

/** What an agent does that is all inside this process can be done again; what a program of its own did, only the program can say. */
const repeatable: Readonly<Record<NonNullable<AgentSpec['adapter']>['kind'], true | undefined>> = {
  form: true,
  playbook: true,
  scripted: true,
  model: true,
  process: undefined,
  coding: undefined,
}
/** May it be run again by itself after it was lost? Its spec decides, else its kind. */
export const isRepeatable = ({ adapter, repeatable: said }: AgentSpec): boolean | undefined =>
  said ?? (adapter === undefined || repeatable[adapter.kind])

/** Every way to say an enum value, its canonical form first. */
export const waysToSay = (value: EnumValue): readonly string[] =>
  typeof value === 'string' ? [value] : [...new Set([value.value, ...value.en, ...value.zh])]
export const canonical = (value: EnumValue): string => (typeof value === 'string' ? value : value.value)
