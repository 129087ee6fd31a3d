/** What agents are told of a folder is recorded with the plan, and shown again as it was. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli } from '../cli-world.ts'
import { modelWorld } from '../models/model-world.ts'
import { type StubRequest, schemaOf } from '../models/stub-model.ts'
import { fastFolder } from './random-trees.ts'
import { openWorld } from './world.ts'

const agent = (name: string) => `agent: ${name}\nfor: { en: Works, zh: 工作 }\nintents: []\nadapter: { kind: model }\n`
const team = {
  'team.yaml': `team: crew
default: pat
members:
  - { id: ann, type: human }
  - { id: pat, type: ai, role: planner, agent: ./agents/pat.yaml }
  - { id: bot, type: ai, role: executor, agent: ./agents/bot.yaml }
`,
  'agents/pat.yaml': agent('pat'),
  'agents/bot.yaml': agent('bot'),
}
const files = { 'sum.js': 'export const sum = (a, b) => a - b\n', '.env': 'TOKEN=verysecret\n' }
const plan = JSON.stringify({
  questions: [],
  steps: [{ title: 'Look', intent: 'Look at sum', files: [] }],
  verification: { mode: 'none', commands: [], required: false },
  risk_level: 'low',
})
const answer = (request: StubRequest) =>
  schemaOf(request).includes('risk_level') ? plan : JSON.stringify({ status: 'done', summary: 'Looked.' })

test('the context of a plan is kept as it was, and shown on demand', async () => {
  const world = await modelWorld(answer, { team, files })
  const words = ['explain what sum does', '--workspace', world.workspace, '--yes'] as const
  const lines = await world.run(...words)
  const built = lines.find((line) => line.type === 'context_built')
  expect(built).toMatchObject({ context: { found: true, packed: { files: 2 } } })
  writeFileSync(join(world.workspace, 'sum.js'), 'changed since\n')
  const rest = lines.at(-1)
  const id = rest?.type === 'rest' ? rest.conversation : ''
  const shown = await cli(['context', '--in', id, '--data', world.data])
  expect(shown.out).toContain('export const sum = (a, b) => a - b')
  expect(shown.out).not.toContain('verysecret')
  const none = await cli(['context', '--data', world.data])
  expect(none.exit).toBe(2)
})

test('the same folder and request give the same bytes under the same hash', async () => {
  const world = openWorld(fastFolder('sb-context-'))
  writeFileSync(join(world.root, 'a.ts'), 'export const one = 1\n')
  const ask = () => world.host.context({ workspace: world.root, request: 'one', summary: 'ann: hello.' })
  const first = await ask()
  expect(first).toMatchObject({ files: 1, text: expect.stringContaining('ann: hello.') })
  expect(await ask()).toEqual(first)
  expect(await world.host.context({ workspace: join(world.root, 'none'), request: '' })).toHaveProperty('refused')
  world.close()
})
