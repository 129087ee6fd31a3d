/** Servers of tools: the reference servers as they are published, and one that misbehaves. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Config } from '../../src/config/config.ts'
import type { ToolEnvelope } from '../../src/core/contracts/execution.ts'
import { openServers } from '../../src/mcp/open-servers.ts'
import type { CodeTool, ToolHost } from '../../src/ports.ts'
import { noLog, noTools } from '../../src/runtime/no-ports.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { codeTools } from '../../src/tools/code/host.ts'
import { orThrow } from '../../src/views/or-throw.ts'
import { cli, linesOf, tempFolder } from '../cli-world.ts'

const root = join(import.meta.dirname, '..', '..')
const published = (name: string): string =>
  join(root, 'node_modules', '@modelcontextprotocol', name, 'dist', 'index.js')
const filesIn = (folder: string) => ({ command: process.execPath, args: [published('server-filesystem'), folder] })

/** A team with a program may use every server. */
const team = orThrow(
  defineTeam({
    team: 'any',
    members: [
      { id: 'you', type: 'human' },
      { id: 'bob', type: 'ai', agent: { adapter: { kind: 'process', command: ['true'] } } },
    ],
  }),
)

type Opened = { readonly host: ToolHost; readonly tools: ReadonlyMap<string, CodeTool<unknown, unknown>> }
async function opened(mcp: object): Promise<Opened & { readonly absent: readonly { server: string }[] }> {
  const { tools, absent, close } = await openServers(Config.parse({ mcp }), {
    env: process.env,
    log: noLog,
    teams: [team],
  })
  onTestFinished(close)
  return { host: codeTools(tools, noTools), tools: new Map(tools.map((tool) => [tool.name, tool])), absent }
}

let count = 0
async function call({ host }: Opened, action: string, params: ToolEnvelope['params']): Promise<unknown> {
  const decision_id = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
  const envelope: ToolEnvelope = {
    ...{ decision_id, type: 'TOOL_CALL', action, params, timeout_ms: 60_000 },
    scope: { allowed_paths: [], allowed_tasks: ['t'] },
    expectation: { world_change: [], task_progress: '' },
  }
  const about = { envelope, conversation: 'c', taskId: 't', scope: { within: [], without: [], denied: [] } }
  const answer = await host.execute({ ...about, pre: [], attempt: 1, signal: new AbortController().signal })
  return 'refused' in answer ? answer.refused.message : JSON.parse(answer.result.stdout).text
}

test('the reference server of files: every tool is there, and what is not listed in the settings may execute', async () => {
  const folder = tempFolder()
  const servers = await opened({ files: { ...filesIn(folder), tools: { read_text_file: 'read' } } })
  expect(servers.tools.get('files__write_file')?.effect).toBe('execute')
  expect(servers.tools.get('files__read_text_file')?.effect).toBe('read')
  expect(servers.tools.get('files__list_directory')?.effect).toBe('execute') // it calls itself read-only
  await call(servers, 'files__write_file', { path: join(folder, 'a.txt'), content: 'one' })
  expect(await call(servers, 'files__read_text_file', { path: join(folder, 'a.txt') })).toBe('one')
  expect(await call(servers, 'files__write_file', { path: 7 })).toContain('path')
})

test('the reference server of everything, as a program and at an address', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  const args = ['--import', join(import.meta.dirname, 'loopback.mjs'), published('server-everything'), 'streamableHttp']
  const server = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void server.kill())
  await new Promise((resolve) => server.stderr.once('data', resolve))
  const program = { command: process.execPath, args: [published('server-everything'), 'stdio'] }
  const servers = await vi.waitFor(
    async () => {
      const found = await opened({ near: program, far: { url: `http://127.0.0.1:${port}/mcp` } })
      expect(found.absent).toEqual([])
      return found
    },
    { timeout: 20_000, interval: 300 },
  )
  expect(await call(servers, 'near__echo', { message: 'hi' })).toContain('hi')
  expect(await call(servers, 'far__echo', { message: 'you' })).toContain('you')
})

test('a server that dies, floods or answers with far too much costs its own call', async () => {
  const log = join(tempFolder(), 'log')
  const bad = { command: process.execPath, args: [join(import.meta.dirname, 'bad-server.mjs'), log] }
  const servers = await opened({ bad, gone: { command: '/no/such/server' } })
  expect(servers.absent).toMatchObject([{ server: 'gone' }])
  expect(servers.tools.get('bad__note')?.effect).toBe('execute')
  await expect(call(servers, 'bad__die', {})).rejects.toThrow()
  expect(await call(servers, 'bad__note', { text: 'after the death' })).toBe('ok')
  await expect(call(servers, 'bad__flood', {})).rejects.toThrow()
  expect(await call(servers, 'bad__note', { text: 'after the flood' })).toBe('ok')
  expect(String(await call(servers, 'bad__long', {}))).toHaveLength(200_000 + '\n… 4800000 more characters'.length)
  expect(readFileSync(log, 'utf8')).toBe('after the death\nafter the flood\n')
})

test('a server that hangs is left when the call is stopped, and asked again for the next', async () => {
  const log = join(tempFolder(), 'log')
  const bad = { command: process.execPath, args: [join(import.meta.dirname, 'bad-server.mjs'), log] }
  const servers = await opened({ bad })
  const stop = new AbortController()
  const hanging = servers.tools.get('bad__hang')?.run({}, { signal: stop.signal, idempotencyKey: 'k' })
  stop.abort(new Error('stopped'))
  await expect(hanging).rejects.toThrow()
  expect(await call(servers, 'bad__note', { text: 'still here' })).toBe('ok')
})

test('a tool that the server changed is refused, and the others work', async () => {
  const log = join(tempFolder(), 'log')
  const bad = { command: process.execPath, args: [join(import.meta.dirname, 'bad-server.mjs'), log] }
  const servers = await opened({ bad })
  expect(await call(servers, 'bad__change', {})).toBe('ok')
  expect(await call(servers, 'bad__note', { text: 'to everybody' })).toContain('has changed note since it was listed')
  expect(existsSync(log)).toBe(false)
  expect(await call(servers, 'bad__change', {})).toBe('ok')
})

test('in a conversation a write of a server is asked for, with its very input, and runs once', async () => {
  const [dir, config, workspace, served] = [tempFolder(), tempFolder(), tempFolder(), tempFolder()]
  mkdirSync(join(config, 'signalbox'))
  mkdirSync(join(dir, 'playbooks'))
  writeFileSync(join(config, 'signalbox', 'signalbox.yaml'), JSON.stringify({ mcp: { files: filesIn(served) } }))
  const params = { path: join(served, 'a.txt'), content: 'one' }
  const local = { en: 'Keep', zh: '保存' }
  for (const [name, value] of Object.entries({
    'team.yaml': {
      team: 'notes',
      members: [
        { id: 'you', type: 'human', name: 'you', order: 0 },
        { id: 'clerk', type: 'ai', name: 'clerk', order: 1, agent: './clerk.yaml' },
      ],
    },
    'clerk.yaml': { agent: 'clerk', for: local, adapter: { kind: 'playbook', dir: './playbooks' } },
    'playbooks/keep.yaml': {
      ...{ plan_id: 'keep', intents: [], goal: local },
      steps: [{ step_id: 'keep', title: local, do: { action: 'files__write_file', params } }],
    },
  }))
    writeFileSync(join(dir, name), JSON.stringify(value))
  const args = ['run', 'go [NEXT:clerk]', '--team', dir, '--workspace', workspace, '--data', tempFolder(), '--json']
  const env = { XDG_CONFIG_HOME: config, HOME: config, PATH: process.env.PATH ?? '' }
  const { out } = await cli([...args, '--answer', 'once'], { env })
  const events = linesOf(out) as { type: string }[]
  const prepared = JSON.stringify(events.find(({ type }) => type === 'decision_prepared'))
  expect(prepared).toContain('files: write_file {\\"path\\"')
  expect(prepared).toContain('"evidence":"none"')
  expect(readFileSync(join(served, 'a.txt'), 'utf8')).toBe('one')
  const denied = await cli([...args.slice(0, -3), '--data', tempFolder(), '--json', '--answer', 'deny'], { env })
  expect(denied.out).toContain('decision_refused')
})

test('agent add --mcp asks the server for its tools and writes it into the settings, beside what stands there', async () => {
  const [config, served] = [tempFolder(), tempFolder()]
  const env = { SIGNALBOX_CONFIG: config, HOME: config, PATH: process.env.PATH ?? '' }
  const file = join(config, 'signalbox.yaml')
  writeFileSync(file, '# mine\nmodels: {}\n')
  const add = (command: string, ...more: string[]) =>
    cli(['agent', 'add', '--mcp', command, '--data', tempFolder(), ...more], { env })
  const command = `${process.execPath} ${published('server-filesystem')} ${served}`
  expect((await add('/no/such/server')).exit).not.toBe(0)
  expect(readFileSync(file, 'utf8')).toBe('# mine\nmodels: {}\n')
  const added = await add(command, '--id', 'notes')
  expect(added).toMatchObject({ exit: 0, err: '' })
  expect(added.out).toContain('notes__write_file')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('# mine')
  expect(text).toContain('server-filesystem')
  expect((await add(command, '--id', 'notes')).out).toContain('already')
})

test('agent add --mcp --team gives the tools to the models of that team, and to nobody else', async () => {
  const [config, served, team] = [tempFolder(), tempFolder(), tempFolder()]
  const env = { SIGNALBOX_CONFIG: config, HOME: config, PATH: process.env.PATH ?? '' }
  const members = '  - { id: you, type: human }\n  - { id: bot, type: ai, agent: ./bot.yaml }\n'
  writeFileSync(join(team, 'team.yaml'), `team: pair\nmembers:\n${members}`)
  const spec = (adapter: string) => `agent: bot # mine\nfor: { en: Work, zh: 工作 }\nintents: []\nadapter: ${adapter}\n`
  writeFileSync(join(team, 'bot.yaml'), spec('{ kind: scripted, replies: ["Yes."] }'))
  const command = `${process.execPath} ${published('server-filesystem')} ${served}`
  const add = () =>
    cli(['agent', 'add', '--mcp', command, '--id', 'notes', '--team', team, '--data', tempFolder()], { env })
  const nobody = await add()
  expect(nobody).toMatchObject({ exit: 2, out: expect.stringContaining('is a model') })
  expect(existsSync(join(config, 'signalbox.yaml'))).toBe(false)
  writeFileSync(join(team, 'bot.yaml'), spec('{ kind: model, tools: [read_file] }'))
  const added = await add()
  expect(added).toMatchObject({ exit: 0, err: '' })
  expect(added.out).toContain('bot can use them now.')
  const text = readFileSync(join(team, 'bot.yaml'), 'utf8')
  expect(text).toContain('agent: bot # mine')
  expect(text).toMatch(/read_file, notes__read_file/)
  expect((await cli(['team', 'validate', team, '--data', tempFolder()], { env })).exit).toBe(0)
})
