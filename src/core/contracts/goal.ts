/**
 * What is known of a goal beside its plan (S3 §1, §2): the workspace it works in, how it was verified, what was tried when that
 * failed, and the summary at its end. Everything here is found out by us; words for it are made by the views.
 */
import { z } from 'zod'
import { Count, Id, list, Path } from './bounds.ts'
import { Cause } from './causes.ts'

/** The modes of a verification that a workspace may have commands of its own for. */
export const OwnMode = z.enum(['lint', 'test', 'build'])
/** How far agents may act by themselves. */
export type OwnMode = z.infer<typeof OwnMode>
const command = z.string().min(1).max(2_000)

const PackedContext = z
  .strictObject({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    tokens: Count,
    /** How many files the folder holds, beside those that are ignored. */
    files: Count,
  })
  .describe('A text about a folder that agents are given; it is kept under its hash.')
/** What is recorded of a text about a folder that agents are given. */
export type PackedContext = z.infer<typeof PackedContext>

export const WorkspaceContext = z
  .strictObject({
    /** The folder is there and can be read. */
    found: z.boolean(),
    /** The names at its top, folders with a slash behind them, in order; a long list is cut. */
    top: list(z.string().max(255), 200),
    /** What the workspace itself says how it is checked, e.g. the scripts of its package.json. */
    commands: z.partialRecord(OwnMode, list(command, 5)),
    /** What agents may be told of it: a map and the passages that matter. */
    packed: PackedContext.optional(),
  })
  .describe('What a look at the workspace found before anything was planned.')
/** What a planner is told of the folder. */
export type WorkspaceContext = z.infer<typeof WorkspaceContext>

export const Check = z
  .strictObject({
    command,
    /** missing: a program is not there, `what` names it. refused: it was not allowed. unknown: nobody knows how it ended. */
    state: z.enum(['passed', 'failed', 'missing', 'refused', 'unknown', 'not_run']),
    exit: z.int().optional(),
    what: z.string().max(200).optional(),
    /** The end of what it wrote. */
    output: z.string().max(2_000).optional(),
  })
  .describe('One command of a verification and how it ended.')
export type Check = z.infer<typeof Check>

/** warned: something is red, and the plan says that it need not be green. skipped: nothing was run, the cause says why. */
export const VerificationOutcome = z.enum(['passed', 'warned', 'failed', 'skipped'])
/** What a verification came to. */
export type VerificationOutcome = z.infer<typeof VerificationOutcome>

/** The ladder, from the smallest remedy to none. `ask`: a person has to bring what is missing, or say how it goes on. */
export const Rung = z.enum(['ask', 'repair', 'undo', 'replan', 'stop'])
/** One step of a recovery. */
export type Rung = z.infer<typeof Rung>

export const StepStatus = z.enum(['pending', 'in_progress', 'done', 'blocked', 'skipped'])
export type StepStatus = z.infer<typeof StepStatus>

/** What an agent's own steps found, or that one of them was not done: `slots_update.checked` of its result. */
export const AgentChecked = z.enum(['passed', 'failed', 'not_done'])
export type AgentChecked = z.infer<typeof AgentChecked>

export const GoalSummary = z
  .strictObject({
    outcome: z.enum(['completed', 'failed', 'canceled', 'timed_out']),
    /** Position of its plan, where it has one: titles, risk and hints how to roll back stand there. */
    plan: Count.optional(),
    steps: list(z.strictObject({ step_id: Id, status: StepStatus }), 400),
    changed: list(Path, 200),
    /**
     * What became of git, where something did: the branch that was made, whether something was committed, and what stayed out of it
     * because a person had changed it themselves.
     */
    git: z
      .strictObject({ branch: Path.optional(), committed: z.boolean(), left: list(Path, 200).optional() })
      .optional(),
    /** The folder belongs to no git repository: there is nothing to say about git. */
    repository: z.literal(false).optional(),
    /** Further files that were changed. */
    more: Count.optional(),
    verification: VerificationOutcome.optional(),
    /** Position of the last verification: its checks stand there. */
    verifiedAt: Count.optional(),
    /** Where no plan asked for a verification, but the agent checked its work itself. */
    checked: AgentChecked.optional(),
    why: Cause.optional(),
    tried: list(Rung, 20),
    /** Questions about effects: how many were asked, and how many the plan's approval saved. */
    asked: Count,
    saved: Count,
    notEnforced: list(z.string().max(200), 100),
  })
  .describe('How a goal ended: what was done, how it was verified, what was tried, what was asked.')
export type GoalSummary = z.infer<typeof GoalSummary>
