/**
 * The built-in agent that verifies a goal (core/work/verifying.ts) and commits it (core/work/committing.ts): it proposes the commands of its job one after the other, each
 * as a decision like that of any agent, and answers with how each of them ended. It judges nothing: red is a fact, not a fault.
 *
 * V1. The id of a decision comes from its dispatch and its place, so that after a restart the same command is the same decision.
 * V2. It acts only after `go`, and says nothing more once its job is withdrawn.
 * V3. A command that did not run after all, because the program ended before it began, is proposed once more under another id.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Told } from '../core/contracts/acting.ts'
import type { ToolEnvelope } from '../core/contracts/execution.ts'
import type { Check } from '../core/contracts/goal.ts'
import type { AgentCommand } from '../core/state/commands.ts'
import { clip } from '../core/text/clip.ts'
import { leftOutIn } from '../core/text/left-out.ts'
import type { AgentAdapter, Job, JobRef, Post } from '../ports.ts'

type Work = {
  readonly job: Job
  readonly post: Post
  readonly checks: Check[]
  /** What a commit left out. */
  readonly left: string[]
  /** How often the present command turned out not to have run. */
  missed: number
  going: boolean
  held: boolean
}

const Paths = z.array(z.string()).max(1_000)
/** What the job brings in its slots (runtime/goal-stages.ts). */
const VerifySlots = z.object({
  commands: z.array(z.string().min(1)).max(50),
  /** Where they are commits: the params of each, and what stays out of all of them. */
  commits: z.array(z.strictObject({ message: z.string(), paths: Paths, added: Paths })).optional(),
  left: Paths.optional(),
  stop_on_fail: z.boolean(),
  /** What they may change; a check changes nothing. */
  changes: z.array(z.string()).max(10).default([]),
  timeout_ms: z.number().int().positive().optional(),
})

/** A command may be as slow as a whole test run. */
const timeoutMs = 600_000
/** Every exit code is an answer. */
const okExit = Array.from({ length: 256 }, (_, code) => code)

export function verifyingAgent(): AgentAdapter {
  const works = new Map<string, Work>()
  const begin = (job: Job, post: Post, going: boolean): Work => {
    const work: Work = { job, post, checks: [], left: [], missed: 0, going, held: false }
    works.set(nameOf(job), work)
    return work
  }
  const next = (work: Work): void => {
    const frame = nextFrame(work)
    if (frame.type === 'result') works.delete(nameOf(work.job))
    work.post(frame)
  }
  return {
    deliver(job, post) {
      begin(job, post, false)
      const { dispatchId, token } = job
      post({ type: 'ack', dispatchId, token })
      post({ type: 'started', dispatchId, token })
    },
    go(job) {
      const work = works.get(nameOf(job))
      if (!work || work.going) return
      work.going = true
      next(work)
    },
    rejoin: (job, post) => next(begin(job, post, true)), // V1
    withdraw: (job) => void works.delete(nameOf(job)),
    tell(job, told) {
      const work = works.get(nameOf(job))
      const command = work && commandsOf(work.job)[work.checks.length]
      if (!work || command === undefined || told.decision_id !== idOf(work)) return
      if (told.outcome === 'uncertain' || told.probed === 'unknown') return // a probe or a person settles it first
      if (told.probed === 'not_applied')
        work.missed++ // V3
      else {
        if (slotsOf(work.job)?.commits) work.left.push(...leftOutIn(told.result?.stdout ?? ''))
        work.checks.push(checkOf(command, told))
        work.missed = 0
      }
      if (!work.held) next(work)
    },
    // A command that runs is ended by nobody; the next one waits.
    pause(job) {
      const work = works.get(nameOf(job))
      if (!work) return
      work.held = true
      work.post({ type: 'paused', dispatchId: work.job.dispatchId, token: work.job.token })
    },
    resume(job) {
      const work = works.get(nameOf(job))
      if (!work?.held) return
      work.held = false
      if (work.going) next(work)
    },
  }
}

const nameOf = ({ conversation, dispatchId }: JobRef): string => `${conversation} ${dispatchId}`
const slotsOf = (job: Job): z.infer<typeof VerifySlots> | undefined => VerifySlots.safeParse(job.body.slots.verify).data
const commandsOf = (job: Job): readonly string[] => slotsOf(job)?.commands ?? []

function nextFrame(work: Work): AgentCommand {
  const { job, checks } = work
  const { dispatchId, token, body } = job
  const { commands = [], stop_on_fail = true, left: theirs = [] } = slotsOf(job) ?? {}
  const leftOut = [...theirs, ...work.left].slice(0, 200)
  const place = checks.length
  const stopped = stop_on_fail && checks.some((c) => c.state !== 'passed')
  const command = stopped ? undefined : commands[place]
  if (command !== undefined) {
    return { type: 'propose', dispatchId, token, envelope: envelopeOf(work, command) }
  }
  const left = commands.slice(place).map((rest): Check => ({ command: rest, state: 'not_run' }))
  const slots_update = { checks: [...checks, ...left] as never, ...(leftOut.length > 0 && { left_out: leftOut }) }
  const result = {
    task_id: body.task_id,
    status: 'completed' as const,
    slots_update,
    missing_slots: [],
    user_response: '',
  }
  return { type: 'result', dispatchId, token, success: true, result }
}

function envelopeOf(work: Work, command: string): ToolEnvelope {
  const { job } = work
  return {
    decision_id: idOf(work),
    type: 'TOOL_CALL',
    ...callOf(work, command),
    scope: { allowed_paths: ['**'], allowed_tasks: [job.body.task_id] },
    expectation: { world_change: slotsOf(job)?.changes ?? [], task_progress: command },
    timeout_ms: slotsOf(job)?.timeout_ms ?? timeoutMs,
  }
}

function callOf({ job, checks }: Work, command: string): Pick<ToolEnvelope, 'action' | 'params'> {
  const commit = slotsOf(job)?.commits?.[checks.length]
  if (!commit) return { action: 'run_terminal_cmd', params: { command, ok_exit: okExit } }
  return { action: 'git_commit', params: { ...commit, ok_exit: okExit } }
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex')

/** V1: a uuid of version 4 by its form. */
function idOf({ job: { conversation, dispatchId, token }, checks, missed }: Work): string {
  const hex = sha(`${conversation} ${dispatchId} ${token} ${checks.length}${missed > 0 ? ` ${missed}` : ''}`)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function checkOf(command: string, { outcome, result, problem }: Told): Check {
  if (outcome === 'refused')
    return { command, state: 'refused', ...(problem?.message && { what: clip(problem.message, 200) }) }
  if (!result) return { command, state: 'unknown' }
  const output = tail([result.stdout, result.stderr].filter(Boolean).join('\n'))
  const exit = result.exit_code
  const ended = { command, exit, ...(output && { output }) }
  if (exit === 0) return { ...ended, state: 'passed' }
  const what = exit === 126 || exit === 127 ? missingIn(result.stderr) : undefined
  return what === undefined ? { ...ended, state: 'failed' } : { ...ended, state: 'missing', what }
}

/** «sh: 1: eslint: not found», «bash: line 1: eslint: command not found», «eslint: Permission denied». */
function missingIn(stderr: string): string | undefined {
  const line = stderr.split('\n').find((text) => /not found|No such file|Permission denied/.test(text))
  const named = line?.match(
    /(?<![^\s:])([^\s:]+):\s*(?:command not found|not found|No such file.*|Permission denied)/,
  )?.[1]
  return named && clip(named, 200)
}

const tail = (text: string): string => (text.length > 2_000 ? `…${text.slice(-1_990)}` : text).toWellFormed()
