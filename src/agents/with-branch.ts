/**
 * A branch for each task, where the team's policy asks for one (`git` in team.yaml): before the first change that a task proposes in
 * a git workspace, the command that makes and takes its branch is proposed, as a decision of that same task. So it is shown, approved,
 * judged and undone like any other, whatever the agent is.
 *
 * B1. The agent's own proposal waits until the branch is settled, and never hears of it. It goes along with the branch, so that one
 *     question is about both, and about the commit at the end where the policy says so. Whoever denies that denies the change.
 * B2. The decision has the same id after a restart, so that the branch is asked for once.
 * B3. A task that is on its branch already, that only reads, that takes something back or that chooses a branch itself gets none.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Told } from '../core/contracts/acting.ts'
import type { DecisionEnvelope, ToolEnvelope } from '../core/contracts/execution.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import { uuidFrom } from '../edge/uuid-from.ts'
import type { AgentAdapter, Job, JobRef, Post, ToolHost } from '../ports.ts'

type Waiting = {
  readonly id: string
  readonly held: AgentCommand[]
  readonly post: Post
  /** It went wrong: a person says whether the task goes on. */
  stopped?: true
}

export function withBranch(agents: AgentAdapter, host: Pick<ToolHost, 'check'>): AgentAdapter {
  const waiting = new Map<string, Waiting>()
  const settled = new Set<string>()

  /** Every frame of an agent passes here. */
  const watched = (job: Job, post: Post): Post => {
    if (job.branch === undefined || job.workspace === undefined) return post
    return (frame) => pass(job, post, frame)
  }
  const pass = (job: Job, post: Post, frame: AgentCommand): void => {
    const before = waiting.get(nameOf(job))
    if (before && (frame.type === 'propose' || frame.type === 'result')) return void before.held.push(frame) // B1
    if (frame.type === 'result') forget(job)
    if (frame.type !== 'propose' || settled.has(nameOf(job)) || !needsBranch(host, job, frame.envelope))
      return post(frame)
    const { dispatchId, token, commit } = job
    const envelope = branchEnvelope(job)
    waiting.set(nameOf(job), { id: envelope.decision_id, held: [frame], post })
    post({ type: 'propose', dispatchId, token, envelope, following: frame.envelope, commit })
  }

  const release = (job: JobRef, { held, post }: Waiting): void => {
    waiting.delete(nameOf(job))
    settled.add(nameOf(job))
    for (const frame of held) post(frame)
  }
  /** B1. */
  const deny = (job: JobRef, branch: Waiting, told: Told): void => {
    const [change, ...held] = branch.held
    release(job, { ...branch, held })
    if (change?.type === 'propose') agents.tell(job, { ...told, decision_id: change.envelope.decision_id })
  }
  const forget = (job: JobRef): void => {
    waiting.delete(nameOf(job))
    settled.delete(nameOf(job))
  }

  return {
    ...(agents.repeatable && { repeatable: true as const }),
    deliver: (job, post) => agents.deliver(job, watched(job, post)),
    rejoin: (job, post) => agents.rejoin(job, watched(job, post)),
    go: (job) => agents.go(job),
    withdraw(job, cause) {
      forget(job)
      agents.withdraw(job, cause)
    },
    pause: (job) => agents.pause?.(job),
    resume(job) {
      const branch = waiting.get(nameOf(job))
      agents.resume?.(job)
      if (branch?.stopped) release(job, branch)
    },
    recorded: (job, call) => agents.recorded?.(job, call),
    tell(job, told, waits) {
      const branch = waiting.get(nameOf(job))
      if (branch?.id !== told.decision_id) return agents.tell(job, told, waits)
      if (!isOver(told)) return
      if (waits) branch.stopped = true
      else if (told.problem?.cause?.kind === 'denied') deny(job, branch, told)
      else release(job, branch)
    },
    get line() {
      return agents.line
    },
    ...(agents.close && { close: () => agents.close?.() ?? Promise.resolve() }),
  }
}

const nameOf = ({ conversation, dispatchId }: JobRef): string => `${conversation} ${dispatchId}`
/** Where nobody knows whether it happened, a probe or a person says so first. */
const isOver = ({ outcome, probed }: Told): boolean => outcome !== 'uncertain' && probed !== 'unknown'

/** B3. */
function needsBranch(host: Pick<ToolHost, 'check'>, job: Job, envelope: DecisionEnvelope): boolean {
  if (envelope.type !== 'TOOL_CALL' || envelope.action === 'undo') return false
  const rated = host.check(envelope)
  if ('refused' in rated) return false
  const { effect } = rated.reach
  const changes = effect === 'write' || effect === 'delete' || (effect === 'execute' && rated.risk !== 'low')
  const isOwn = choosesBranch.test(String(envelope.params.command ?? '')) || envelope.params.branch !== undefined
  return changes && !isOwn && isOnAnother(job)
}

const choosesBranch = /\bgit\b[^|;&]{0,300}\s(?:switch|checkout|branch|worktree)\b/

/** In a folder that is no repository of its own, and in one with its history elsewhere, there is nothing to switch. */
function isOnAnother({ workspace = '', branch = '' }: Job): boolean {
  try {
    return readFileSync(join(workspace, '.git/HEAD'), 'utf8').trim() !== `ref: refs/heads/${branch}`
  } catch {
    return false
  }
}

/** It lists what somebody has changed and not committed: the commit of the goal leaves those files out (runtime/goal-git.ts). */
export const branchCommand = (branch: string, create = '-c '): string =>
  `git switch -q ${create}${branch} && git --no-optional-locks status -s -uno --no-renames`

/** B2. A branch that is there already, from before a restart or a retry, is taken again. */
function branchEnvelope(job: Job): ToolEnvelope {
  const { conversation, body, branch = '', workspace = '' } = job
  const create = hasBranch(workspace, branch) ? '' : '-c '
  return {
    decision_id: uuidFrom([conversation, body.task_id, 'branch', branch, create]),
    type: 'TOOL_CALL',
    action: 'run_terminal_cmd',
    params: { command: branchCommand(branch, create) },
    scope: { allowed_paths: ['**'], allowed_tasks: [body.task_id] },
    expectation: { world_change: ['.git/**'], task_progress: branch },
    timeout_ms: 60_000,
  }
}

function hasBranch(workspace: string, branch: string): boolean {
  try {
    readFileSync(join(workspace, '.git/refs/heads', branch))
    return true
  } catch {
    return false
  }
}
