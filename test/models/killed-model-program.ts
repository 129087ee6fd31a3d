/** The program that killed.test.ts kills: a model works in a folder, and the person approves what it proposes. A line an event that is on disk. */

import { untilRest } from '../../src/runtime/embedded.ts'
import { openRuntime } from '../../src/runtime/open-runtime.ts'
import type { RuntimeOptions } from '../../src/runtime/put-together.ts'
import { loadTeam } from '../../src/teams/read-team.ts'
import { orThrow } from '../../src/views/or-throw.ts'

const [data = '', folder = '', workspace = ''] = process.argv.slice(2)
const loaded = await loadTeam(folder)
if (!loaded.ok) throw new Error('the team does not load')
const onEvent: RuntimeOptions['onEvent'] = (_, { type, seq }) => void process.stdout.write(`${seq} ${type}\n`)
const runtime = openRuntime({ data, team: loaded.value, onEvent })
const id = 'killed'
if (!runtime.state(id)) await runtime.start(loaded.value.team, { id, workspace, teamHash: loaded.value.hash })
await runtime.send(id, { type: 'say', by: 'ann', text: 'write the file [NEXT:bot]', key: 'first' })
for (;;) {
  const { questions } = orThrow(await untilRest(runtime, id))
  const [question] = questions
  if (!question) break
  await runtime.send(id, { type: 'answer', by: 'ann', questionId: question.id, option: 'once', hash: question.hash })
}
await runtime.close()
process.stdout.write('finished\n')
