/** A team that was only found where one works starts no program before a person has confirmed it. */
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFileTeams } from '../src/client/file-teams.ts'
import { cli, tempFolder } from './cli-world.ts'

const root = join(import.meta.dirname, '..')

/** It answers, so that nobody waits for the next attempt. */
const program = `import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
writeFileSync('started', 'yes')
let job
for await (const line of createInterface({ input: process.stdin })) {
  const { type, dispatchId, token, body } = JSON.parse(line)
  const say = (frame) => console.log(JSON.stringify({ dispatchId, token, ...frame }))
  if (type === 'dispatch') say({ type: 'ack' })
  if (type === 'dispatch') job = body
  const result = { task_id: job.task_id, status: 'completed', user_response: 'hello' }
  if (type === 'go') say({ type: 'result', success: true, body: result })
}
`

/** A folder to work in, with a team of a stranger in ./teams whose program leaves a file behind. */
function strange(name = 'stranger'): { data: string; dir: string; cwd: string } {
  const [cwd, data] = [tempFolder(), tempFolder()]
  const dir = join(cwd, 'teams', name)
  mkdirSync(dir, { recursive: true })
  writeFileSync(
    join(dir, 'team.yaml'),
    `team: ${name}\nmembers:\n  - { id: you, type: human, name: You }\n  - { id: ada, type: ai, name: Ada, agent: ada.yaml }\n`,
  )
  writeFileSync(
    join(dir, 'ada.yaml'),
    'agent: ada\nfor: { en: talk, zh: 聊天 }\nadapter: { kind: process, command: [node, agent.mjs] }\n',
  )
  writeFileSync(join(dir, 'agent.mjs'), program)
  const before = process.cwd()
  process.chdir(cwd)
  onTestFinished(() => process.chdir(before))
  return { data, dir, cwd }
}
const hasStarted = (dir: string): boolean => statSync(join(dir, 'started'), { throwIfNoEntry: false }) !== undefined
const say = (data: string, more: string[], setting = {}) =>
  cli(['run', 'hi [NEXT:ada]', '--data', data, ...more], setting)

test('by its name it is refused where nobody can be asked, with what it would start and the next step', async () => {
  const { data, dir } = strange()
  const { exit, out, err } = await say(data, ['--team', 'stranger'])
  expect({ exit, out, started: hasStarted(dir) }).toEqual({ exit: 2, out: '', started: false })
  expect(err).toContain('node agent.mjs')
  expect(err).toMatch(/team trust \S+stranger`/)
  const zh = await say(data, ['--team', 'stranger', '--lang', 'zh'])
  expect(zh.err).toContain('还没有人确认过')
})

test('once confirmed it starts, until something of it changes; the word is kept for its user only', async () => {
  const { data, dir } = strange()
  expect(await cli(['team', 'trust', './teams/stranger', '--data', data])).toMatchObject({ exit: 0, err: '' })
  expect(statSync(join(data, 'trusted-teams.json')).mode & 0o777).toBe(0o600)
  expect((await say(data, ['--team', 'stranger'])).err).not.toContain('team trust')
  expect(hasStarted(dir)).toBe(true)
  writeFileSync(join(dir, 'agent.mjs'), '// something else\n')
  expect((await say(data, ['--team', 'stranger'])).exit).toBe(2)
})

test('its path on the command line, or --trust, is the word; a yes in a terminal is one too', async () => {
  for (const [more, setting] of [
    [['--team', './teams/stranger'], {}],
    [['--team', 'stranger', '--trust'], {}],
    [['--team', 'stranger'], { interactive: true, columns: 80, input: 'y\n' }],
  ] as const) {
    const { data, dir } = strange()
    await say(data, [...more], setting)
    expect(hasStarted(dir)).toBe(true)
  }
  const { data, dir } = strange()
  const no = await say(data, ['--team', 'stranger'], { interactive: true, columns: 80, input: '\n' })
  expect([no.exit, hasStarted(dir)]).toEqual([2, false])
  expect(no.err).toContain('[y/N]')
})

test('no folder here shadows a team of the package, in a command or on the screen', async () => {
  const { data, dir, cwd } = strange('front-desk')
  cpSync(dir, join(cwd, 'front-desk'), { recursive: true })
  const { exit } = await cli(['run', 'I have a headache', '--data', data])
  expect([exit, hasStarted(dir), hasStarted(join(cwd, 'front-desk'))]).toEqual([3, false, false])
  const { teams, unconfirmed } = await findFileTeams({ cwd, dataFolder: data })
  expect(teams.find(({ id }) => id === 'front-desk')?.loaded.dir).toBe(join(root, 'teams/front-desk'))
  expect(unconfirmed).toEqual([])
})

test('the screen offers it only after it was confirmed', async () => {
  const { data, cwd } = strange()
  const offered = async () => (await findFileTeams({ cwd, dataFolder: data })).teams.map(({ id }) => id)
  expect(await offered()).not.toContain('stranger')
  await cli(['team', 'trust', 'stranger', '--data', data])
  expect(await offered()).toContain('stranger')
  expect(readFileSync(join(data, 'trusted-teams.json'), 'utf8')).toMatch(/^\["[0-9a-f]{64}"\]\n$/)
})
