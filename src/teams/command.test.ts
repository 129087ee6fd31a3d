import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edited, teamFolder } from '../../test/teams/fixture.ts'
import type { Io } from './command.ts'
import { createAgent, createTeam } from './create.ts'
import { deployTeam } from './deploy.ts'
import { findTeam } from './find-team.ts'
import { listTeams } from './list.ts'
import { loadTeam } from './read-team.ts'
import { validateTeam } from './validate.ts'

type Desk = { io: Io; lines: string[]; cwd: string; data: string }
function desk(options: { lang?: 'en' | 'zh'; json?: boolean; shipped?: string } = {}): Desk {
  const cwd = mkdtempSync(join(tmpdir(), 'signalbox-cwd-'))
  const data = join(cwd, 'data')
  const lines: string[] = []
  const shipped = options.shipped ?? join(cwd, 'nothing')
  const { lang = 'en', json } = options
  return {
    io: { out: (line) => lines.push(line), lang, json, places: { cwd, dataFolder: data, shipped } },
    lines,
    cwd,
    data,
  }
}

describe('team new and agent new', () => {
  test('make a team that is in order at once, and add an agent to it', async () => {
    const { io, lines, cwd } = desk()
    expect(await createTeam({ name: 'my-desk' }, io)).toBe(0)
    const samples = ['I lost my umbrella', '我的伞丢了']
    expect(
      await createAgent({ name: 'lost-found', team: 'my-desk', samples, answer: 'Ask at: room "1" # x' }, io),
    ).toBe(0)
    expect(await validateTeam({ team: 'my-desk' }, io)).toBe(0)
    expect(lines.at(-1)).toMatch(/^✓ my-desk: 3 members, 2 intents, 8 replay samples/)
    const loaded = await loadTeam(join(cwd, 'teams/my-desk'))
    expect(loaded.ok && loaded.value.specs.get('lost-found')).toMatchObject({
      intents: [{ intent: 'lost-found.ask', samples }],
      adapter: { answer: { en: 'Ask at: room "1" # x' } },
    })
    expect(readFileSync(join(cwd, 'teams/my-desk/team.yaml'), 'utf8')).toContain('# at least two, one of them human')
  })

  test.each(['分诊', '007', 'true', 'null', 'a.b'])('the name %s makes a team and an agent that load', async (name) => {
    const { io } = desk({ lang: 'zh' })
    expect(await createTeam({ name }, io)).toBe(0)
    expect(await createAgent({ name, team: `teams/${name}` }, io)).toBe(0)
  })

  test('overwrite nothing and take no bad name', async () => {
    const { io, cwd } = desk()
    await createTeam({ name: 'a' }, io)
    expect(await createTeam({ name: 'a' }, io)).toBe(2)
    expect(await createTeam({ name: '../b' }, io)).toBe(2)
    expect(await createAgent({ name: 'helper', team: 'a' }, io)).toBe(2)
    expect(await createAgent({ name: 'x y', team: 'a' }, io)).toBe(2)
    expect(await createAgent({ name: 'c', team: 'nowhere' }, io)).toBe(2)
    expect(readdirSync(join(cwd, 'teams/a/agents'))).toEqual(['helper.yaml'])
  })

  test('leave everything as it was when the agent does not fit', async () => {
    const { io, cwd, lines } = desk()
    await createTeam({ name: 'a' }, io)
    const before = readFileSync(join(cwd, 'teams/a/team.yaml'), 'utf8')
    expect(await createAgent({ name: 'none', team: 'a' }, io)).toBe(2)
    expect(lines.at(-1)).toContain('Nothing was added')
    expect(readFileSync(join(cwd, 'teams/a/team.yaml'), 'utf8')).toBe(before)
    expect(readdirSync(join(cwd, 'teams/a/agents'))).toEqual(['helper.yaml'])
  })

  test('do not write into what the package brings', async () => {
    const shipped = mkdtempSync(join(tmpdir(), 'signalbox-shipped-'))
    renameSync(teamFolder(), join(shipped, 'desk'))
    const { io, lines } = desk({ shipped })
    expect(await createAgent({ name: 'x', team: 'desk' }, io)).toBe(2)
    expect(lines.at(-1)).toContain('Copy')
  })
})

describe('team validate', () => {
  test('says every problem with its place and ends with 2', async () => {
    const { io, lines } = desk({ lang: 'zh' })
    expect(await validateTeam({ team: teamFolder(edited('team.yaml', 'focus:', 'focuss:')) }, io)).toBe(2)
    expect(lines[0]).toMatch(/^team\.yaml:3:1: 未知的键 'focuss'/)
    expect(lines.at(-1)).toContain('个问题')
  })

  test('prints one JSON object with --json', async () => {
    const { io, lines } = desk({ json: true })
    await validateTeam({ team: teamFolder() }, io)
    await validateTeam({ team: teamFolder(edited('team.yaml', 'focus:', 'focuss:')) }, io)
    await validateTeam({ team: 'nowhere' }, io)
    const [good, bad, none] = lines.map((line) => JSON.parse(line))
    expect(good).toMatchObject({ ok: true, team: 'desk', members: 2 })
    expect(bad).toMatchObject({ ok: false, problems: [{ file: 'team.yaml', line: 3, kind: 'unknown_key' }, {}] })
    expect(none).toMatchObject({ ok: false, error: { code: 'E_INVALID_ARGS' } })
  })
})

describe('team deploy', () => {
  test('removes what a deploy left that was killed while it copied, and leaves one that is under way', async () => {
    const { io, data } = desk()
    const teams = join(data, 'teams')
    const [dead, alive] = [`.desk.${spawnSync('true').pid}.0123456789ab.new`, `.desk.${process.pid}.0123456789ab.new`]
    for (const name of [dead, alive]) mkdirSync(join(teams, name), { recursive: true })
    expect(await deployTeam({ team: teamFolder() }, io)).toBe(0)
    expect(readdirSync(teams).toSorted()).toEqual([alive, 'desk'])
  })

  test('copies the whole team, and again over the old one', async () => {
    const { io, data } = desk()
    const dir = teamFolder({ 'agent.js': 'x', '.env': 'SECRET=1', 'old.txt': 'x' })
    expect(await deployTeam({ team: dir }, io)).toBe(0)
    expect(readdirSync(join(data, 'teams/desk')).toSorted()).toEqual([
      'agent.js',
      'agents',
      'old.txt',
      'replay',
      'tables',
      'team.yaml',
    ])
    const next = teamFolder(edited('team.yaml', 'zh: 台', 'zh: 柜台'))
    expect(await deployTeam({ team: next }, io)).toBe(0)
    expect(existsSync(join(data, 'teams/desk/old.txt'))).toBe(false)
    expect(readdirSync(join(data, 'teams'))).toEqual(['desk'])
    expect(await loadTeam(join(data, 'teams/desk'))).toMatchObject({
      ok: true,
      value: { team: { name: { zh: '柜台' } } },
    })
  })

  test('changes nothing when the team is not in order or holds a link', async () => {
    const { io, data, lines } = desk()
    expect(await deployTeam({ team: teamFolder(edited('team.yaml', 'focus:', 'fokus:')) }, io)).toBe(2)
    const linked = teamFolder()
    symlinkSync('/etc/hostname', join(linked, 'extra'))
    expect(await deployTeam({ team: linked }, io)).toBe(2)
    expect(lines.at(-2)).toMatch(/^extra:1:1: 'extra' is a link/)
    expect(existsSync(data)).toBe(false)
  })

  test('that is cut off between the two renames leaves the old team to be found', async () => {
    const { io, data } = desk()
    await deployTeam({ team: teamFolder() }, io)
    renameSync(join(data, 'teams/desk'), join(data, 'teams/.desk.previous'))
    expect(findTeam('desk', io.places)).toBe(join(data, 'teams/.desk.previous'))
    await deployTeam({ team: teamFolder() }, io)
    expect(readdirSync(join(data, 'teams'))).toEqual(['desk'])
  })
})

describe('a team by name', () => {
  test('is looked up here, then in the data folder, then in the package; one of the package is shadowed by no folder here', async () => {
    const shipped = mkdtempSync(join(tmpdir(), 'signalbox-shipped-'))
    renameSync(teamFolder(), join(shipped, 'desk'))
    const { io, cwd, data, lines } = desk({ shipped })
    expect(findTeam('desk', io.places)).toBe(join(shipped, 'desk'))
    await deployTeam({ team: 'desk' }, io)
    expect(findTeam('desk', io.places)).toBe(join(data, 'teams/desk'))
    mkdirSync(join(cwd, 'teams'))
    renameSync(teamFolder(), join(cwd, 'teams/desk'))
    expect(findTeam('desk', io.places)).toBe(join(data, 'teams/desk'))
    expect(findTeam('./teams/desk', io.places)).toBe(join(cwd, 'teams/desk'))
    rmSync(join(shipped, 'desk'), { recursive: true })
    expect(findTeam('desk', io.places)).toBe(join(cwd, 'teams/desk'))
    renameSync(teamFolder(), join(shipped, 'desk'))
    writeFileSync(join(cwd, 'teams/desk/team.yaml'), 'team: desk\n')
    lines.length = 0
    expect(await listTeams(io, (rows) => rows.map((row) => row.join('  ')))).toBe(0)
    expect(lines).toEqual([
      expect.stringMatching(/^desk +here +✗ 1 problems/),
      expect.stringMatching(/^desk +data folder +✓ you, triage/),
      expect.stringMatching(/^desk +package +✓ you, triage/),
    ])
    expect(findTeam('../nowhere', io.places)).toBeUndefined()
    expect(findTeam('teams/desk/team.yaml', io.places)).toBe(join(cwd, 'teams/desk'))
  })
})
