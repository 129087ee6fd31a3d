/** What becomes of whoever waits when a program closes while its agents are at work, and what the log says. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pair } from '../../test/pair.ts'
import type { AgentAdapter, Log } from '../ports.ts'
import { lazyHost } from '../tools/lazy-host.ts'
import { orThrow } from '../views/or-throw.ts'
import { openSignalbox, untilRest } from './embedded.ts'
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

test('waiting for rest ends when the box is closed', async () => {
  const box = orThrow(await openSignalbox({ data: 'memory', agents: atWork }))
  await box.start(team, { teamHash, id: 'c1' })
  await box.say('c1', { by: 'ann', text: 'Well? [NEXT:bob]' })
  const rest = untilRest(box, 'c1')
  await box.close()
  const closed = { ok: false, problem: { code: 'E_IO', detail: { why: 'closed' } } }
  expect(await rest).toEqual(closed)
  expect(await untilRest(box, 'c1')).toEqual(closed)
})

test('closing twice is closing once, also where a tool of the workspace has run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-close-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const earlier = lazyHost(folder)
  await earlier.context?.({ workspace: folder, request: 'anything' })
  earlier.close()
  const box = orThrow(await openSignalbox({ data: folder, agents: atWork }))
  await Promise.all([box.close(), box.close()])
  await expect(box.close()).resolves.toBeUndefined()
})
