/** One command from a coding agent on this machine to a member that works. */
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, linesOf, tempFolder } from '../cli-world.ts'
import { type Event, install, lastWords } from './world.ts'

test('what is typed next works: the member edits, the person approves', async () => {
  const [data, workspace, bin] = [tempFolder(), tempFolder(), tempFolder()]
  install(bin, 'claude')
  const env = { PATH: [bin, process.env.PATH].join(delimiter), HOME: tempFolder(), ANTHROPIC_API_KEY: 'x' }
  const added = await cli(['agent', 'add', 'claude', '--data', data], { env })
  expect(added).toMatchObject({ exit: 0, err: '' })
  expect(added.out).toContain('hello [NEXT:claude]')
  const asked = ['run', '[NEXT:claude] WRITE a.txt <<one>>', '--team', 'mine', '--workspace', workspace]
  const ran = await cli([...asked, '--data', data, '--json', '--answer', 'once'], { env })
  expect(readFileSync(join(workspace, 'a.txt'), 'utf8')).toBe('one')
  expect(lastWords(linesOf(ran.out) as Event[], 'claude')).toBe('Done as claude.')
})

test('what is missing is said, with what to do about it', async () => {
  const data = tempFolder()
  const env = { PATH: tempFolder(), HOME: tempFolder() }
  const added = await cli(['agent', 'add', 'codex', '--data', data], { env })
  expect(added.out).toContain('Codex is not on the PATH: npm install -g @openai/codex')
  expect(existsSync(join(data, 'teams/mine/agents/codex.yaml'))).toBe(true)
  const chinese = await cli(['agent', 'add', 'goose', '--data', data, '--lang', 'zh'], { env })
  expect(chinese.out).toContain('PATH 中没有 goose')
})

test('an agent that was never used has to sign in, and the doctor names what is there', async () => {
  const bin = tempFolder()
  install(bin, 'gemini', 'goose')
  const env = { PATH: [bin, process.env.PATH].join(delimiter), HOME: tempFolder() }
  const added = await cli(['agent', 'add', 'gemini', '--data', tempFolder()], { env })
  expect(added.out).toContain('Sign in once: start `gemini` by itself.')
  const doctor = await cli(['doctor', '--data', tempFolder(), '--json'], { env })
  const { checks } = JSON.parse(doctor.out) as { checks: { name: string; found?: string }[] }
  expect(checks.find(({ name }) => name === 'agents')?.found).toBe('gemini, goose')
})
