/** Coding agents in a team: what they change is one decision with our diff, and nothing lands before it is approved. */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Change } from '../../src/core/contracts/acting.ts'
import type { JournalEvent } from '../../src/core/state/events.ts'
import { codingPresets } from '../../src/teams/coding-presets.ts'
import { WorkspaceHost } from '../../src/tools/host.ts'
import { costView } from '../../src/views/cost.ts'
import { cli, tempFolder } from '../cli-world.ts'
import { codingWorld, lastWords, stepsOf } from './world.ts'

const plainAdapter = '{ kind: coding, preset: plain, command: [plain, "{prompt}"] }'
const worldOf = (preset: string) => codingWorld(preset, preset === 'plain' ? plainAdapter : undefined)

describe.each(codingPresets)('%s', (preset) => {
  test('what it changed lands as it was shown, after one question', async () => {
    const world = worldOf(preset)
    writeFileSync(join(world.workspace, 'a.txt'), 'one\ntwo\n')
    writeFileSync(join(world.workspace, 'old.txt'), 'old\n')
    const events = await world.say('WRITE a.txt <<one\nthree\n>> WRITE src/new.txt <<new>> DELETE old.txt', 'once')
    const prepared = events.filter(({ type }) => type === 'decision_prepared') as unknown as {
      prepared: { diff: string; reach: { paths: string[] }; reasons: { kind: string }[] }
    }[]
    expect(prepared).toHaveLength(1)
    expect(prepared[0]?.prepared.diff).toContain('-two\n+three')
    expect(prepared[0]?.prepared.reach.paths).toEqual(['a.txt', 'old.txt', 'src', 'src/new.txt'])
    expect(prepared[0]?.prepared.reasons[0]?.kind).toBe('made_by_program')
    expect(readFileSync(join(world.workspace, 'a.txt'), 'utf8')).toBe('one\nthree\n')
    expect(readFileSync(join(world.workspace, 'src/new.txt'), 'utf8')).toBe('new')
    expect(existsSync(join(world.workspace, 'old.txt'))).toBe(false)
    expect(lastWords(events)).toBe(`Done as ${preset}.`)
    if (preset !== 'plain')
      expect(stepsOf(events)).toEqual(['write a.txt', 'write src/new.txt', 'run old.txt', 'model'])
    if (preset !== 'plain') expect(JSON.stringify(events)).toContain('10 tokens in, 5 out')
  })

  test('a turn that fails changes nothing, and its words are told', async () => {
    const world = worldOf(preset)
    const events = await world.say('WRITE a.txt <<one>> FAIL quota')
    const result = events.find(({ type }) => type === 'task_execution_result')
    expect(result).toMatchObject({ success: false })
    expect(JSON.stringify(result)).toContain('quota')
    expect(existsSync(join(world.workspace, 'a.txt'))).toBe(false)
  })
})

const file = (world: { workspace: string }, name: string): string => readFileSync(join(world.workspace, name), 'utf8')

test('what it is told no for does not land, and it says so', async () => {
  const world = codingWorld('claude')
  const events = await world.say('WRITE a.txt <<one>>', 'deny')
  expect(existsSync(join(world.workspace, 'a.txt'))).toBe(false)
  expect(lastWords(events)).toBe('Done as claude.\n\nIts changes were not taken: you said no')
})

test('what its model used is counted, and a budget that is used up asks before the next turn', async () => {
  const world = codingWorld('claude', undefined, 'budget: { cost: 0.2 }\n')
  const first = await world.say('WRITE a.txt <<one>>', 'once')
  const used = { member: 'coder', calls: 1, input: 10, output: 5, cost: 0.25 }
  expect(costView(first.filter(({ type }) => type !== 'rest') as unknown as JournalEvent[]).rows).toMatchObject([used])
  const second = await world.say('WRITE a.txt <<two>>')
  expect(lastWords(second)).toContain('used up (tokens used: 15, 0.25)')
  expect(file(world, 'a.txt')).toBe('one')
})

test('a no with a reason gives it another turn', async () => {
  const world = codingWorld('codex')
  const events = await world.say('WRITE a.txt <<one>> AGAIN a.txt <<two>>', 'deny_because: not one', 'once')
  expect(file(world, 'a.txt')).toBe('two')
  expect(events.filter(({ type }) => type === 'decision_proposed')).toHaveLength(2)
})

test('outside of the paths of its spec nothing lands', async () => {
  const world = codingWorld('goose', '{ kind: coding, preset: goose, paths: ["src/**"] }')
  const events = await world.say('WRITE src/a.txt <<one>> WRITE b.txt <<two>>')
  expect(events.find(({ type }) => type === 'decision_refused')).toMatchObject({
    problem: { code: 'E_POLICY_DENIED', cause: { kind: 'path_denied', path: 'b.txt' } },
  })
  expect(readdirSync(world.workspace)).toEqual([])
  expect(lastWords(events)).toContain('Its changes were not taken: ')
})

test('a link that leads out of the workspace is not followed', async () => {
  const world = codingWorld('goose')
  const outside = tempFolder()
  symlinkSync(outside, join(world.workspace, 'out'))
  const events = await world.say('WRITE out/a.txt <<one>>')
  expect(readdirSync(outside)).toEqual([])
  expect(events.some(({ type }) => type === 'changes_staged')).toBe(false)
})

test('what landed is undone to the byte', async () => {
  const world = codingWorld('opencode')
  writeFileSync(join(world.workspace, 'a.txt'), '\ufeffone\r\n')
  writeFileSync(join(world.workspace, 'b.txt'), 'two')
  const events = await world.say('WRITE a.txt <<other>> DELETE b.txt WRITE c/d.txt <<new>>', 'once')
  expect(file(world, 'a.txt')).toBe('other')
  const staged = events.find(({ type }) => type === 'changes_staged') as unknown as { changes: Change[] }
  const host = new WorkspaceHost({ data: join(world.data, 'host') })
  onTestFinished(() => host.close())
  const conversation = String(events.at(-1)?.conversation)
  const undone = await host.undo({ conversation, workspace: world.workspace, changes: staged.changes })
  expect(undone).toMatchObject({ left: [] })
  expect(file(world, 'a.txt')).toBe('\ufeffone\r\n')
  expect(file(world, 'b.txt')).toBe('two')
  expect(readdirSync(world.workspace).sort()).toEqual(['a.txt', 'b.txt'])
})

test('generated folders, ignored files and git are not offered, and what is left out is named', async () => {
  const world = codingWorld('claude')
  writeFileSync(join(world.workspace, '.gitignore'), '*.log\n')
  const task = 'WRITE node_modules/x/a.js <<1>> WRITE b.log <<2>> WRITE .git/refs/heads/x <<3>> WRITE c.txt <<4>>'
  const events = await world.say(task, 'once')
  expect(readdirSync(world.workspace).sort()).toEqual(['.gitignore', 'c.txt'])
  expect(lastWords(events)).toContain('.git (3), node_modules (2), b.log')
})

test('it sees no secret of the workspace, and of the environment only its own keys', async () => {
  vi.stubEnv('ANTHROPIC_API_KEY', 'sk-ant-1234567890')
  vi.stubEnv('OTHER_TOKEN', 'hidden-value')
  const world = codingWorld('claude')
  writeFileSync(join(world.workspace, '.npmrc'), 'PASSWORD=hunter22')
  const events = await world.say('ENV seen.json SHOW .npmrc WRITE done.txt <<1>>', 'once')
  const seen = JSON.parse(file(world, 'seen.json')) as Record<string, string>
  expect(seen.ANTHROPIC_API_KEY).toBe('sk-ant-1234567890')
  expect(seen.OTHER_TOKEN).toBeUndefined()
  expect(file(world, 'shown.txt')).toBe('EACCES')
  expect(JSON.stringify(events)).not.toContain('hunter22')
})

test('without a sandbox it works in a copy, and the card says that nothing held it', async () => {
  const world = codingWorld('gemini')
  vi.stubEnv('PATH', [world.bin, dirname(process.execPath)].join(delimiter))
  writeFileSync(join(world.workspace, 'a.txt'), 'one')
  writeFileSync(join(world.workspace, 'b.txt'), 'two')
  const events = await world.say('WRITE a.txt <<three>> DELETE b.txt', 'once')
  expect(JSON.stringify(events)).toContain('made_without_sandbox')
  expect(file(world, 'a.txt')).toBe('three')
  expect(existsSync(join(world.workspace, 'b.txt'))).toBe(false)
})

test('without a workspace, or without its program, the task is blocked and says what is missing', async () => {
  const world = codingWorld('claude')
  rmSync(join(world.bin, 'claude'))
  const events = await world.say('WRITE a.txt <<one>>')
  expect(JSON.stringify(events)).toContain('"cause":{"kind":"no_program","program":"claude","file":"coder.yaml"}')
  const { out } = await cli(['run', '[NEXT:coder] hello', '--team', world.team, '--data', tempFolder(), '--json'])
  expect(out).toContain('a workspace: start with --workspace DIR')
})

test('a program of the team itself is seen behind the walls', async () => {
  const world = codingWorld('plain', '{ kind: coding, preset: plain, command: [./plain] }')
  copyFileSync(join(world.bin, 'plain'), join(world.team, 'plain'))
  writeFileSync(join(world.team, 'package.json'), '{"type":"module"}')
  const events = await world.say('WRITE a.txt <<one>>', 'once')
  expect(file(world, 'a.txt')).toBe('one')
  expect(lastWords(events)).toBe('Done as plain.')
})
