/** From one command to a member that answers. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cli, linesOf, tempFolder } from '../cli-world.ts'
import { stubModel } from './stub-model.ts'

async function server() {
  const stub = await stubModel(() => 'Hello.')
  onTestFinished(() => stub.close())
  return { stub, env: { SIGNALBOX_CONFIG: tempFolder(), OLLAMA_BASE_URL: stub.url } }
}

test('a model is added, the team is made with it, and what is said to type works', async () => {
  const { env } = await server()
  const data = tempFolder()
  const added = await cli(['agent', 'add', 'ollama:stub', '--data', data], { env })
  expect(added).toMatchObject({ exit: 0, err: '' })
  expect(added.out).toContain('✓ You and stub are a team now')
  const typed = / run "([^"]+)" --team (\S+)/.exec(added.out)
  const { out, exit } = await cli(['run', typed?.[1] ?? '', '--team', typed?.[2] ?? '', '--data', data, '--json'], {
    env,
  })
  expect(linesOf(out)).toContainEqual(
    expect.objectContaining({ type: 'member_said', memberId: 'stub', text: 'Hello.' }),
  )
  expect(exit).toBe(0)
})

test.each(['hello', '你好', 'who are you?', 'thanks', "Don't touch the tests"])(
  'what names nobody is for the first one, talk too: %s',
  async (text) => {
    const { env, stub } = await server()
    const data = tempFolder()
    await cli(['agent', 'add', 'ollama:stub', '--data', data], { env })
    const { out } = await cli(['run', text, '--team', 'mine', '--data', data], { env })
    expect(out).toContain('Hello.')
    expect(stub.requests).toHaveLength(1)
  },
)

test('a key that is not set is named before anything is called', async () => {
  const data = tempFolder()
  const env = { SIGNALBOX_CONFIG: tempFolder() }
  await cli(['agent', 'add', 'openai:gpt-5', '--data', data], { env })
  const { out } = await cli(['run', 'hello', '--team', 'mine', '--data', data], { env })
  expect(out).toContain("the model's key is missing or wrong. Set OPENAI_API_KEY.")
})

test('what can be added is named, servers of tools too', async () => {
  const data = ['--data', tempFolder()]
  expect((await cli(['agent', 'add', ...data])).out).toMatch(/^Say what to add[\s\S]*--mcp/)
  expect((await cli(['agent', 'add', 'nonsense', ...data])).out).toMatch(/^'nonsense' is nothing[\s\S]*--mcp/)
})

test('a second one goes into the same team, and a name that is taken is refused', async () => {
  const { env } = await server()
  const data = tempFolder()
  const add = (...args: string[]) => cli(['agent', 'add', ...args, '--data', data, '--lang', 'zh'], { env })
  expect((await add('ollama:stub')).out).toContain('接下来输入')
  const second = await add('openai:gpt-5')
  expect(second.out).toContain('未设置 OPENAI_API_KEY')
  expect(second.exit).toBe(0)
  expect((await add('openai:gpt-5')).exit).toBe(2)
  const spec = readFileSync(join(data, 'teams', 'mine', 'agents', 'gpt-5.yaml'), 'utf8')
  expect(spec).toContain('model: openai:gpt-5')
})

test('a program is added with its command; what is nothing is named with what could be', async () => {
  const data = tempFolder()
  const { out } = await cli([
    'agent',
    'add',
    '--command',
    'node "my agent.js" --fast',
    '--id',
    'mill',
    '--data',
    data,
    '--json',
  ])
  expect(linesOf(out)[0]).toMatchObject({ ok: true, agent: 'mill' })
  expect(readFileSync(join(data, 'teams', 'mine', 'agents', 'mill.yaml'), 'utf8')).toContain('my agent.js')
  const named = await cli(['agent', 'add', '--command', 'node my_agent.mjs', '--data', tempFolder()], {
    env: { PATH: process.env.PATH ?? '' },
  })
  expect(named.out).toContain('You and my_agent are a team now')
  expect(named.out).toContain('There is no my_agent.mjs in this folder yet.')
  const absent = await cli(['agent', 'add', '--command', 'no-such-program', '--data', tempFolder()])
  expect(absent.out).toContain('no-such-program was not found')
  const wrong = await cli(['agent', 'add', 'olama:x', '--data', tempFolder()])
  expect(wrong.exit).toBe(2)
  expect(wrong.out).toContain('ollama:MODEL')
  expect(existsSync(join(data, 'teams', 'olama'))).toBe(false)
})

test('doctor finds a local server and names keys without their values', async () => {
  const { env } = await server()
  const { out } = await cli(['doctor', '--json', '--data', tempFolder()], {
    env: { ...env, OPENAI_API_KEY: 'sk-very-secret' },
  })
  const [{ checks } = { checks: [] }] = linesOf(out) as { checks: { name: string; ok: boolean; found?: string }[] }[]
  expect(checks.find(({ name }) => name === 'models')).toMatchObject({
    ok: true,
    found: 'ollama (stub), OPENAI_API_KEY',
  })
  expect(out).not.toContain('sk-very-secret')
})
