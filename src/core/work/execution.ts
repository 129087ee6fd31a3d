/**
 * A decision from its issue to its end (S4 §1, design §10): issue → execute → staged changes → judge → land → settled. How it is
 * proposed, prepared and covered is proposing.ts and grants.ts; what nobody knows the outcome of is doubt.ts.
 *
 * X1. `decision_issued` is the INTENT: it is on disk before the host starts, and names what covers it. Cover is looked at again here.
 * X3. First result wins. X4. No result in time, or a lost host, is UNCERTAIN: a probe settles it, or a person; it is never run twice.
 *     Only a read is tried again.
 * X5. A run that is BLOCKED or in ERROR ends by a person's word, never by its agent's.
 * X8. Evidence before landing: what is not as expected lands nowhere. What was staged for a task that has ended does not land either.
 * X9. One decision that is no read at a time in a workspace, over all conversations: the runtime says when it is free.
 */
import type { Cause } from '../contracts/causes.ts'
import type { ToolResult } from '../contracts/execution.ts'
import type { CommandOf } from '../state/commands.ts'
import {
  type Conversation,
  type Decision,
  isGoing,
  isIssued,
  isParked,
  openDecision,
  runOf,
  type Task,
} from '../state/conversation.ts'
import { coverOf } from '../state/cover.ts'
import { type Draft, leaseUntil } from '../state/draft.ts'
import { type Evidence, type FieldsOf, who } from '../state/events.ts'
import { isQuestionId } from '../state/ids.ts'
import { ignore } from '../state/ignored.ts'
import { landTimeoutMs, readRestsMs } from '../state/limits.ts'
import { ask } from '../talk/questions.ts'
import { clip } from '../text/clip.ts'
import { outlivedEnded, uncertain } from './doubt.ts'
import { judge, lostBy, met, notMet } from './judge.ts'
import { deniedTo } from './proposing.ts'
import { refuseDecision } from './refusing.ts'

/** Whatever is covered and may go on is issued; what needs the workspace waits until it is free (X9). */
export function issueCovered(d: Draft): void {
  for (const x of d.state.decisions)
    if (isReady(d.state, x) && isCovered(d, x) && !needsWorkspace(d.state, x)) issue(d, x)
}

/** What waits for the workspace only, oldest first. */
export const awaitsWorkspace = (s: Conversation): Decision[] =>
  s.decisions.filter((x) => isReady(s, x) && needsWorkspace(s, x))

/** What is at work in the workspace, or may be. */
export const holdsWorkspace = (s: Conversation): Decision[] =>
  s.decisions.filter((x) => x.effect !== 'read' && isIssued(x) && x.until !== undefined)

export function decideWorkspaceFree(d: Draft, c: CommandOf<'workspace_free'>): void {
  const x = openDecision(d.state, c.decisionId)
  if (x && isReady(d.state, x) && isCovered(d, x)) issue(d, x)
}

const needsWorkspace = (s: Conversation, { effect }: Decision): boolean =>
  s.workspace !== undefined && effect !== 'read'

/** Its run goes on, and nothing that its task did before is still open. */
function isReady(s: Conversation, x: Decision): boolean {
  if (x.state !== 'COVERED' || s.interrupt !== 'EXECUTION') return false
  const t = runOf(s, x)
  if (!t || !isGoing(t) || isParked(s, t)) return false
  return !s.decisions.some((other) => other.taskId === x.taskId && other.id !== x.id && isIssued(other))
}

/** X1: a grant may have ended while it waited. */
function isCovered(d: Draft, x: Decision): boolean {
  const t = runOf(d.state, x)
  if (!t || !x.shown || x.approval === undefined) return false
  if (isQuestionId(x.approval)) return true // a person said so, about exactly this
  if (coverOf(d.state, t, { ...x, shown: x.shown }, d.at) !== undefined) return true
  d.emit('decision_reopened', who.router, { taskId: t.id, decision_id: x.id, cause: { kind: 'grant_ended' } })
  return false
}

function issue(d: Draft, { id: decision_id, taskId, approval = '', timeoutMs }: Decision): void {
  d.emit('decision_issued', who.router, { taskId, decision_id, approval, until: d.at + timeoutMs })
}

export function decideToolDone(d: Draft, c: CommandOf<'tool_done'>): void {
  const x = issued(d.state, c.decisionId)
  if (!x) return ignore(d, c.effect, { kind: 'late_outcome' })
  const { result, evidence, degraded } = c
  if (degraded) d.emit('tool_degraded', who.router, { taskId: x.taskId, decision_id: x.id, ...degraded })
  settle(d, x, { result, evidence, ...judge(result, evidence, x.okExit) }, lastLines(result))
}

/** X8. */
export function decideToolStaged(d: Draft, c: CommandOf<'tool_staged'>): void {
  const x = issued(d.state, c.decisionId)
  if (!x) return ignore(d, c.effect, { kind: 'late_outcome' })
  if (!runOf(d.state, x)) return ended(d, x, { kind: 'canceled' })
  const { result, staged: changes, diff } = c
  const evidence = withoutLoss(d.state, x, c)
  const judged = judge(result, evidence, x.okExit)
  const until = d.at + landTimeoutMs
  d.emit('changes_staged', who.router, { taskId: x.taskId, decision_id: x.id, changes, result, evidence, until, diff })
  if (judged.cause || changes.length === 0) settle(d, x, { ...judged, landed: [] }, lastLines(result))
}

/** A goal that may delete nothing keeps what a command would have removed: nobody could tell before it ran. */
function withoutLoss(s: Conversation, x: Decision, { evidence, staged }: CommandOf<'tool_staged'>): Evidence {
  const t = runOf(s, x)
  const lost = t && deniedTo(s, t).includes('delete') ? lostBy(staged) : []
  if (lost.length === 0) return evidence
  const met = evidence.met.filter((path) => !lost.includes(path))
  return { ...evidence, met, out_of_scope: [...new Set([...evidence.out_of_scope, ...lost])] }
}

export function decideLanded(d: Draft, c: CommandOf<'landed'>): void {
  const x = openDecision(d.state, c.decisionId)
  if (x?.state !== 'LANDING') return ignore(d, c.effect, { kind: 'late_outcome' })
  const landed = [...c.landed]
  if (c.left.length === 0) return settle(d, x, { verdict: met, landed })
  settle(d, x, { verdict: notMet, cause: { kind: 'not_landed', paths: c.left.slice(0, 1_000) }, landed })
}

type Outcome = Pick<FieldsOf<'decision_settled'>, 'result' | 'evidence' | 'cause' | 'landed' | 'verdict'>
/** `said`: the last lines of what it wrote, for whoever is asked about it. */
function settle(d: Draft, x: Decision, outcome: Outcome, said?: string): void {
  const t = runOf(d.state, x)
  const staged = openDecision(d.state, x.id)?.staged
  const about = { taskId: x.taskId, decision_id: x.id, until: leaseUntil(d), staged }
  d.emit('decision_settled', who.router, { ...about, ...outcome })
  if (!t) outlivedEnded(d, x, outcome.landed?.length === 0 ? 'not_applied' : 'applied')
  else if (outcome.cause) askAboutRun(d, t, { cause: outcome.cause, ...(said && { text: said }) })
}

const shownLines = 8
/** Of a command that ended in a fault. */
function lastLines({ exit_code, stdout, stderr }: ToolResult): string | undefined {
  if (exit_code === 0) return
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '')
  return clip(lines.slice(-shownLines).join('\n'), 1_000)
}

/**
 * Nothing happened. Where only the world had changed since the approval, it is looked at and asked again. A read that cannot be done, of a
 * file that is not there, is news for its agent, which goes on.
 */
export function decideToolRefused(d: Draft, c: CommandOf<'tool_refused'>): void {
  const x = issued(d.state, c.decisionId)
  if (!x) return ignore(d, c.effect, { kind: 'late_outcome' })
  const { stale, ...problem } = c.problem
  const t = runOf(d.state, x)
  if (!t) return ended(d, x, { kind: 'canceled' })
  if (stale) return void d.emit('decision_stale', who.router, { taskId: t.id, decision_id: x.id })
  refuseDecision(d, x.id, problem)
  if (x.effect !== 'read') askAboutRun(d, t, { cause: problem.cause, text: problem.message })
}

/** It has outlived its task, and nothing of it is there. */
function ended(d: Draft, x: Decision, cause: Cause): void {
  refuseDecision(d, x.id, { code: 'E_CONFLICT', cause })
  outlivedEnded(d, x, 'not_applied')
}

export function decideToolLost(d: Draft, c: CommandOf<'tool_lost'>): void {
  const x = openDecision(d.state, c.decisionId)
  if (x?.state !== 'ISSUED' && x?.state !== 'LANDING') return ignore(d, c.effect, { kind: 'late_outcome' })
  resultMissing(d, x, c.cause)
}

/** X4. */
export function resultMissing(d: Draft, x: Decision, cause: Cause): void {
  if (x.effect !== 'read') return uncertain(d, x, cause)
  const rest = (d.state.team.readRestsMs ?? readRestsMs)[x.attempt - 1]
  const { id: decision_id, taskId } = x
  if (rest !== undefined) {
    const again = { taskId, decision_id, attempt: x.attempt + 1, notBefore: d.at + rest, cause }
    return void d.emit('decision_retry_scheduled', who.router, again)
  }
  const t = runOf(d.state, x)
  refuseDecision(d, decision_id, { code: 'E_TOOL_TIMEOUT', cause })
  if (t) askAboutRun(d, t, { cause })
}

export function attemptAgain(d: Draft, { id: decision_id, taskId, attempt, timeoutMs }: Decision): void {
  d.emit('decision_attempted', who.router, { taskId, decision_id, attempt, until: d.at + timeoutMs })
}

function askAboutRun(d: Draft, t: Task, why: { cause?: Cause; text?: string }): void {
  ask(d, { kind: 'blocked', about: t.id, options: ['resume', 'stop'], ...why })
}

const issued = (s: Conversation, id: string): Decision | undefined => {
  const x = openDecision(s, id)
  return x?.state === 'ISSUED' ? x : undefined
}
