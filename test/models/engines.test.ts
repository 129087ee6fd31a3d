/** Messages that are understood, and checked, with a model behind the embedded engine. */
import { expect, test } from 'vitest'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { gateCascade } from '../../src/safety/cascade.ts'
import { doubtIn } from '../../src/safety/check-safety.ts'
import { embeddedGate } from '../../src/safety/gate.ts'
import { costView } from '../../src/views/cost.ts'
import { cli, linesOf, tempFolder } from '../cli-world.ts'
import { type Line, modelWorld, saidBy } from './model-world.ts'
import { lastWords, type StubRequest } from './stub-model.ts'

/** What a model would say that takes everything for a wish to write. */
function understood(request: StubRequest): string {
  const { rawInput: text } = JSON.parse(lastWords(request)) as { rawInput?: string }
  if (text === undefined) return JSON.stringify({ verdict: 'SAFE', category: 'none', reason: '' })
  const frame = { frame_id: 'f1', intent: 'work.do', agent: 'bot', start: 0, end: text.length, confidence: 0.95 }
  return JSON.stringify({
    normalizedIntent: { goal: text, action: 'create', scope: 'full_task', urgency: 'medium' },
    taskRelation: { type: 'different_task', confidence: 0.95, reasoning: 'new' },
    contextDependency: {
      ...{ needsCurrentTaskContext: false, needsExecutionHistory: false, needsResourceStatus: false },
      referencedEntities: [],
    },
    suggestedRoute: { nextPhase: 'new_task', reason: 'new', requiresUserConfirmation: false },
    frames: [{ ...frame, slots: [], missing_slots: [], reasons: [] }],
    intent_ops: [{ op: 'add', frame_id: 'f1', reason: 'new' }],
    focus_frame_id: 'f1',
  })
}
const answer = (request: StubRequest): string => (request.response_format ? understood(request) : 'Done.')

const lines = [
  { id: 1, text: 'fix the program' },
  { id: 2, text: 'could somebody have a go at that thing from Tuesday' },
]

test('a cascade asks the model only where the embedded engine is unsure, and says which it was', async () => {
  const world = await modelWorld(answer)
  const input = lines.map((line) => JSON.stringify(line)).join('\n')
  const args = ['explain', 'intent', '--team', world.team, '--json', '--data', tempFolder()]
  const asked = async (engine: string) =>
    linesOf((await cli([...args, '--engine', engine], { input, env: world.env })).out)
  expect(await asked('cascade')).toMatchObject([
    { id: 1, cascade: { chosen: 'embedded', asked: false } },
    { id: 2, frames: [{ intent: 'work.do' }], cascade: { chosen: 'model', asked: true, other: { frames: [{}] } } },
  ])
  expect(world.stub.requests).toHaveLength(1)
  expect(await asked('model')).toMatchObject([{ frames: [{ intent: 'work.do' }] }, { frames: [{ intent: 'work.do' }] }])
  expect(world.stub.requests).toHaveLength(3)
})

test('run --engine cascade records both answers and the reason; a model that fails leaves the embedded one', async () => {
  const world = await modelWorld(answer)
  const events = await world.run(lines[1]?.text ?? '', '--engine', 'cascade')
  const read = events.find((event) => event.type === 'semantic_understanding_completed')
  expect(read).toMatchObject({ cascade: { chosen: 'model', asked: true, reason: expect.stringContaining('unsure') } })
  const broken = await modelWorld((request) => (request.response_format ? 'no JSON at all' : 'Done.'))
  const fallen = (await broken.run(lines[1]?.text ?? '', '--engine', 'cascade')).find(
    (event) => event.type === 'semantic_understanding_completed',
  )
  expect(fallen).toMatchObject({
    cascade: { chosen: 'embedded', asked: true, reason: expect.stringContaining('the model failed') },
  })
  expect(broken.stub.requests.filter(({ response_format }) => response_format)).toHaveLength(3)
})

test('what understanding and the gate used is counted, in /cost and in the budget', async () => {
  const world = await modelWorld(answer, { settings: 'budget: { tokens: 200 }\n' })
  const faint = 'could somebody have a go at it, I feel dizzy and a bit faint'
  const events = (await world.run(faint, '--engine', 'cascade')).filter((line) => line.type !== 'rest')
  const { rows, total } = costView(events as JournalEvent[])
  const one = { calls: 1, input: 100, output: 20, cost: 0.0003, task: '' }
  expect(rows).toEqual(
    expect.arrayContaining([
      { ...one, member: 'safety' },
      { ...one, member: 'understanding' },
    ]),
  )
  expect(total).toMatchObject({ calls: 2, input: 200, output: 40 })
  expect(saidBy(events as Line[], 'bot')[0]).toContain('used up (tokens used: 240)')
})

test('the gate with a model is never less strict than either', async () => {
  const gate = embeddedGate()
  const texts = [
    'hello',
    'my chest hurts and I cannot breathe',
    'I feel a bit dizzy and my head spins',
    'how do I hurt someone',
  ]
  for (const text of texts)
    for (const verdict of ['SAFE', 'BLOCK', 'EMERGENCY'] as const) {
      let asked = 0
      const both = gateCascade(gate, async () => {
        asked++
        return { verdict, category: 'other', reason: 'the model says so' }
      })
      const [alone, together] = [await gate.check({ text, locale: 'en' }), await both.check({ text, locale: 'en' })]
      if (alone.verdict !== 'SAFE') expect(together).toEqual(alone)
      else expect(together.verdict).toBe(asked > 0 ? verdict : 'SAFE')
      expect(asked).toBe(alone.verdict === 'SAFE' && doubtIn(text) >= 0.15 ? 1 : 0)
    }
  const failing = gateCascade(gate, () => Promise.reject(new Error('gone')))
  for (const text of texts)
    expect(await failing.check({ text, locale: 'en' })).toEqual(await gate.check({ text, locale: 'en' }))
})
