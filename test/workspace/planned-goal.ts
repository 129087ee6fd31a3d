/** A goal with a planner in a git workspace, under `git: commit`, on the real host: a plan with one call for each step, all of it approved. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import type { Plan, Step } from '../../src/core/contracts/plan.ts'
import type { AgentCommand } from '../../src/core/state/commands.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { Team } from '../../src/core/state/team.ts'
import { uuidFrom } from '../../src/edge/uuid-from.ts'
import type { AgentAdapter, Job } from '../../src/ports.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import { scriptedGate } from '../../src/safety/scripted.ts'
import { goesOn, scriptedEngine } from '../../src/understanding/scripted.ts'
import { planLines } from '../../src/views/plan-card.ts'
import { tempFolder } from '../cli-world.ts'

const crew = Team.parse({
  team: 'crew',
  git: 'commit',
  members: [
    { id: 'ann', type: 'human', name: 'ann', order: 0 },
    { id: 'pat', type: 'ai', name: 'pat', order: 1, role: 'planner' },
    { id: 'bob', type: 'ai', name: 'bob', order: 2, role: 'executor' },
  ],
})

export type Call = NonNullable<Step['tool_calls']>[number]
export const writes = (path: string, content = `${path}\n`): Call => ({
  action: 'write_file',
  params: { path, content },
})
const stepOf = (call: Call, at: number): Step => ({
  step_id: `s${at + 1}`,
  title: String(call.params.path ?? call.params.from ?? call.action),
  intent: 'i',
  tool_calls: [call],
  expected_artifacts: [],
  status: 'pending',
  depends_on: at === 0 ? [] : [`s${at}`],
})
const planOf = (calls: readonly Call[], check: string): Plan => ({
  plan_id: 'p',
  goal: 'Write two files',
  constraints: [],
  steps: calls.map(stepOf),
  verification: { mode: 'custom', commands: [check], required: true, stop_on_fail: true },
  risk_level: 'medium',
  created_at: 0,
})

/** Pat answers with the plan; Bob does what his step calls. */
function agentsWith(planned: Plan): AgentAdapter {
  const jobs = new Map<string, { job: Job; post: (frame: AgentCommand) => void }>()
  const ended = ({ dispatchId, token, body }: Job, slots_update: Record<string, never>): AgentCommand => ({
    ...{ type: 'result', success: true, dispatchId, token },
    result: { task_id: body.task_id, status: 'completed', slots_update, missing_slots: [], user_response: '' },
  })
  return {
    deliver(job, post) {
      const { dispatchId, token } = job
      jobs.set(dispatchId, { job, post })
      post({ type: 'ack', dispatchId, token })
      post({ type: 'started', dispatchId, token })
    },
    go({ dispatchId }) {
      const { job, post } = jobs.get(dispatchId) ?? {}
      if (!job || !post) return
      if (job.body.slots.intent === 'plan') return post(ended(job, { plan: planned as never }))
      const named = (job.body.slots.step as { step_id: string }).step_id
      const { action, params } = planned.steps.find((x) => x.step_id === named)?.tool_calls?.[0] ?? writes(named)
      const envelope = {
        ...{ decision_id: uuidFrom([dispatchId]), type: 'TOOL_CALL' as const, action, params, timeout_ms: 60_000 },
        scope: { allowed_paths: ['**'], allowed_tasks: [job.body.task_id] },
        expectation: { world_change: ['**'], task_progress: '' },
      }
      post({ type: 'propose', dispatchId, token: job.token, envelope })
    },
    tell({ dispatchId }, told) {
      const { job, post } = jobs.get(dispatchId) ?? {}
      if (job && (told.outcome === 'settled' || told.outcome === 'refused')) post?.(ended(job, {}))
    },
    rejoin() {},
    withdraw() {},
  }
}

export type Repository = {
  readonly workspace: string
  readonly git: (...args: string[]) => string
  readonly write: (path: string, text: string) => void
}

/** With one commit of these files, each of which holds its own name. */
export function repository(files: readonly string[]): Repository {
  const workspace = tempFolder()
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' }).trimEnd()
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    writeFileSync(join(workspace, path), text)
  }
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'ann')
  git('config', 'user.email', 'ann@example.org')
  for (const path of files) write(path, `${path}\n`)
  git('add', '-A')
  git('commit', '-qm', 'first')
  return { workspace, git, write }
}

/** Until the goal is summed up. */
export async function played({ workspace }: Repository, calls: readonly Call[], check: string) {
  const events: JournalEvent[] = []
  const engine = scriptedEngine((text) => {
    const { analysis, ...more } = goesOn(text)
    const taskRelation = { type: 'different_task' as const, confidence: 0.9, reasoning: 'r' }
    return { ...more, analysis: { ...analysis, taskRelation } }
  })
  const onEvent = (_: string, event: JournalEvent) => void events.push(event)
  const doors = { agents: agentsWith(planOf(calls, check)), engine, safety: scriptedGate(), onEvent }
  const runtime = openRuntime({ data: tempFolder(), ...doors })
  await runtime.start(crew, { teamHash: 'h', id: 'c', workspace })
  await runtime.send('c', { type: 'say', by: 'ann', text: 'Write two files' })
  const approving = { plan: 'approve', approval: 'once', recovery: 'stop' } as const
  await expect
    .poll(
      async () => {
        for (const { id, hash, kind } of runtime.state('c')?.questions ?? [])
          await runtime.send('c', {
            ...{ type: 'answer' as const, by: 'ann', questionId: id, hash },
            option: approving[kind as keyof typeof approving] ?? 'stop',
          })
        return events.some(({ type }) => type === 'goal_summarized')
      },
      { timeout: 20_000, interval: 50 },
    )
    .toBe(true)
  await runtime.close()
  const commands = events.flatMap((e) => {
    if (e.type !== 'decision_proposed' || e.envelope.type !== 'TOOL_CALL') return []
    const { action, params } = e.envelope
    const files = [params.paths, params.added].flat()
    if (action === 'git_commit') return [`git_commit ${params.message}: ${files.join(', ')}`]
    return action === 'run_terminal_cmd' ? [String(params.command)] : []
  })
  const asked = events.flatMap((e) => (e.type === 'question_opened' ? [e.kind] : []))
  const shown = events.find((e) => e.type === 'plan_proposed')
  const card = shown ? planLines(shown, 'en').map(({ text }) => text) : []
  return { commands, card, asked, summary: events.find((e) => e.type === 'goal_summarized')?.summary }
}
