/** Servers of tools for a program that embeds us: those it names, and those of the user's settings. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { approves } from '../../examples/outside/person.ts'
import { openSignalbox, orThrow, type SignalboxOptions } from '../../src/index.ts'
import { defineTeam } from '../../src/teams/define-team.ts'
import { tempFolder } from '../cli-world.ts'

const server = join(
  import.meta.dirname,
  ...['..', '..', 'node_modules', '@modelcontextprotocol', 'server-filesystem', 'dist', 'index.js'],
)

function keeperOf(path: string) {
  const keep = { action: 'files__write_file', params: { path, content: 'kept' } }
  const steps = [{ step_id: 'keep', title: 'Keep it', do: keep }]
  const adapter = { kind: 'playbook' as const, playbooks: [{ plan_id: 'keep', goal: 'Keep it', steps }] }
  return orThrow(
    defineTeam({
      team: 'notes',
      members: [
        { id: 'you', type: 'human' },
        { id: 'keeper', type: 'ai', agent: { adapter } },
      ],
    }),
  )
}

async function keeps(folder: string, options: Pick<SignalboxOptions, 'mcp'>): Promise<string> {
  const path = join(folder, 'note.txt')
  const box = orThrow(await openSignalbox({ data: 'memory', team: keeperOf(path), ...options }))
  await box.start({ id: 'c' })
  await box.say('c', { by: 'you', text: 'Keep it. [NEXT:keeper]' })
  await approves(box, 'c')
  await box.close()
  return readFileSync(path, 'utf8')
}

test('a server that the program names is started with the box, and its tools are there', async () => {
  const folder = tempFolder()
  const mcp = { files: { command: process.execPath, args: [server, folder] } }
  expect(await keeps(folder, { mcp })).toBe('kept')
})

test('without a word those of the settings are', async () => {
  const [folder, settings] = [tempFolder(), join(tempFolder(), 'settings')]
  mkdirSync(settings)
  const entry = `{ command: ${JSON.stringify(process.execPath)}, args: [${JSON.stringify(server)}, ${JSON.stringify(folder)}] }`
  writeFileSync(join(settings, 'signalbox.yaml'), `mcp:\n  files: ${entry}\n`)
  vi.stubEnv('SIGNALBOX_CONFIG', settings)
  try {
    expect(await keeps(folder, {})).toBe('kept')
  } finally {
    vi.unstubAllEnvs()
  }
})

test('a server that is none is a mistake in the program', async () => {
  const mcp = { files: { comand: 'node' } } as unknown as SignalboxOptions['mcp']
  const opened = await openSignalbox({ data: 'memory', team: keeperOf('x'), mcp })
  expect(opened).toMatchObject({ problem: { code: 'E_INVALID_ARGS', detail: { why: 'bad_value' } } })
})
