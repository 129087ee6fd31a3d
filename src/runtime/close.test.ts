/** What the log says when a program closes while its agents are at work. */
import { expect, test } from 'vitest'
import { pair } from '../../test/pair.ts'
import type { AgentAdapter, Log } from '../ports.ts'
import { orThrow } from '../views/or-throw.ts'
import { openSignalbox } from './embedded.ts'
import { noAgents } from './no-ports.ts'

const { team, teamHash } = pair
const atWork: AgentAdapter = {
  ...noAgents,
  deliver: ({ dispatchId, token }, post) => {
    post({ type: 'ack', dispatchId, token })
    post({ type: 'started', dispatchId, token })
  },
}

test('closing with work under way is one line, however many conversations there are', async () => {
  const lines: { readonly level: string; readonly fields: unknown; readonly words: string }[] = []
  const at = (level: string) => (fields: object, words: string) => void lines.push({ level, fields, words })
  const log: Log = { debug: () => {}, info: at('info'), warn: at('warn'), error: at('error') }
  const box = orThrow(await openSignalbox({ data: 'memory', agents: atWork, log }))
  const ids = ['c1', 'c2', 'c3', 'c4']
  for (const id of ids) await box.start(team, { teamHash, id })
  await Promise.all(ids.map((id) => box.send(id, { type: 'say', by: 'ann', text: 'Well? [NEXT:bob]' })))
  const before = lines.length
  await box.close()
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
  expect(lines.slice(before)).toEqual([
    { level: 'info', fields: { conversations: 4 }, words: 'closed with work under way' },
  ])
})
