/** `signalbox run --workspace DIR`: a program proposes, a person decides, and the file is there or it is not. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, linesOf, tempFolder } from './cli-world.ts'
import { writersTeam } from './workspace/writers-team.ts'

async function played(...more: string[]): Promise<{ workspace: string; events: Record<string, unknown>[] }> {
  const workspace = tempFolder()
  const args = ['run', 'go [NEXT:writer]', '--team', writersTeam(), '--workspace', workspace]
  const { out } = await cli([...args, '--data', tempFolder(), '--json', ...more])
  return { workspace, events: linesOf(out) as Record<string, unknown>[] }
}
const said = (events: Record<string, unknown>[]) => events.filter((e) => e.type === 'member_said').at(-1)?.text

test('approved, it is written, and the program is told', async () => {
  const { workspace, events } = await played('--yes')
  expect(readFileSync(join(workspace, 'hello.txt'), 'utf8')).toBe('hi\n')
  expect(said(events)).toBe('settled')
  const order = ['decision_proposed', 'decision_prepared', 'question_opened', 'decision_issued', 'changes_staged']
  expect(events.map((e) => e.type).filter((type) => [...order, 'decision_settled'].includes(String(type)))).toEqual([
    ...order,
    'decision_settled',
  ])
})

test('denied with a reason, nothing is written, and the program reads the reason', async () => {
  const { workspace, events } = await played('--answer', 'deny_because: not in this folder')
  expect(existsSync(join(workspace, 'hello.txt'))).toBe(false)
  expect(said(events)).toContain('not in this folder')
})

test('a workspace that is no folder is refused before anything starts', async () => {
  const { exit, err } = await cli([
    'run',
    'hello',
    '--workspace',
    join(tempFolder(), 'nowhere'),
    '--data',
    tempFolder(),
  ])
  expect(exit).toBe(2)
  expect(err).toContain('nowhere')
})

test('a conversation keeps its workspace: another one is refused, its own may be named again', async () => {
  const [data, first, second] = [tempFolder(), tempFolder(), tempFolder()]
  const begun = await cli(['run', 'hello', '--workspace', first, '--json', '--data', data])
  const { conversation } = linesOf(begun.out).at(-1) as { conversation: string }
  const goOn = (workspace: string) =>
    cli(['run', 'thanks', '--in', conversation, '--workspace', workspace, '--data', data])
  const refused = await goOn(second)
  expect(refused.exit).toBe(2)
  expect(refused.err).toContain(`${conversation} works in ${realpathSync(first)} and stays there.`)
  expect((await goOn(first)).exit).toBe(0)
})
