/** A burst of messages: bounded, nothing acknowledged is lost, nothing refused is written, and nobody else waits for it. */
import { expect, onTestFinished, test } from 'vitest'
import { pair } from '../../test/pair.ts'
import { scripted } from '../agents/scripted.ts'
import type { JournalEvent } from '../core/state/events.ts'
import { orThrow } from '../views/or-throw.ts'
import { openSignalbox } from './embedded.ts'
import type { Signalbox } from './signalbox.ts'

const { team, teamHash } = pair

async function boxWith(...conversations: string[]): Promise<Signalbox> {
  const box = orThrow(await openSignalbox({ data: 'memory', agents: scripted(() => 'Noted.') }))
  onTestFinished(() => box.close())
  for (const id of conversations) await box.start(team, { teamHash, id })
  return box
}

const say = (box: Signalbox, id: string, text: string) => box.send(id, { type: 'say', by: 'ann', text })

function heard(box: Signalbox, id: string): string[] {
  const texts: string[] = []
  const note = (e: JournalEvent) => void (e.type === 'user_input_received' && texts.push(e.text))
  box.subscribe(id, 0, note)
  return texts
}

test('of a burst what is acknowledged is written, in order, and what is refused is not', async () => {
  const box = await boxWith('c1')
  const texts = Array.from({ length: 1_500 }, (_, i) => `message ${i}`)
  const results = await Promise.all(texts.map((text) => say(box, 'c1', text)))
  const taken = texts.filter((_, i) => results[i]?.ok)
  expect(taken).toHaveLength(1_000)
  expect(results.at(-1)).toMatchObject({
    ok: false,
    problem: { code: 'E_CONFLICT', detail: { why: 'too_fast', limit: 1_000 } },
  })
  expect(heard(box, 'c1')).toEqual(taken)
  expect(await say(box, 'c1', 'and now?')).toMatchObject({ ok: true })
}, 60_000)

test('another conversation is answered while a burst is read, and the burst can be stopped', async () => {
  const box = await boxWith('c1', 'c2')
  let read = 0
  const burst = Array.from({ length: 1_001 }, (_, i) => say(box, 'c1', `message ${i}`).then(() => read++))
  const stop = box.send('c1', { type: 'end', by: 'ann' })
  expect(await say(box, 'c2', 'hello')).toMatchObject({ ok: true })
  expect(read).toBeLessThan(1_000)
  expect(await stop).toMatchObject({ ok: true })
  await Promise.all(burst)
}, 60_000)
