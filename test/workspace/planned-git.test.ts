/**
 * A goal with a planner in a git workspace, under `git: commit`: its steps share one branch, and one commit follows its verification.
 * It runs on the real host.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Plan, Step } from '../../src/core/contracts/plan.ts'
import type { AgentCommand } from '../../src/core/state/commands.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { Team } from '../../src/core/state/team.ts'
import { uuidFrom } from '../../src/edge/uuid-from.ts'
import type { AgentAdapter, Job } from '../../src/ports.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import { scriptedGate } from '../../src/safety/scripted.ts'
import { goesOn, scriptedEngine } from '../../src/understanding/scripted.ts'
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

const writes = (name: string): NonNullable<Step['tool_calls']>[number] => ({
  action: 'write_file',
  params: { path: name, content: `${name}\n` },
})
const stepOf = (name: string, after: readonly string[]): Step => ({
  step_id: name,
  title: name,
  intent: name,
  tool_calls: [writes(name)],
  expected_artifacts: [],
  status: 'pending',
  depends_on: [...after],
})
const plan = (check: string): Plan => ({
  plan_id: 'p',
  goal: 'Write two files',
  constraints: [],
  steps: [stepOf('one.txt', []), stepOf('two.txt', ['one.txt'])],
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
      const { action, params } = writes((job.body.slots.step as { step_id: string }).step_id)
      const envelope = {
        ...{ decision_id: uuidFrom([dispatchId]), type: 'TOOL_CALL' as const, action, params, timeout_ms: 60_000 },
        scope: { allowed_paths: ['**'], allowed_tasks: [job.body.task_id] },
        expectation: { world_change: [String(params.path)], task_progress: '' },
      }
      post({ type: 'propose', dispatchId, token: job.token, envelope })
    },
    tell({ dispatchId }, told) {
      const { job, post } = jobs.get(dispatchId) ?? {}
      if (job && told.outcome === 'settled') post?.(ended(job, {}))
    },
    rejoin() {},
    withdraw() {},
  }
}

/** Everything is approved, until the goal is summed up. */
async function played(check: string) {
  const workspace = tempFolder()
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' }).trim()
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'ann')
  git('config', 'user.email', 'ann@example.org')
  writeFileSync(join(workspace, 'README.md'), 'Hello\n')
  git('add', '-A')
  git('commit', '-qm', 'first')
  const events: JournalEvent[] = []
  const engine = scriptedEngine((text) => {
    const { analysis, ...more } = goesOn(text)
    const taskRelation = { type: 'different_task' as const, confidence: 0.9, reasoning: 'r' }
    return { ...more, analysis: { ...analysis, taskRelation } }
  })
  const onEvent = (_: string, event: JournalEvent) => void events.push(event)
  const doors = { agents: agentsWith(plan(check)), engine, safety: scriptedGate(), onEvent }
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
  const commands = events.flatMap((e) =>
    e.type === 'decision_proposed' && e.envelope.type === 'TOOL_CALL' && e.envelope.action === 'run_terminal_cmd'
      ? [String(e.envelope.params.command)]
      : [],
  )
  return { workspace, git, commands, summary: events.find((e) => e.type === 'goal_summarized')?.summary }
}

test('its steps share one branch, and one commit follows the verification', async () => {
  const { workspace, git, commands, summary } = await played('test -f two.txt')
  const branch = git('branch', '--show-current')
  expect(branch).toMatch(/^w\d+-write-two-files-c$/)
  expect(commands).toEqual([
    `git switch -q -c ${branch}`,
    'test -f two.txt',
    "git add -A -- one.txt two.txt && git commit -q -m 'Write two files' -- one.txt two.txt",
  ])
  expect(git('log', '--format=%s', branch)).toBe('Write two files\nfirst')
  expect(git('status', '--porcelain')).toBe('')
  expect(readFileSync(join(workspace, 'two.txt'), 'utf8')).toBe('two.txt\n')
  expect(summary).toMatchObject({ outcome: 'completed', verification: 'passed', git: { branch, committed: true } })
})

test('what is not verified is not committed', async () => {
  const { git, commands } = await played('test -f three.txt')
  expect(commands.filter((command) => command.includes('commit'))).toEqual([])
  expect(git('log', '--all', '--format=%s')).toBe('first')
})
