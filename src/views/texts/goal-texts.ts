/** What every language says about a goal: what it may not do, what it asks, how it was verified, what was tried, how it ended. */

import type { Constraint, Preference } from '../../core/contracts/constraints.ts'
import type {
  AgentChecked,
  Check,
  GoalSummary,
  Rung,
  StepStatus,
  VerificationOutcome,
} from '../../core/contracts/goal.ts'
import type { Plan } from '../../core/contracts/plan.ts'
import type { EventOf, JournalEvent } from '../../core/state/events.ts'
import { positionOf } from '../../core/state/ids.ts'
import { branchName, subjectFor } from '../../core/text/branch-name.ts'
import { oneLine } from '../../core/text/clip.ts'

export type GoalTexts = {
  readonly constraints: Readonly<Record<Exclude<Constraint['kind'], 'other'>, string>>
  readonly notEnforced: string
  readonly preferences: Readonly<Record<Preference, string>>
  readonly expected: string
  readonly nothing: string
  readonly colon: string
  readonly list: string
  readonly end: string
  readonly stepStates: Readonly<Record<StepStatus, string>>
  readonly checkStates: Readonly<Record<Check['state'], string>>
  readonly verification: Readonly<Record<VerificationOutcome, string>>
  readonly notVerified: string
  /** What was not done was not checked either. */
  readonly agentChecked: Readonly<Record<Exclude<AgentChecked, 'not_done'>, string>>
  readonly rungs: Readonly<Record<Rung, string>>
  readonly outcomes: Readonly<
    Record<GoalSummary['outcome'] | 'partly_done' | 'not_done' | 'check_failed', (goal: string) => string>
  >
  readonly risk: Readonly<Record<Plan['risk_level'], string>>
  readonly summary: {
    readonly done: string
    readonly left: string
    readonly changed: string
    readonly more: (files: number) => string
    readonly nothingChanged: string
    /** The goal is named as it was first said; these are the words that corrected it. */
    readonly corrected: string
    readonly verified: string
    readonly tried: string
    readonly byHand: string
    readonly risk: string
    readonly undo: string
    readonly howToUndo: string
    /** Where the goal took something back itself: nothing else means it. */
    readonly howToRedo: (goal: string) => string
    /** A branch and a message for what was changed; the summary itself is the text of a pull request. */
    readonly git: (branch: string, message: string) => string
    /** A branch was made for it, and nothing committed. */
    readonly branched: (branch: string, message: string) => string
    readonly committed: (branch: string | undefined) => string
    /** What the goal changed and its commit leaves out: a person had changed it too. */
    readonly leftOut: (paths: readonly string[]) => string
    readonly questions: (asked: number, saved: number) => string
  }
}

/** One clause a constraint: enforced ones by name with their paths, the others in their own words. */
export function constrainedText(t: GoalTexts, e: EventOf<'goal_constrained'>): string {
  const enforced = e.constraints.flatMap((c) => (c.kind === 'other' ? [] : `${t.constraints[c.kind]}${pathsOf(t, c)}`))
  const others = e.constraints.flatMap((c) => (c.kind === 'other' ? c.said : []))
  const parts = [
    ...enforced,
    ...(others.length > 0 ? [`${t.notEnforced}${t.colon}${others.join(t.list)}`] : []),
    ...(e.preference ? [t.preferences[e.preference]] : []),
    ...(e.expected ? [`${t.expected}${t.colon}${e.expected.join(t.list)}`] : []),
  ]
  return parts.length > 0 ? parts.join(t.end) : t.nothing
}

const pathsOf = (t: GoalTexts, c: Constraint): string => ('paths' in c ? `${t.colon}${c.paths.join(t.list)}` : '')

/** The outcome, and every check with how it ended. */
export function verifiedText(t: GoalTexts, e: EventOf<'verification_finished'>, why: string): string {
  const checks = e.checks.map((c) => `${c.command} (${t.checkStates[c.state]}${c.what ? `${t.colon}${c.what}` : ''})`)
  const said = checks.length > 0 ? checks.join(t.list) : why
  return `${t.verification[e.outcome]}${said === '' ? '' : `${t.colon}${said}`}`
}

type Looking = { readonly eventAt?: (seq: number) => JournalEvent | undefined }
/** A line for each thing that a person wants to know at the end: what, why, how verified, risks, undo, what is left (S3 §1.1). */
export function summaryLines(t: GoalTexts, e: EventOf<'goal_summarized'>, { eventAt }: Looking): string[] {
  const { summary } = e
  const proposed = summary.plan === undefined ? undefined : eventAt?.(summary.plan)
  const plan = proposed?.type === 'plan_proposed' ? proposed.plan : undefined
  const begun = eventAt?.(positionOf(e.workflowId))
  const goal = plan?.goal ?? (begun?.type === 'workflow_started' ? begun.goal : undefined)
  const checked = summary.verifiedAt === undefined ? undefined : eventAt?.(summary.verifiedAt)
  const checks = checked?.type === 'verification_finished' ? checked.checks : []
  const titled = (id: string): string => plan?.steps.find((s) => s.step_id === id)?.title ?? id
  const steps = (isDone: boolean): string[] =>
    summary.steps.filter((s) => (s.status === 'done') === isDone).map((s) => titled(s.step_id))
  const red = checks.filter((c) => c.state !== 'passed')
  const hints = plan?.steps.flatMap((s) => (s.rollback_hint ? [`${s.title}${t.colon}${s.rollback_hint}`] : [])) ?? []
  const isUndo = onlyTookBack(e, eventAt)
  if (isPlain(summary)) return [t.outcomes[summary.outcome](goal ?? e.workflowId)]
  const named = (label: string, values: readonly string[]): string[] =>
    values.length > 0 ? [`${label}${t.colon}${values.join(t.list)}`] : []
  return [
    t.outcomes[cameTo(summary)](goal ?? e.workflowId),
    ...named(t.summary.corrected, correctionsOf(e, eventAt)),
    ...named(t.summary.done, steps(true)),
    ...named(t.summary.left, steps(false)),
    ...changedLines(t, summary),
    ...named(t.summary.verified, verificationOf(t, summary, checks)),
    ...named(
      t.summary.tried,
      [...new Set(summary.tried)].map((rung) => t.rungs[rung]),
    ),
    ...(summary.outcome === 'completed'
      ? []
      : named(
          t.summary.byHand,
          red.map((c) => c.what ?? c.command),
        )),
    ...(plan ? [`${t.summary.risk}${t.colon}${t.risk[plan.risk_level]}`] : []),
    ...named(t.notEnforced, summary.notEnforced),
    ...(summary.changed.length > 0 || summary.git
      ? [
          `${t.summary.undo}${t.colon}${[isUndo ? t.summary.howToRedo(e.workflowId) : t.summary.howToUndo, ...hints].join(t.list)}`,
        ]
      : []),
    ...(goal === undefined || isUndo
      ? []
      : gitLines(t, summary, { id: e.workflowId, goal: subjectFor(wordsOf(begun, eventAt), goal) })),
    ...(summary.saved > 0 ? [t.summary.questions(summary.asked, summary.saved)] : []),
  ]
}

/** A goal may come to its end while a person said no to what it was for, or to a part of it, or it was refused. */
export function cameTo({ outcome, checked, changed }: GoalSummary): keyof GoalTexts['outcomes'] {
  if (outcome === 'completed' && checked === 'failed') return 'check_failed'
  if (outcome !== 'completed' || checked !== 'not_done') return outcome
  return changed.length === 0 ? 'not_done' : 'partly_done'
}

/** It changed nothing, and nobody was asked about anything: there is no more to tell than that it is done. */
const isPlain = (s: GoalSummary): boolean =>
  s.outcome === 'completed' &&
  s.changed.length + s.tried.length + s.notEnforced.length + s.asked + s.saved === 0 &&
  [s.plan, s.git, s.verification, s.checked].every((found) => found === undefined)

const longestQuote = 160
/** What people said that changed a wish of the goal, in their words. */
function correctionsOf({ seq: end, workflowId }: EventOf<'goal_summarized'>, eventAt: Looking['eventAt']): string[] {
  const frames = new Set<string>()
  const said = new Set<string>()
  for (let seq = positionOf(workflowId); eventAt && seq < end; seq++) {
    const e = eventAt(seq)
    if (e?.type === 'task_created' && e.workflowId === workflowId && e.frameId !== undefined) frames.add(e.frameId)
    const words = e?.type === 'frame_changed' && frames.has(e.frameId) ? eventAt(positionOf(e.messageId)) : undefined
    if (words?.type === 'user_input_received') said.add(`“${oneLine(words.text, longestQuote)}”`)
  }
  return [...said]
}

function onlyTookBack({ seq: end, workflowId }: EventOf<'goal_summarized'>, eventAt: Looking['eventAt']): boolean {
  const tasks = new Set<string>()
  const actions = new Set<string | undefined>()
  for (let seq = positionOf(workflowId); eventAt && seq < end; seq++) {
    const e = eventAt(seq)
    if (e?.type === 'task_created' && e.workflowId === workflowId) tasks.add(e.taskId)
    if (e?.type === 'decision_proposed' && tasks.has(e.taskId)) actions.add(e.envelope.action)
  }
  return actions.size === 1 && actions.has('undo')
}

/** What the person said, where that is known. */
function wordsOf(begun: JournalEvent | undefined, eventAt: Looking['eventAt']): string {
  const id = begun?.type === 'workflow_started' ? begun.messageId : undefined
  const said = id === undefined ? undefined : eventAt?.(positionOf(id))
  return said?.type === 'user_input_received' ? said.text : ''
}

type About = { readonly id: string; readonly goal: string }
/** What was done with git; where nothing was, a branch and a message for whoever wants to. */
function gitLines(
  t: GoalTexts,
  { outcome, changed, checked, git, repository }: GoalSummary,
  { id, goal }: About,
): string[] {
  if (outcome !== 'completed' || checked === 'failed') return []
  const left = git?.left ? [t.summary.leftOut(git.left)] : []
  if (git?.committed) return [t.summary.committed(git.branch), ...left]
  if (git?.branch !== undefined) return [t.summary.branched(git.branch, goal), ...left]
  return changed.length > 0 && repository !== false ? [t.summary.git(branchName(id, goal), goal)] : []
}

function changedLines(t: GoalTexts, { changed, more, git }: GoalSummary): string[] {
  if (changed.length === 0) return git ? [] : [t.summary.nothingChanged]
  return [`${t.summary.changed}${t.colon}${changed.join(t.list)}${more ? `${t.list}${t.summary.more(more)}` : ''}`]
}

function verificationOf(t: GoalTexts, { verification, checked }: GoalSummary, checks: readonly Check[]): string[] {
  if (!verification) return checked === 'not_done' ? [] : [checked ? t.agentChecked[checked] : t.notVerified]
  return [t.verification[verification], ...checks.map((c) => `${c.command} (${t.checkStates[c.state]})`)]
}
