/** A team with a model is tested without one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, tempFolder } from '../cli-world.ts'
import { modelWorld } from './model-world.ts'
import { write } from './write-files.ts'

async function recorded() {
  const world = await modelWorld((_, n) =>
    n === 0 ? { calls: [{ name: 'read_file', input: { path: 'a.txt' } }] } : 'It says one.',
  )
  write(world.team, { 'files/a.txt': 'one\n' })
  const args = [
    'record',
    'what is in a.txt? [NEXT:bot]',
    '--team',
    world.team,
    '--workspace',
    join(world.team, 'files'),
  ]
  const ran = await cli([...args, '--data', world.data], { env: world.env })
  expect(ran).toMatchObject({ exit: 0, err: '' })
  expect(ran.out).toContain('bot: It says one.')
  return world
}

test('what was recorded is played by team test, and nothing is connected to', async () => {
  const world = await recorded()
  const lines = readFileSync(join(world.team, 'cassettes', 'first.jsonl'), 'utf8')
    .trim()
    .split('\n')
  expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([
    ['request_hash', 'reply'],
    ['request_hash', 'reply'],
  ])
  await world.stub.close()
  const played = await cli(['team', 'test', world.team, '--data', tempFolder()], {
    env: { SIGNALBOX_CONFIG: tempFolder() },
  })
  expect(played.out).toContain('✓ cassette first: as it was recorded')
  expect(world.stub.requests).toHaveLength(2)
})

test('an answer may be a stream; another one is a difference, and a request that is not on it fails', async () => {
  const world = await recorded()
  const file = join(world.team, 'cassettes', 'first.jsonl')
  const [first = '', second = ''] = readFileSync(file, 'utf8').trim().split('\n')
  const { request_hash } = JSON.parse(second)
  const stream = [{ text: 'It says ' }, { text: 'two.' }, { usage: { input: 1, output: 1 } }]
  writeFileSync(file, `${first}\n${JSON.stringify({ request_hash, stream })}\n`)
  const play = () => cli(['team', 'test', world.team, '--data', tempFolder()], { env: world.env })
  const differs = await play()
  expect(differs.exit).toBe(1)
  expect(differs.out).toContain('now: bot: It says two.')
  writeFileSync(file, `${first}\n`)
  expect((await play()).out).toContain('✗ cassette first')
  expect(world.stub.requests).toHaveLength(2)
})
