/** A coding task from the goal to the summary: a planner, an executor and a reviewer that are models, in a copy of a small repository. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modelWorld } from './model-world.ts'
import { type StubAnswer, type StubRequest, wordsOf } from './stub-model.ts'

const team = {
  'team.yaml': `team: crew
review: rex
members:
  - { id: ann, type: human }
  - { id: pat, type: ai, role: planner, agent: ./agents/pat.yaml }
  - { id: bot, type: ai, role: executor, agent: ./agents/bot.yaml }
  - { id: rex, type: ai, role: reviewer, agent: ./agents/rex.yaml }
`,
  'agents/pat.yaml': 'agent: pat\nfor: { en: Plans, zh: 规划 }\nintents: []\nadapter: { kind: model }\n',
  'agents/bot.yaml':
    'agent: bot\nfor: { en: Codes, zh: 编码 }\nintents: []\nadapter: { kind: model, tools: [read_file, write_file] }\n',
  'agents/rex.yaml': 'agent: rex\nfor: { en: Reviews, zh: 评审 }\nintents: []\nadapter: { kind: model }\n',
}
const files = {
  'package.json': '{ "name": "sum", "scripts": { "test": "node test.js" } }\n',
  'sum.js': 'export const sum = (a, b) => a - b\n',
  'test.js':
    "import { sum } from './sum.js'\nif (sum(2, 3) !== 5) { console.error('sum(2, 3) is', sum(2, 3)); process.exit(1) }\n",
}
const plan = {
  questions: [],
  steps: [{ title: 'Mend sum', intent: 'Make sum add', files: [{ path: 'sum.js', change: 'modify' }] }],
  verification: { mode: 'test', commands: ['node test.js'], required: true },
  risk_level: 'medium',
}

/** Its first try is wrong; what the check wrote tells it so. */
function coder(request: StubRequest): StubAnswer {
  const schema = JSON.stringify(request.response_format ?? '')
  if (schema.includes('risk_level')) return JSON.stringify(plan)
  if (schema.includes('"pass"')) return JSON.stringify({ pass: true, reason: 'It adds.' })
  const all = request.messages.map(({ content }) => wordsOf(content)).join('\n')
  const last = request.messages.at(-1)
  const isRepair = /sum\(2, 3\) is/.test(all)
  if (last?.role !== 'tool') return { calls: [{ name: 'read_file', input: { path: 'sum.js' } }] }
  if (wordsOf(last.content).includes('read_file'))
    return {
      calls: [
        {
          name: 'write_file',
          input: { path: 'sum.js', content: `export const sum = (a, b) => a ${isRepair ? '+' : '*'} b\n` },
        },
      ],
    }
  return 'sum is mended.'
}

test('plan, edit, red check, repair, review, summary', async () => {
  const world = await modelWorld(coder, { team, files })
  const lines = await world.run(
    'fix the program so that sum adds',
    '--workspace',
    world.workspace,
    '--answer',
    'new_task',
    '--yes',
  )
  expect(readFileSync(join(world.workspace, 'sum.js'), 'utf8')).toBe('export const sum = (a, b) => a + b\n')
  const of = (type: string) => lines.filter((line) => line.type === type)
  expect(of('plan_proposed')).toHaveLength(1)
  expect(of('verification_finished')).toMatchObject([{ outcome: 'failed' }, { outcome: 'passed' }])
  expect(of('recovery_chosen')).toMatchObject([{ rung: 'repair' }])
  expect(of('task_review_result')).toMatchObject([{ pass: true }, { pass: true }])
  expect(of('goal_summarized')).toMatchObject([{ summary: { outcome: 'completed', changed: ['sum.js'] } }])
})
