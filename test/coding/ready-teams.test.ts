/** The start screen offers the coding agents of this machine as ready teams, in the folder where one is. */
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openHost } from '../../src/client/host.ts'
import { localClient } from '../../src/client/local.ts'
import { readyTeams } from '../../src/client/ready-teams.ts'
import { noLog } from '../../src/runtime/no-ports.ts'
import { tempFolder } from '../cli-world.ts'
import { install } from './world.ts'

test('what is on the PATH is offered in a folder of work, and not in the home or at the root', () => {
  const bin = tempFolder()
  install(bin, 'claude', 'codex')
  const env = { PATH: [bin, '/nowhere'].join(delimiter), HOME: '/home/me' }
  const workspaces = (cwd: string) => readyTeams(env, cwd).map(({ id, workspace }) => [id, workspace])
  expect(workspaces('/home/me/project')).toEqual([
    ['you-and-claude', '/home/me/project'],
    ['you-and-codex', '/home/me/project'],
  ])
  expect(workspaces('/home/me')).toEqual([
    ['you-and-claude', undefined],
    ['you-and-codex', undefined],
  ])
  expect(readyTeams(env, '/')[0]?.workspace).toBeUndefined()
})

test('a conversation with it works in that folder, and asks before anything lands', async () => {
  const [bin, workspace, folder] = [tempFolder(), tempFolder(), tempFolder()]
  install(bin, 'goose')
  vi.spyOn(process, 'cwd').mockReturnValue(workspace)
  onTestFinished(() => void vi.restoreAllMocks())
  const client = localClient(await openHost({ folder }, noLog))
  onTestFinished(() => client.close())
  const [offer] = await client.teams()
  expect(offer).toMatchObject({ id: 'you-and-goose', name: { en: 'You and goose' } })
  const started = await client.start('you-and-goose')
  if (!started.ok) throw new Error('it does not start')
  const { conversation } = started.value
  await client.say(conversation, { by: 'you', text: '@goose WRITE a.txt <<one>>' })
  const question = await vi.waitFor(
    async () => {
      const open = (await client.state(conversation))?.questions.find(({ kind }) => kind === 'approval')
      expect(open).toBeDefined()
      return open
    },
    { timeout: 20_000 },
  )
  const { id = '', hash } = question ?? {}
  await client.answer(conversation, { by: 'you', questionId: id, option: 'once', ...(hash !== undefined && { hash }) })
  await vi.waitFor(() => expect(readFileSync(join(workspace, 'a.txt'), 'utf8')).toBe('one'), { timeout: 20_000 })
})
