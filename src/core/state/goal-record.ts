/** What a goal keeps beside its plan: its limits, what is asked, seen, verified and tried, and the account for its summary. */
import type { Cause } from '../contracts/causes.ts'
import type { Constraint, Preference } from '../contracts/constraints.ts'
import type { AgentChecked, OwnMode, Rung, VerificationOutcome } from '../contracts/goal.ts'
import type { VerificationPolicy } from '../contracts/plan.ts'

/** A goal as it was set. */
export type GoalRecord = {
  /** What was read from a person's words and from the plan (constraints-of.ts says what follows from it). */
  readonly limits?: GoalLimits
  /** When it counts as timed out. A parked goal does not. */
  readonly until?: number
  /** Position of its plan, and how that wants to be verified. */
  readonly plan?: number
  readonly checks?: Pick<VerificationPolicy, 'mode' | 'required'> & { readonly commands: number }
  /** What a person has to say before it is planned, and how often they did. */
  readonly asking?: { readonly text: string; readonly cause: Cause }
  readonly clarified?: number
  /** The look at its workspace: open until then, or what it found commands of the workspace's own for. */
  readonly context?: { readonly seq: number; readonly until?: number; readonly own?: readonly OwnMode[] }
  /** Its last verification; gone with the first step that is added after it. */
  readonly verified?: { readonly outcome: VerificationOutcome; readonly seq: number; readonly why?: Cause }
  readonly recovery?: Recovery
  /** Its commit was asked for. */
  readonly commit?: true
  readonly account?: Account
}

/** The rungs that were tried; what a person is asked for; the undo that is under way. */
export type Recovery = {
  readonly tried: readonly Rung[]
  readonly asks?: Cause
  readonly undo?: { readonly seq: number; readonly until: number }
}
/** What the summary counts: files that were changed, effects that needed a person's word, questions asked about them. */
export type Account = {
  /** What its agent says that its own checks found. */
  readonly checked?: AgentChecked
  /** Files of the person; what git keeps of its own is not among them. */
  readonly changed: readonly string[]
  /** The branch that was made, and whether something was committed. */
  readonly branch?: string
  readonly committed?: true
  /** What the goal changed and its commit leaves out. */
  readonly left?: readonly string[]
  /** The folder belongs to no git repository. */
  readonly repository?: false
  readonly more: number
  readonly needed: number
  readonly asked: number
  /** A person said no to something. */
  readonly denied?: true
}
/** How far a goal may go by itself. */
export type GoalLimits = {
  readonly said: readonly Constraint[]
  readonly planned: readonly Constraint[]
  readonly preference: Preference
  readonly expected: readonly string[]
  readonly bare?: true
}
