/** In the terminal a team that acts in a folder works in the current one, and a talk in none. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { openHost } from '../src/client/host.ts'
import { localClient } from '../src/client/local.ts'
import { workFolder } from '../src/client/work-folder.ts'
import { noLog } from '../src/runtime/no-ports.ts'
import { tempFolder } from './cli-world.ts'

test.each([
  ['workspace', true],
  ['front-desk', false],
  ['two-ais', false],
])('the team %s: %s', async (team, works) => {
  const [current, folder] = [tempFolder(), tempFolder()]
  vi.spyOn(process, 'cwd').mockReturnValue(current)
  onTestFinished(() => void vi.restoreAllMocks())
  const client = localClient(await openHost({ folder }, noLog))
  onTestFinished(() => client.close())
  const started = await client.start(team)
  if (!started.ok) throw new Error('it does not start')
  expect((await client.state(started.value.conversation))?.workspace).toBe(works ? current : undefined)
})

test('neither the home nor the root is one', () => {
  const env = { HOME: '/home/me' }
  expect(['/home/me/project', '/home/me', '/'].map((cwd) => workFolder(env, cwd))).toEqual([
    '/home/me/project',
    undefined,
    undefined,
  ])
})
