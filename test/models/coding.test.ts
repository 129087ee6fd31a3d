/** A coding task from the goal to its undo: a planner, an executor and a reviewer that are models, in a copy of a real library. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sandboxStateOf } from '../../src/tools/sandbox-state.ts'
import { cli } from '../cli-world.ts'
import { coder, codingTeam, copyLibrary, finished, manifestOf, wish } from './coding-show.ts'
import { type Line, modelWorld } from './model-world.ts'
import { lastWords, type StubAnswer, type StubRequest, schemaOf } from './stub-model.ts'

async function codingWorld() {
  const world = await modelWorld(coder, { team: codingTeam })
  copyLibrary(world.workspace)
  return { ...world, before: manifestOf(world.workspace), where: ['--workspace', world.workspace] }
}
const of = <T extends string>(lines: readonly Line[], type: T) => lines.filter((line) => line.type === type)
const restOf = (lines: readonly Line[]) => of(lines, 'rest')[0] as { conversation: string; status: string }

test('one question; edits with evidence, a red check, repair, review, summary, and undo to the byte', async () => {
  const world = await codingWorld()
  // Without a sandbox no grant covers a command: then each of them is asked about.
  const held = sandboxStateOf(world.data) === 'none' ? ['approval', 'approval', 'approval'] : []
  const lines = await world.run(wish, ...world.where, '--yes')
  expect(of(lines, 'question_opened').map((line) => (line as { kind: string }).kind)).toEqual(['plan', ...held])
  expect(of(lines, 'plan_proposed')).toMatchObject([{ harmless: false, plan: { risk_level: 'medium' } }])
  expect(of(lines, 'plan_review_result')).toMatchObject([{ pass: true }])
  expect(of(lines, 'verification_finished')).toMatchObject([{ outcome: 'failed' }, { outcome: 'passed' }])
  expect(of(lines, 'recovery_chosen')).toMatchObject([{ rung: 'repair' }])
  expect(of(lines, 'task_review_result')).toMatchObject([{ pass: true }, { pass: true }, { pass: true }])
  const changed = ['mod.js', 'ratio.test.js', 'mod.js']
  expect(of(lines, 'changes_staged').flatMap((line) => pathsIn(line))).toEqual(changed)
  expect(of(lines, 'decision_settled').every((line) => (line as Settled).verdict.accepted)).toBe(true)
  expect(of(lines, 'goal_summarized')).toMatchObject([
    {
      summary: {
        outcome: 'completed',
        verification: 'passed',
        changed: ['mod.js', 'ratio.test.js'],
        tried: ['repair'],
      },
    },
  ])
  expect(readFileSync(join(world.workspace, 'mod.js'), 'utf8')).toBe(finished)
  const undone = await cli(['undo', restOf(lines).conversation, '--data', world.data])
  expect(undone.exit).toBe(0)
  expect(manifestOf(world.workspace)).toEqual(world.before)
})
type Settled = { readonly verdict: { readonly accepted: boolean } }
const pathsIn = (line: unknown): string[] => (line as { changes: { path: string }[] }).changes.map(({ path }) => path)

test('before it is approved, the plan shows what that allows, and nothing is changed', async () => {
  const world = await codingWorld()
  const asked = await cli(['run', wish, '--team', world.team, '--data', world.data, ...world.where], { env: world.env })
  expect(asked.exit).toBe(3)
  const card = ['1. Add ratio', 'Writes: mod.js', '$ node --check mod.js', '2. Test ratio', 'Writes: ratio.test.js']
  for (const line of [...card, 'Checks', '$ node --test ratio.test.js']) expect(asked.out).toContain(line)
  expect(manifestOf(world.workspace)).toEqual(world.before)
})

test('what the plan did not name is asked about', async () => {
  const world = await modelWorld(
    (request) => {
      const answer = coder(request)
      if (typeof answer === 'string' || !('calls' in answer)) return answer
      const calls = (answer.calls ?? []).map(({ name, input }) =>
        name === 'write_file' ? { name, input: { ...(input as object), path: 'other.js' } } : { name, input },
      )
      return { calls }
    },
    { team: codingTeam },
  )
  copyLibrary(world.workspace)
  const lines = await world.run(wish, '--workspace', world.workspace, '--answer', 'approve')
  expect(of(lines, 'rest')).toMatchObject([{ status: 'waiting', question: { kind: 'approval' } }])
})

const isReview = (request: StubRequest): boolean => schemaOf(request).includes('"pass"')

test('a reviewer is shown the step and what was really changed, as data', async () => {
  const world = await codingWorld()
  await world.run(wish, ...world.where, '--yes')
  const [ofPlan, ofStep] = world.stub.requests.filter(isReview).map((request) => lastWords(request))
  expect(ofPlan).toContain('<data from="the plan">')
  expect(ofStep).toContain('"step_id":"s1"')
  expect(ofStep).toContain('<data from="what the result changed">\n--- mod.js\n')
  expect(ofStep).toContain('+exports.ratio = ratio;')
  expect(ofStep).toContain('<data from="the result">\nDone.\n</data>')
})

/** The planner and the reviewer as they are; a step ends with these words. */
const endingWith = (last: object) =>
  modelWorld(
    (request): StubAnswer => (schemaOf(request).includes('"failed"') ? JSON.stringify(last) : coder(request)),
    { team: codingTeam },
  )

test('a step that cannot be done is blocked with the reason', async () => {
  const world = await endingWith({ status: 'failed', summary: 'There is no mod.js.' })
  const lines = await world.run(wish, '--workspace', world.workspace, '--answer', 'approve')
  expect(of(lines, 'task_execution_result').at(-1)).toMatchObject({
    success: false,
    problem: { code: 'E_MODEL', cause: { kind: 'gave_up' }, message: 'There is no mod.js.' },
  })
  expect(restOf(lines).status).toBe('waiting')
})

test('a question of a step is asked', async () => {
  const world = await endingWith({ status: 'question', summary: 'As a number or in percent?' })
  const lines = await world.run(wish, '--workspace', world.workspace, '--answer', 'approve')
  expect(of(lines, 'task_awaiting_user')).toMatchObject([{ asks: 'As a number or in percent?' }])
  expect(restOf(lines).status).toBe('waiting')
})
