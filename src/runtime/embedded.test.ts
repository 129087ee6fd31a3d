import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pair } from '../../test/pair.ts'
import { scripted } from '../agents/scripted.ts'
import { defineTeam } from '../teams/define-team.ts'
import { orThrow } from '../views/or-throw.ts'
import { openSignalbox, untilRest } from './embedded.ts'

const { team, teamHash } = pair
const agents = scripted(() => 'Yes.')

test('a conversation in memory goes on until a person is next', async () => {
  const signalbox = orThrow(await openSignalbox({ data: 'memory', agents }))
  await signalbox.start(team, { teamHash, id: 'c1' })
  await signalbox.send('c1', { type: 'say', by: 'ann', text: 'Well? [NEXT:bob]' })
  expect(orThrow(await untilRest(signalbox, 'c1'))).toMatchObject({
    talk: 'paused',
    waitingFor: 'ann',
    history: { turns: 2 },
  })
  await signalbox.close()
})

test('a folder keeps what was said, and lets one program in at a time', async () => {
  const data = mkdtempSync(join(tmpdir(), 'signalbox-embedded-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const first = orThrow(await openSignalbox({ data, agents }))
  await first.start(team, { teamHash, id: 'c1' })
  expect(await openSignalbox({ data, agents })).toMatchObject({
    ok: false,
    problem: { detail: { why: 'second_writer' } },
  })
  await first.close()
  const second = orThrow(await openSignalbox({ data, agents }))
  expect(second.state('c1')?.team.team).toBe('pair')
  await second.close()
})

test('waiting for a conversation that is not there is refused', async () => {
  const signalbox = orThrow(await openSignalbox({ data: 'memory', agents }))
  expect(await untilRest(signalbox, 'nobody')).toMatchObject({ problem: { detail: { why: 'no_such_conversation' } } })
  await signalbox.close()
})

test('a team is checked, filled in, and pinned by one hash', () => {
  expect(team).toMatchObject({ inputPolicy: 'interrupt', parallel: 1, hopBudget: 24 })
  expect(orThrow(defineTeam(team)).teamHash).toBe(teamHash)
  expect(defineTeam({ team: '', members: [] })).toMatchObject({ problem: { detail: { why: 'invalid_team' } } })
})

test('what could not be read back is not written: ids, texts, entries', async () => {
  const signalbox = orThrow(await openSignalbox({ data: 'memory', agents }))
  for (const id of ['', 'pool', 'a b', '\u0000', 'x'.repeat(65)])
    expect(await signalbox.start(team, { teamHash, id })).toMatchObject({ problem: { detail: { why: 'bad_id' } } })
  await signalbox.start(team, { teamHash, id: 'c1' })
  expect(await signalbox.send('c1', { type: 'say', by: 'ann', text: 'x'.repeat(1_048_577) })).toMatchObject({
    problem: { code: 'E_INVALID_ARGS', detail: { why: 'too_long' } },
  })
  expect(await signalbox.send('c1', { type: 'forget', by: 'ann', entry: Number.NaN })).toMatchObject({ ok: false })
  await signalbox.send('c1', { type: 'say', by: 'ann', text: 'half \ud83d' })
  const said: string[] = []
  signalbox.subscribe('c1', 0, (event) => event.type === 'user_input_received' && said.push(event.text))
  expect(said).toEqual(['half \ufffd'])
  await signalbox.close()
})

test('a position that is none is refused, not read from', async () => {
  const signalbox = orThrow(await openSignalbox({ data: 'memory', agents }))
  await signalbox.start(team, { teamHash, id: 'c1' })
  for (const after of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(signalbox.subscribe('c1', after, () => {})).toMatchObject({ ok: false, problem: { code: 'E_INVALID_ARGS' } })
  await signalbox.close()
})
