/** A message with a key is said once, however often it is sent (guard:K4). The kill is test/torture.test.ts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scripted } from '../agents/scripted.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { defineTeam } from '../teams/define-team.ts'
import { orThrow } from '../views/or-throw.ts'
import { openSignalbox, untilRest } from './embedded.ts'
import type { Signalbox } from './signalbox.ts'

const { team, teamHash } = orThrow(
  defineTeam({
    team: 'three',
    members: [
      { id: 'ann', type: 'human', name: 'Ann', order: 0 },
      { id: 'eve', type: 'human', name: 'Eve', order: 1 },
      { id: 'bob', type: 'ai', name: 'Bob', order: 2 },
    ],
  }),
)
const agents = scripted(() => 'Yes.')
const hello = { type: 'say', by: 'ann', text: 'Hello. [NEXT:bob]', key: 'k1' } as const

async function opened(data = 'memory'): Promise<Signalbox> {
  const box = orThrow(await openSignalbox({ data, agents }))
  onTestFinished(() => box.close())
  return box
}

function messagesOf(box: Signalbox): (string | undefined)[] {
  const events: JournalEvent[] = []
  box.subscribe('c1', 0, (event) => void events.push(event))
  return events.flatMap((e) => (e.type === 'user_input_received' ? [e.key] : []))
}

test('the same key and text give the same receipt, which is the position of the message', async () => {
  const box = await opened()
  await box.start(team, { teamHash, id: 'c1' })
  const first = await box.send('c1', hello)
  await untilRest(box, 'c1')
  expect(first).toEqual({ ok: true, value: { seq: 3 } })
  expect(await box.send('c1', hello)).toEqual(first)
  expect(messagesOf(box)).toEqual(['k1'])
})

test('both that are in one mailbox get the receipt, and one message is written', async () => {
  const box = await opened()
  await box.start(team, { teamHash, id: 'c1' })
  const [first, second] = await Promise.all([box.send('c1', hello), box.send('c1', hello)])
  expect(second).toEqual(first)
  expect(messagesOf(box)).toEqual(['k1'])
})

test.each([
  ['another text', { ...hello, text: 'Goodbye.' }],
  ['another person', { ...hello, by: 'eve' }],
  ['no text at all', { ...hello, text: '' }],
])('the same key with %s is a conflict that names the first message', async (_, other) => {
  const box = await opened()
  await box.start(team, { teamHash, id: 'c1' })
  await box.send('c1', hello)
  expect(await box.send('c1', other)).toMatchObject({
    problem: { code: 'E_CONFLICT', detail: { why: 'key_reused', key: 'k1', seq: 3 } },
  })
  expect(messagesOf(box)).toEqual(['k1'])
})

test('a key belongs to its conversation', async () => {
  const box = await opened()
  for (const id of ['c1', 'c2']) await box.start(team, { teamHash, id })
  expect(await box.send('c1', hello)).toMatchObject({ ok: true })
  expect(await box.send('c2', { ...hello, text: 'Something else.' })).toMatchObject({ ok: true })
})

test('a message that was refused has used no key', async () => {
  const box = await opened()
  await box.start(team, { teamHash, id: 'c1' })
  expect(await box.send('c1', { ...hello, by: 'bob' })).toMatchObject({ ok: false })
  expect(await box.send('c1', hello)).toMatchObject({ ok: true })
})

test('the receipt is the same after a restart, with a snapshot and after the end', async () => {
  const data = mkdtempSync(join(tmpdir(), 'signalbox-key-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const first = orThrow(await openSignalbox({ data, agents }))
  await first.start(team, { teamHash, id: 'c1' })
  const receipt = await first.send('c1', hello)
  await untilRest(first, 'c1')
  await first.close()
  const second = orThrow(await openSignalbox({ data, agents }))
  expect(await second.send('c1', hello)).toEqual(receipt)
  const last = { type: 'say', by: 'ann', text: 'Bye. [DONE]', key: 'k2' } as const
  const end = await second.send('c1', last)
  expect(second.state('c1')?.talk).toBe('completed')
  expect(await second.send('c1', last)).toEqual(end)
  expect(await second.send('c1', hello)).toEqual(receipt)
  expect(await second.send('c1', { ...hello, key: 'k3' })).toMatchObject({ problem: { detail: { why: 'ended' } } })
  expect(messagesOf(second)).toEqual(['k1', 'k2'])
  await second.close()
})

test('256 keys are known; an older one is new again', async () => {
  const box = await opened()
  await box.start(team, { teamHash, id: 'c1' })
  const note = (n: number) => ({ type: 'say', by: 'ann', text: `note ${n}`, key: `n${n}` }) as const
  const receipts = []
  for (let n = 0; n <= 256; n++) receipts.push(await box.send('c1', note(n)))
  expect(box.state('c1')?.keyed).toHaveLength(256)
  expect(await box.send('c1', note(1))).toEqual(receipts[1])
  expect(await box.send('c1', note(0))).not.toEqual(receipts[0])
})
