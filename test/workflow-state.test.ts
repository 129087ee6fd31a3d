/** WorkflowState (S0 §11) is saved as the journal it is a fold of: at every position, in every world, after any death. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { agent } from '../src/agents/function.ts'
import type { JournalEvent } from '../src/core/state/events.ts'
import { foldGoals, savedGoals } from '../src/core/state/workflow-state.ts'
import { openSignalbox, untilRest } from '../src/runtime/embedded.ts'
import { Coverage } from '../src/simulate/coverage.ts'
import { drawFaults, faultKinds } from '../src/simulate/faults.ts'
import { Dice } from '../src/simulate/prng.ts'
import { World } from '../src/simulate/world.ts'
import { defineTeam } from '../src/teams/define-team.ts'
import { goesOn, scriptedEngine } from '../src/understanding/scripted.ts'
import { orThrow } from '../src/views/or-throw.ts'
import { cli, linesOf, tempFolder } from './cli-world.ts'
import { savedFaults } from './workflow-state/saved-faults.ts'

describe('at every position the saved form is what the contract says and what the core is in', () => {
  const folder = join(import.meta.dirname, 'journals/v1')
  test.each(readdirSync(folder).filter((name) => name.endsWith('.jsonl')))('in the journal %s', (name) => {
    const events = linesOf(readFileSync(join(folder, name), 'utf8')) as JournalEvent[]
    expect(savedFaults('c1', events)).toEqual([])
  })

  test.each([11, 12, 13, 14, 15, 16, 20])('in the simulated world of seed %i, with every fault', async (seed) => {
    const world = await simulated(seed, 400)
    const goals = [...world.traces].map(([id, { events }]) => {
      expect(savedFaults(id, events)).toEqual([])
      return savedGoals(foldGoals(id, events)).length
    })
    expect(Math.max(...goals)).toBeGreaterThan(0)
  })
})

async function simulated(seed: number, steps: number): Promise<World> {
  const faults = drawFaults(new Dice(`goals ${seed}`), new Set(faultKinds))
  const limits = { resident: 2, snapshotEvery: 25 }
  const world = new World({ seed, faults, conversations: ['c1', 'c2', 'c3'], limits, coverage: new Coverage() })
  world.open()
  world.begin()
  for (let step = 0; step < steps; step++) {
    await world.settle()
    world.look()
    world.machine.tick()
    if (!world.clock.runNext()) break
  }
  return world
}

test('after kill -9 it is the same, byte for byte, and show prints it', async () => {
  const data = tempFolder()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'workflow-state/child.ts'), data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  child.kill('SIGKILL')
  await once(child, 'exit')
  const before = line.toString().trimEnd()
  const shown = linesOf((await cli(['show', 'shop', '--data', data, '--json'])).out)
  const state = shown.at(-1) as { workflows: unknown }
  expect(JSON.stringify(state.workflows)).toBe(before)
  expect(state).toMatchObject({
    type: 'state',
    conversation: 'shop',
    seq: shown.length - 1,
    status: 'waiting',
    waiting_for: 'ann',
    workflows: [
      {
        goal: 'work, and pay',
        workflowStatus: 'execution',
        decisionRequired: true,
        decisionOptions: ['new_task', 'continue', 'minor_replan', 'replan', 'abort'],
        latestExecutionSnapshotId: expect.stringMatching(/^shop:\d+$/),
        currentIntentAnalysis: { normalizedIntent: { goal: 'something else' } },
        currentRoutingDecision: { route: 'wait_user_decision' },
      },
    ],
  })
  const asked = 'Start it as a new task / Go on / Change the plan a little / Make a new plan / Leave it'
  const en = (await cli(['show', 'shop', '--data', data])).out
  expect(en).toMatch(new RegExp(`Goal w\\d+ is carried out: work, and pay; asked: ${asked}\n`))
  const zh = (await cli(['show', 'shop', '--data', data, '--lang', 'zh'])).out
  expect(zh).toMatch(
    /目标 w\d+ 执行中：work, and pay；可选：作为新任务开始 \/ 继续 \/ 小改计划 \/ 重新规划 \/ 不处理\n/,
  )
})

test('a full replan carries the latest execution snapshot: what is done, why, and what is to change', async () => {
  const asked: Record<string, unknown>[] = []
  const step = { title: 's', intent: 'i', expected_artifacts: [], status: 'pending' }
  const verification = { mode: 'none', commands: [], required: false, stop_on_fail: false }
  const agents = agent((ctx) => {
    if (ctx.slots.intent === 'plan') {
      asked.push({ ...ctx.slots, message: ctx.message })
      const steps = [
        { ...step, step_id: 's1' },
        { ...step, step_id: 's2', depends_on: [asked.length === 1 ? 's9' : 's1'] },
      ]
      const shape = { constraints: [], verification, risk_level: 'low', created_at: 0 }
      return { slots_update: { plan: { plan_id: 'p', goal: 'g', steps, ...shape } } }
    }
    const step_id = (ctx.slots.step as { step_id: string } | undefined)?.step_id
    const waits = step_id === 's2'
    const status = waits ? ('awaiting_user' as const) : ('completed' as const)
    return { status, missing_slots: waits ? ['x'] : [], user_response: `${step_id}!` }
  })
  const { team, teamHash } = orThrow(
    defineTeam({
      team: 'crew',
      members: [
        { id: 'ann', type: 'human', name: 'Ann', order: 0 },
        { id: 'pat', type: 'ai', name: 'Pat', order: 1, role: 'planner', intents: ['plan.it'] },
        { id: 'bob', type: 'ai', name: 'Bob', order: 2, role: 'executor' },
      ],
    }),
  )
  const engine = scriptedEngine((text) => {
    const base = goesOn(text)
    const type = text === 'build it' ? ('different_task' as const) : ('same_task_major_change' as const)
    return { ...base, analysis: { ...base.analysis, taskRelation: { type, confidence: 0.9, reasoning: 'r' } } }
  })
  const signalbox = orThrow(await openSignalbox({ data: 'memory', agents, engine }))
  await signalbox.start(team, { teamHash, id: 'c' })
  await signalbox.send('c', { type: 'say', by: 'ann', text: 'build it' })
  await untilRest(signalbox, 'c')
  await signalbox.send('c', { type: 'say', by: 'ann', text: 'rather in red' })
  const { questions } = orThrow(await untilRest(signalbox, 'c'))
  const [question] = questions
  await signalbox.send('c', { type: 'answer', by: 'ann', questionId: question?.id ?? '', option: 'replan' })
  await untilRest(signalbox, 'c')
  await signalbox.close()
  expect(asked).toMatchObject([
    { message: 'build it' },
    { message: 'build it', refused: 'the step s2 needs s9, which does not come before it' },
    {
      change: 'rather in red',
      snapshot: {
        id: expect.stringMatching(/^c:\d+$/),
        reason: 'major_change',
        done: [{ step_id: 's1', result: 's1!' }],
      },
    },
  ])
  expect(asked[0]).not.toHaveProperty('snapshot.id')
})
