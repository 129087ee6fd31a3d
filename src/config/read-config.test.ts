import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { McpServer } from './config.ts'
import { configFile, configFolder } from './config-folder.ts'
import { entryFor, modelNamed } from './environment.ts'
import { checkConfig, readConfig } from './read-config.ts'

const text = `
default: local
models:
  local: { provider: openai-compatible, baseURL: "http://127.0.0.1:11434/v1", model: "qwen3:8b" }
  claude: { provider: anthropic, model: claude-sonnet-4-5, keyEnv: ANTHROPIC_API_KEY, price: { input: 3, output: 15 } }
budget: { tokens: 200000, cost: 5 }
mcp:
  files: { command: npx, args: [server-filesystem, .], tools: { read_text_file: read } }
  far: { url: "http://127.0.0.1:8080/mcp" }
`

test('a whole file is read, with its defaults', () => {
  const read = checkConfig('signalbox.yaml', text)
  const far: McpServer = { url: 'http://127.0.0.1:8080/mcp', tools: {} }
  expect(read).toMatchObject({
    ok: true,
    config: {
      default: 'local',
      models: { local: { contextTokens: 32_000, structured: true }, claude: { price: { output: 15 } } },
      budget: { tokens: 200_000, cost: 5 },
      mcp: { files: { command: 'npx', pass: [], tools: { read_text_file: 'read' } }, far },
    },
  })
})

test('an unknown key is named with its line and the nearest known one', () => {
  const read = checkConfig('signalbox.yaml', 'models:\n  a: { provider: anthropic, modle: x }\n')
  if (read.ok) throw new Error('it was taken')
  expect(read.problems.map(({ line, kind }) => [line, kind])).toContainEqual([2, 'unknown_key'])
  expect(read.problems.map(({ message }) => message.en).join('\n')).toContain("did you mean 'model'?")
})

test.each([
  ['default: lokal\nmodels: { local: { provider: google, model: m } }', 'unknown_name'],
  ['models: { a: { provider: mine, model: m } }', 'not_one_of'],
  ['models: { a: { provider: google, model: m, baseURL: "file:///etc/passwd" } }', 'bad_address'],
  ['models: { a: { provider: google, model: m, key: "sk-secret" } }', 'unknown_key'],
  ['mcp: { a: { command: x, tools: { t: harmless } } }', 'not_one_of'],
  ['models: [', 'syntax'],
])('%s is refused', (written, kind) => {
  const read = checkConfig('signalbox.yaml', written)
  expect(read.ok ? [] : read.problems.map((problem) => problem.kind)).toContain(kind)
})

test('a file that is not there, or is empty, means no settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  const env = { SIGNALBOX_CONFIG: folder }
  expect(readConfig(env)).toMatchObject({ ok: true, config: { models: {}, mcp: {}, budget: {} } })
  writeFileSync(configFile(folder), '# nothing yet\n')
  expect(readConfig(env)).toMatchObject({ ok: true, config: { models: {} } })
})

test('the folder comes from SIGNALBOX_CONFIG, then XDG, then the home folder', () => {
  expect(configFolder({ SIGNALBOX_CONFIG: '/a' }, '/home/u')).toBe('/a')
  expect(configFolder({ XDG_CONFIG_HOME: '/x' }, '/home/u')).toBe('/x/signalbox')
  expect(configFolder({ XDG_CONFIG_HOME: 'x' }, '/home/u')).toBe('/home/u/.config/signalbox')
})

test('a model by environment alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  const env = { SIGNALBOX_CONFIG: folder, SIGNALBOX_MODEL: 'ollama:qwen3:8b' }
  const read = readConfig(env)
  if (!read.ok) throw new Error('it was refused')
  expect(modelNamed(undefined, read.config, env)).toMatchObject({
    entry: { provider: 'openai-compatible', model: 'qwen3:8b', baseURL: 'http://127.0.0.1:11434/v1' },
  })
  const wrong = readConfig({ ...env, SIGNALBOX_MODEL: 'olama:qwen3' })
  expect(wrong.ok && [wrong.config.default, modelNamed(undefined, wrong.config, env)]).toEqual([
    'olama:qwen3',
    undefined,
  ])
  writeFileSync(configFile(folder), text)
  const both = readConfig({ ...env, SIGNALBOX_MODEL: 'claude' })
  expect(both.ok && both.config.default).toBe('claude')
})

test('a member names a model of the file, or a provider and a model', () => {
  const read = checkConfig('signalbox.yaml', text)
  if (!read.ok) throw new Error('it was refused')
  expect(modelNamed('claude', read.config, {})?.entry.model).toBe('claude-sonnet-4-5')
  expect(modelNamed('openai:gpt-5', read.config, { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' })?.entry).toMatchObject({
    baseURL: 'http://127.0.0.1:9/v1',
    keyEnv: 'OPENAI_API_KEY',
  })
  expect(modelNamed('constructor', read.config, {})).toBeUndefined()
  expect(modelNamed('nobody:model', read.config, {})).toBeUndefined()
  expect(entryFor('openai:', {})).toBeUndefined()
})
