/** Reviews as the program runs them: what a reviewer is given, and what goes back to whoever has to do it again. */
import { expect, test } from 'vitest'
import { agent } from '../src/agents/function.ts'
import { openSignalbox, untilRest } from '../src/runtime/embedded.ts'
import { defineTeam } from '../src/teams/define-team.ts'
import { goesOn, scriptedEngine } from '../src/understanding/scripted.ts'
import { orThrow } from '../src/views/or-throw.ts'

test('the plan is reviewed, then the work; why it was sent back reaches the planner and the agent', async () => {
  const { team, teamHash } = orThrow(
    defineTeam({
      team: 'crew',
      review: 'rex',
      members: [
        { id: 'ann', type: 'human', name: 'Ann', order: 0 },
        { id: 'pat', type: 'ai', name: 'Pat', order: 1, role: 'planner', intents: ['plan.it'] },
        { id: 'bob', type: 'ai', name: 'Bob', order: 2 },
        { id: 'rex', type: 'ai', name: 'Rex', order: 3, role: 'reviewer' },
      ],
    }),
  )
  const engine = scriptedEngine((text) => {
    const base = goesOn(text)
    const taskRelation = { type: 'different_task' as const, confidence: 0.9, reasoning: 'r' }
    return { ...base, analysis: { ...base.analysis, taskRelation } }
  })
  const plans: unknown[] = []
  const planned = (goal: string) => {
    const steps = [{ step_id: 's1', title: 's', intent: 'i', expected_artifacts: [], status: 'pending' }]
    const verification = { mode: 'none', commands: [], required: false, stop_on_fail: false }
    const about = { plan_id: `p${plans.length}`, goal, constraints: [], risk_level: 'low', created_at: 0 }
    return { slots_update: { plan: { ...about, steps, verification } } }
  }
  const reviewed: string[] = []
  const given: unknown[] = []
  const agents = agent((ctx) => {
    if (ctx.slots.intent === 'plan') {
      plans.push(ctx.slots.refused)
      return planned(ctx.message)
    }
    if (ctx.slots.intent === 'review') {
      const { plan } = ctx.slots as { plan?: { plan_id: string } }
      const what = plan?.plan_id ?? ctx.message
      return { slots_update: { pass: reviewed.push(what) % 2 === 0 }, user_response: `not ${what}` }
    }
    given.push(ctx.slots.review)
    return given.length === 1 ? 'first' : 'second'
  })
  const signalbox = orThrow(await openSignalbox({ data: 'memory', agents, engine }))
  await signalbox.start(team, { teamHash, id: 'c' })
  await signalbox.send('c', { type: 'say', by: 'ann', text: 'build it' })
  const { workflows } = orThrow(await untilRest(signalbox, 'c'))
  await signalbox.close()
  expect(reviewed).toEqual(['p1', 'p2', 'first', 'second'])
  expect(plans).toEqual([undefined, 'the review rejected it: not p1'])
  expect(given).toEqual([undefined, 'not first'])
  expect(workflows).toEqual([])
})
